#!/bin/bash
# Runs the commands of README.md, docs/ and the evidence in bench/, the long ones too, and compares their output with the pages.
#
#   bench/docs.sh [--update] [PAGE] [FOLDER]
#
# --update writes what is printed now into the pages. PAGE is a part of a page's name, such as features or README. FOLDER holds
# games that do not come with Pieceworth, in games/ and epd/ (docs/guide.md says where they come from).
set -eu
cd "$(dirname "$0")/.."
mode=all
[ "${1:-}" = --update ] && mode=update && shift
# What a first start says of the build is no output of a command.
./pieceworth --version >/dev/null
exec mvn -B -ntp -q -pl cli -am test -Dtest=DocExamplesTest -Dsurefire.failIfNoSpecifiedTests=false \
    -Ddocs.examples=$mode -Ddocs.pages="${1:-}" ${2:+-Ddocs.data="$(realpath "$2")"}
