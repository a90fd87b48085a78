package org.pieceworth.rules.variant;

import java.util.Optional;
import org.pieceworth.rules.movement.Modality;
import org.pieceworth.rules.movement.Ray;

/// The reason why a game has no material to win or lose, so that an extra piece has no value.
public enum WithoutMaterial {

    /// Pieces turn into the other side's, as in Reversi.
    TURNED("pieces change sides here, so to have one more now says little about the result"),
    /// Nothing is taken, and a pattern of pieces wins, as in Gomoku.
    CONNECTED("nothing is ever taken here, and where pieces are decides, not how many there are"),
    /// Nothing is taken, as in Amazons.
    NOTHING_TAKEN("nothing is ever taken here, so neither side is ever ahead by a piece");

    private final String why;

    WithoutMaterial(String why) {
        this.why = why;
    }

    /// The reason as a clause.
    public String why() {
        return why;
    }

    /// A sentence about values in a variant, if it is such a game: `flipello: pieces change sides here, …`.
    public static Optional<String> sentence(Variant variant) {
        return of(variant).map(reason -> variant.name() + ": " + reason.why());
    }

    /// The reason why piece values mean nothing in a variant; empty for one where pieces are won and lost.
    public static Optional<WithoutMaterial> of(Variant variant) {
        if (variant.stones().turns() != StoneRules.Turns.NOTHING) {
            return Optional.of(TURNED);
        }
        if (variant.types().stream().anyMatch(WithoutMaterial::mayCapture)) {
            return Optional.empty();
        }
        return Optional.of(variant.end().connect().isPresent() ? CONNECTED : NOTHING_TAKEN);
    }

    private static boolean mayCapture(PieceType type) {
        return !type.movement().straight()
                || type.movement().rays().stream().map(Ray::modality).anyMatch(WithoutMaterial::captures);
    }

    private static boolean captures(Modality modality) {
        return modality.capture() || modality.enPassant();
    }
}
