package org.pieceworth.empirical.fit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.within;

import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.pieceworth.empirical.groups.GroupedValues;
import org.pieceworth.empirical.rows.Observations;
import org.pieceworth.empirical.settings.Grouping;
import org.pieceworth.empirical.settings.ObservationSettings;
import org.pieceworth.empirical.settings.Shrinking;
import org.pieceworth.pgn.GameResult;
import org.pieceworth.stats.Estimate;
import org.pieceworth.stats.regression.FitTrace;
import org.pieceworth.stats.validation.HeldOut;
import org.pieceworth.testkit.RandomGames;
import org.pieceworth.text.InputException;

/// Values by phase are drawn towards one value for all phases.
class PhaseShrinkageTest {

    private static final int FULL = 24;

    private static final double[] OPENING = {0.5, 1.8, 2.0, 2.8, 3.8};
    private static final double[] END = {0.9, 2.0, 2.2, 3.4, 4.2};

    /// Coefficients by phase, White's advantage, draw width with the strength 0.002.
    private static final double[] REFERENCE = {
        0.2003948, 0.8042728, 0.9580698, 2.0081627, 0.8775056, 2.1948858, 1.2934868, 2.9213007, 1.9601041, 3.6731976,
        0.1376446, 0.3886822
    };

    private static final double UNTAPERED = 0.6865197;
    private static final double UNSHRUNK = 0.6518267;
    private static final double SHRUNK = 0.6598345;

    private static PieceValueFit fit(Observations games, Shrinking shrinking) {
        return PieceValueFitter.fit(games, FitSettings.DEFAULT.withShrinking(shrinking), FitTrace.NONE);
    }

    private static Observations read(SimulatedRows games, String features) {
        return games.observations(ObservationSettings.DEFAULT.withFeatures(features));
    }

    private static double coefficient(PieceValueFit fit, String feature) {
        return fit.value(feature).orElseThrow().coefficient().orElseThrow().value();
    }

    /// The rows of `phase:2` for one piece more or less.
    private static int[] row(int piece, int sign, int phase) {
        int[] row = new int[2 * OPENING.length];
        row[2 * piece] = sign * phase;
        row[2 * piece + 1] = sign * (FULL - phase);
        return row;
    }

    private static GameResult result(double u, double eta) {
        double win = 1 / (1 + Math.exp(0.4 - eta));
        double loss = 1 / (1 + Math.exp(0.4 + eta));
        return u < win ? GameResult.WHITE_WINS : u > 1 - loss ? GameResult.BLACK_WINS : GameResult.DRAW;
    }

    /// Rows whose numbers follow from their place, so that another program can make them too.
    private static SimulatedRows counted() {
        double[] worth = {0.7, 2.0, 2.2, 3.2, 4.5};
        SimulatedRows games = new SimulatedRows();
        for (int i = 0; i < 1500; i++) {
            int phase = i * 7 % 25;
            int piece = (i * 3 + i / 25) % 5;
            int sign = i / 5 % 2 == 0 ? 1 : -1;
            double eta = 0.1 + sign * worth[piece] * (0.25 + (FULL - phase) / (double) FULL);
            games.game(result(i * 37 % 101 / 101.0, eta), Map.of(), row(piece, sign, phase));
        }
        return games;
    }

    /// Games in which hardly anything is missing early.
    private static SimulatedRows simulated(int count, long seed) {
        RandomGenerator random = RandomGames.random(seed);
        SimulatedRows games = new SimulatedRows();
        for (int i = 0; i < count; i++) {
            int phase = Math.min(FULL, random.nextInt(random.nextInt(FULL + 1) + 1));
            int piece = random.nextInt(OPENING.length);
            int sign = random.nextBoolean() ? 1 : -1;
            double share = phase / (double) FULL;
            double eta = 0.1 + sign * (share * OPENING[piece] + (1 - share) * END[piece]);
            games.game(result(random.nextDouble(), eta), Map.of(), row(piece, sign, phase));
        }
        return games;
    }

