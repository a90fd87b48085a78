package org.pieceworth.engine.alphabeta;

import java.util.Arrays;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.position.Move;
import org.pieceworth.rules.position.Position;
import org.pieceworth.rules.position.Side;

/// Kernel: how often quiet moves have been good, by the piece that moves and where to; killers by ply; answers
/// to the move before.
final class MoveHistory {

    private static final int MAX_HISTORY = 1 << 14;
    private static final int MAX_BONUS = 2000;

    private final int types;
    private final int squares;
    private final short[] scores;
    private final int[] counterMoves;
    private final int[] killers;

    MoveHistory(int types, int squares, int plies) {
        this.types = types;
        this.squares = squares;
        scores = new short[2 * types * squares];
        counterMoves = new int[2 * types * squares];
        killers = new int[2 * plies];
        clear();
    }

    void clear() {
        Arrays.fill(scores, (short) 0);
        Arrays.fill(counterMoves, Move.NONE);
        Arrays.fill(killers, Move.NONE);
    }

    /// Half of what was learnt, for the next move of a game.
    void age() {
        for (int i = 0; i < scores.length; i++) {
            scores[i] = (short) (scores[i] / 2);
        }
        Arrays.fill(killers, Move.NONE);
    }

    /// The place of a move that can be played in the position.
    int index(VariantPosition p, int move) {
        int type = Move.kind(move) == Move.DROP ? Move.promotedType(move) : Position.type(p.pieceAt(Move.from(move)));
        int side = p.sideToMove() == Side.WHITE ? 0 : types;
        return (side + type) * squares + Move.to(move);
    }

    /// How much a cutoff at this depth counts.
    static int bonus(int depth) {
        return Math.min(MAX_BONUS, 32 * depth * depth + 60 * depth);
    }

    int score(int place) {
        return scores[place];
    }

    void update(int place, int bonus) {
        scores[place] = (short) (scores[place] + bonus - scores[place] * Math.abs(bonus) / MAX_HISTORY);
    }

    int counterMove(int place) {
        return place < 0 ? Move.NONE : counterMoves[place];
    }

    void setCounterMove(int place, int move) {
        if (place >= 0) {
            counterMoves[place] = move;
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
