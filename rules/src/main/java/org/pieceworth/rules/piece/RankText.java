package org.pieceworth.rules.piece;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.pieceworth.text.Counted;
import org.pieceworth.text.InputException;

/// A first rank as a FEN has it, letters and the numbers of empty squares: `R1BQKBNR`.
public final class RankText {

    private static final Pattern PART = Pattern.compile("[1-9]\\d?|[A-Z]'?");

    /// Fewer letters with a number may be one piece, as `R4` and `B2N` are.
    private static final int LEAST_LETTERS = 4;

    private RankText() {}

    /// The pieces of a rank by file, an empty text for an empty square; nothing if the text is no rank with empty
    /// squares. Small letters are Black's.
    ///
    /// @param files the number of files of the board
    /// @throws InputException when the text is a rank of other files
    public static Optional<List<String>> squares(String typed, int files) {
        boolean small = typed.equals(typed.toLowerCase(Locale.ROOT));
        String text = small ? typed.toUpperCase(Locale.ROOT) : typed;
        if (!text.matches(".*\\d.*") || !text.matches("(?:" + PART.pattern() + ")+")) {
            return Optional.empty();
        }
        List<String> squares =
                expanded(PART.matcher(text).results().map(MatchResult::group).toList());
        boolean first = Character.isDigit(text.charAt(0));
        long pieces = squares.stream().filter(square -> !square.isEmpty()).count();
        if (squares.size() == files && (first || pieces > 1)) {
            return Optional.of(squares);
        }
        if (first || !small && pieces >= LEAST_LETTERS) {
            throw new InputException("army '" + typed + "': found " + Counted.of(squares.size(), "square")
                    + ", expected " + files + " as the board has files, or pieces separated by commas");
        }
        return Optional.empty();
    }

    /// The items of a list, with empty texts for each number of empty squares.
    public static List<String> expanded(List<String> items) {
        return items.stream()
                .flatMap(item -> item.matches("[1-9]\\d?")
                        ? Stream.generate(() -> "").limit(Integer.parseInt(item))
                        : Stream.of(item))
                .toList();
    }
}
