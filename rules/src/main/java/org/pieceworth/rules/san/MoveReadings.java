package org.pieceworth.rules.san;

import java.util.Arrays;
import org.pieceworth.rules.position.Move;
import org.pieceworth.rules.position.Position;
import org.pieceworth.rules.position.Uci;
import org.pieceworth.rules.san.WrittenMove.Sign;

/// The legal moves that a written move may denote.
///
/// A plus behind a move is a check in SAN and a promotion in other notations, so that one text may denote two moves;
/// later moves of the game show which one was played.
///
/// @param likely the moves that it denotes by itself: one, several for an ambiguous text, none for an illegal move
/// @param unlikely the moves that it may denote if later moves of the game require it
public record MoveReadings(int[] likely, int[] unlikely) {

    private static final int[] NONE = {};

    /// True if the text denotes exactly one move.
    public boolean isSure() {
        return likely.length + unlikely.length == 1;
    }

    /// Matches a text with the legal moves of a position.
    public static MoveReadings of(Position position, String text) {
        int[] moves = position.legalMoves();
        MoveReadings read = WrittenMove.parse(text)
                .map(move -> matched(position, move, moves))
                .orElse(new MoveReadings(NONE, NONE));
        return read.likely.length == 1 ? read : byName(position, text, moves, read);
    }

    private static MoveReadings matched(Position position, WrittenMove written, int[] moves) {
        MoveMatcher matcher = new MoveMatcher(position, written);
        Nearest plain = new Nearest();
        Nearest promoting = new Nearest();
        for (int move : moves) {
            int distance = matcher.distance(move);
            if (distance != MoveMatcher.OTHER) {
                boolean apart = written.sign == Sign.PLUS && matcher.promotesToForm(move);
                (apart ? promoting : plain).add(move, distance);
            }
        }
        if (plain.count == 0 || promoting.count == 0) {
            return new MoveReadings(plain.count == 0 ? promoting.moves() : plain.moves(), NONE);
        }
        if (written.isCoordinates()) {
            return new MoveReadings(promoting.moves(), NONE);
        }
        return givesCheck(position, plain.moves[0])
                ? new MoveReadings(plain.moves(), promoting.moves())
                : new MoveReadings(promoting.moves(), plain.moves());
    }

    private static boolean givesCheck(Position position, int move) {
        position.make(move);
        boolean check = position.inCheck();
        position.unmake();
        return check;
    }

    /// The move whose name in UCI or in the SAN of [SanWriter] is the text.
    private static MoveReadings byName(Position position, String text, int[] moves, MoveReadings otherwise) {
        if (otherwise.likely.length == 0) {
            int named = Uci.read(position, text);
            if (named != Move.NONE) {
                return new MoveReadings(new int[] {named}, NONE);
            }
        }
        String wanted = text.strip().replaceFirst("(?<!=)[+#!?]*$", "");
        int[] among = otherwise.likely.length == 0 ? moves : otherwise.likely;
        for (int move : among) {
            if (mayBe(position, move, wanted) && SanWriter.isBody(position, move, wanted)) {
                return new MoveReadings(new int[] {move}, otherwise.unlikely);
            }
        }
        return otherwise;
    }

    /// True if the move's wall is the one named, a test that is faster than writing the whole move.
    private static boolean mayBe(Position position, int move, String wanted) {
        return !position.buildsWalls()
                || Move.wall(move) < 0
                || wanted.endsWith("," + position.board().name(Move.wall(move)));
    }

    /// The moves with the least distance from the text.
    private static final class Nearest {

        private int[] moves = new int[2];
        private int count;
        private int distance;

        void add(int move, int distanceOfMove) {
            if (count > 0 && distanceOfMove > distance) {
                return;
            }
            if (count > 0 && distanceOfMove < distance) {
                count = 0;
            }
            distance = distanceOfMove;
            if (count == moves.length) {
                moves = Arrays.copyOf(moves, 2 * count);
            }
            moves[count++] = move;
        }

        int[] moves() {
            return Arrays.copyOf(moves, count);
        }
    }
}
