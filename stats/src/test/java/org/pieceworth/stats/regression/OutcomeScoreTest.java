package org.pieceworth.stats.regression;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OutcomeScoreTest {

    /// Against the definition, on both sides of 0 and far from it.
    @ParameterizedTest
    @CsvSource({"0, 0.6", "1.3, 0.6", "-1.3, 0.6", "0.2, 2", "-0.2, 2", "9, 0.1", "-9, 0.1"})
    void chancesAndLogarithmsFollowTheDefinition(double eta, double width) {
        OutcomeScore score = new OutcomeScore();
        score.setWidth(width);
        score.slopes(eta, 2, 3, 5);
        score.logLikelihood(eta, 2, 3, 5);
        double win = 1 / (1 + Math.exp(width - eta));
        double loss = 1 / (1 + Math.exp(width + eta));
        assertThat(score.win).isCloseTo(win, within(1e-15));
        assertThat(score.loss).isCloseTo(loss, within(1e-15));
        assertThat(score.win + score.notWin).isCloseTo(1, within(1e-15));
        assertThat(score.loss + score.notLoss).isCloseTo(1, within(1e-15));
        assertThat(score.logLikelihood)
                .isCloseTo(2 * Math.log(win) + 3 * Math.log(1 - win - loss) + 5 * Math.log(loss), within(1e-10));
    }

    /// Where nothing but the asymptote is left: no overflow, no lost digits.
    @ParameterizedTest
    @CsvSource({"40, 0.5", "-40, 0.5", "700, 0.5", "-700, 0.5"})
    void certainResultsKeepTheirDigits(double eta, double width) {
        OutcomeScore score = new OutcomeScore();
        score.setWidth(width);
        boolean ahead = eta > 0;
        score.slopes(eta, ahead ? 0 : 1, 0, ahead ? 1 : 0);
        score.logLikelihood(eta, ahead ? 0 : 1, 0, ahead ? 1 : 0);
        assertThat(score.logLikelihood).isCloseTo(-Math.abs(eta) - width, within(1e-12));
        assertThat(ahead ? score.notWin : score.notLoss).isCloseTo(Math.exp(width - Math.abs(eta)), within(1e-30));
    }
}
