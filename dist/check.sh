#!/bin/sh
# Makes a release in a fresh clone, tries all that it consists of, and prints a table: artefact, size, what was tried, result.
# What cannot be tried on this machine is named with its reason; a failure ends with code 1. check.sh [FOLDER] keeps the
# clone and everything made in FOLDER, and builds only once there. Needs git, Maven, a JDK 25 (JAVA_HOME); nothing is installed or left on the machine.
set -u
temporary=
project=$(CDPATH= cd -- "$(dirname -- "$0")/.." && pwd -P) || exit 1
JAVA_HOME=${JAVA_HOME:?expected the folder of a JDK 25}
here=$project/dist
. "$here/check/table.sh"
if [ $# -gt 0 ]; then
    mkdir -p "$1" && work=$(CDPATH= cd -- "$1" && pwd -P) || exit 1
else
    work=$(mktemp -d) || exit 1
    temporary=$work
fi
second=
trap '[ -z "$second" ] || kill "$second"; [ -z "$temporary" ] || rm -rf "$temporary"' EXIT
trap 'exit 1' HUP INT TERM
# Others than the owner are to run the program there.
chmod 755 "$work"
umask 022
started_home=${HOME:-/}
# The compiled rules are in the order of identity hashes, which are to be the same in every build.
MAVEN_OPTS="${MAVEN_OPTS:-} -XX:+UnlockExperimentalVMOptions -XX:hashCode=2"
export MAVEN_OPTS
clone=$work/clone
repository=$work/repository
began=$(date +%s)

if ! [ -f "$work/built" ]; then
    rm -rf "$clone" "$repository"
    git clone -q "$project" "$clone" || exit 1
    if ! (cd "$clone" && mvn -B -ntp -Dquick -Pdist deploy -Dmaven.install.skip=true \
        -DaltDeploymentRepository="fresh::file://$repository") >"$work/build.log" 2>&1; then
        echo "check.sh: the build failed; the end of its output was:" >&2
        tail -n 40 "$work/build.log" >&2
        exit 1
    fi
    # Its program builds its own jars, without what only a release has; those of the release are compared later.
    rm -rf "$work/copy"
    cp -a "$clone" "$work/copy" || exit 1
    touch "$work/built"
fi
copy=$work/copy
version=$(sed -n 's,.*<version>\(.*\)</version>.*,\1,p' "$clone/pom.xml" | head -n 1)
release=$clone/dist/target/release
row "all" "" "mvn -Pdist in a fresh clone" "$(($(date +%s) - began)) s"

# The archive is tried alone, since it measures how fast the program starts. A second build runs beside all that follows.
. "$here/check/archive.sh"
HOME=$started_home "$here/reproducible.sh" "$clone" >"$work/same" 2>"$work/same.err" &
second=$!
for part in bare zip debian data libraries site clone; do
    . "$here/check/$part.sh"
done
HOME=$started_home
artefact=all
size=
same_bytes() {
    code=0
    wait "$second" || code=$?
    second=
    cat "$work/same"
    cat "$work/same.err" >&2
    return "$code"
}
attempt "the same bytes from two clones" same_bytes

print_table
echo "$failures failed, $skipped not tried, $(($(date +%s) - began)) s"
[ "$failures" = 0 ]
