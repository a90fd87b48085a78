package org.pieceworth.rules.fairy.ending;

import org.pieceworth.rules.fairy.attack.FacingKings;
import org.pieceworth.rules.fairy.attack.SquareAttacks;
import org.pieceworth.rules.fairy.state.PositionState;
import org.pieceworth.rules.position.Move;
import org.pieceworth.rules.position.Side;
import org.pieceworth.rules.variant.EndRules;
import org.pieceworth.rules.variant.EndRules.Flag;
import org.pieceworth.rules.variant.GameValue;
import org.pieceworth.rules.variant.RoyalRules.Extinction;

/// Ends of the game that do not depend on the moves left: extinction, a goal reached, checks given.
final class ImmediateEnd {

    private ImmediateEnd() {}

    static boolean hasEnded(PositionState p) {
        return value(p) != NOT_ENDED;
    }

    /// The game has not ended.
    static final int NOT_ENDED = -1;

    /// The ordinal of the value for the side to move, or [#NOT_ENDED].
    static int value(PositionState p) {
        int value = p.flags.extinction ? extinction(p) : NOT_ENDED;
        EndRules rules = p.tables.variant.end();
        if (value == NOT_ENDED && rules.flag().isPresent()) {
            value = flag(p, rules.flag().get());
        }
        if (value == NOT_ENDED && p.ends.castlingWins != 0) {
            value = castling(p);
        }
        if (value == NOT_ENDED && rules.checkCounting() && (p.checksToGive >>> 8 * (p.sideToMove ^ 1) & 255) == 0) {
            value = GameValue.LOSS.ordinal();
        }
        if (value == NOT_ENDED
                && rules.connect().isPresent()
                && ConnectEnd.reached(p, rules.connect().get())) {
            value = opposite(rules.connect().get().value()).ordinal();
        }
        if (value == NOT_ENDED && rules.fullBoardDraws() && isFull(p)) {
            value = MaterialCount.value(p).ordinal();
        }
        boolean passes = p.flags.pass || p.flags.passOnStalemate;
        if (value == NOT_ENDED && passes && passed(p, 1) && (passed(p, 2) || isBikjang(p))) {
            value = MaterialCount.value(p).ordinal();
        }
        return value;
    }

    private static boolean passed(PositionState p, int plies) {
        return p.ply >= plies && Move.kind(p.undoStack[(p.ply - plies) * PositionState.UNDO_FRAME]) == Move.PASS;
    }

    private static boolean isBikjang(PositionState p) {
        return p.flags.bikjang && FacingKings.areFacing(p);
    }

    private static int extinction(PositionState p) {
        Extinction rule = p.ends.extinction;
        // The mover is judged first: a capture that blasts both sides' last pieces loses, as in Fairy-Stockfish.
        for (int turn = 1; turn >= 0; turn--) {
            int side = p.sideToMove ^ turn;
            for (long types : p.ends.extinctionTypes) {
                int claim = rule.claim() && side == p.sideToMove ? 1 : 0;
                boolean gone = !hasAtLeast(p, side, types, rule.count() + 1);
                if (gone && hasAtLeast(p, side ^ 1, types, rule.opponentCount() + claim)) {
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

    /// True if a side has at least that many pieces, those in hand included.
    private static boolean hasAtLeast(PositionState p, int side, long types, int number) {
        int count = 0;
        for (long left = types; left != 0 && count < number; left &= left - 1) {
            int piece = side * p.kindCount + Long.numberOfTrailingZeros(left);
            count += p.kindCounts[piece] + p.hand[piece];
        }
        return count >= number;
    }

    private static boolean isFull(PositionState p) {
        for (byte side : p.side) {
            if (side == 0) {
                return false;
            }
        }
        return true;
    }

    /// A side that castles as the rule requires has won, one that no longer can has lost; the side that has just moved
    /// is judged first.
    private static int castling(PositionState p) {
        int mover = p.sideToMove ^ 1;
        if (p.ply > 0) {
            int[] undo = p.undoStack;
            int move = undo[(p.ply - 1) * PositionState.UNDO_FRAME];
            int right = 2 * mover + (Move.to(move) > Move.from(move) ? 0 : 1);
            if (Move.kind(move) == Move.CASTLING && (p.ends.castlingWins >>> right & 1) != 0) {
                return GameValue.LOSS.ordinal();
            }
        }
        for (int turn = 1; turn >= 0; turn--) {
            int rights = p.ends.castlingWins & 3 << 2 * (p.sideToMove ^ turn);
            if (rights != 0 && (rights & p.castlingRights) == 0) {
                return (turn == 0 ? GameValue.LOSS : GameValue.WIN).ordinal();
            }
        }
        return NOT_ENDED;
    }

    private static int flag(PositionState p, Flag flag) {
        int mover = p.sideToMove ^ 1;
        boolean reached = reached(p, mover, flag);
        if ((flag.oneMoreMove() || flag.safe()) && reached(p, p.sideToMove, flag)) {
            boolean shared = flag.oneMoreMove() ? p.sideToMove == 0 && p.ends.kingReachesFlag : flag.safe();
            return (reached && shared ? GameValue.DRAW : GameValue.WIN).ordinal();
        }
        if (!flag.oneMoreMove()) {
            return reached ? GameValue.LOSS.ordinal() : NOT_ENDED;
        }
        if (!p.ends.kingReachesFlag && !flag.safe()) {
            return NOT_ENDED;
        }
        boolean mayFollow = reached && p.ends.kingReachesFlag && p.sideToMove == 1 && FlagMove.canReach(p, flag);
        return reached && !mayFollow ? GameValue.LOSS.ordinal() : NOT_ENDED;
    }

    static boolean reached(PositionState p, int side, Flag flag) {
        Side of = side == 0 ? Side.WHITE : Side.BLACK;
        long kinds = p.ends.flagKinds[side];
        int count = 0;
        boolean full = true;
        boolean safe = true;
        boolean mustBeSafe = flag.safe() && (!flag.oneMoreMove() || side != p.sideToMove);
        for (int square : flag.region().of(of).squares()) {
            boolean there = p.side[square] == side + 1 && p.isKind(square, kinds);
            count += there ? 1 : 0;
            full &= p.side[square] != 0;
            safe &= !(there && mustBeSafe && SquareAttacks.isAttacked(p, square, side ^ 1));
        }
        boolean enough = count > 0 && (count >= flag.count() || (flag.orFull() && full));
        return enough && (safe || count != flag.count());
    }
}
