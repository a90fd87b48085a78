package org.pieceworth.valuation.fairystockfish;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.rules.variant.PieceType;
import org.pieceworth.rules.variant.Variant;

/// The facts of a variant that determine the engine's values.
///
/// @param pieces all pieces, king and pawns too, in the engine's order: built-in ones by its list, then
/// custom ones
/// @param drops whether captured pieces go to hand
/// @param promotions the keys or movements of the pieces that pawns promote to
/// @param notModelled rules of the variant that change the engine's values and are not followed here; a line each
public record EngineVariant(
        List<EnginePiece> pieces, boolean drops, List<EnginePiece> promotions, List<String> notModelled) {

    /// A piece in the engine's representation.
    ///
    /// @param builtIn its constant; empty for custom pieces
    /// @param movement its moves
    /// @param royal whether it is royal; the engine gives a king no value
    public record EnginePiece(Optional<BuiltInPiece> builtIn, Movement movement, boolean royal) {

        public static EnginePiece of(Variant variant, PieceType type) {
            return new EnginePiece(
                    BuiltInPiece.of(type.name()),
                    type.movement(),
                    variant.royals().kings().contains(type.letter()));
        }

        /// The constant, or the result of the formula; 0 when it is royal.
        int base(EnginePhase phase) {
            if (royal) {
                return 0;
            }
            return builtIn.map(piece -> piece.value(phase))
                    .orElseGet(() -> (int) CustomPieceFormula.steps(EngineMoves.of(movement), phase)
                            .getLast()
                            .value());
        }
    }

    public EngineVariant {
        pieces = List.copyOf(pieces);
        promotions = List.copyOf(promotions);
        notModelled = List.copyOf(notModelled);
    }

    public static EngineVariant of(Variant variant) {
        return new EngineVariant(
                variant.types().stream()
                        .map(type -> EnginePiece.of(variant, type))
                        .toList(),
                variant.hands().capturesToHand(),
                variant.promotion().pieceTypes().white().stream()
                        .flatMap(letter -> variant.type(letter).stream())
                        .map(type -> EnginePiece.of(variant, type))
                        .toList(),
                notFollowed(variant));
    }

    private static List<String> notFollowed(Variant variant) {
        return Stream.of(
                        rule(!variant.royals().checking(), "checks being forbidden"),
                        rule(variant.hands().outside(), "a second board"),
                        rule(variant.captures().blast(), "explosions"),
                        rule(variant.end().checkCounting(), "check counting"),
                        rule(variant.royals().makpong(), "makpong"),
                        rule(
                                variant.royals()
                                        .extinction()
                                        .filter(extinction -> extinction.types().isEmpty())
                                        .isPresent(),
                                "the loss of all pieces"))
                .filter(rule -> !rule.isEmpty())
                .map(rule -> "the engine changes its values for " + rule + ", not modelled here")
                .toList();
    }

    private static String rule(boolean there, String name) {
        return there ? name : "";
    }

    /// The piece with the greatest middlegame value; the first of several.
    Optional<EnginePiece> strongest() {
        return pieces.stream().max(Comparator.comparingInt(piece -> piece.base(EnginePhase.MG)));
    }

    /// The value of the best promotion of a pawn, in the endgame.
    int bestPromotion() {
        return promotions.stream()
                .mapToInt(piece -> piece.base(EnginePhase.EG))
                .max()
                .orElse(0);
    }
}
