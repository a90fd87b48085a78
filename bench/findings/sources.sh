#!/bin/bash
# What measured pieces say of the sources' laws: prints the tables of a page in docs/findings, and renews those that it and
# the model's page have.
# A minute; nothing is played. The pieces are those of the atlas that ships, and those of measured.tsv beside this script, which
# measure.sh has measured.
#
#   bench/findings/sources.sh synergy|mobility|universal
#
# synergy also writes synergy-lexicon.tsv: the 289 pieces of the lexicon by the law as it is measured.
set -u
. "$(dirname "$0")/../common.sh"
page=${1:?usage: bench/findings/sources.sh synergy|mobility|universal}
folder=$root/bench/findings
build_bench || exit 1
bench org.pieceworth.bench.findings.SourceTables "$page" "$folder" "$root/docs"
