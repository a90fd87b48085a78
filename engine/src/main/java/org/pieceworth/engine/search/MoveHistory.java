package org.pieceworth.engine.search;

import java.util.Arrays;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.position.Move;
import org.pieceworth.rules.position.Position;
import org.pieceworth.rules.position.Side;

/// Kernel: how often quiet moves have been good, by the piece that moves and where to; killers by ply; answers
/// to the move before.
final class MoveHistory {

    private static final int MOST = 1 << 14;

    private final int types;
    private final int squares;
    private final short[] scores;
    private final int[] answers;
    private final int[] killers;

    MoveHistory(int types, int squares, int plies) {
        this.types = types;
        this.squares = squares;
        scores = new short[2 * types * squares];
        answers = new int[2 * types * squares];
        killers = new int[2 * plies];
        clear();
    }

    void clear() {
        Arrays.fill(scores, (short) 0);
        Arrays.fill(answers, Move.NONE);
        Arrays.fill(killers, Move.NONE);
    }

    /// Half of what was learnt, for the next move of a game.
    void fade() {
        for (int i = 0; i < scores.length; i++) {
            scores[i] = (short) (scores[i] / 2);
        }
        Arrays.fill(killers, Move.NONE);
    }

    /// The place of a move that can be played in the position.
    int place(VariantPosition p, int move) {
        int type = Move.kind(move) == Move.DROP ? Move.promotedType(move) : Position.type(p.pieceAt(Move.from(move)));
        int side = p.sideToMove() == Side.WHITE ? 0 : types;
        return (side + type) * squares + Move.to(move);
    }

    int score(int place) {
        return scores[place];
    }

    void add(int place, int bonus) {
        scores[place] = (short) (scores[place] + bonus - scores[place] * Math.abs(bonus) / MOST);
    }

    int answer(int place) {
        return place < 0 ? Move.NONE : answers[place];
    }

    void setAnswer(int place, int move) {
        if (place >= 0) {
            answers[place] = move;
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
