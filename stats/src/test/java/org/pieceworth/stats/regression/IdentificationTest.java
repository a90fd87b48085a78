package org.pieceworth.stats.regression;

import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatNoException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.pieceworth.stats.FitException;

class IdentificationTest {

    private static final FitOptions OPTIONS = new FitOptions(DrawModel.DROP, false, Penalty.NONE, Solver.NEWTON);

    /// Two features that are equal except for some part: the ratio of the scaled cross products' eigenvalues is a
    /// quarter of the part's square, and so 1e-10 at a part of 2e-5.
    private static void check(double part) {
        double[] rows = {1, 1 + part, 1, 1 - part, -1, -1 - part, -1, -1 + part};
        double[] two = {2, 2, 2, 2};
        Identification.check(
                GroupedOutcomes.dense(2, rows, two, new double[4], two), OPTIONS, new String[] {"left", "right"});
    }

    @ParameterizedTest
    @ValueSource(doubles = {1, 0.1, 1e-3, 1e-4, 4e-5, 2.2e-5})
    void whatDiffersEnoughIsIdentified(double part) {
        assertThatNoException().isThrownBy(() -> check(part));
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, 1e-9, 1e-7, 1e-6, 1e-5, 1.8e-5})
    void whatHardlyDiffersIsNamed(double part) {
        assertThatExceptionOfType(FitException.class)
                .isThrownBy(() -> check(part))
                .withMessageContaining("left")
                .withMessageContaining("right");
    }

    private static final String[] THREE = {"left", "right", "other"};

    private static GroupedOutcomes twiceTheOther() {
        double[] rows = {1, 2, 1, 1, 2, -1, 2, 4, 1, -1, -2, 3};
        double[] two = {2, 2, 2, 2};
        return GroupedOutcomes.dense(3, rows, two, new double[4], two);
    }

    private static FitOptions penalised(Penalty penalty) {
        return new FitOptions(DrawModel.DROP, true, penalty, Solver.NEWTON);
    }

    /// One feature is twice another: the combination that is 0 in every row, its greatest part as 1.
    @Test
    void theCombinationIsSpelled() {
        assertThatExceptionOfType(FitException.class)
                .isThrownBy(() -> Identification.check(twiceTheOther(), penalised(Penalty.NONE), THREE))
                .withMessageMatching(".*cannot be separated: (\\+1.00·left -0.500·right|-1.00·left \\+0.500·right)");
    }

    /// A feature that is 1 in every row is the constant again.
    @Test
    void theConstantIsNamed() {
        double[] two = {2, 2, 2};
        GroupedOutcomes data = GroupedOutcomes.dense(2, new double[] {1, 1, 1, 2, 1, 4}, two, new double[3], two);
        assertThatExceptionOfType(FitException.class)
                .isThrownBy(() -> Identification.check(data, penalised(Penalty.NONE), new String[] {"ones", "numbers"}))
                .withMessageMatching(".*: (\\+1.00·ones -1.00·the constant|-1.00·ones \\+1.00·the constant)");
    }

    /// A ridge separates whatever rows cannot, however weak or strong it is.
    @ParameterizedTest
    @ValueSource(doubles = {1e-9, 1e-3, 1, 1e6})
    void aRidgeIdentifies(double strength) {
        assertThatNoException()
                .isThrownBy(() -> Identification.check(twiceTheOther(), penalised(Penalty.ridge(strength)), THREE));
    }
}
