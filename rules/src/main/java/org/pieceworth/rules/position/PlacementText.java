package org.pieceworth.rules.position;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/// The first field of FEN as text: the placement of pieces, read without the rules of a variant.
///
/// Each letter is one `char` here, see [PieceLetter].
///
/// @param board the ranks from the top, between slashes
/// @param hand the pieces in hand, with the brackets; empty if no hands are given
public record PlacementText(String board, String hand) {

    private static final Pattern PARTS = Pattern.compile("\\d{1,3}|\\+?" + PieceLetter.PATTERN + "~?|.");

    /// The placement of a FEN, or of its first field.
    public static PlacementText of(String fen) {
        String field = PieceLetter.inside(fen.strip().split("\\s+", 2)[0]);
        int bracket = field.indexOf('[');
        return bracket < 0
                ? new PlacementText(field, "")
                : new PlacementText(field.substring(0, bracket), field.substring(bracket));
    }

    /// The ranks from the top.
    public List<String> ranks() {
        return List.of(board.split("/", -1));
    }

    /// The first rank of a side, as its pieces are placed on it.
    public String firstRank(Side side) {
        return side == Side.WHITE ? ranks().getLast() : ranks().getFirst();
    }

    /// Squares of the top rank.
    public int files() {
        int files = 0;
        Matcher part = PARTS.matcher(ranks().getFirst());
        while (part.find()) {
            files += width(part.group());
        }
        return files;
    }

    private static int width(String part) {
        return Character.isDigit(part.charAt(0)) ? Integer.parseInt(part) : 1;
    }

    /// Shows the pieces on the board, rank by rank from the top, with their files.
    public void forEachPiece(PieceVisitor visitor) {
        for (String rank : ranks()) {
            int file = 0;
            Matcher part = PARTS.matcher(rank);
            while (part.find()) {
                int on = file;
                part.group().chars().filter(Character::isLetter).forEach(c -> visitor.piece(on, (char) c));
                file += width(part.group());
            }
        }
    }

    /// Takes pieces on a board.
    @FunctionalInterface
    public interface PieceVisitor {

        /// @param file from 0
        /// @param letter the piece's `char`, White's as a capital
        void piece(int file, char letter);
    }

    /// The letters of the pieces on the board, White's as capitals.
    public IntStream pieces() {
        return board.chars().filter(Character::isLetter);
    }

    /// The letters of the pieces on the board and in hand, White's as capitals.
    public IntStream piecesAndHands() {
        return IntStream.concat(pieces(), hand.chars().filter(Character::isLetter));
    }
}
