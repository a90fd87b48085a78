package org.pieceworth.rules.fairy.compile;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.pieceworth.rules.board.Edges;
import org.pieceworth.rules.variant.CaptureRules;
import org.pieceworth.rules.variant.GatingRules;
import org.pieceworth.rules.variant.StoneRules;
import org.pieceworth.rules.variant.Variant;

/// Rules that no game has together and that would contradict each other; see [WallTable#conflict] for those of walls.
final class RuleConflicts {

    private RuleConflicts() {}

    /// The conflict of two rules, with the expected setting; empty if all rules go together.
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
                    "with cambodianMoves found seirawanGating = true, expected false, since both are rights of"
                            + " the same squares");
        }
        Optional<String> joined = variant.mobility().edges() == Edges.APART
                ? Optional.empty()
                : besideJoinedEdges(variant, turned)
                        .map(rule -> variant.mobility().edges().hexagonal()
                                ? "on a board of hexagons (board), found " + rule
                                        + ", which is for squares; expected none"
                                : "on a board with joined edges (board), found " + rule
                                        + ", which is for boards whose edges end them; expected none");
        return variant.captures().rifle()
                ? besideRifle(variant, turned)
                        .map(rule ->
                                "where capturers stay where they are (rifleCapture), found " + rule + ", expected none")
                        .or(() -> joined)
                : joined;
    }

    /// Rules that follow lines over the board by themselves, not by the moves of pieces.
    private static Optional<String> besideJoinedEdges(Variant variant, boolean turned) {
        Map<String, Boolean> rules = new LinkedHashMap<>();
        rules.put("flyingGeneral = true", variant.royals().flyingGeneral());
        rules.put("bikjangRule = true", variant.royals().bikjang());
        rules.put("wallingRule", variant.gating().walls() != GatingRules.Walls.NONE);
        rules.put("cambodianMoves = true", variant.gating().cambodianMoves());
        rules.put("diagonalLines", !variant.mobility().diagonalLines().isEmpty());
        rules.put("chasingRule", variant.end().repetition().chasingIllegal());
        rules.put("flipEnclosedPieces", turned);
        rules.put("enclosingDrop", variant.stones().drops() != StoneRules.Drops.ANYWHERE);
        rules.put("connectN or another connection", variant.end().connect().isPresent());
        return rules.keySet().stream().filter(rules::get).findFirst();
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
