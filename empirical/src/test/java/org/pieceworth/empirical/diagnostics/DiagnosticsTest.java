package org.pieceworth.empirical.diagnostics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Map;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pieceworth.empirical.fit.FitSettings;
import org.pieceworth.empirical.fit.PieceValueFit;
import org.pieceworth.empirical.fit.PieceValueFitter;
import org.pieceworth.empirical.fit.SimulatedRows;
import org.pieceworth.empirical.settings.Clustering;
import org.pieceworth.empirical.settings.Vcov;
import org.pieceworth.pgn.GameResult;
import org.pieceworth.stats.regression.FitTrace;
import org.pieceworth.stats.regression.GroupedOutcomes;
import org.pieceworth.stats.regression.OutcomeFit;
import org.pieceworth.testkit.RandomGames;

class DiagnosticsTest {

    private static final double[] LOGITS = {0.7, 2.0, 2.2, 3.2, 6.5};

    /// Games of one row each whose logit bends by so much.
    private static PieceValueFit fit(int count, double curvature, long seed) {
        RandomGenerator random = RandomGames.random(seed);
        SimulatedRows games = new SimulatedRows();
        for (int game = 0; game < count; game++) {
            int[] row = new int[5];
            double eta = 0.2;
            for (int step = 0; step < 3; step++) {
                row[random.nextInt(5)] += random.nextBoolean() ? 1 : -1;
            }
            for (int i = 0; i < 5; i++) {
                eta += LOGITS[i] * row[i];
            }
            eta += curvature * eta * Math.abs(eta);
            double u = random.nextDouble();
            double win = 1 / (1 + Math.exp(0.5 - eta));
            double loss = 1 / (1 + Math.exp(0.5 + eta));
            games.game(
                    u < win ? GameResult.WHITE_WINS : u < win + loss ? GameResult.BLACK_WINS : GameResult.DRAW,
                    Map.of(),
                    row);
        }
        return PieceValueFitter.fit(
                games.observations(),
                FitSettings.DEFAULT.withClustering(Clustering.GAME).withVcov(Vcov.CR3),
                FitTrace.NONE);
    }

    private static double score(double[] parameters, double predictor) {
        double width = parameters[6];
        return (1 + 1 / (1 + Math.exp(width - predictor)) - 1 / (1 + Math.exp(width + predictor))) / 2;
    }

    /// Mean effect of one more of a piece over the rows, at any parameters.
    private static double average(GroupedOutcomes data, double[] parameters, int piece) {
        double sum = 0;
        double rows = 0;
        for (int group = 0; group < data.groups(); group++) {
            double weight = data.wins()[group] + data.draws()[group] + data.losses()[group];
            double predictor = data.dot(group, parameters) + parameters[5];
            sum += weight * (score(parameters, predictor + parameters[piece]) - score(parameters, predictor));
            rows += weight;
        }
        return sum / rows;
    }

    /// By another road: differences of the mean effect where each parameter is moved a little.
    @Test
    void marginalEffectsAreThoseOfTheMean() {
        PieceValueFit fit = fit(3000, 0, 3);
        OutcomeFit model = fit.fit();
        MarginalEffect knight = MarginalEffect.of(fit).get(1);
        double[] slope = new double[7];
        for (int i = 0; i < 7; i++) {
            double[] up = model.parameters().clone();
            double[] down = model.parameters().clone();
            up[i] += 1e-5;
            down[i] -= 1e-5;
            slope[i] =
                    (average(fit.design().data(), up, 1) - average(fit.design().data(), down, 1)) / 2e-5;
        }
        assertThat(knight.feature()).isEqualTo("N");
        assertThat(knight.average().value())
                .isCloseTo(average(fit.design().data(), model.parameters(), 1), within(1e-12));
        assertThat(knight.average().standardError())
                .isCloseTo(Math.sqrt(fit.ratio().covariance(slope, slope)), within(1e-9));
        double white = model.parameters()[5];
        assertThat(knight.level().value())
                .isCloseTo(
                        score(model.parameters(), white + model.parameters()[1]) - score(model.parameters(), white),
                        within(1e-12));
        assertThat(knight.average().value()).isLessThan(knight.level().value());
    }

