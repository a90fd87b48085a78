package org.pieceworth.lab.uci;

import java.util.StringTokenizer;
import org.pieceworth.engine.search.Score;
import org.pieceworth.lab.game.Answer;

/// The report of a search in an `info` line.
///
/// @param score score for the side to move, or [Answer#NO_SCORE]
/// @param depth plies, 0 if unknown
/// @param nodes nodes, 0 if unknown
record UciInfo(int score, int depth, long nodes) {

    /// No report yet.
    static final UciInfo NONE = new UciInfo(Answer.NO_SCORE, 0, 0);

    private static final String BLANKS = " \t\r\f\u000b\u00a0";
    private static final int DIGITS = 12;
    private static final int MOST = Score.MIN_WIN - 1;

    /// A copy with a line's information; unreadable parts are ignored.
    UciInfo with(String info) {
        StringTokenizer words = new StringTokenizer(info, BLANKS);
        int newScore = score;
        long newDepth = depth;
        long newNodes = nodes;
        while (words.hasMoreTokens()) {
            switch (words.nextToken()) {
                case "depth" -> newDepth = number(words, newDepth);
                case "nodes" -> newNodes = number(words, newNodes);
                case "multipv" -> {
                    if (number(words, 1) > 1) {
                        return this;
                    }
                }
                case "score" -> newScore = score(words, newScore);
                case "pv", "string" -> {
                    return new UciInfo(newScore, (int) newDepth, newNodes);
                }
                default -> {}
            }
        }
        return new UciInfo(newScore, (int) newDepth, newNodes);
    }

    private static int score(StringTokenizer words, int otherwise) {
        if (!words.hasMoreTokens()) {
            return otherwise;
        }
        return switch (words.nextToken()) {
            case "cp" -> centipawns(number(words, Long.MIN_VALUE), otherwise);
            case "mate" -> mate(number(words, Long.MIN_VALUE), otherwise);
            default -> otherwise;
        };
    }

    private static int centipawns(long value, int otherwise) {
        return value == Long.MIN_VALUE ? otherwise : Math.clamp(value, -MOST, MOST);
    }

    /// Mate in n moves of the side to move is 2n − 1 plies away, being mated in n moves 2n.
    private static int mate(long moves, int otherwise) {
        if (moves == Long.MIN_VALUE) {
            return otherwise;
        }
        int far = Math.clamp(Math.abs(moves), 0, (Score.WIN - Score.MIN_WIN) / 2);
        return moves > 0 ? Score.winIn(2 * far - 1) : Score.lossIn(2 * far);
    }

    private static long number(StringTokenizer words, long otherwise) {
        if (!words.hasMoreTokens()) {
            return otherwise;
        }
        String word = words.nextToken();
        return word.length() <= DIGITS && word.matches("-?\\d+") ? Long.parseLong(word) : otherwise;
    }
}
