package org.pieceworth.empirical.rows;

import java.util.List;
import org.pieceworth.text.InputException;

/// Pieces of both sides as text: White's and Black's with a colon between them, the strongest first, as in `Q:RR`.
///
/// @param letters the weakest first
record BalanceText(List<String> letters) {

    BalanceText {
        letters = List.copyOf(letters);
    }

    /// White's pieces less Black's.
    String surplus(int[] surplus) {
        StringBuilder white = new StringBuilder();
        StringBuilder black = new StringBuilder();
        for (int i = surplus.length - 1; i >= 0; i--) {
            (surplus[i] > 0 ? white : black).repeat(letters.get(i), Math.abs(surplus[i]));
        }
        return white + ":" + black;
    }

    /// All pieces of both sides.
    String all(int[] white, int[] black) {
        return text(white) + ":" + text(black);
    }

    private String text(int[] counts) {
        StringBuilder text = new StringBuilder();
        for (int i = counts.length - 1; i >= 0; i--) {
            text.repeat(letters.get(i), counts[i]);
        }
        return text.toString();
    }

    /// Checks a text for comparison with others: an impossible one would never match.
    ///
    /// @param name description of the text
    /// @param surplus true for one side's surplus, false for all pieces
    /// @throws InputException when it is written otherwise
    void check(String name, String value, boolean surplus) {
        int[][] counts = new int[2][letters.size()];
        int side = 0;
        for (String word : value.split("(?=[^'])")) {
            int at = letters.indexOf(word);
            if (at >= 0) {
                counts[side][at]++;
            } else if (word.equals(":") && side == 0) {
                side = 1;
            } else if (!word.isEmpty()) {
                throw wrong(
                        name,
                        value,
                        "pieces of White and Black with a colon between them, of " + String.join(" ", letters));
            }
        }
        String written = surplus ? surplus(difference(counts)) : all(counts[0], counts[1]);
        if (!written.equals(value)) {
            throw wrong(
                    name,
                    value,
                    "'" + written + "': the strongest pieces first, White's before the colon"
                            + (surplus ? ", without those that both have" : ""));
        }
    }

    private static int[] difference(int[][] counts) {
        int[] difference = counts[0].clone();
        for (int i = 0; i < difference.length; i++) {
            difference[i] -= counts[1][i];
        }
        return difference;
    }

    private static InputException wrong(String name, String value, String expected) {
        return InputException.about("positions", "found " + name + " '" + value + "', expected " + expected);
    }
}