    @ParameterizedTest
    @CsvSource({"0, 0.01, 1", "-0.05, 0, 0.001", "0.15, 0, 0.001"})
    void linkTestTellsWhereTheLogitBends(double curvature, double least, double most) {
        LinkTest found = LinkTest.of(fit(20_000, curvature, 4)).orElseThrow();
        assertThat(found.pValue()).isBetween(least, most);
        assertThat(Math.signum(found.curvature().value()) == Math.signum(curvature) || curvature == 0)
                .isTrue();
    }

    /// A true form is rejected in about five of a hundred samples.
    @Test
    void linkTestRejectsATrueFormAsOftenAsItSays() {
        int rejected = 0;
        for (int sample = 0; sample < 200; sample++) {
            rejected += LinkTest.of(fit(600, 0, 100 + sample)).orElseThrow().pValue() < 0.05 ? 1 : 0;
        }
        assertThat(rejected).isBetween(3, 20);
    }

    /// The jackknife's variance is made of the changes that leaving out single games makes, so that the largest is a
    /// part of it.
    @Test
    void leavingOutGamesIsWhatTheJackknifeAddsUp() {
        PieceValueFit fit = fit(500, 0, 5);
        ClusterDeletion left = ClusterDeletion.of(fit);
        assertThat(left.stability()).extracting(Stability::feature).containsExactly("N", "B", "R", "Q");
        for (Stability each : left.stability()) {
            double error =
                    fit.value(each.feature()).orElseThrow().standardError().orElseThrow();
            double furthest = Math.max(each.highest() - each.value(), each.value() - each.lowest());
            assertThat(furthest).isBetween(error / 25, error);
            assertThat(each.cluster()).contains("game");
        }
        assertThat(left.leverage()).hasSize(5);
        assertThat(left.leverage().getFirst().share())
                .isGreaterThanOrEqualTo(left.leverage().getLast().share());
        assertThat(left.leverage().getFirst().share()).isBetween(1 / 500.0, 0.2);
    }

    @Test
    void thirdsHoldAllRowsAndTheFitIsRightOnTheWhole() {
        PieceValueFit fit = PieceValueFitter.fit(
                new SimulatedRows().without(5, 3000, 6).observations(),
                FitSettings.DEFAULT.withClustering(Clustering.GAME),
                FitTrace.NONE);
        double rows = 0;
        double above = 0;
        for (ThirdOfGame third : ThirdOfGame.of(fit)) {
            rows += third.rows();
            above += third.rows() * third.above().value();
            assertThat(third.expected()).isBetween(0.5, 1.0);
            assertThat(third.above().standardError()).isBetween(0.001, 0.05);
        }
        assertThat(rows).isCloseTo(fit.fit().rows(), within(1e-9));
        assertThat(Math.abs(above / rows)).isLessThan(0.01);
        // Rows that are a game's last make its result; the first say little.
        assertThat(ThirdOfGame.of(fit).getLast().above().value())
                .isGreaterThan(ThirdOfGame.of(fit).getFirst().above().value());
    }

    /// Four times as many games halve an error.
    @Test
    void gamesNeededFollowTheSquareOfTheError() {
        GamesNeeded few = GamesNeeded.of(fit(16_000, 0, 7)).getFirst();
        GamesNeeded many = GamesNeeded.of(fit(64_000, 0, 7)).getFirst();
        assertThat(few.feature()).isEqualTo("N");
        assertThat(few.wanted()).isEqualTo(10);
        assertThat(few.games()).isCloseTo(16_000 * Math.pow(few.error() / 10, 2), within(1e-6));
        assertThat(many.error()).isCloseTo(few.error() / 2, within(0.1 * many.error()));
        assertThat(many.games()).isCloseTo(few.games(), within(0.2 * few.games()));
    }
}
