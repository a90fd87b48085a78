package org.pieceworth.rules.betza;

import java.util.EnumSet;
import java.util.Set;
import org.pieceworth.rules.movement.Modality;

/// Reads the letters for captures, quiet moves and en passant at the end of a plain move.
final class Modalities {

    private static final Set<Modifier> SAYING =
            EnumSet.of(Modifier.MOVE, Modifier.CAPTURE, Modifier.EN_PASSANT, Modifier.FRIEND);

    private Modalities() {}

    /// Moves and captures unless a letter restricts it; friends are ignored.
    static Modality of(Set<Modifier> modifiers) {
        boolean unsaid = SAYING.stream().noneMatch(modifiers::contains);
        return new Modality(
                modifiers.contains(Modifier.MOVE) || unsaid,
                modifiers.contains(Modifier.CAPTURE) || unsaid,
                modifiers.contains(Modifier.EN_PASSANT));
    }
}
