package org.pieceworth.rules.betza;

import java.util.EnumSet;
import java.util.Set;
import org.pieceworth.rules.movement.Modality;

/// What letters say of where a plain move ends.
final class Modalities {

    private static final Set<Modifier> SAYING =
            EnumSet.of(Modifier.MOVE, Modifier.CAPTURE, Modifier.EN_PASSANT, Modifier.FRIEND);

    private Modalities() {}

    /// Moves and captures unless a letter says what; friends are not its matter.
    static Modality of(Set<Modifier> modifiers) {
        boolean unsaid = SAYING.stream().noneMatch(modifiers::contains);
        return new Modality(
                modifiers.contains(Modifier.MOVE) || unsaid,
                modifiers.contains(Modifier.CAPTURE) || unsaid,
                modifiers.contains(Modifier.EN_PASSANT));
    }
}
