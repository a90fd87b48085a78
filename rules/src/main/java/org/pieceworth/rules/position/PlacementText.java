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

    /// The placement of a FEN, or of its first field alone.
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
            String text = part.group();
            files += Character.isDigit(text.charAt(0)) ? Integer.parseInt(text) : 1;
        }
        return files;
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
