package org.pieceworth.stats.regression;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.pieceworth.stats.FitException;
import org.pieceworth.stats.FitException.Reason;

class UndeterminedTest {

    private static final String[] NAMES = {"pawn", "knight", "queen"};

    private static FitOptions options(DrawModel draws) {
        return new FitOptions(draws, true, Penalty.NONE, Solver.NEWTON);
    }

    /// Balances of pawns and knights, so often each that their coefficients are known, and rows more.
    private static GroupedOutcomes rows(double copies, double[][] more, double[][] outcomes) {
        double[] features = new double[3 * (9 + more.length)];
        double[][] y = new double[3][9 + more.length];
        for (int group = 0; group < 9; group++) {
            int pawn = group / 3 - 1;
            int knight = group % 3 - 1;
            features[3 * group] = pawn;
            features[3 * group + 1] = knight;
            double eta = 0.1 + 0.7 * pawn + 2 * knight;
            y[0][group] = copies / (1 + Math.exp(0.5 - eta));
            y[2][group] = copies / (1 + Math.exp(0.5 + eta));
            y[1][group] = copies - y[0][group] - y[2][group];
        }
        for (int i = 0; i < more.length; i++) {
            System.arraycopy(more[i], 0, features, 3 * (9 + i), 3);
            for (int outcome = 0; outcome < 3; outcome++) {
                y[outcome][9 + i] = outcomes[i][outcome];
            }
        }
        return GroupedOutcomes.dense(3, features, y[0], y[1], y[2]);
    }

    private static final double[] WON = {1, 0, 0};
    private static final double[] LOST = {0, 0, 1};
    private static final double[] DRAWN = {0, 1, 0};

    @ParameterizedTest
    @CsvSource({"10, true", "1000, true", "100000, true", "1e9, true", "10, false", "100000, false"})
    void oneDecidedRowIsSeenHoweverMuchElseIsKnown(double copies, boolean won) {
        GroupedOutcomes data = rows(copies, new double[][] {{0, 0, 1}}, new double[][] {won ? WON : LOST});
        assertThatExceptionOfType(FitException.class)
                .isThrownBy(() -> OutcomeRegression.fit(data, options(DrawModel.ORDERED), NAMES, FitTrace.NONE))
                .withMessageContaining("queen")
                .satisfies(error -> assertThat(error.reason()).isEqualTo(Reason.SEPARATED));
        Undetermined open = Undetermined.of(data, options(DrawModel.ORDERED));
        assertThat(open.parameters()).singleElement().satisfies(queen -> {
            assertThat(queen.index()).isEqualTo(2);
            assertThat(queen.reason()).isEqualTo(Reason.SEPARATED);
            assertThat(queen.side()).isEqualTo(won ? Separation.Side.WON : Separation.Side.LOST);
        });
        assertThat(open.dropped()).containsExactly(false, false, true);
        assertThat(open.decided()[9]).isTrue();
    }

    /// Rows among which those with a queen more were won by who had it.
    private static GroupedOutcomes decidedByQueens() {
        double[][] more = {{1, 0, 1}, {0, -1, 1}, {-2, 0, -1}};
        return rows(50, more, new double[][] {WON, WON, LOST});
    }

    /// What the other rows say of the other pieces.
    private static double[] withoutQueens(GroupedOutcomes data, DrawModel draws) {
        Undetermined open = Undetermined.of(data, options(draws));
        GroupedOutcomes left = data.withColumns(new int[] {0, 1, -1}, open.decided());
        return OutcomeRegression.fit(left, options(draws), NAMES, FitTrace.NONE).parameters();
    }

    @ParameterizedTest
    @EnumSource
    void theOthersAreWhatTheyWouldBeInTheLimit(DrawModel draws) {
        GroupedOutcomes data = decidedByQueens();
        double[] limit = withoutQueens(data, draws);
        // By hand: with a coefficient of forty log-odds for the queen, nothing but rounding is left of its rows.
        OutcomeLikelihood likelihood = new OutcomeLikelihood(data, options(draws));
        double[] theta = new double[limit.length + 1];
        theta[0] = limit[0];
        theta[1] = limit[1];
        theta[2] = 40;
        System.arraycopy(limit, 2, theta, 3, limit.length - 2);
        likelihood.compute(theta, false);
        for (double slope : likelihood.gradient) {
            assertThat(slope).isCloseTo(0, within(1e-10));
        }
    }

    @Test
    void aRowInDoubtTellsTheFeature() {
        for (double[] outcome : new double[][] {DRAWN, {1, 0, 1}, {1, 1, 0}}) {
            GroupedOutcomes data = rows(1000, new double[][] {{0, 0, 1}}, new double[][] {outcome});
            assertThat(Undetermined.of(data, options(DrawModel.ORDERED)).isEmpty())
                    .isTrue();
        }
        GroupedOutcomes both = rows(1000, new double[][] {{0, 0, 1}, {0, 0, -1}}, new double[][] {WON, WON});
        assertThat(Undetermined.of(both, options(DrawModel.ORDERED)).isEmpty()).isTrue();
    }

