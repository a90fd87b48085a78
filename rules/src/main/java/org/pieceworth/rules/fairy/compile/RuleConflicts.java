package org.pieceworth.rules.fairy.compile;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.pieceworth.rules.variant.CaptureRules;
import org.pieceworth.rules.variant.StoneRules;
import org.pieceworth.rules.variant.Variant;

/// Rules that no game has together and that would contradict each other; see [WallTable#conflict] for those of walls.
final class RuleConflicts {

    private RuleConflicts() {}

    /// The conflict of two rules, with what was expected; empty if all rules go together.
    static Optional<String> of(Variant variant) {
        boolean turned = variant.stones().turns() != StoneRules.Turns.NOTHING;
        boolean kings = variant.types().stream()
                .anyMatch(type -> variant.royals().kings().contains(type.letter()));
        if (turned && kings) {
            return Optional.of(
                    "where moves turn pieces (flipEnclosedPieces), found a king, expected none, since kings cannot"
                            + " change sides; commoner moves like one");
        }
        if (variant.gating().cambodianMoves() && variant.gating().seirawan()) {
            return Optional.of(
                    "beside cambodianMoves found seirawanGating = true, expected false, since both are rights of"
                            + " the same squares");
        }
        return variant.captures().rifle()
                ? besideRifle(variant, turned)
                        .map(rule ->
                                "where capturers stay where they are (rifleCapture), found " + rule + ", expected none")
                : Optional.empty();
    }

    private static Optional<String> besideRifle(Variant variant, boolean turned) {
        CaptureRules captures = variant.captures();
        Map<String, Boolean> rules = new LinkedHashMap<>();
        rules.put("blastOnCapture = true", captures.blast());
        rules.put("petrifyOnCaptureTypes", !captures.petrify().isEmpty());
        rules.put("captureChangesSide = true", captures.changesSide());
        rules.put("commitGates = true", variant.gating().musketeer());
        rules.put("seirawanGating = true", variant.gating().seirawan());
        rules.put("flipEnclosedPieces", turned);
        return rules.keySet().stream().filter(rules::get).findFirst();
    }
}
