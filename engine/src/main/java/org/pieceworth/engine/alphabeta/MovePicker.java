package org.pieceworth.engine.alphabeta;

import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.position.Move;

/// Kernel: orders moves for the search. The table's move comes first, then captures and promotions, killers,
/// the counter move, other quiet moves by their history, and last the captures that lose material.
final class MovePicker {

    private static final int TABLE_MOVE = 1 << 30;
    private static final int GOOD_CAPTURE = 1 << 26;
    private static final int KILLER = 1 << 24;
    private static final int BAD_CAPTURE = -(1 << 26);

    /// Divisor of a capture's history: it decides between equal victims, and seldom between others.
    private static final int CAPTURE_HISTORY_DIVISOR = 8;

    /// Scores of good captures are above this: [#GOOD_CAPTURE] minus the highest cost of a capture.
    private static final int MIN_GOOD_CAPTURE = GOOD_CAPTURE - (1 << 22);

    /// Scores of bad captures are below this, those of quiet moves above.
    private static final int MAX_BAD_CAPTURE = BAD_CAPTURE + (1 << 20);

    private final MoveHistory history;
    private final int[] pieceValues;
    private final boolean mustCapture;

    MovePicker(MoveHistory history, int[] pieceValues, boolean mustCapture) {
        this.history = history;
        this.pieceValues = pieceValues;
        this.mustCapture = mustCapture;
    }

    /// Starts with only the table's move where it is known to be legal without listing all moves.
    boolean startWith(VariantPosition p, Node node, int tableMove) {
        node.listed = tableMove == Move.NONE || !p.isSurelyLegal(tableMove);
        if (!node.listed) {
            node.setOnly(p, tableMove, TABLE_MOVE);
        }
        return !node.listed;
    }

    /// Lists the moves after the table's if they are not listed yet.
    boolean listsRest(VariantPosition p, Node node) {
        if (node.listed) {
            return false;
        }
        node.listed = true;
        int tableMove = node.moves[0];
        node.generate(p);
        scoreMoves(p, node, tableMove);
        pickHighest(node, 0);
        return node.moveCount > 1;
    }

    void scoreMoves(VariantPosition p, Node node, int tableMove) {
        int[] moves = node.moves;
        int[] scores = node.moveScores;
        int firstKiller = history.killer(node.ply, 0);
        int secondKiller = history.killer(node.ply, 1);
        int counterMove = history.counterMove(node.parent.historyIndex);
        int reply = node.reply();
        int own = node.own();
        int count = node.moveCount;
        int highest = 0;
        int maxScore = Integer.MIN_VALUE;
        for (int i = 0; i < count; i++) {
            int move = moves[i];
            int victim = p.takenType(move);
            int score;
            if (move == tableMove) {
                score = TABLE_MOVE;
            } else if (victim >= 0 || Move.kind(move) == Move.PROMOTION) {
                score = GOOD_CAPTURE + mvvLva(p, move, victim) + captureHistory(p, move, victim);
            } else if (move == firstKiller) {
                score = KILLER + 2;
            } else if (move == secondKiller) {
                score = KILLER + 1;
            } else if (move == counterMove) {
                score = KILLER;
            } else {
                score = history.score(history.index(p, move), reply, own);
            }
            scores[i] = score;
            if (score > maxScore) {
                maxScore = score;
                highest = i;
            }
        }
        node.highest = highest;
    }

    private int captureHistory(VariantPosition p, int move, int victim) {
        if (victim < 0) {
            return 0;
        }
        int score = history.captureScore(history.captureIndex(history.index(p, move), victim));
        return score / CAPTURE_HISTORY_DIVISOR;
    }

    /// Scores the moves of a node of quiescence: captures and promotions, in check all moves.
    void scoreQuiescence(VariantPosition p, Node node, int tableMove) {
        int[] moves = node.moves;
        int[] scores = node.moveScores;
        int count = node.moveCount;
        int highest = 0;
        int maxScore = Integer.MIN_VALUE;
        for (int i = 0; i < count; i++) {
            int move = moves[i];
            int victim = p.takenType(move);
            int score;
            if (move == tableMove) {
                score = TABLE_MOVE;
            } else if (victim >= 0 || !node.inCheck) {
                score = GOOD_CAPTURE + mvvLva(p, move, victim);
            } else {
                score = history.score(history.index(p, move)) + (move == history.killer(node.ply, 0) ? KILLER : 0);
            }
            scores[i] = score;
            if (score > maxScore) {
                maxScore = score;
                highest = i;
            }
        }
        node.highest = highest;
    }

    /// Most valuable victim first, by the least valuable attacker.
    private int mvvLva(VariantPosition p, int move, int victim) {
        int gain = (victim >= 0 ? pieceValues[victim] : 0) + promotionValue(move);
        int attacker = Math.abs(p.pieceAt(Move.from(move))) - 1;
        return 16 * gain - (attacker >= 0 ? pieceValues[attacker] : 0) / 16;
    }

    /// The value of the new piece of a promotion, 0 for other moves.
    int promotionValue(int move) {
        return Move.kind(move) == Move.PROMOTION ? pieceValues[Move.promotedType(move)] : 0;
    }

    /// Puts the best remaining move at its place in the list. A capture's exchange is only evaluated when its
    /// turn comes: if it loses material it goes after all others.
    int pick(VariantPosition p, Node node, int place) {
        while (true) {
            int move = pickHighest(node, place);
            int score = node.moveScores[place];
            if (score < MIN_GOOD_CAPTURE
                    || score == TABLE_MOVE
                    || mustCapture
                    || p.staticExchangeAtLeast(move, 0, pieceValues)) {
                return move;
            }
            node.moveScores[place] = BAD_CAPTURE + (score - GOOD_CAPTURE >> 4);
        }
    }

    /// Puts the remaining move with the highest score at its place in the list. The first call after scoring
    /// is for the first scored move.
    int pickHighest(Node node, int place) {
        int best = node.highest >= 0 ? node.highest : findHighest(node, place);
        node.highest = -1;
        swap(node, best, place);
        return node.moves[place];
    }

    private static int findHighest(Node node, int place) {
        int[] scores = node.moveScores;
        int count = node.moveCount;
        int best = place;
        int maxScore = scores[place];
        for (int i = place + 1; i < count; i++) {
            if (scores[i] > maxScore) {
                best = i;
                maxScore = scores[i];
            }
        }
        return best;
    }

    private static void swap(Node node, int one, int other) {
        int move = node.moves[one];
        int score = node.moveScores[one];
        node.moves[one] = node.moves[other];
        node.moveScores[one] = node.moveScores[other];
        node.moves[other] = move;
        node.moveScores[other] = score;
    }

    /// Leaves out the quiet move at a place and all after it: puts the captures that lose material at the
    /// end of the list, and answers where they begin.
    int skipQuiets(Node node, int place) {
        int first = node.moveCount;
        for (int i = node.moveCount - 1; i > place; i--) {
            if (node.moveScores[i] < MAX_BAD_CAPTURE) {
                swap(node, i, --first);
            }
        }
        return first;
    }

    /// True if the picked move neither takes nor promotes.
    boolean isQuiet(VariantPosition p, Node node, int place) {
        int score = node.moveScores[place];
        if (score == TABLE_MOVE) {
            int move = node.moves[place];
            return p.takenType(move) < 0 && Move.kind(move) != Move.PROMOTION;
        }
        return score < GOOD_CAPTURE && score > MAX_BAD_CAPTURE;
    }

    /// True if the picked move, if not quiet, loses material by exchanges.
    boolean isLosingCapture(Node node, int place) {
        return node.moveScores[place] < 0;
    }
}
