package org.pieceworth.studies.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.pieceworth.answer.Numbers;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.variant.VariantReading;
import org.pieceworth.text.Counted;
import org.pieceworth.text.Progress;

/// The run that played the games.
///
/// @param resumed games that an earlier run had played
/// @param seconds duration of this run
public record PlayedRun(long resumed, double seconds) {

    private static final double SECOND = 1e9;

    static PlayedRun since(long nanos, long resumed) {
        return new PlayedRun(resumed, (System.nanoTime() - nanos) / SECOND);
    }

    /// The number of games played, the time they took, and their file.
    ///
    /// @param games all games, with those of earlier runs
    List<String> lines(long games, Optional<String> output) {
        String played = Counted.of(games - resumed, "game") + " in " + Numbers.fixed(seconds, 1) + " s, "
                + Numbers.fixed((games - resumed) / seconds, 2) + " a second"
                + output.map(name -> "; all games are in " + name).orElse("") + ".";
        return resumed > 0
                ? List.of(Counted.of(resumed, "game") + " were there from an earlier run.", played)
                : List.of(played);
    }

    /// Warnings about a variant before it is played.
    public static List<String> warnings(VariantReading reading, VariantRules rules, Progress progress) {
        List<String> warnings = new ArrayList<>();
        reading.warnings()
                .forEach(warning -> warnings.add("warning: [" + rules.variant().name() + "] " + warning));
        rules.notPlayed()
                .forEach(rule -> warnings.add(
                        "not played by the rules of " + rules.variant().name() + ": " + rule));
        warnings.forEach(progress::warning);
        return warnings;
    }
}
