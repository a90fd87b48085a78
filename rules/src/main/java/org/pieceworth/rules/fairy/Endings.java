package org.pieceworth.rules.fairy;

import java.util.Optional;
import org.pieceworth.rules.fairy.compile.VariantTables;
import org.pieceworth.rules.fairy.state.PositionState;
import org.pieceworth.rules.fairy.table.EndingCache;
import org.pieceworth.rules.fairy.table.EndingMaterial;
import org.pieceworth.rules.fairy.table.EndingScope;

/// Exact values of positions with at most three pieces, kings included: solved backwards from the ends of
/// games at the first request for a material, for any pieces on boards of up to a hundred squares. Positions
/// with hands, walls, passing or counts have no value, and boards with holes have no tables. Threads may share it.
public final class Endings {

    /// A game looks up its ending after this many plies without progress: most endings of so few pieces are
    /// over before solving them pays.
    private static final int PATIENCE = 8;

    private final EndingCache cache;

    Endings(VariantTables tables) {
        cache = new EndingCache(tables, EndingScope.MAX_PIECES);
    }

    /// The value of a position by its pieces only, without rules about repetition and moves without progress.
    /// The first request for a material takes a few tenths of a second; on a hundred squares, one second.
    public Optional<EndingValue> value(VariantPosition position) {
        PositionState p = position.state();
        return isPlain(p)
                ? cache.table(EndingMaterial.of(p)).map(table -> EndingValue.of(table.value(p)))
                : Optional.empty();
    }

    /// True if a game has made no progress for some moves, so that solving its ending is worth the time.
    ///
    /// The result depends only on the game, not on the tables solved so far, so that games
    /// do not depend on other threads.
    public boolean isDue(VariantPosition position) {
        PositionState p = position.state();
        return p.halfmoveClock >= PATIENCE && isPlain(p);
    }

    /// True if neither side can win any more: no position of these pieces or of fewer is won or lost, and none of them
    /// promotes.
    public boolean isDead(VariantPosition position) {
        PositionState p = position.state();
        return isPlain(p) && cache.isDead(EndingMaterial.of(p));
    }

    /// True if the position has few enough pieces, and no other state that a table would need.
    private static boolean isPlain(PositionState p) {
        return p.pieceCount[0] + p.pieceCount[1] <= EndingScope.MAX_PIECES
                && p.inHand[0] + p.inHand[1] == 0
                && p.castlingRights == 0
                && p.gatingRights == 0
                && p.enPassant == PositionState.NO_SQUARE
                && !hasWall(p);
    }

    private static boolean hasWall(PositionState p) {
        for (byte side : p.side) {
            if (side == PositionState.WALL) {
                return true;
            }
        }
        return false;
    }
}
