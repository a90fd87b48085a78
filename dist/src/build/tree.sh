#!/bin/sh
# Lays out what a release holds: tree.sh PROJECT JARS WORK VERSION INSTANT
# PROJECT is the root of the sources, JARS the folder of the program and its libraries, WORK a folder that becomes
# WORK/any (any platform with a Java) and WORK/here (this platform, with its runtime). JAVA_HOME is the JDK.
# The bytes depend on the sources and the JDK alone: all times are INSTANT, and lists are sorted by bytes.
set -eu
project=$1
jars=$2
work=$3
version=$4
instant=$5
jdk=${JAVA_HOME:?expected the folder of a JDK 25}
LC_ALL=C
TZ=UTC
export LC_ALL TZ
umask 022

rm -rf "$work"
mkdir -p "$work/any/bin" "$work/any/app/lib"
any=$work/any
cp "$project/dist/src/bin/pieceworth" "$any/bin/pieceworth"
chmod 755 "$any/bin/pieceworth"
awk '{ printf "%s\r\n", $0 }' "$project/dist/src/bin/pieceworth.cmd" >"$any/bin/pieceworth.cmd"
cp "$project/LICENSE" "$project/dist/src/NOTICE" "$any/"
cp "$project/dist/src/README.txt" "$any/README.txt"
cp -R "$project/dist/src/legal" "$any/legal"
cp "$project/cli/java.options" "$any/app/java.options"
# Who calls Java without the launcher, where there is no shell, gets the same characters.
cat >>"$any/app/java.options" <<'END'

# What is printed is the same everywhere.
-Dstdout.encoding=UTF-8
-Dstderr.encoding=UTF-8
END
for jar in "$jars"/*.jar; do
    case $jar in
        */pieceworth-cli-*) cp "$jar" "$any/app/pieceworth.jar" ;;
        *) cp "$jar" "$any/app/lib/" ;;
    esac
done
# Classes so old that a start-up archive does not take them, which the launcher of a clone rewrites at its first run.
"$jdk/bin/java" -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -cp "$any/app/pieceworth.jar" \
    org.pieceworth.cli.ClassesForArchive "$any/app/lib" 2>/dev/null

bundled() {
    "$jdk/bin/java" -XX:TieredStopAtLevel=1 -XX:+UseSerialGC "$project/dist/src/build/BundledJars.java" "$@"
}
bundled notices "$project/dist/src/licences.tsv" "$any"

here=$work/here
cp -R "$any" "$here"

# Of libraries with code for every platform, that of this one.
case $(uname -s) in
    Linux) system=linux duckdb=linux jline=Linux ;;
    Darwin) system=darwin duckdb=macos jline=Mac ;;
    *) system=win duckdb=windows jline=Windows ;;
esac
case $(uname -m) in
    aarch64 | arm64) machine=aarch64 duckdb=${duckdb}_arm64 jline=$jline/arm64 ;;
    *) machine=amd64 duckdb=${duckdb}_amd64 jline=$jline/x86_64 ;;
esac
[ "$system-$machine" != darwin-amd64 ] || machine=x86_64
[ "$system" = win ] || rm "$here/bin/pieceworth.cmd"

bundled keep "$instant" "$here"/app/lib/duckdb_jdbc-*.jar '^libduckdb_java\.so_' "^libduckdb_java\\.so_$duckdb\$"
bundled keep "$instant" "$here"/app/lib/zstd-jni-*.jar '/libzstd-jni-' "^$system/$machine/libzstd-jni-"
bundled keep "$instant" "$here"/app/lib/jline-native-*.jar '\.(so|dll|jnilib)$' "^org/jline/nativ/$jline/[a-z]*jlinenative"

# Of archives and compressions, those that are read; Java's own format of classes alone takes a third of a megabyte.
compress=org/apache/commons/compress
bundled keep "$instant" "$here"/app/lib/commons-compress-*.jar "^$compress/" \
    "^$compress/([A-Z]|utils/|archivers/([A-Z]|tar/|zip/|sevenz/)|compressors/([A-Z]|bzip2/|deflate|lzma/|xz/|lz77support/))"

# Nothing here shows a splash screen or filters pictures, and the libraries for it are 0.9 megabytes.
"$jdk/bin/jlink" --add-modules java.base,java.desktop,java.logging,java.management,java.naming,java.sql \
    --strip-java-debug-attributes --no-header-files --no-man-pages --compress zip-9 \
    --exclude-files '/java.desktop/**splashscreen*,/java.desktop/**mlib_image*' --output "$here/runtime"

# A start-up archive is for these jars: it lies in a folder of this name.
id() {
    find "$1/app" "$1/runtime" -type f 2>/dev/null | sort | while IFS= read -r file; do
        printf '%s\n' "${file#"$1"}"
        cat "$file"
    done | if command -v sha256sum >/dev/null; then sha256sum; else shasum -a 256; fi | cut -c 1-12
}
for tree in "$any" "$here"; do
    build=$version-$(id "$tree")
    printf '%s\n%s\n' "$build" "$(($(wc -c <"$tree/app/pieceworth.jar")))" >"$tree/app/build-id"
done

# Pages of the known pieces and of the variants, to play on.
"$jdk/bin/java" @"$any/app/java.options" -cp "$any/app/pieceworth.jar" org.pieceworth.cli.StaticPages "$work/pages" "$project/docs/values.md"

# Manual pages and completion are made of the program's own descriptions.
own() {
    "$jdk/bin/java" @"$any/app/java.options" -XX:TieredStopAtLevel=1 -jar "$any/app/pieceworth.jar" "$@"
}
# The date of the pages. Where date cannot read the instant, no package is made either.
SOURCE_DATE_EPOCH=$(date -u -d "$instant" +%s 2>/dev/null || echo 0)
export SOURCE_DATE_EPOCH
own man --output "$work/man"
mkdir -p "$work/completion"
for shell in bash zsh fish; do
    own completion "$shell" >"$work/completion/$shell"
done
