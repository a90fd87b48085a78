#!/bin/sh
# Shows that a release depends on the sources and the JDK alone: builds two clones, in folders of other names, with another
# umask, time zone and language, and compares the bytes. reproducible.sh [FIRST]: FIRST is a clone that is built already; then
# the second is built without Javadoc, which takes as long as all the rest.
set -eu
project=$(CDPATH= cd -- "$(dirname -- "$0")/.." && pwd -P)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM

# The compiled rules are in the order of identity hashes, which are to be the same in every build.
MAVEN_OPTS="${MAVEN_OPTS:-} -XX:+UnlockExperimentalVMOptions -XX:hashCode=2"
export MAVEN_OPTS

build() {
    git clone -q "$project" "$1"
    (cd "$1" && mvn -B -ntp -Dquick -Pdist $javadoc verify) >"$work/log" 2>&1 || { grep -m 5 ERROR "$work/log" >&2; exit 1; }
}

first=${1:-}
javadoc=
[ -z "$first" ] || javadoc=-Dmaven.javadoc.skip=true
if [ -z "$first" ]; then
    first=$work/one
    build "$first"
fi
(
    umask 027
    TZ=Pacific/Auckland LANG=C LC_ALL=C
    export TZ LANG LC_ALL
    build "$work/a second place"
)
# The files in a jar. A jar of sources also has the modes that they have in the clone, which are the user's umask.
contents() {
    rm -rf "$work/jar"
    mkdir "$work/jar"
    (cd "$work/jar" && "${JAVA_HOME:+$JAVA_HOME/bin/}jar" xf "$1" && find . -type f | sort | xargs -d '\n' sha256sum) | sha256sum |
        sed "s|-$|${1##*/}|"
}

# What is released, and every jar of the libraries. `bench` is no library: the order of what JMH generates for it varies.
sums() {
    (cd "$1" && find dist/target/release */target/quick -maxdepth 1 -type f \
        \( -path 'dist/*' -o -name '*.jar' \) ! -path 'bench/*' ! -name '*-sources.jar' ! -name "${javadoc:+*-javadoc.jar}" | sort | xargs sha256sum)
    for jar in "$1"/*/target/quick/*-sources.jar; do
        contents "$jar"
    done
}
sums "$first" >"$work/first"
sums "$work/a second place" >"$work/second"
if diff "$work/first" "$work/second" >&2; then
    echo "$(($(wc -l <"$work/first"))) files have the same bytes in both builds"
else
    echo "reproducible.sh: found files whose bytes differ between two builds" >&2
    exit 1
fi
