package org.pieceworth.rules.fairy;

import org.pieceworth.rules.position.Move;
import org.pieceworth.rules.position.Side;
import org.pieceworth.rules.variant.EndRules.Flag;
import org.pieceworth.rules.variant.GameValue;
import org.pieceworth.rules.variant.RoyalRules.Extinction;

/// Ends of the game that leave no move, whatever stands on the board: dying out, a goal reached, checks
/// given.
final class Ending {

    private Ending() {}

    /// Whether the game has ended so.
    static boolean hasEnded(State p) {
        return value(p) != GOES_ON;
    }

    /// The game goes on.
    static final int GOES_ON = -1;

    /// The ordinal of the value for the side to move, or [#GOES_ON].
    static int value(State p) {
        int value = p.tables.special.dyingOut ? extinction(p) : GOES_ON;
        if (value == GOES_ON
                && p.tables.variant.end().checkCounting()
                && (p.checks >>> 8 * (p.toMove ^ 1) & 255) == 0) {
            value = GameValue.LOSS.ordinal();
        }
        if (value == GOES_ON && p.tables.variant.end().flag().isPresent()) {
            value = flag(p, p.tables.variant.end().flag().get());
        }
        if (value == GOES_ON && p.tables.special.pass && passed(p, 1) && (passed(p, 2) || isBikjang(p))) {
            value = GameValue.DRAW.ordinal();
        }
        return value;
    }

    /// Whether the turn was passed so many plies ago.
    private static boolean passed(State p, int plies) {
        return p.height >= plies && Move.kind(p.undo[(p.height - plies) * State.FRAME]) == Move.PASS;
    }

    private static boolean isBikjang(State p) {
        return p.tables.special.bikjang && Facing.kings(p);
    }

    private static int extinction(State p) {
        Extinction rule = p.tables.extinction;
        for (int side = 0; side < 2; side++) {
            for (long types : p.tables.extinctionTypes) {
                int claim = rule.claim() && side == p.toMove ? 1 : 0;
                boolean gone = withHand(p, side, types) <= rule.count();
                if (gone && withHand(p, side ^ 1, types) >= rule.opponentCount() + claim) {
                    return (side == p.toMove ? rule.value() : opposite(rule.value())).ordinal();
                }
            }
        }
        return GOES_ON;
    }

    static GameValue opposite(GameValue value) {
        return switch (value) {
            case WIN -> GameValue.LOSS;
            case DRAW -> GameValue.DRAW;
            case LOSS -> GameValue.WIN;
        };
    }

    private static int withHand(State p, int side, long types) {
        int count = p.countOf(side, types);
        for (long left = types; left != 0; left &= left - 1) {
            count += p.hand[side * p.kindCount + Long.numberOfTrailingZeros(left)];
        }
        return count;
    }

    private static int flag(State p, Flag flag) {
        int mover = p.toMove ^ 1;
        boolean reached = reached(p, mover, flag);
        if (!flag.oneMoreMove()) {
            return reached ? GameValue.LOSS.ordinal() : GOES_ON;
        }
        if (reached(p, p.toMove, flag)) {
            return (reached && p.toMove == 0 ? GameValue.DRAW : GameValue.WIN).ordinal();
        }
        if (!p.tables.kingRuns) {
            return GOES_ON;
        }
        boolean mayFollow = reached && p.toMove == 1 && Goal.canReach(p, flag);
        return reached && !mayFollow ? GameValue.LOSS.ordinal() : GOES_ON;
    }

    static boolean reached(State p, int side, Flag flag) {
        Side of = side == 0 ? Side.WHITE : Side.BLACK;
        long kinds = p.tables.flagKinds[side];
        int count = 0;
        for (int square : flag.region().of(of).squares()) {
            count += p.side[square] == side + 1 && p.isKind(square, kinds) ? 1 : 0;
        }
        return count >= flag.count() && count > 0;
    }
}
