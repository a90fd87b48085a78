package org.pieceworth.lab.match;

import java.util.HashSet;
import java.util.Set;
import org.pieceworth.lab.game.PlayedGame;
import org.pieceworth.rules.position.Fen;
import org.pieceworth.text.Mixing;

/// Games by their players, start, moves and end. Deterministic players repeat a game when its opening comes
/// again, which adds no information: a pair counts only if one of its games is new.
public final class KnownGames {

    private final Set<Long> keys = new HashSet<>();

    public KnownGames() {}

    /// Adds a game.
    ///
    /// @param match the number of the two players' match
    /// @param firstHasWhite true if the first of them has White
    /// @return true if it is new
    public boolean add(int match, boolean firstHasWhite, PlayedGame game) {
        long key = Mixing.mix(2L * match + (firstHasWhite ? 0 : 1))
                ^ Fen.pieces(game.opening().startFen()).hashCode();
        for (int move : game.opening().moves()) {
            key = Mixing.mix(key ^ move);
        }
        for (int move : game.moves()) {
            key = Mixing.mix(key ^ move);
        }
        return keys.add(Mixing.mix(
                key ^ game.termination().ordinal() << 2 ^ game.result().ordinal()));
    }
}
