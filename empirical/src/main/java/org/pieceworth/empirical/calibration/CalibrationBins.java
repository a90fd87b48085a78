package org.pieceworth.empirical.calibration;

import java.util.Optional;
import org.pieceworth.empirical.rows.GameRows;
import org.pieceworth.empirical.rows.ObservationCounts;
import org.pieceworth.stats.ClusteredMean;
import org.pieceworth.stats.Estimate;
import org.pieceworth.stats.Interval;
import org.pieceworth.stats.errors.ResultCounts;

/// Sums of rows by balance. Standard errors require the games, since the rows of a game share its result.
final class CalibrationBins {

    private final int largest;
    private final int[] balance;
    private final double[] fitted;
    private final boolean decided;
    private final double[] rows;
    private final double[] expected;
    private final double[] score;
    private final double[] drawn;
    private final ClusteredMean mean;

    /// Per bin and result, the number of games with a row in it.
    private final double[] wonGames;

    private final double[] drawnGames;
    private final double[] lostGames;

    /// Per bin the last game counted, plus one.
    private final long[] last;

    private boolean games;

    /// @param largest bound on the absolute balance
    /// @param balance balance of each vector
    /// @param fitted expected score of each vector
    /// @param decided true to exclude drawn rows
    CalibrationBins(int largest, int[] balance, double[] fitted, boolean decided) {
        this.largest = largest;
        this.balance = balance;
        this.fitted = fitted;
        this.decided = decided;
        int bins = 2 * largest + 1;
        rows = new double[bins];
        expected = new double[bins];
        score = new double[bins];
        drawn = new double[bins];
        mean = new ClusteredMean(bins);
        wonGames = new double[bins];
        drawnGames = new double[bins];
        lostGames = new double[bins];
        last = new long[bins];
    }

    void addGames(GameRows all) {
        games = true;
        all.forEach(game -> {
            for (int row = 0; row < game.rows; row++) {
                int bin = balance[game.vector[row]] + largest;
                if (bin >= 0 && bin < rows.length) {
                    double win = game.share(row, 2);
                    double draw = decided ? 0 : game.share(row, 1);
                    double weight = win + draw + game.share(row, 0);
                    if (weight > 0) {
                        mean.add(game.number, bin, (win + draw / 2) / weight, weight);
                        if (last[bin] != game.number + 1L) {
                            last[bin] = game.number + 1L;
                            wonGames[bin] += win / weight;
                            drawnGames[bin] += draw / weight;
                            lostGames[bin] += 1 - (win + draw) / weight;
                        }
                        add(bin, game.vector[row], win, draw, weight);
                    }
                }
            }
        });
    }

    void addCounts(ObservationCounts counts) {
        for (int id = 0; id < balance.length; id++) {
            int bin = balance[id] + largest;
            double win = counts.count(id, 2);
            double draw = decided ? 0 : counts.count(id, 1);
            double weight = win + draw + counts.count(id, 0);
            if (weight > 0 && bin >= 0 && bin < rows.length) {
                add(bin, id, win, draw, weight);
            }
        }
    }

    private void add(int bin, int vector, double win, double draw, double weight) {
        rows[bin] += weight;
        score[bin] += win + draw / 2;
        drawn[bin] += draw;
        expected[bin] += weight * fitted[vector];
    }

    /// White's mean score at a bin's balance; it has an error if games are known and enough of them have the rarer
    /// result.
    Estimate observed(int bin) {
        Estimate bare = new Estimate(score[bin] / rows[bin], 0);
        return games && rarer(bin) >= ResultCounts.FEWEST ? mean.mean(bin).orElse(bare) : bare;
    }

    /// The interval of the mean score, if games are known. An interval by a standard error from few games would be too
    /// narrow.
    Optional<Interval.Bounded> interval(int bin) {
        if (!games) {
            return Optional.empty();
        }
        double rarer = rarer(bin);
        Interval.Bounded byNumber = mean.wilsonByWeights(bin);
        return Optional.of(
                rarer < ResultCounts.FEWEST
                        ? byNumber
                        : rarer < ResultCounts.FEW ? byNumber.with(mean.wilson(bin)) : mean.wilson(bin));
    }

    private double rarer(int bin) {
        return new ResultCounts(wonGames[bin], drawnGames[bin], lostGames[bin]).ofSlopes();
    }

    /// Number of rows, or their total weight.
    double rows(int bin) {
        return rows[bin];
    }

    /// Their share from drawn games.
    double drawn(int bin) {
        return drawn[bin] / rows[bin];
    }

    /// Their mean expected score.
    double expected(int bin) {
        return expected[bin] / rows[bin];
    }

    int size() {
        return rows.length;
    }
}
