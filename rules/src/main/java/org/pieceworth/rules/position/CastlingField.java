package org.pieceworth.rules.position;

import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.pieceworth.rules.InputException;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.rules.position.Setup.SidedPiece;

/// The castling field of FEN: `KQkq` means the outermost rook on that side of the king, another file letter
/// the rook there. On boards of eleven files and more a right of an inner rook on the k-file or q-file
/// cannot be written.
final class CastlingField {

    private CastlingField() {}

    static Set<Integer> parse(String fen, String field, RectangularBoard board, Map<Integer, SidedPiece> pieces) {
        Set<Integer> rooks = new TreeSet<>();
        if (!field.equals("-")) {
            for (int i = 0; i < field.length(); i++) {
                rooks.add(rook(fen, field.charAt(i), board, pieces));
            }
        }
        return rooks;
    }

    private static int rook(String fen, char c, RectangularBoard board, Map<Integer, SidedPiece> pieces) {
        Side side = Character.isUpperCase(c) ? Side.WHITE : Side.BLACK;
        int rank = side == Side.WHITE ? 0 : board.ranks() - 1;
        char letter = Character.toUpperCase(c);
        if (letter == 'K' || letter == 'Q') {
            int corner = board.square(letter == 'K' ? board.files() - 1 : 0, rank);
            return outermost(side, letter == 'K', board, pieces).orElse(corner);
        }
        int file = letter - 'A';
        if (file < 0 || file >= board.files()) {
            throw Fen.error(fen, "found castling right '" + c + "'", "expected -, K Q k q or file letters");
        }
        return board.square(file, rank);
    }

    /// The outermost rook of a side on the king's right or left, empty without such a rook.
    private static OptionalInt outermost(
            Side side, boolean right, RectangularBoard board, Map<Integer, SidedPiece> pieces) {
        int rank = side == Side.WHITE ? 0 : board.ranks() - 1;
        IntStream files = IntStream.range(0, board.files());
        int[] candidates = files.map(file -> board.square(file, rank))
                .filter(square -> new SidedPiece(side, 'R').equals(pieces.get(square)))
                .filter(square -> beyondKing(side, right, rank, square, board, pieces))
                .toArray();
        return right ? IntStream.of(candidates).max() : IntStream.of(candidates).min();
    }

    private static boolean beyondKing(
            Side side, boolean right, int rank, int square, RectangularBoard board, Map<Integer, SidedPiece> pieces) {
        return IntStream.range(0, board.files())
                .map(file -> board.square(file, rank))
                .filter(king -> new SidedPiece(side, 'K').equals(pieces.get(king)))
                .anyMatch(king -> right ? square > king : square < king);
    }

    /// @throws InputException naming the rights that would not be read again
    static void check(Setup setup) {
        String field = write(setup);
        Set<Integer> lost = new TreeSet<>(setup.castling());
        lost.removeAll(parse(field, field, setup.board(), setup.pieces()));
        if (!lost.isEmpty()) {
            throw new InputException("castling with what stands on "
                    + String.join(", ", lost.stream().map(setup.board()::name).toList())
                    + " cannot be written in FEN, which has letters only for the first and last rank, and for the"
                    + " files k and q only where the outermost rook stands there; leave the right out");
        }
    }

    static String write(Setup setup) {
        StringBuilder text = new StringBuilder();
        for (Side side : Side.values()) {
            int rank = side == Side.WHITE ? 0 : setup.board().ranks() - 1;
            setup.castling().stream()
                    .filter(rook -> setup.board().rank(rook) == rank)
                    .sorted((a, b) -> b - a)
                    .forEach(rook -> text.append(letter(setup, side, rook)));
        }
        return text.isEmpty() ? "-" : text.toString();
    }

    private static char letter(Setup setup, Side side, int rook) {
        char letter = (char) ('A' + setup.board().file(rook));
        for (boolean right : new boolean[] {true, false}) {
            OptionalInt outermost = outermost(side, right, setup.board(), setup.pieces());
            if (outermost.isPresent() && outermost.getAsInt() == rook) {
                letter = right ? 'K' : 'Q';
            }
        }
        return side == Side.WHITE ? letter : Character.toLowerCase(letter);
    }
}
