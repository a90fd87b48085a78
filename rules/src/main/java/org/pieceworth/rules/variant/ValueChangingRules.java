package org.pieceworth.rules.variant;

import java.util.Optional;
import java.util.stream.Stream;
import org.pieceworth.rules.board.HexagonalBoard;
import org.pieceworth.rules.position.PlacementText;

/// Rules that give a piece another value than in chess, on any board of squares and in any army.
public final class ValueChangingRules {

    private ValueChangingRules() {}

    /// The first such rule as a clause, such as `captures explode`; empty for variants where
    /// pieces have their values of chess.
    public static Optional<String> of(Variant variant) {
        return WithoutMaterial.of(variant)
                .map(WithoutMaterial::why)
                .or(() -> Stream.of(
                                clause(variant.surface() instanceof HexagonalBoard, "its cells are hexagons"),
                                clause(variant.hands().drops(), "pieces are dropped from the hand"),
                                clause(variant.captures().blast(), "captures explode"),
                                clause(variant.captures().mustCapture(), "captures are compulsory"),
                                clause(
                                        variant.captures().rifle()
                                                || variant.captures().changesSide()
                                                || !variant.captures().petrify().isEmpty(),
                                        "capturing pieces do not simply take the place of captured ones"),
                                clause(
                                        variant.royals().extinction().isPresent(),
                                        "a side loses with its last piece of a type"),
                                clause(!variant.royals().checking(), "checks are not allowed"),
                                clause(variant.end().flag().isPresent(), "a piece that reaches a goal wins"),
                                clause(variant.end().checkCounting(), "a number of checks wins"),
                                clause(
                                        variant.end().connect().isPresent()
                                                || !variant.end().castlingWins().isEmpty(),
                                        "the game has another goal than mate"),
                                clause(variant.end().checkmate() != GameValue.LOSS, "checkmate does not win"),
                                clause(variant.gating().walls() != GatingRules.Walls.NONE, "moves build walls"),
                                clause(
                                        !variant.mobility().regions().isEmpty(),
                                        "pieces may not leave regions of the board"),
                                clause(
                                        kings(variant, true) != 1 || kings(variant, false) != 1,
                                        "a side does not have one king"))
                        .flatMap(Optional::stream)
                        .findFirst());
    }

    private static Optional<String> clause(boolean holds, String text) {
        return holds ? Optional.of(text) : Optional.empty();
    }

    private static long kings(Variant variant, boolean white) {
        return PlacementText.of(variant.startFen())
                .pieces()
                .filter(letter -> Character.isUpperCase(letter) == white
                        && variant.royals().royal(Character.toUpperCase((char) letter)))
                .count();
    }
}
