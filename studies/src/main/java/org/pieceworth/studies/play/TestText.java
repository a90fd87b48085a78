package org.pieceworth.studies.play;

import java.util.ArrayList;
import java.util.List;
import org.pieceworth.answer.Numbers;
import org.pieceworth.stats.match.ScoreCounts;
import org.pieceworth.stats.match.Sprt;
import org.pieceworth.stats.match.StoppedElo;

/// A sequential test in words.
final class TestText {

    private TestText() {}

    /// The log-likelihood ratio between its bounds, and Elo corrected for the stop if results vary.
    static List<String> lines(Sprt test, ScoreCounts results) {
        List<String> lines = new ArrayList<>();
        lines.add("LLR: " + Numbers.fixed(test.logLikelihoodRatio(results), 2) + " ("
                + Numbers.fixed(test.lower(), 2)
                + ", " + Numbers.fixed(test.upper(), 2) + ") [" + Numbers.fixed(test.elo0(), 2) + ", "
                + Numbers.fixed(test.elo1(), 2) + "]" + of(test.model()) + ", " + said(test.state(results)));
        if (results.variance() > 0) {
            StoppedElo stopped = StoppedElo.of(test, results);
            lines.add((stopped.corrected()
                            ? "Corrected for stopping (towards the middle of the hypotheses, since luck ends tests early)"
                            : "Not affected by stopping")
                    + ": Elo "
                    + Strength.withInterval(stopped.elo(), "20 games and a test that ten pairs cannot decide")
                    + ", nElo "
                    + Strength.withInterval(stopped.normalized(), "100 results and closer hypotheses") + ".");
        }
        return lines;
    }

    /// The points of its hypotheses.
    static String points(Sprt test) {
        return switch (test.model()) {
            case LOGISTIC -> "true Elo";
            case NORMALIZED -> "true nElo";
        };
    }

    private static String of(Sprt.Model model) {
        return switch (model) {
            case LOGISTIC -> "";
            case NORMALIZED -> " normalized";
        };
    }

    private static String said(Sprt.State state) {
        return switch (state) {
            case OPEN -> "not decided";
            case H0 -> "H0 is accepted";
            case H1 -> "H1 is accepted";
        };
    }
}
