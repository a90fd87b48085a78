package org.pieceworth.rules.fairy.ending;

import org.pieceworth.rules.fairy.attack.FacingKings;
import org.pieceworth.rules.fairy.state.PositionState;
import org.pieceworth.rules.position.Move;
import org.pieceworth.rules.position.Side;
import org.pieceworth.rules.variant.EndRules.Flag;
import org.pieceworth.rules.variant.GameValue;
import org.pieceworth.rules.variant.RoyalRules.Extinction;

/// Ends of the game whatever moves are left: extinction, a goal reached, checks given.
final class ImmediateEnd {

    private ImmediateEnd() {}

    /// Whether the game has ended so.
    static boolean hasEnded(PositionState p) {
        return value(p) != NOT_ENDED;
    }

    /// The game has not ended.
    static final int NOT_ENDED = -1;

    /// The ordinal of the value for the side to move, or [#NOT_ENDED].
    static int value(PositionState p) {
        int value = p.flags.extinction ? extinction(p) : NOT_ENDED;
        if (value == NOT_ENDED
                && p.tables.variant.end().checkCounting()
                && (p.checksToGive >>> 8 * (p.sideToMove ^ 1) & 255) == 0) {
            value = GameValue.LOSS.ordinal();
        }
        if (value == NOT_ENDED && p.tables.variant.end().flag().isPresent()) {
            value = flag(p, p.tables.variant.end().flag().get());
        }
        if (value == NOT_ENDED && p.flags.pass && passed(p, 1) && (passed(p, 2) || isBikjang(p))) {
            value = GameValue.DRAW.ordinal();
        }
        return value;
    }

    /// Whether the turn was passed so many plies ago.
    private static boolean passed(PositionState p, int plies) {
        return p.ply >= plies && Move.kind(p.undoStack[(p.ply - plies) * PositionState.UNDO_FRAME]) == Move.PASS;
    }

    private static boolean isBikjang(PositionState p) {
        return p.flags.bikjang && FacingKings.areFacing(p);
    }

    private static int extinction(PositionState p) {
        Extinction rule = p.ends.extinction;
        for (int side = 0; side < 2; side++) {
            for (long types : p.ends.extinctionTypes) {
                int claim = rule.claim() && side == p.sideToMove ? 1 : 0;
                boolean gone = withHand(p, side, types) <= rule.count();
                if (gone && withHand(p, side ^ 1, types) >= rule.opponentCount() + claim) {
                    return (side == p.sideToMove ? rule.value() : opposite(rule.value())).ordinal();
                }
            }
        }
        return NOT_ENDED;
    }

    static GameValue opposite(GameValue value) {
        return switch (value) {
            case WIN -> GameValue.LOSS;
            case DRAW -> GameValue.DRAW;
            case LOSS -> GameValue.WIN;
        };
    }

    private static int withHand(PositionState p, int side, long types) {
        int count = p.countOf(side, types);
        for (long left = types; left != 0; left &= left - 1) {
            count += p.hand[side * p.kindCount + Long.numberOfTrailingZeros(left)];
        }
        return count;
    }

    private static int flag(PositionState p, Flag flag) {
        int mover = p.sideToMove ^ 1;
        boolean reached = reached(p, mover, flag);
        if (!flag.oneMoreMove()) {
            return reached ? GameValue.LOSS.ordinal() : NOT_ENDED;
        }
        if (reached(p, p.sideToMove, flag)) {
            return (reached && p.sideToMove == 0 ? GameValue.DRAW : GameValue.WIN).ordinal();
        }
        if (!p.ends.kingReachesFlag) {
            return NOT_ENDED;
        }
        boolean mayFollow = reached && p.sideToMove == 1 && FlagMove.canReach(p, flag);
        return reached && !mayFollow ? GameValue.LOSS.ordinal() : NOT_ENDED;
    }

    static boolean reached(PositionState p, int side, Flag flag) {
        Side of = side == 0 ? Side.WHITE : Side.BLACK;
        long kinds = p.ends.flagKinds[side];
        int count = 0;
        for (int square : flag.region().of(of).squares()) {
            count += p.side[square] == side + 1 && p.isKind(square, kinds) ? 1 : 0;
        }
        return count >= flag.count() && count > 0;
    }
}
