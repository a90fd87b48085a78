package org.pieceworth.engine.alphabeta;

import org.pieceworth.rules.fairy.VariantPosition;

/// Kernel: the frame of the node that is being searched at one ply. Frames are made once and used for every
/// node at that distance from the root, so that nothing is allocated while searching.
final class Node {

    /// Limit of remembered quiet moves and captures already searched.
    private static final int MAX_SEARCHED = 64;

    final int ply;
    final PrincipalVariation line;

    /// The frames one ply nearer to the root and one further; at the ends, the frame itself.
    Node parent = this;

    Node child = this;

    /// The window, whose lower bound is raised as better moves are found.
    int alpha;

    int beta;

    /// The plies still to search.
    int depth;

    /// An open window: the node may be on the principal variation.
    boolean pv;

    /// The score is expected to reach beta, so that later moves seldom matter.
    boolean cutNode;

    boolean inCheck;

    /// The static evaluation has risen since the side's last turn.
    boolean improving;

    int staticEval;

    /// Quiescence: the score of making no capture, and whether it is only a bound from the lazy evaluation.
    int standPat;

    boolean lazy;

    /// Quiescence: the last move that was better than all before.
    int bestMove;

    int[] moves = {};

    /// Scores that order the moves, see [MovePicker].
    int[] moveScores = {};

    int moveCount;

    /// All moves have been generated.
    boolean listed;

    /// Which of the moves that have just been scored has the highest score, -1 where that is no longer known.
    int highest = -1;

    /// The null move is being searched.
    boolean passes;

    /// The place in the history of the move that is being searched.
    int historyIndex = MoveHistory.UNKNOWN;

    /// Its continuations: of replies to it, and of the next own move.
    int next = MoveHistory.UNKNOWN;

    int later = MoveHistory.UNKNOWN;

    /// The places in the history of the quiet moves searched before.
    final int[] searchedQuiets = new int[MAX_SEARCHED];

    int quietCount;

    /// The places in the capture history of the captures searched before.
    final int[] searchedCaptures = new int[MAX_SEARCHED];

    int captureCount;

    private Node(int ply, int plies) {
        this.ply = ply;
        line = new PrincipalVariation(plies);
    }

    /// The frame of the root, with this many frames in all.
    static Node root(int plies) {
        Node root = new Node(0, plies);
        Node last = root;
        for (int ply = 1; ply < plies; ply++) {
            Node next = new Node(ply, plies);
            next.parent = last;
            last.child = next;
            last = next;
        }
        return root;
    }

    void generate(VariantPosition p) {
        ensureRoom(p);
        moveCount = p.generate(moves);
    }

    void setOnly(VariantPosition p, int move, int score) {
        ensureRoom(p);
        moves[0] = move;
        moveScores[0] = score;
        moveCount = 1;
        highest = 0;
    }

    /// Lists the captures and promotions of a position.
    void generateCaptures(VariantPosition p) {
        ensureRoom(p);
        moveCount = p.generateCaptures(moves);
    }

    /// Lists quiet moves of a position that give check.
    void generateQuietChecks(VariantPosition p) {
        ensureRoom(p);
        moveCount = p.generateQuietChecks(moves);
    }

    private void ensureRoom(VariantPosition p) {
        if (moves.length < p.maxMoves()) {
            moves = new int[p.maxMoves()];
            moveScores = new int[p.maxMoves()];
        }
    }

    /// The continuation of the opponent's last move.
    int reply() {
        return parent.next;
    }

    /// The continuation of the own move before it.
    int own() {
        return ply >= 2 ? parent.parent.later : MoveHistory.UNKNOWN;
    }

    /// Notes the move that is being searched.
    void setHistory(int index) {
        historyIndex = index;
        next = MoveHistory.continuation(index, 0);
        later = MoveHistory.continuation(index, 1);
    }

    void addSearchedQuiet(int index) {
        if (quietCount < MAX_SEARCHED) {
            searchedQuiets[quietCount++] = index;
        }
    }

    void addSearchedCapture(int index) {
        if (captureCount < MAX_SEARCHED) {
            searchedCaptures[captureCount++] = index;
        }
    }
}
