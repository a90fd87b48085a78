package org.pieceworth.valuation.engine;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.pieceworth.rules.movement.Movement;

/// What the engine's values depend on in a variant.
///
/// @param pieces those that play, king and pawns too, in the engine's order: built-in ones by its list, then custom
/// ones
/// @param drops whether captured pieces come to hand
/// @param promotions the keys or movements of what pawns become, as pieces
/// @param notModelled rules of the variant that change the engine's values and are not followed here; a line each
public record EngineVariant(
        List<EnginePiece> pieces, boolean drops, List<EnginePiece> promotions, List<String> notModelled) {

    /// A piece as the engine knows it.
    ///
    /// @param builtIn its constant; empty for custom pieces
    /// @param movement its moves
    /// @param royal whether it is royal; the engine gives a king no value
    public record EnginePiece(Optional<BuiltInPiece> builtIn, Movement movement, boolean royal) {

        /// The constant, or what the formula gives; 0 when it is royal.
        int base(Phase phase) {
            if (royal) {
                return 0;
            }
            return builtIn.map(piece -> piece.value(phase))
                    .orElseGet(() -> (int) CustomPieceFormula.steps(EngineMoves.of(movement), phase)
                            .getLast()
                            .value());
        }
    }

    /// Copies the lists.
    public EngineVariant {
        pieces = List.copyOf(pieces);
        promotions = List.copyOf(promotions);
        notModelled = List.copyOf(notModelled);
    }

    /// The piece with the greatest middlegame value; the first of several.
    Optional<EnginePiece> strongest() {
        // The comparison keeps the later of equals, so that the list is gone through backwards.
        return pieces.reversed().stream().max(Comparator.comparingInt(piece -> piece.base(Phase.MG)));
    }

    /// What a pawn may become at best, in the endgame.
    int bestPromotion() {
        return promotions.stream().mapToInt(piece -> piece.base(Phase.EG)).max().orElse(0);
    }
}