    /// Figures of NumPy 2.4, by Newton's method with the expected information, on the same rows and the same five
    /// parts.
    @Test
    void anotherProgramFindsTheSame() {
        Observations games = read(counted(), "material,phase:2");
        PieceValueFit fit = fit(games, new Shrinking.Fixed(0.002));
        assertThat(fit.fit().parameters()).containsExactly(REFERENCE, within(2e-7));
        PhaseShrinkage shrinkage = fit.shrinkage().orElseThrow();
        assertThat(loss(shrinkage.untapered().orElseThrow())).isCloseTo(UNTAPERED, within(2e-7));
        assertThat(loss(shrinkage.unshrunk().orElseThrow())).isCloseTo(UNSHRUNK, within(2e-7));
        assertThat(loss(shrinkage.shrunk().orElseThrow())).isCloseTo(SHRUNK, within(2e-7));
    }

    private static double loss(HeldOut score) {
        return score.meanLogLoss().value();
    }

    @Test
    void theStrongestGivesOneValueForAllPhases() {
        SimulatedRows games = simulated(3000, 3);
        PieceValueFit together = fit(read(games, "material,phase:2"), new Shrinking.Fixed(1e5));
        double[] sums = {0, 0, 0, 0, 0};
        PieceValueFit apart = fit(read(games, "material,phase:2"), new Shrinking.None());
        for (int piece = 0; piece < sums.length; piece++) {
            String letter = "PNBRQ".substring(piece, piece + 1);
            double opening = coefficient(together, letter + "@opening");
            assertThat(opening).isCloseTo(coefficient(together, letter + "@end"), within(1e-4));
            assertThat(Math.abs(coefficient(apart, letter + "@opening") - coefficient(apart, letter + "@end")))
                    .isGreaterThan(1e-3);
        }
        PhaseShrinkage shrinkage = together.shrinkage().orElseThrow();
        assertThat(loss(shrinkage.shrunk().orElseThrow()))
                .isCloseTo(loss(shrinkage.untapered().orElseThrow()), within(1e-6));
    }

    /// Where the truth is known the strength that held-out games choose comes nearer to it, and every piece is worth
    /// something.
    @Test
    void theChosenStrengthIsNearerToTheTruth() {
        double apart = 0;
        double drawn = 0;
        for (long seed = 1; seed <= 6; seed++) {
            Observations games = read(simulated(1500, seed), "material,phase:2");
            PieceValueFit auto = fit(games, new Shrinking.Auto());
            apart += error(fit(games, new Shrinking.None()));
            drawn += error(auto);
            assertThat(auto.values().subList(0, 10))
                    .allMatch(value -> value.value().orElseThrow().value() > 0);
        }
        assertThat(drawn).isLessThan(apart / 4);
    }

    private static double error(PieceValueFit fit) {
        double sum = 0;
        for (int piece = 0; piece < OPENING.length; piece++) {
            String letter = "PNBRQ".substring(piece, piece + 1);
            sum += Math.pow(coefficient(fit, letter + "@opening") - OPENING[piece], 2)
                    + Math.pow(coefficient(fit, letter + "@end") - END[piece], 2);
        }
        return sum;
    }

    /// What is drawn to something has an error that no sampling shows.
    @Test
    void whatIsDrawnTogetherHasNoError() {
        PieceValueFit fit = fit(read(simulated(3000, 4), "material,phase:2"), new Shrinking.Fixed(1e-3));
        assertThat(fit.values().subList(0, 10)).allSatisfy(value -> {
            assertThat(value.standardError()).isEmpty();
            assertThat(value.interval()).isEmpty();
            assertThat(value.doubt()).contains(new ValueDoubt.PhasesTogether());
        });
        assertThat(fit.value("white").orElseThrow().standardError()).isPresent();
        PhaseShrinkage shrinkage = fit.shrinkage().orElseThrow();
        assertThat(shrinkage.strength()).isEqualTo(1e-3);
        assertThat(shrinkage.shrunk()).isPresent();
        assertThat(fit.notes()).contains(new FitNote.Shrunk(shrinkage));
        assertThat(fit.notes())
                .filteredOn(note -> note instanceof FitNote.NoError(var value)
                        && value.doubt().equals(Optional.of(new ValueDoubt.PhasesTogether())))
                .hasSize(10);
        PieceValueFit zero = fit(read(simulated(3000, 4), "material,phase:2"), new Shrinking.Fixed(0));
        assertThat(zero.values()).allMatch(value -> value.standardError().isPresent());
    }

