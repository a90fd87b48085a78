package org.pieceworth.empirical.fit;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pieceworth.stats.FitException;
import org.pieceworth.text.InputException;

class FitProblemsTest {

    @ParameterizedTest
    @CsvSource({
        "TOO_FEW_ROWS, ''",
        "SEPARATED, ''",
        "NOT_SETTLED, ''",
        "NOISE, ''",
        "REPLICATES_FAILED, ''",
        "NO_DRAWS, ' (--draws drop)'",
        "MISSING_SIDE, ' (--draws half)'",
        "DIVERGED, ' (--solver newton)'",
        "ONE_RESULT, ''",
        "NOT_IDENTIFIED, ''",
        "TOO_FEW_CLUSTERS, ''"
    })
    void eachReasonHasItsRemedy(FitException.Reason reason, String remedy) {
        InputException error = FitProblems.asInput("no values", new FitException(reason, "it is so"));
        assertThat(error.message(name -> "--" + name)).isEqualTo("no values: it is so" + remedy);
    }
}