    @Test
    void whatOccursTogetherHasPartners() {
        double[][] more = {{0, 0, 1}, {0, 0, -1}};
        GroupedOutcomes data = rows(0, more, new double[][] {{9, 3, 1}, {2, 3, 9}});
        // Pawns and knights are never seen; of a fourth column that equals the third neither is known.
        int[] column = new int[2 * 2];
        double[] value = {1, 1, -1, -1};
        column[1] = column[3] = 1;
        GroupedOutcomes twins = new GroupedOutcomes(
                2, new int[] {0, 2, 4}, column, value, new double[] {9, 2}, new double[] {3, 3}, new double[] {1, 9});
        Undetermined open = Undetermined.of(twins, options(DrawModel.HALF));
        assertThat(open.parameters()).extracting(Undetermined.Parameter::reason).containsOnly(Reason.NOT_IDENTIFIED);
        assertThat(open.parameters())
                .extracting(Undetermined.Parameter::partners)
                .containsExactly(List.of(1), List.of(0));
        assertThat(open.dropped()[0] != open.dropped()[1]).isTrue();
        assertThat(Undetermined.of(data, options(DrawModel.HALF)).parameters())
                .extracting(Undetermined.Parameter::index)
                .containsExactly(0, 1);
    }

    @Test
    void featuresThatDecideOnlyTogetherAreFound() {
        double[][] more = {{0, 3, -1}, {0, 2, -1}, {0, 0, 1}, {0, 0, 1}};
        GroupedOutcomes data = rows(0, more, new double[][] {WON, {4, 1, 0}, {5, 1, 1}, DRAWN});
        Undetermined open =
                Undetermined.of(data.withColumns(new int[] {-1, 0, 1}, new boolean[13]), options(DrawModel.ORDERED));
        assertThat(open.parameters())
                .extracting(Undetermined.Parameter::side)
                .allMatch(side -> side == Separation.Side.WON || side == Separation.Side.MIXED);
    }

    /// With a penalty there is always an end.
    @Test
    void aPenaltyLeavesNothingOpen() {
        GroupedOutcomes data = rows(100, new double[][] {{0, 0, 1}}, new double[][] {WON});
        FitOptions ridge = options(DrawModel.ORDERED).withPenalty(Penalty.ridge(1e-6));
        assertThat(Undetermined.of(data, ridge).isEmpty()).isTrue();
        OutcomeRegression.fit(data, ridge, NAMES, FitTrace.NONE);
    }

    /// An edge of the cone of directions stands at right angles on two rows, so that all edges can be tried.
    private static boolean separates(double[] features, double[][] y) {
        int groups = y[0].length;
        for (int i = 0; i < groups; i++) {
            for (int j = 0; j < groups; j++) {
                double[] a = {features[2 * i], features[2 * i + 1], 1};
                double[] b = {features[2 * j], features[2 * j + 1], 1};
                double[] edge = {a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]};
                boolean allowed = edge[0] != 0 || edge[1] != 0 || edge[2] != 0;
                for (int row = 0; row < groups; row++) {
                    double along = features[2 * row] * edge[0] + features[2 * row + 1] * edge[1] + edge[2];
                    allowed &= (y[0][row] == 0 || along >= 0) && (y[2][row] == 0 || along <= 0);
                    allowed &= y[1][row] == 0 || along == 0;
                }
                if (allowed) {
                    return true;
                }
            }
        }
        return false;
    }

    @Test
    void allEdgesTriedSayTheSame() {
        Random random = new Random(11);
        int separated = 0;
        for (int trial = 0; trial < 500; trial++) {
            int groups = 4 + random.nextInt(9);
            double[] features = new double[2 * groups];
            double[][] y = new double[3][groups];
            for (int i = 0; i < features.length; i++) {
                features[i] = random.nextInt(5) - 2;
            }
            for (int group = 0; group < groups; group++) {
                y[random.nextInt(3)][group] = 1;
            }
            GroupedOutcomes data = GroupedOutcomes.dense(2, features, y[0], y[1], y[2]);
            boolean found;
            try {
                Undetermined open = Undetermined.of(data, options(DrawModel.HALF));
                found = !open.isEmpty();
                if (open.parameters().stream().anyMatch(each -> each.reason() == Reason.NOT_IDENTIFIED)) {
                    continue;
                }
            } catch (FitException everything) {
                assertThat(everything.reason()).isEqualTo(Reason.SEPARATED);
                found = true;
            }
            assertThat(found).as("trial " + trial).isEqualTo(separates(features, y));
            separated += found ? 1 : 0;
        }
        assertThat(separated).isBetween(50, 450);
    }

    /// What the rows do not determine is 0 and named; the rest is what it would be in the limit.
    @ParameterizedTest
    @EnumSource
    void theKnownCoefficientsAreFittedWithoutTheOthers(DrawModel draws) {
        GroupedOutcomes data = decidedByQueens();
        double[] limit = withoutQueens(data, draws);
        KnownCoefficients known = KnownCoefficients.fit(data, options(draws), NAMES, new double[0]);
        assertThat(known.unknown()).containsExactly("queen");
        assertThat(known.parameters()).hasSize(limit.length + 1);
        assertThat(known.parameters()[2]).isZero();
        for (int i = 0; i < limit.length; i++) {
            assertThat(known.parameters()[i < 2 ? i : i + 1]).isCloseTo(limit[i], within(1e-9));
        }
        GroupedOutcomes never = rows(50, new double[0][], new double[0][]);
        assertThat(KnownCoefficients.fit(never, options(draws), NAMES, new double[0])
                        .unknown())
                .containsExactly("queen");
    }

    /// A coefficient of many log-odds is no separation where its feature is a small part of one.
    @Test
    void smallFeaturesMayHaveLargeCoefficients() {
        double part = 1.0 / 16;
        double[][] more = {{0, 0, part}, {0, 0, part}};
        GroupedOutcomes data = rows(50, more, new double[][] {{30, 1, 3}, {20, 0, 1}});
        double[] found = OutcomeRegression.fit(data, options(DrawModel.ORDERED), NAMES, FitTrace.NONE)
                .parameters();
        assertThat(found[2]).isGreaterThan(30);
    }
}
