#!/bin/bash
# Values from moves chosen beside R: coefficients, clustered errors and likelihood of `choices` and of survival::clogit on the same choices.
# Needs R with the packages jsonlite and survival (Debian: r-cran-jsonlite r-cran-survival).
#
#   bench/moves-r.sh GAMES.pgn... [-- OPTION...]      options of choices, such as --all-moves
#
# Prints the largest differences and fails above 1e-6; a minute or two for each file.
set -u
. "$(dirname "$0")/common.sh"
games=()
while [ $# -gt 0 ] && [ "$1" != -- ]; do games+=("$1"); shift; done
[ $# -gt 0 ] && shift
[ ${#games[@]} -gt 0 ] || { echo "usage: bench/moves-r.sh GAMES.pgn... [-- OPTION...]" >&2; exit 2; }
failed=0
for file in "${games[@]}"; do
    "$root/pieceworth" choices "$file" "$@" --export "$work/choices.csv" --format json --quiet >"$work/choices.json" || exit 1
    echo "$(basename "$file"):"
    Rscript --vanilla - "$work" <<'R' || failed=1
suppressMessages({library(jsonlite); library(survival)})
work <- commandArgs(trailingOnly = TRUE)[1]
rows <- read.csv(file.path(work, "choices.csv"), check.names = FALSE)
ours <- fromJSON(file.path(work, "choices.json"))
if (ours$cluster$by != "game") stop("errors are clustered by ", ours$cluster$by, ", and the file has games alone")
told <- rbind(ours$values[, c("feature", "coefficient", "coefficientSe")],
              setNames(ours$effects[, c("feature", "coefficient", "se")], c("feature", "coefficient", "coefficientSe")))
told <- told[!is.na(told$coefficient), ]
told$column <- gsub(":", ".", told$feature, fixed = TRUE)
names(rows) <- make.names(names(rows))
model <- clogit(as.formula(paste("chosen ~", paste(make.names(told$column), collapse = " + "), "+ strata(set) + cluster(game)")),
    data = rows, method = "efron", control = coxph.control(eps = 1e-14, iter.max = 100))
# R's sandwich has no factor for the number of clusters.
clusters <- length(unique(rows$game))
errors <- sqrt(diag(model$var) * clusters / (clusters - 1))
difference <- c(coefficients = max(abs(told$coefficient - coef(model))), errors = max(abs(told$coefficientSe / errors - 1)),
    likelihood = abs(ours$logLikelihood / model$loglik[2] - 1), null = abs(ours$nullLogLikelihood / model$loglik[1] - 1))
cat(sprintf("  %d choices, %d alternatives, %d games, %d coefficients\n", length(unique(rows$set)), nrow(rows), clusters, nrow(told)))
cat(sprintf("  %-34s %.1e\n", c("coefficients, difference", "clustered errors, relative", "log-likelihood, relative",
    "log-likelihood by chance, relative"), difference), sep = "")
if (!all(difference < 1e-6)) quit(status = 1)
R
done
exit $failed
