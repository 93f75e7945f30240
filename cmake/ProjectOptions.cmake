# SPDX-License-Identifier: GPL-3.0-or-later
# Two interface targets instead of global flags: lockscope::options for every target of ours, lockscope::qt on top
# of it for the targets that may see Qt.

option(LOCKSCOPE_FUZZERS "Build libFuzzer targets (clang only)" OFF)
option(LOCKSCOPE_PLANTED_FAULTS "Let mistakes be switched on, for the simulation to find: never in what ships" OFF)
set(LOCKSCOPE_SANITIZERS "" CACHE STRING "Comma-separated, e.g. address,undefined or thread")

set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_VISIBILITY_INLINES_HIDDEN ON)
set(CMAKE_CXX_VISIBILITY_PRESET hidden)

find_program(LOCKSCOPE_CCACHE ccache)
if(LOCKSCOPE_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
    set(CMAKE_CXX_COMPILER_LAUNCHER ${LOCKSCOPE_CCACHE})
endif()

# Links in a tenth of the time.
find_program(LOCKSCOPE_MOLD mold)
if(LOCKSCOPE_MOLD)
    add_link_options(-fuse-ld=mold)
endif()

add_library(lockscope_options INTERFACE)
add_library(lockscope::options ALIAS lockscope_options)
target_compile_features(lockscope_options INTERFACE cxx_std_20)
target_include_directories(lockscope_options INTERFACE ${PROJECT_SOURCE_DIR})
target_compile_options(lockscope_options INTERFACE
    -Wall -Wextra -Wpedantic
    -Wshadow -Wconversion -Wsign-conversion -Wold-style-cast -Wcast-qual -Wcast-align
    -Wnon-virtual-dtor -Woverloaded-virtual -Wextra-semi -Wundef -Wformat=2
    -Wimplicit-fallthrough -Wswitch-enum
    $<$<CXX_COMPILER_ID:GNU>:-Wduplicated-cond -Wduplicated-branches -Wlogical-op -Wsuggest-override>
    # Where it inlines, g++ 12 takes the unused part of a std::variant or std::optional for a value that is read.
    $<$<CXX_COMPILER_ID:GNU>:-Wno-maybe-uninitialized>)
target_compile_definitions(lockscope_options INTERFACE $<$<CONFIG:Debug>:_GLIBCXX_ASSERTIONS>)
if(LOCKSCOPE_PLANTED_FAULTS)
    target_compile_definitions(lockscope_options INTERFACE LOCKSCOPE_PLANTED_FAULTS)
endif()
if(LOCKSCOPE_SANITIZERS)
    target_compile_options(lockscope_options INTERFACE
        -fsanitize=${LOCKSCOPE_SANITIZERS} -fno-sanitize-recover=all -fno-omit-frame-pointer)
    target_link_options(lockscope_options INTERFACE -fsanitize=${LOCKSCOPE_SANITIZERS})
endif()

add_library(lockscope_qt INTERFACE)
add_library(lockscope::qt ALIAS lockscope_qt)
target_link_libraries(lockscope_qt INTERFACE lockscope::options)
target_compile_definitions(lockscope_qt INTERFACE
    QT_DISABLE_DEPRECATED_BEFORE=0x060400
    QT_NO_CAST_FROM_ASCII QT_NO_CAST_TO_ASCII QT_NO_CAST_FROM_BYTEARRAY QT_NO_URL_CAST_FROM_STRING
    QT_NO_NARROWING_CONVERSIONS_IN_CONNECT
    QT_STRICT_ITERATORS)

# Generated moc code is not ours to lint.
file(WRITE ${CMAKE_BINARY_DIR}/.clang-tidy "Checks: '-*,misc-definitions-in-headers'\n")

# What nearly every file reads, parsed once a ring. It saves half of a clean build's time; CMAKE_DISABLE_PRECOMPILE_HEADERS
# (preset clang) proves that no file lives on it.
set(LOCKSCOPE_STANDARD_HEADERS
    <algorithm> <array> <chrono> <cstdint> <deque> <functional> <map> <memory> <optional> <span> <string> <string_view>
    <unordered_map> <utility> <variant> <vector> <tl/expected.hpp>)

# lockscope_precompile(TARGET QT-HEADER...): Qt first, as everywhere.
function(lockscope_precompile target)
    target_precompile_headers(${target} PRIVATE ${ARGN} ${LOCKSCOPE_STANDARD_HEADERS})
endfunction()

option(LOCKSCOPE_UNITY "Compile the files of a ring several at a time: for clean builds, where it saves two thirds" OFF)

# lockscope_unite(TARGET FILE...): lets LOCKSCOPE_UNITY have the target, but for those files: others name things of their own
# alike.
function(lockscope_unite target)
    set_target_properties(${target} PROPERTIES UNITY_BUILD ${LOCKSCOPE_UNITY} UNITY_BUILD_BATCH_SIZE 6)
    list(TRANSFORM ARGN PREPEND ${CMAKE_CURRENT_SOURCE_DIR}/)
    set_property(SOURCE ${ARGN} TARGET_DIRECTORY ${target} PROPERTY SKIP_UNITY_BUILD_INCLUSION ON)
endfunction()

# lockscope_add_ring(NAME PURE|QT): a static library whose folders add their own sources with lockscope_ring_sources().
# A pure ring sees the standard library only; #include <QObject> in it does not compile.
function(lockscope_add_ring name kind)
    add_library(lockscope_${name} STATIC)
    add_library(lockscope::${name} ALIAS lockscope_${name})
    if(kind STREQUAL "PURE")
        target_link_libraries(lockscope_${name} PUBLIC lockscope::options)
        set_target_properties(lockscope_${name} PROPERTIES AUTOMOC OFF AUTOUIC OFF AUTORCC OFF)
    else()
        target_link_libraries(lockscope_${name} PUBLIC lockscope::qt)
    endif()
    set_target_properties(lockscope_${name} PROPERTIES VERIFY_INTERFACE_HEADER_SETS ON)
endfunction()

# lockscope_ring_sources(RING HEADERS ... SOURCES ...): called in the folder that holds the files.
function(lockscope_ring_sources ring)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "HEADERS;SOURCES")
    list(TRANSFORM arg_HEADERS PREPEND ${CMAKE_CURRENT_SOURCE_DIR}/)
    list(TRANSFORM arg_SOURCES PREPEND ${CMAKE_CURRENT_SOURCE_DIR}/)
    target_sources(lockscope_${ring}
        PUBLIC FILE_SET HEADERS BASE_DIRS ${PROJECT_SOURCE_DIR} FILES ${arg_HEADERS}
        PRIVATE ${arg_SOURCES})
endfunction()
