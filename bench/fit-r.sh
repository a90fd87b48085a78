#!/bin/bash
# The figures of a fit beside those of R on the same rows: coefficients, likelihood, criteria, clustered covariance, joint tests and predictions.
# Needs R with the packages jsonlite, ordinal, sandwich (Debian: r-cran-jsonlite r-cran-ordinal r-cran-sandwich).
#
#   bench/fit-r.sh GAMES.pgn...
#
# Prints the largest relative difference of each kind; some minutes for 400,000 rows.
set -u
. "$(dirname "$0")/common.sh"
[ $# -gt 0 ] || { echo "usage: bench/fit-r.sh GAMES.pgn..." >&2; exit 2; }
for games; do
    "$root/pieceworth" count "$games" --format rows -o "$work/rows.csv" --quiet 2>/dev/null || exit 1
    "$root/pieceworth" fit "$games" --cluster game --unit logit --test "2R = Q, B = N" --format json --quiet >"$work/fit.json" || exit 1
    "$root/pieceworth" predict "$work/fit.json" Q:RR R:BPP N: --format csv >"$work/predict.csv" || exit 1
    echo "$(basename "$games"):"
    Rscript --vanilla - "$work" <<'R'
suppressMessages({library(jsonlite); library(ordinal); library(sandwich)})
work <- commandArgs(trailingOnly = TRUE)[1]
rows <- read.csv(file.path(work, "rows.csv"))
ours <- fromJSON(file.path(work, "fit.json"))
predicted <- read.csv(file.path(work, "predict.csv"))
rows$y <- factor(ifelse(rows$result == "1-0", 2, ifelse(rows$result == "0-1", 0, 1)), ordered = TRUE)
model <- clm(y ~ P + N + B + R + Q, data = rows, control = clm.control(gradTol = 1e-10))
null <- clm(y ~ 1, data = rows)
# Thresholds to White's advantage and the draw width; parameters in our order.
at <- coef(model)
to <- rbind(cbind(matrix(0, 5, 2), diag(5)), c(-.5, -.5, rep(0, 5)), c(-.5, .5, rep(0, 5)))
theta <- as.vector(to %*% at)
formula <- ours$cluster$formula
if (formula == "CR3") {
    # Each game is left out in turn; the model is fitted anew to the others.
    left <- sapply(unique(rows$game), function(game)
        coef(clm(y ~ P + N + B + R + Q, data = rows[rows$game != game, ], start = at, control = clm.control(gradTol = 1e-10))) - at)
    clusters <- ncol(left)
    covariance <- to %*% ((clusters - 1) / clusters * left %*% t(left)) %*% t(to)
} else {
    covariance <- to %*% vcovCL(model, cluster = rows$game, type = "HC0", cadjust = TRUE) %*% t(to)
}
cat("  errors by", formula, "\n")
tell <- function(name, ours, theirs) cat(sprintf("  %-34s %2d  %.1e\n", name, length(theirs), max(abs(ours / theirs - 1))))
cat("  quantity                          number  largest relative difference\n")
tell("coefficients", ours$values$coefficient, theta)
tell("log-likelihood", ours$statistics$logLikelihood, as.numeric(logLik(model)))
tell("log-likelihood without features", ours$statistics$nullLogLikelihood, as.numeric(logLik(null)))
tell("AIC", ours$statistics$aic, AIC(model))
tell("BIC", ours$statistics$bic, BIC(model))
tell("McFadden's R2", ours$statistics$mcFadden, 1 - as.numeric(logLik(model)) / as.numeric(logLik(null)))
n <- nrow(rows)
cox <- 1 - exp(2 / n * as.numeric(logLik(null) - logLik(model)))
tell("Nagelkerke's R2", ours$statistics$nagelkerke, cox / (1 - exp(2 / n * as.numeric(logLik(null)))))
tell("errors by game", ours$values$coefficientSe, sqrt(diag(covariance)))
tell("covariance by game", as.vector(ours$covariance$logits), as.vector(covariance))
rules <- rbind(c(0, 0, 0, 2, -1, 0, 0), c(0, -1, 1, 0, 0, 0, 0))
wald <- as.numeric(t(rules %*% theta) %*% solve(rules %*% covariance %*% t(rules), rules %*% theta)) / 2
freedom <- ours$cluster$degrees
if (is.null(freedom) || is.na(freedom)) {
    tell("joint test, F", ours$jointTests$f, wald)
    tell("joint test, p", ours$jointTests$pValue, pchisq(2 * wald, 2, lower.tail = FALSE))
} else {
    wald <- wald * (freedom - 1) / freedom
    tell("joint test, F", ours$jointTests$f, wald)
    tell("joint test, p", ours$jointTests$pValue, pf(wald, 2, freedom - 1, lower.tail = FALSE))
}
new <- data.frame(P = c(0, -2, 0), N = c(0, 0, 1), B = c(0, -1, 0), R = c(-2, 1, 0), Q = c(1, 0, 0))
chances <- predict(model, new, type = "prob")$fit
tell("chances", as.matrix(predicted[, c("loss", "draw", "win")]), chances)
# Errors of chances by differences of the parameters.
score <- function(b, x) { eta <- sum(b[1:5] * x) + b[6]; (1 + plogis(eta - b[7]) - plogis(-eta - b[7])) / 2 }
gain <- function(b, x) score(b, x) - score(b, rep(0, 5))
error <- function(x) {
    slope <- sapply(1:7, function(i) { h <- 1e-5; d <- replace(rep(0, 7), i, h); (gain(theta + d, x) - gain(theta - d, x)) / (2 * h) })
    sqrt(as.numeric(slope %*% covariance %*% slope))
}
tell("gains of score", predicted$gain, apply(as.matrix(new), 1, function(x) gain(theta, x)))
tell("errors of gains", predicted$gainSe, apply(as.matrix(new), 1, error))
R
done
