package org.pieceworth.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.function.DoubleUnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pieceworth.stats.match.ScoreCounts;
import org.pieceworth.stats.match.Sprt;
import tools.jackson.databind.JsonNode;

/// Elo, likelihood of superiority and the test's ratio, worked out anew from the pairs that a match reports: by
/// Student's distribution as an integral of powers of a cosine, and by the most likely chances of each score.
class MatchNumbersTest {

    private static final int CLASSES = 5;
    private static final double UNSEEN = 1e-3;

    @ParameterizedTest
    @CsvSource({"self:universal,self:mobility,0,60", "self,self:mobility,-20,20", "self:mobility,self,5,200"})
    void numbersFollowFromThePairs(String a, String b, double elo0, double elo1) {
        CommandRun run = CommandRun.of(
                "match",
                a,
                b,
                "--games",
                "24",
                "--nodes",
                "8",
                "--threads",
                "1",
                "--quiet",
                "--sprt",
                "elo0=" + elo0 + ",elo1=" + elo1,
                "--format",
                "json");
        assertThat(run.code()).as(run.err()).isZero();
        JsonNode json = run.json();
        double[] pairs = new double[CLASSES];
        for (int i = 0; i < CLASSES; i++) {
            pairs[i] = json.path("pentanomial").get(i).asDouble();
        }
        double score = score(pairs);
        assertThat(json.path("elo").asDouble()).isCloseTo(400 * Math.log10(score / (1 - score)), within(1e-9));
        assertThat(json.path("los").asDouble()).isCloseTo(superiority(pairs), within(1e-6));
        assertThat(json.path("sprt").path("llr").asDouble()).isCloseTo(ratio(pairs, elo0, elo1), within(1e-6));
    }

    /// The first is of a match of other values, the others are of kinds that a small match does not have.
    @ParameterizedTest
    @CsvSource({"2,3,9,3,0, 0,60", "0,3,9,3,2, -60,0", "1,0,1,0,0, 0,60", "12,80,200,95,13, 0,5", "0,0,0,1,9, 0,20"})
    void pairsOfEveryKind(long ll, long ld, long even, long wd, long ww, double elo0, double elo1) {
        ScoreCounts counts = ScoreCounts.pairs(ll, ld, even, wd, ww);
        double[] pairs = {ll, ld, even, wd, ww};
        assertThat(new Sprt(elo0, elo1, 0.05, 0.05).logLikelihoodRatio(counts))
                .isCloseTo(ratio(pairs, elo0, elo1), within(1e-6));
        assertThat(counts.superiority().orElseThrow()).isCloseTo(superiority(pairs), within(1e-6));
    }

    /// Figures of SciPy.
    @Test
    void pairsOfTheField() {
        ScoreCounts counts = ScoreCounts.pairs(2, 3, 9, 3, 0);
        assertThat(new Sprt(0, 60, 0.05, 0.05).logLikelihoodRatio(counts)).isCloseTo(-3.0345, within(5e-5));
        assertThat(counts.superiority().orElseThrow()).isCloseTo(0.1494, within(5e-5));
        assertThat(ScoreCounts.pairs(1, 0, 1, 0, 0).superiority().orElseThrow()).isCloseTo(0.25, within(1e-9));
    }

    private static double sum(double[] pairs, DoubleUnaryOperator ofScore) {
        double sum = 0;
        for (int i = 0; i < CLASSES; i++) {
            sum += pairs[i] * ofScore.applyAsDouble(i / 4.0);
        }
        return sum;
    }

    private static double score(double[] pairs) {
        return sum(pairs, score -> score) / sum(pairs, _ -> 1);
    }

    private static double superiority(double[] pairs) {
        double results = sum(pairs, _ -> 1);
        double mean = score(pairs);
        double variance = sum(pairs, score -> (score - mean) * (score - mean)) / (results - 1);
        double angle = Math.atan((mean - 0.5) / Math.sqrt(variance / results) / Math.sqrt(results - 1));
        DoubleUnaryOperator density = x -> Math.pow(Math.cos(x), results - 2);
        return integral(density, -Math.PI / 2, angle) / integral(density, -Math.PI / 2, Math.PI / 2);
    }

    /// By Simpson's rule.
    private static double integral(DoubleUnaryOperator of, double from, double to) {
        int steps = 2000;
        double width = (to - from) / steps;
        double sum = of.applyAsDouble(from) + of.applyAsDouble(to);
        for (int i = 1; i < steps; i++) {
            sum += (i % 2 == 0 ? 2 : 4) * of.applyAsDouble(from + i * width);
        }
        return sum * width / 3;
    }

    private static double ratio(double[] pairs, double elo0, double elo1) {
        double[] seen = pairs.clone();
        for (int i = 0; i < CLASSES; i++) {
            seen[i] = Math.max(UNSEEN, seen[i]);
        }
        return logLikelihood(seen, elo1) - logLikelihood(seen, elo0);
    }

    /// By the chances n / N(1 + λ(a − s)), in which λ makes the mean s.
    private static double logLikelihood(double[] seen, double elo) {
        double mean = 1 / (1 + Math.pow(10, -elo / 400));
        double total = sum(seen, _ -> 1);
        double low = -1 / (1 - mean);
        double high = 1 / mean;
        for (int i = 0; i < 200; i++) {
            double middle = (low + high) / 2;
            boolean above = sum(seen, score -> (score - mean) / (1 + middle * (score - mean))) > 0;
            low = above ? middle : low;
            high = above ? high : middle;
        }
        double found = low;
        double sum = 0;
        for (int i = 0; i < CLASSES; i++) {
            sum += seen[i] * Math.log(seen[i] / total / (1 + found * (i / 4.0 - mean)));
        }
        return sum;
    }
}