    /// Held-out games may not tell a weak strength from a strong one; then the strong one is taken, and a stronger one
    /// where a piece would be worth less than 0.
    @Test
    void theStrengthIsTheStrongestWithinOneError() {
        Observations games = read(simulated(2000, 5), "material,phase:2");
        PhaseShrinkage auto = fit(games, new Shrinking.Auto()).shrinkage().orElseThrow();
        PhaseShrinkage best = fit(games, new Shrinking.Best()).shrinkage().orElseThrow();
        assertThat(auto.strength()).isGreaterThan(best.strength());
        Estimate least = best.shrunk().orElseThrow().meanLogLoss();
        assertThat(loss(auto.shrunk().orElseThrow())).isBetween(least.value(), least.value() + least.standardError());
        assertThat(auto.tried()).isEqualTo(14);
        assertThat(auto.asked()).isEqualTo(new Shrinking.Auto());
        assertThat(best.tried()).isEqualTo(14);
    }

    /// A piece that was given up early for something: the line through its phases begins below 0.
    @Test
    void noPieceIsLeftBelowZero() {
        SimulatedRows games = simulated(4000, 6);
        for (int i = 0; i < 900; i++) {
            games.game(i % 3 != 0 ? GameResult.WHITE_WINS : GameResult.BLACK_WINS, Map.of(), row(3, -1, FULL - i % 3));
        }
        Observations read = read(games, "material,phase:2");
        assertThat(coefficient(fit(read, new Shrinking.None()), "R@opening")).isNegative();
        PieceValueFit auto = fit(read, new Shrinking.Auto());
        assertThat(coefficient(auto, "R@opening")).isPositive();
        assertThat(auto.shrinkage().orElseThrow().raised()).isTrue();
        assertThat(auto.notes()).noneMatch(FitNote.BelowZero.class::isInstance);
    }

    @Test
    void thereMustBePhases() {
        Observations none = read(new SimulatedRows().without(5, 200, 1), "material");
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> fit(none, new Shrinking.Auto()))
                .withMessageContaining("shrink: found no values by phase")
                .withMessageContaining("phase:2");
    }

    /// No strength helps where all phases of a piece are decided.
    @Test
    void aPieceThatDecidesEveryGameHasNoValueInAnyPhase() {
        SimulatedRows games = new SimulatedRows();
        for (int i = 0; i < 1200; i++) {
            int phase = i * 7 % 25;
            boolean queen = i % 6 == 0;
            int sign = i / 5 % 2 == 0 ? 1 : -1;
            GameResult decided = sign > 0 ? GameResult.WHITE_WINS : GameResult.BLACK_WINS;
            games.game(
                    queen ? decided : result(i * 37 % 101 / 101.0, sign * (1 + i % 4)),
                    Map.of(),
                    row(queen ? 4 : i % 4, sign, phase));
        }
        PieceValueFit fit = fit(read(games, "material,phase:2"), new Shrinking.Auto());
        assertThat(fit.value("Q@opening").orElseThrow().value()).isEmpty();
        assertThat(fit.value("Q@end").orElseThrow().value()).isEmpty();
        assertThat(fit.value("R@end").orElseThrow().value()).isPresent();
    }

    @Test
    void groupsAreNotDrawnTogether() {
        PieceValueFit fit = fit(read(simulated(2000, 7), "material,phase:2"), new Shrinking.Fixed(1e-3));
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> GroupedValues.of(fit, Grouping.parse("year:10"), 5));
    }

    @Test
    void strengthsAreRead() {
        assertThat(Shrinking.parse("auto")).isEqualTo(new Shrinking.Auto());
        assertThat(Shrinking.parse("best")).isEqualTo(new Shrinking.Best());
        assertThat(Shrinking.parse("1e-3")).isEqualTo(new Shrinking.Fixed(1e-3));
        for (String wrong : new String[] {"", "-1", "1e9", "strong", "NaN"}) {
            assertThatExceptionOfType(InputException.class)
                    .isThrownBy(() -> Shrinking.parse(wrong))
                    .withMessageStartingWith("shrink: found ");
        }
    }
}
