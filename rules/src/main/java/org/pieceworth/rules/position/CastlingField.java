package org.pieceworth.rules.position;

import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.rules.position.Setup.SidedPiece;
import org.pieceworth.text.InputException;

/// The castling field of FEN: `KQkq` means the outermost rook on that side of the king, not beyond the file where the
/// variant's starts; another file letter means the rook there. On boards of eleven files and more a right of an inner
/// rook on the k-file or q-file cannot be written.
///
/// In variants with gating, a file letter is the right of the piece there to gate, and K and Q are rights of rook and
/// king to castle and to gate; a king with the right to gate but none to castle castles with the rooks that have it.
final class CastlingField {

    private final FenRules rules;
    private final RectangularBoard board;
    private final Map<Integer, SidedPiece> pieces;

    CastlingField(FenRules rules, RectangularBoard board, Map<Integer, SidedPiece> pieces) {
        this.rules = rules;
        this.board = board;
        this.pieces = pieces;
    }

    /// @param rooks squares of rooks that may castle
    /// @param gates squares of pieces that may gate
    record Rights(Set<Integer> rooks, Set<Integer> gates) {}

    Rights parse(String fen, String field) {
        Rights rights = new Rights(new TreeSet<>(), new TreeSet<>());
        if (!field.equals("-")) {
            for (int i = 0; i < field.length(); i++) {
                add(fen, field.charAt(i), rights);
            }
        }
        if (rules.gating()) {
            for (Side side : Side.values()) {
                castleByGates(side, rights);
            }
        }
        return rights;
    }

    private void add(String fen, char c, Rights rights) {
        Side side = Character.isUpperCase(c) ? Side.WHITE : Side.BLACK;
        int rank = rules.castling().rank(side, board);
        char letter = Character.toUpperCase(c);
        if (rank < 0 || rank >= board.ranks()) {
            throw FenError.of(fen, "found castling right '" + c + "'", "expected - on a board with so few ranks");
        }
        if (letter == 'K' || letter == 'Q') {
            int corner = board.square(letter == 'K' ? board.files() - 1 : 0, rank);
            int rook = outermost(side, letter == 'K').orElse(corner);
            rights.rooks.add(rook);
            if (rules.gating()) {
                rights.gates.add(rook);
                king(side).ifPresent(rights.gates::add);
            }
            return;
        }
        int file = letter - 'A';
        if (file < 0 || file >= board.files()) {
            throw FenError.of(fen, "found castling right '" + c + "'", "expected -, K Q k q or file letters");
        }
        (rules.gating() ? rights.gates : rights.rooks).add(board.square(file, rank));
    }

    private void castleByGates(Side side, Rights rights) {
        OptionalInt king = king(side);
        int rank = rules.castling().rank(side, board);
        boolean kingGates = king.isPresent() && rights.gates.contains(king.getAsInt());
        boolean castles = rights.rooks.stream().anyMatch(rook -> board.rank(rook) == rank);
        if (kingGates && !castles) {
            rights.gates.stream()
                    .filter(square -> board.rank(square) == rank && isRook(side, square))
                    .forEach(rights.rooks::add);
        }
    }

    private boolean isRook(Side side, int square) {
        SidedPiece piece = pieces.get(square);
        return piece != null
                && piece.side() == side
                && rules.castling().rooks(side).contains(piece.letter());
    }

    private OptionalInt king(Side side) {
        int rank = rules.castling().rank(side, board);
        int[] kings = IntStream.range(0, board.files())
                .map(file -> board.square(file, rank))
                .filter(square -> pieces.containsKey(square)
                        && pieces.get(square).is(side, rules.castling().king()))
                .toArray();
        if (kings.length > 1 && rules.castling().kingFile().isPresent()) {
            int named = board.square(rules.castling().kingFile().getAsInt(), rank);
            return IntStream.of(kings).filter(king -> king == named).findFirst();
        }
        return IntStream.of(kings).findFirst();
    }

    /// The outermost rook of a side on the king's right or left, within the variant's files of rooks; empty without
    /// such
    /// a rook.
    private OptionalInt outermost(Side side, boolean right) {
        OptionalInt king = king(side);
        if (king.isEmpty()) {
            return OptionalInt.empty();
        }
        int rank = rules.castling().rank(side, board);
        int[] candidates = IntStream.range(0, board.files())
                .map(file -> board.square(file, rank))
                .filter(square -> isRook(side, square))
                .filter(square -> right
                        ? square > king.getAsInt()
                                && board.file(square) <= rules.castling().lastFile()
                        : square < king.getAsInt()
                                && board.file(square) >= rules.castling().firstFile())
                .toArray();
        return right ? IntStream.of(candidates).max() : IntStream.of(candidates).min();
    }

    /// @throws InputException naming the rights that could not be read back
    void check(Set<Integer> rooks, Set<Integer> gates) {
        String field = write(rooks, gates);
        Set<Integer> lost = new TreeSet<>(rooks);
        lost.removeAll(parse(field, field).rooks());
        if (!lost.isEmpty()) {
            throw new InputException("castling with the piece on "
                    + String.join(", ", lost.stream().map(board::name).toList())
                    + " cannot be written in FEN, which has letters only for the rank of castling, and for the"
                    + " files k and q only if the outermost rook is there; omit the castling right");
        }
    }

    String write(Set<Integer> rooks, Set<Integer> gates) {
        StringBuilder text = new StringBuilder();
        for (Side side : Side.values()) {
            int rank = rules.castling().rank(side, board);
            Set<Integer> said = new TreeSet<>();
            rooks.stream()
                    .filter(rook -> board.rank(rook) == rank)
                    .sorted((a, b) -> b - a)
                    .forEach(rook -> {
                        char letter = letter(side, rook);
                        text.append(letter);
                        said.add(rook);
                        if (Character.toUpperCase(letter) == 'K' || Character.toUpperCase(letter) == 'Q') {
                            king(side).ifPresent(said::add);
                        }
                    });
            gates.stream()
                    .filter(square -> board.rank(square) == rank && !said.contains(square))
                    .forEach(square -> text.append(cased(side, (char) ('A' + board.file(square)))));
        }
        return text.isEmpty() ? "-" : text.toString();
    }

    private char letter(Side side, int rook) {
        char letter = (char) ('A' + board.file(rook));
        for (boolean right : rules.castling().byFiles() ? new boolean[0] : new boolean[] {true, false}) {
            OptionalInt outermost = outermost(side, right);
            if (outermost.isPresent() && outermost.getAsInt() == rook) {
                letter = right ? 'K' : 'Q';
            }
        }
        return cased(side, letter);
    }

    private static char cased(Side side, char letter) {
        return side == Side.WHITE ? letter : Character.toLowerCase(letter);
    }
}
