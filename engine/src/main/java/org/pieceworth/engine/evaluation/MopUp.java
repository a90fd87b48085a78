package org.pieceworth.engine.evaluation;

import org.pieceworth.rules.board.Edges;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.position.Side;

/// Drives a bare king to where it has least room, and brings the other king and the pieces near it: added for a
/// side that has enough to mate. The room is counted by the king's own moves, so that it is right for any board
/// and any royal piece.
final class MopUp {

    private static final int BY_ROOM = 160;
    private static final int PER_KING_STEP = 10;
    private static final int PER_PIECE_STEP = 3;
    private static final int FAR = 4 * RectangularBoard.MAX_SIDE;

    /// Lack of room for a king, compared with its best square, from 0 to [#BY_ROOM], by side and square.
    private final int[][] confinement = new int[2][];

    private final int[] file;
    private final int[] rank;

    /// Files and ranks once around the board; where its edges are not joined, more than there are.
    private final int filesAround;

    private final int ranksAround;

    MopUp(VariantRules rules) {
        RectangularBoard board = rules.variant().board();
        int squares = board.squares();
        Edges edges = rules.variant().mobility().edges();
        filesAround = edges == Edges.APART ? FAR : board.files();
        ranksAround = edges == Edges.TORUS ? board.ranks() : FAR;
        file = new int[squares];
        rank = new int[squares];
        for (int square = 0; square < squares; square++) {
            file[square] = board.file(square);
            rank[square] = board.rank(square);
        }
        double[] mobility = rules.expectedMobility();
        int types = rules.letters().length();
        for (Side side : Side.values()) {
            double[] room = new double[squares];
            for (int type = 0; type < types; type++) {
                for (int square = 0; rules.isRoyal(type) && square < squares; square++) {
                    room[square] += mobility[(side.ordinal() * types + type) * squares + square];
                }
            }
            confinement[side.ordinal()] = scaled(board, spread(board, room));
        }
    }

    /// A square in the middle of others with room has more of it: so often averaged with its neighbours that the whole
    /// board slopes.
    private double[] spread(RectangularBoard board, double[] room) {
        double[] now = room;
        for (int times = Math.max(board.files(), board.ranks()) / 2; times > 0; times--) {
            double[] next = new double[now.length];
            for (int square = 0; square < now.length; square++) {
                for (int other = 0; other < now.length; other++) {
                    next[square] += distance(square, other) <= 1 ? now[other] / 9 : 0;
                }
            }
            now = next;
        }
        return now;
    }

    private static int[] scaled(RectangularBoard board, double[] room) {
        double largest = 0;
        double least = Double.MAX_VALUE;
        for (double each : room) {
            largest = Math.max(largest, each);
            least = Math.min(least, each);
        }
        int[] scaled = new int[board.squares()];
        for (int square = 0; square < scaled.length && largest > least; square++) {
            scaled[square] = (int) Math.round(BY_ROOM * (largest - room[square]) / (largest - least));
        }
        return scaled;
    }

    private int distance(int a, int b) {
        int across = Math.abs(file[a] - file[b]);
        int along = Math.abs(rank[a] - rank[b]);
        return Math.max(Math.min(across, filesAround - across), Math.min(along, ranksAround - along));
    }

    /// For the leader: more the less room the bare king has and the nearer its hunters are.
    int score(VariantPosition p, Side leader) {
        int hunted = p.royalSquare(leader.other());
        int king = p.royalSquare(leader);
        if (hunted < 0 || king < 0) {
            return 0;
        }
        int far = 0;
        int sign = leader == Side.WHITE ? 1 : -1;
        for (int square = 0; square < file.length; square++) {
            if (square != king && Integer.signum(p.pieceAt(square)) == sign) {
                far += distance(square, hunted);
            }
        }
        return confinement[leader.other().ordinal()][hunted]
                - PER_KING_STEP * distance(king, hunted)
                - PER_PIECE_STEP * far;
    }
}
