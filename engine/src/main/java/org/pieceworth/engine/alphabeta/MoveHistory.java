package org.pieceworth.engine.alphabeta;

import java.util.Arrays;
import org.pieceworth.engine.weights.SearchConstant;
import org.pieceworth.engine.weights.SearchConstants;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.position.Move;
import org.pieceworth.rules.position.Position;
import org.pieceworth.rules.position.Side;

/// Kernel: moves that have caused cutoffs: the history of quiet moves by piece and target square, that of
/// moves one and two plies after a move (continuation histories), that of captures by the captured piece,
/// killer moves by ply, and counter moves by the move before.
final class MoveHistory {

    /// No move that the history knows: a null move.
    static final int UNKNOWN = -1;

    private static final int MAX_HISTORY = 1 << 14;

    /// Continuation histories share this many entries: those of one search collide seldom.
    private static final int CONTINUATIONS = 1 << 17;

    /// The distance between the continuations of two moves, a prime.
    private static final int SPREAD = 7919;

    private final int bonus;
    private final int bonusSquared;
    private final int mostBonus;
    private final int types;
    private final int squares;
    private final short[] scores;
    private final short[] continuations = new short[CONTINUATIONS];
    private final short[] captures;
    private final int[] counterMoves;
    private final int[] killers;

    MoveHistory(SearchConstants constants, int types, int squares, int plies) {
        bonus = constants.of(SearchConstant.HISTORY_BONUS);
        bonusSquared = constants.of(SearchConstant.HISTORY_BONUS_SQUARED);
        mostBonus = constants.of(SearchConstant.HISTORY_BONUS_MOST);
        this.types = types;
        this.squares = squares;
        scores = new short[2 * types * squares];
        captures = new short[2 * types * squares * types];
        counterMoves = new int[2 * types * squares];
        killers = new int[2 * plies];
        clear();
    }

    void clear() {
        Arrays.fill(scores, (short) 0);
        Arrays.fill(continuations, (short) 0);
        Arrays.fill(captures, (short) 0);
        Arrays.fill(counterMoves, Move.NONE);
        Arrays.fill(killers, Move.NONE);
    }

    /// Halves the history of quiet moves for the next move of a game, and clears the killers;
    /// continuations and captures remain.
    void age() {
        for (int i = 0; i < scores.length; i++) {
            scores[i] = (short) (scores[i] / 2);
        }
        Arrays.fill(killers, Move.NONE);
    }

    /// The index of a legal move: by side, type and target square.
    int index(VariantPosition p, int move) {
        int type = Move.kind(move) == Move.DROP ? Move.promotedType(move) : Position.type(p.pieceAt(Move.from(move)));
        int side = p.sideToMove() == Side.WHITE ? 0 : types;
        return (side + type) * squares + Move.to(move);
    }

    /// The credit of a cutoff at this depth.
    int bonus(int depth) {
        return Math.min(mostBonus, bonusSquared * depth * depth + bonus * depth);
    }

    /// The score of a quiet move by itself.
    int score(int index) {
        return scores[index];
    }

    /// The score of a quiet move by itself and after the moves before.
    ///
    /// @param reply the continuation of the opponent's last move
    /// @param own continuation of the own move before it
    int score(int index, int reply, int own) {
        return scores[index] + after(reply, index) + after(own, index);
    }

    private int after(int continuation, int index) {
        return continuation < 0 ? 0 : continuations[continuation + index & CONTINUATIONS - 1];
    }

    /// The continuation of a move: where the history of the moves that follow it begins.
    ///
    /// @param plies 0 for replies to the move, 1 for the next own move
    static int continuation(int index, int plies) {
        return index < 0 ? UNKNOWN : SPREAD * (2 * index + plies) & CONTINUATIONS - 1;
    }

    void update(int index, int change) {
        add(scores, index, change);
    }

    void update(int index, int reply, int own, int change) {
        update(index, change);
        addAfter(reply, index, change);
        addAfter(own, index, change);
    }

    private void addAfter(int continuation, int index, int change) {
        if (continuation >= 0) {
            add(continuations, continuation + index & CONTINUATIONS - 1, change);
        }
    }

    private static void add(short[] scores, int index, int change) {
        scores[index] = (short) (scores[index] + change - scores[index] * Math.abs(change) / MAX_HISTORY);
    }

    /// The place in the capture history of a move that takes a type.
    int captureIndex(int index, int victim) {
        return index * types + victim;
    }

    int captureScore(int index) {
        return captures[index];
    }

    void updateCapture(int index, int change) {
        add(captures, index, change);
    }

    int counterMove(int index) {
        return index < 0 ? Move.NONE : counterMoves[index];
    }

    void setCounterMove(int index, int move) {
        if (index >= 0) {
            counterMoves[index] = move;
        }
    }

    int killer(int ply, int number) {
        return killers[2 * ply + number];
    }

    void setKiller(int ply, int move) {
        if (killers[2 * ply] != move) {
            killers[2 * ply + 1] = killers[2 * ply];
            killers[2 * ply] = move;
        }
    }
}
