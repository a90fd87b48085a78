package org.pieceworth.rules.fairy.ending;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Optional;
import org.pieceworth.rules.fairy.attack.Royalty;
import org.pieceworth.rules.fairy.state.PositionState;
import org.pieceworth.rules.position.Move;
import org.pieceworth.rules.variant.GameValue;
import org.pieceworth.rules.variant.RepetitionRules;

/// The value of a repeated position: a side that only gave check, or only chased, since its first occurrence has lost.
///
/// Positions are numbered backwards in plies from the current one. In even ones the side to move is that of the current
/// position, and may have been checked or chased by the move before; in odd ones it is the other.
final class Repetition {

    private final PositionState p;
    private final RepetitionRules rules;
    private final int first;
    private final boolean[] checked = new boolean[2];
    private final BitSet[] chased;

    /// @param first the number of plies since the position that counts as the first
    private Repetition(PositionState p, int first) {
        this.p = p;
        this.rules = p.tables.variant.end().repetition();
        this.first = first;
        chased = new BitSet[] {p.sets.empty(), p.sets.empty()};
        Arrays.fill(checked, rules.perpetualCheckIllegal());
    }

    /// The result of a forbidden repetition; empty if neither side has broken a rule.
    private Optional<GameValue> judged() {
        LookBack back = new LookBack(p);
        boolean whole = true;
        for (int position = 0; whole && position <= first && (position < 2 || isOpen()); position++) {
            checked[position & 1] &= checked[position & 1] && Royalty.kingAttacked(p, p.sideToMove);
            if (rules.chasingIllegal()) {
                whole = narrowChase(back, position);
            }
            whole &= position == first || back.step();
        }
        back.restore();
        boolean checks = checked[0] || checked[1];
        boolean them = checks ? checked[0] : !chased[0].isEmpty();
        boolean us = checks ? checked[1] : !chased[1].isEmpty();
        if (!whole || (!them && !us)) {
            return Optional.empty();
        }
        return Optional.of(them && us ? GameValue.DRAW : them ? GameValue.WIN : GameValue.LOSS);
    }

    private boolean isOpen() {
        return checked[0] || checked[1] || !chased[0].isEmpty() || !chased[1].isEmpty();
    }

    /// Keeps the pieces that the move before this position has chased too; returns false if that cannot be known.
    private boolean narrowChase(LookBack back, int position) {
        BitSet still = chased[position & 1];
        if (position >= 2 && still.isEmpty()) {
            return true;
        }
        if (position >= 2) {
            // The square of the piece before its side's move.
            int move = back.moveAfter();
            if (still.get(Move.to(move))) {
                still.clear(Move.to(move));
                still.set(Move.from(move));
            }
        }
        if (p.ply == 0) {
            return true;
        }
        if (!back.step()) {
            return false;
        }
        int mark = p.sets.mark();
        BitSet blockers = new XiangqiAttacks(p).blockers(p.sideToMove ^ 1);
        back.forward();
        BitSet now = new Chase(p, blockers).chased();
        if (position >= 2) {
            still.and(now);
        } else {
            still.or(now);
        }
        p.sets.release(mark);
        return true;
    }

    /// The value for the side to move.
    static GameValue value(PositionState p) {
        RepetitionRules rules = p.tables.variant.end().repetition();
        int first = p.flags.judgesRepetitions ? first(p, rules.fold()) : 0;
        int mark = p.sets.mark();
        Optional<GameValue> judged = first > 0 ? new Repetition(p, first).judged() : Optional.empty();
        p.sets.release(mark);
        boolean turned = rules.forWhite() && p.sideToMove == 1;
        return judged.orElse(turned ? ImmediateEnd.opposite(rules.value()) : rules.value());
    }

    /// The number of plies since the occurrence that starts the count of this many, or since the earliest one; 0 if
    /// there is none.
    private static int first(PositionState p, int fold) {
        int oldest = p.kinds.capturesToHand ? 0 : Math.max(0, p.ply - p.halfmoveClock);
        int count = 1;
        int found = 0;
        for (int i = p.ply - 4; i >= oldest && count < fold; i -= 2) {
            if (p.hashHistory[i] == p.hash) {
                count++;
                found = p.ply - i;
            }
        }
        return found;
    }
}
