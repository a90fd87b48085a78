package org.pieceworth.rules.variant;

import java.util.Optional;
import java.util.Set;
import org.pieceworth.text.Ordered;

/// Pieces that must not be exposed to capture, and pieces that must not die out.
///
/// @param kings the types that may never be left under attack, each piece of them (king); empty without royalty
/// @param checking whether a side may give check (checking)
/// @param flyingGeneral whether kings may not face each other on an open file (flyingGeneral)
/// @param bikjang whether kings that face each other have to be parted, or the turn passed (bikjangRule)
/// @param makpong whether a king may not move out of check (makpongRule)
/// @param extinction the types that must not die out
public record RoyalRules(
        Set<Character> kings,
        boolean checking,
        boolean flyingGeneral,
        boolean bikjang,
        boolean makpong,
        Optional<Extinction> extinction) {

    public RoyalRules {
        kings = Ordered.copy(kings);
    }

    /// True if a side loses with its last piece of a type: for kings, and for types that must not die out.
    public boolean royal(char letter) {
        return kings.contains(letter)
                || extinction.map(rule -> rule.loses(letter)).orElse(false);
    }

    /// Types that must not die out.
    ///
    /// @param types the types, each by itself; empty means all pieces together (extinctionPieceTypes)
    /// @param count the number of pieces that counts as extinction (extinctionPieceCount)
    /// @param opponentCount only when the opponent has at least this many (extinctionOpponentPieceCount)
    /// @param value the value for the side that has lost them, when it is to move (extinctionValue)
    /// @param claim whether only the side to move can claim the opponent's loss (extinctionClaim)
    /// @param pseudoRoyal whether the last ones may not be left under attack (extinctionPseudoRoyal)
    /// @param dupleCheck whether only the attack on all of them at once is check (dupleCheck)
    public record Extinction(
            Set<Character> types,
            int count,
            int opponentCount,
            GameValue value,
            boolean claim,
            boolean pseudoRoyal,
            boolean dupleCheck) {

        public Extinction {
            types = Ordered.copy(types);
        }

        private boolean loses(char letter) {
            return value == GameValue.LOSS && types.contains(letter);
        }
    }
}
