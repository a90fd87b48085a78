#!/bin/bash
# How often 90 % intervals of combined values contain measurements that were held out: by class, by setting, and for the
# pieces of FRESH (a joint.tsv of pieces that nothing was learned from).
#
#   bench/values/coverage.sh [FRESH]
set -u
. "$(dirname "$0")/../common.sh"
build_bench || exit 1
bench org.pieceworth.bench.law.PooledCoverage \
    "$root/valuation/src/main/resources/org/pieceworth/valuation/pooled/measured.tsv" "$@"
