package org.pieceworth.studies.play;

import java.util.ArrayList;
import java.util.List;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.variant.VariantReading;
import org.pieceworth.text.Progress;

/// The run that played the games.
///
/// @param resumed games that an earlier run had played
/// @param seconds duration of this run
/// @param warnings problems of the variant, and its rules without effect
public record PlayedRun(long resumed, double seconds, List<String> warnings) {

    private static final double SECOND = 1e9;

    public PlayedRun {
        warnings = List.copyOf(warnings);
    }

    static PlayedRun since(long nanos, long resumed, List<String> warnings) {
        return new PlayedRun(resumed, (System.nanoTime() - nanos) / SECOND, warnings);
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
