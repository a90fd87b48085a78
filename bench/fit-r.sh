#!/bin/bash
# The figures of a fit beside those of R on the same rows: coefficients, likelihood, criteria, covariances by name, joint tests, predictions,
# effects averaged over the rows, the link test, the wild bootstrap, values with noisy ratings. R's packages give what they have;
# the rest is worked out from its definition there.
# Needs R with the packages jsonlite, ordinal, sandwich, clubSandwich (Debian: r-cran-jsonlite r-cran-ordinal r-cran-sandwich r-cran-clubsandwich).
#
#   bench/fit-r.sh GAMES.pgn...
#
# Prints the largest relative difference of each kind; some minutes for 400,000 rows.
set -u
. "$(dirname "$0")/common.sh"
[ $# -gt 0 ] || { echo "usage: bench/fit-r.sh GAMES.pgn..." >&2; exit 2; }
for games; do
    "$root/pieceworth" export "$games" --format rows -o "$work/rows.csv" --quiet 2>/dev/null || exit 1
    "$root/pieceworth" fit "$games" --cluster game --vcov cr1 --unit logit --test "2R = Q, B = N" --format json --quiet >"$work/fit.json" || exit 1
    "$root/pieceworth" fit "$games" --cluster game --vcov cr1 --unit logit --diagnostics --format json --quiet >"$work/diagnostics.json" || exit 1
    for name in iid hc1 cr1 cr2 cr3; do
        "$root/pieceworth" fit "$games" --draws drop --cluster game --unit logit --vcov $name --format json --quiet >"$work/$name.json" || exit 1
    done
    "$root/pieceworth" fit "$games" --cluster game --control rating:30 --format json --quiet >"$work/noise.json" 2>/dev/null || rm -f "$work/noise.json"
    # Ten events, so few that all patterns of signs are taken.
    some=$(cut -d, -f12 "$work/rows.csv" | tail -n +2 | grep -v '^"' | sort | uniq -c | sort -k1,1nr -k2 | awk '$1 > 200' | head -10 |
        sed "s/^ *[0-9]* //; s/.*/Event = '&'/" | paste -sd'|' | sed 's/|/ or /g')
    rm -f "$work/wild.json"
    if [ "$(grep -o 'Event' <<<"$some" | wc -l)" = 10 ]; then
        "$root/pieceworth" export "$games" --where "$some" --format rows -o "$work/some.csv" --quiet 2>/dev/null &&
            "$root/pieceworth" fit "$games" --where "$some" --cluster event --vcov wild --format json --quiet >"$work/wild.json"
    fi
    "$root/pieceworth" predict "$work/fit.json" Q:RR R:BPP N: --format csv >"$work/predict.csv" || exit 1
    echo "$(basename "$games"):"
    Rscript --vanilla - "$work" <<'R'
suppressMessages({library(jsonlite); library(ordinal); library(sandwich)})
work <- commandArgs(trailingOnly = TRUE)[1]
rows <- read.csv(file.path(work, "rows.csv"))
# Games without a position that counts have a line as well.
rows <- rows[!is.na(rows$ply), ]
ours <- fromJSON(file.path(work, "fit.json"))
predicted <- read.csv(file.path(work, "predict.csv"))
rows$y <- factor(ifelse(rows$result == "1-0", 2, ifelse(rows$result == "0-1", 0, 1)), ordered = TRUE)
model <- clm(y ~ P + N + B + R + Q, data = rows, control = clm.control(gradTol = 1e-10))
null <- clm(y ~ 1, data = rows)
# Thresholds to White's advantage and the draw width; parameters in our order.
at <- coef(model)
to <- rbind(cbind(matrix(0, 5, 2), diag(5)), c(-.5, -.5, rep(0, 5)), c(-.5, .5, rep(0, 5)))
theta <- as.vector(to %*% at)
covariance <- to %*% vcovCL(model, cluster = rows$game, type = "HC0", cadjust = TRUE) %*% t(to)
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
tell("joint test, F", ours$jointTests$f, wald)
tell("joint test, p", ours$jointTests$pValue, pchisq(2 * wald, 2, lower.tail = FALSE))
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

# Effects averaged over the rows, and the link test, by game.
judged <- fromJSON(file.path(work, "diagnostics.json"))
X <- as.matrix(rows[, c("P", "N", "B", "R", "Q")])
points <- function(eta, d) (1 + plogis(eta - d) - plogis(-eta - d)) / 2
average <- function(b, i) { eta <- as.vector(X %*% b[1:5]) + b[6]; mean(points(eta + b[i], b[7]) - points(eta, b[7])) }
ames <- sapply(1:5, function(i) average(theta, i))
ameErrors <- sapply(1:5, function(i) {
    slope <- sapply(1:7, function(k) { d <- replace(rep(0, 7), k, 1e-5); (average(theta + d, i) - average(theta - d, i)) / 2e-5 })
    sqrt(as.numeric(slope %*% covariance %*% slope))
})
effects <- judged$diagnostics$marginalEffects
tell("effects averaged over the rows", effects$average, ames)
tell("their errors", effects$averageSe, ameErrors)
eta <- as.vector(X %*% theta[1:5]) + theta[6]
d <- theta[7]
W <- plogis(eta - d); L <- plogis(-eta - d); y <- as.integer(as.character(rows$y))
g <- ifelse(y == 2, 1 - W, ifelse(y == 0, -(1 - L), L - W))
gd <- ifelse(y == 2, -(1 - W), ifelse(y == 0, -(1 - L), L + W + 2 / expm1(2 * d)))
w <- W * (1 - W); l <- L * (1 - L)
hh <- ifelse(y == 2, w, ifelse(y == 0, l, w + l))
hd <- ifelse(y == 2, -w, ifelse(y == 0, l, l - w))
dd <- ifelse(y == 2, w, ifelse(y == 0, l, w + l + 4 * exp(2 * d) / expm1(2 * d)^2))
Z <- cbind(X, 1, eta * abs(eta))
A <- rbind(cbind(t(Z) %*% (hh * Z), colSums(hd * Z)), c(colSums(hd * Z), sum(dd)))
scores <- rowsum(cbind(g * Z, gd), rows$game)
others <- solve(A[-7, -7], A[-7, 7])
rest <- scores[, 7] - scores[, -7] %*% others
G <- nrow(scores)
left <- A[7, 7] - sum(others * A[-7, 7])
tell("link test", judged$diagnostics$link$curvature, sum(rest) / left)
tell("its error", judged$diagnostics$link$se, sqrt(sum(rest^2) * G / (G - 1)) / left)

# Decided games, for which R has packages: covariances by name.
suppressMessages(library(clubSandwich))
decided <- rows[rows$result %in% c("1-0", "0-1"), ]
decided$won <- as.numeric(decided$result == "1-0")
binary <- glm(won ~ P + N + B + R + Q, data = decided, family = binomial, control = glm.control(epsilon = 1e-14))
G <- length(unique(decided$game))
M <- vcov(binary)
by <- split(seq_len(nrow(decided)), decided$game)
# CR2 in the metric of the working weights; clubSandwich takes another root of the same matrix.
x <- sqrt(binary$weights) * model.matrix(binary)
r <- sqrt(binary$weights) * residuals(binary, "working")
meat <- Reduce(`+`, lapply(by, function(g) {
    e <- eigen(diag(length(g)) - x[g, , drop = FALSE] %*% M %*% t(x[g, , drop = FALSE]), symmetric = TRUE)
    s <- t(x[g, , drop = FALSE]) %*% (e$vectors %*% (crossprod(e$vectors, r[g]) / sqrt(e$values)))
    s %*% t(s)
}))
known <- list(
    iid = M,
    hc1 = sandwich(binary) * nrow(decided) / (nrow(decided) - 6),
    cr1 = as.matrix(vcovCR(binary, cluster = decided$game, type = "CR1")),
    cr2 = M %*% meat %*% M,
    cr3 = as.matrix(vcovCR(binary, cluster = decided$game, type = "CR3")) * (G - 1) / G)
for (name in names(known))
    tell(paste("covariance", name), as.vector(fromJSON(file.path(work, paste0(name, ".json")))$covariance$logits),
        as.vector(known[[name]][c(2:6, 1), c(2:6, 1)]))

# The wild cluster bootstrap of ten events, by its definition with all patterns of signs.
if (file.exists(file.path(work, "wild.json"))) {
    wild <- fromJSON(file.path(work, "wild.json"))
    some <- read.csv(file.path(work, "some.csv"))
    some <- some[!is.na(some$ply), ]
    some$y <- factor(ifelse(some$result == "1-0", 2, ifelse(some$result == "0-1", 0, 1)), ordered = TRUE)
    m <- clm(y ~ P + N + B + R + Q, data = some, control = clm.control(gradTol = 1e-10))
    b <- as.vector(to %*% coef(m))
    Z <- cbind(as.matrix(some[, c("P", "N", "B", "R", "Q")]), 1)
    eta <- as.vector(Z %*% b[1:6]); d <- b[7]; y <- as.integer(as.character(some$y))
    W <- plogis(eta - d); L <- plogis(-eta - d); w <- W * (1 - W); l <- L * (1 - L)
    g <- ifelse(y == 2, 1 - W, ifelse(y == 0, -(1 - L), L - W))
    gd <- ifelse(y == 2, -(1 - W), ifelse(y == 0, -(1 - L), L + W + 2 / expm1(2 * d)))
    hh <- ifelse(y == 2, w, ifelse(y == 0, l, w + l)); hd <- ifelse(y == 2, -w, ifelse(y == 0, l, l - w))
    dd <- ifelse(y == 2, w, ifelse(y == 0, l, w + l + 4 * exp(2 * d) / expm1(2 * d)^2))
    info <- lapply(split(seq_along(y), some$Event), function(k)
        rbind(cbind(t(Z[k, ]) %*% (hh[k] * Z[k, ]), colSums(hd[k] * Z[k, ])), c(colSums(hd[k] * Z[k, ]), sum(dd[k]))))
    s <- rowsum(cbind(g * Z, gd), some$Event)[names(info), ]
    A <- Reduce(`+`, info); Ai <- solve(A); G <- nrow(s); factor <- G / (G - 1)
    signs <- as.matrix(expand.grid(rep(list(c(-1, 1)), G)))
    p <- function(contrast) {
        a <- Ai %*% contrast
        k <- sum(contrast * b) / sum(contrast * a)
        r <- s + k * t(sapply(info, function(i) i %*% a))
        t0 <- sum(contrast * b) / sqrt(factor * sum((s %*% a)^2))
        t <- apply(signs, 1, function(v) {
            u <- colSums(v * r); move <- Ai %*% u
            centred <- v * r - t(sapply(info, function(i) i %*% move))
            sum(a * u) / sqrt(factor * sum((centred %*% a)^2))
        })
        mean(abs(t) >= abs(t0) * (1 - 1e-9))
    }
    rules <- wild$rules
    asked <- list("B > N" = c(0, -1, 1, 0, 0, 0, 0), "N > 3P" = c(-3, 1, 0, 0, 0, 0, 0), "2R > Q" = c(0, 0, 0, 2, -1, 0, 0))
    tell("wild bootstrap, p", rules$pValue[match(names(asked), rules$rule)], sapply(asked, p))
    # The ends of the knight's interval, where the test begins to reject.
    unit <- function(value) c(-value / 100, 1, 0, 0, 0, 0, 0)
    ends <- unlist(wild$values[wild$values$feature == "N", c("low", "high")])
    cat(sprintf("  p just inside the ends of N         2  %s\n", paste(sprintf("%.4f", sapply(ends + c(.1, -.1), function(v) p(unit(v)))), collapse = " ")))
}

# Regression calibration of ratings that err by 30 points.
if (file.exists(file.path(work, "noise.json"))) {
    noise <- fromJSON(file.path(work, "noise.json"))$controls
    rated <- rows[!is.na(suppressWarnings(as.numeric(rows$WhiteElo))) & !is.na(suppressWarnings(as.numeric(rows$BlackElo))), ]
    rated$D <- (as.numeric(rated$WhiteElo) - as.numeric(rated$BlackElo)) / 100
    m <- clm(y ~ P + N + B + R + Q + D, data = rated, control = clm.control(gradTol = 1e-10))
    calibration <- lm(D ~ P + N + B + R + Q, data = rated)
    rest <- mean(residuals(calibration)^2)
    lambda <- 1 - 2 * .3^2 / rest
    b <- coef(m)[c("P", "N", "B", "R", "Q")] - coef(m)["D"] * (1 - lambda) / lambda * coef(calibration)[c("P", "N", "B", "R", "Q")]
    tell("reliability of ratings", noise$noise$reliability, lambda)
    tell("values with noisy ratings", noise$values$value, 100 * b / b[1])
    tell("values with known ratings", noise$noise$uncorrected, 100 * coef(m)[c("P", "N", "B", "R", "Q")] / coef(m)["P"])
}
R
done
