package org.pieceworth.stats.regression;

import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatNoException;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.pieceworth.stats.FitException;

class IdentificationTest {

    private static final FitOptions OPTIONS = new FitOptions(DrawModel.DROP, false, Penalty.NONE, Solver.NEWTON);

    /// Two features that are equal but for some part: the ratio of the scaled cross products' eigenvalues is a
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
}
