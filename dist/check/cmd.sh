#!/bin/sh
# Runs pieceworth.cmd by wine: cmd.sh TREE WORK. Java for Windows cannot be run here, so that a stand-in prints what it is
# called with, a line an argument, and ends with code 3.
set -eu
tree=$1
work=$2
here=$work/windows
rm -rf "$here"
mkdir -p "$here/a folder" "$here/a jdk/bin" "$here/old jdk/bin"
cp -R "$tree" "$here/a folder/pieceworth"
cat >"$here/java.c" <<'END'
#include <stdio.h>
int main(int count, char **arguments) {
    for (int i = 1; i < count; i++) printf("[%s]\n", arguments[i]);
    return 3;
}
END
x86_64-w64-mingw32-gcc -o "$here/a jdk/bin/java.exe" "$here/java.c"
cp "$here/a jdk/bin/java.exe" "$here/old jdk/bin/"
echo 'JAVA_VERSION="25.0.3"' >"$here/a jdk/release"
echo 'JAVA_VERSION="21.0.1"' >"$here/old jdk/release"
export WINEPREFIX="$here/prefix" WINEDEBUG=-all
windows() {
    printf 'Z:%s' "$1" | tr / '\\'
}
# called JDK ARGUMENTS: what a batch file that ends by calling it prints, and its code.
called() {
    code=0
    printf '@"%s" %s\r\n' "$(windows "$here/a folder/pieceworth/bin/pieceworth.cmd")" "$2" >"$here/run.bat"
    JAVA_HOME=$(windows "$1") wine cmd /c "$(windows "$here/run.bat")" >"$here/said" 2>"$here/err" || code=$?
    tr -d '\r' <"$here/said" >"$here/lines"
    tr -d '\r' <"$here/err" >>"$here/lines"
}
called "$here/a jdk" 'value "R B" N --format "a&b" x=1,2'
[ "$code" = 3 ] || { echo "found code $code, expected 3" >&2; cat "$here/lines" >&2; exit 1; }
for line in '[value]' '[R B]' '[N]' '[a&b]' '[x=1,2]' '[org.pieceworth.cli.Start]'; do
    grep -qxF "$line" "$here/lines" || { echo "found no line $line" >&2; cat "$here/lines" >&2; exit 1; }
done
grep -q '^\[@.*a folder.*java.options\]$' "$here/lines" || { cat "$here/lines" >&2; exit 1; }
called "$here/old jdk" 'value N'
[ "$code" = 1 ] && grep -q '^pieceworth: found Java 21 ' "$here/lines" || { echo "code $code" >&2; cat "$here/lines" >&2; exit 1; }
called "$here/no jdk" 'value N'
[ "$code" = 1 ] && grep -q '^pieceworth: found no Java ' "$here/lines" || { echo "code $code" >&2; cat "$here/lines" >&2; exit 1; }
