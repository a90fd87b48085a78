package org.pieceworth.studies.saved;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.pieceworth.text.InputException;

/// Reads the surplus of each side, such as `Q:RR`, `BB:BN` or `R:B2P`: White's pieces, a colon, Black's.
final class ImbalanceText {

    private static final Pattern SIDES = Pattern.compile("([^:]*):([^:]*)");
    private static final Pattern PIECE = Pattern.compile("(\\d{1,2})?(\\+?\\p{Upper}'?)");

    private ImbalanceText() {}

    static boolean isOne(String typed) {
        return SIDES.matcher(typed).matches();
    }

    /// White's surplus by feature.
    ///
    /// @param features the features with a value in the fit
    /// @throws InputException when it is invalid, or names a piece without a value
    static Map<String, Integer> parse(String typed, List<String> features) {
        Matcher sides = SIDES.matcher(typed.strip());
        if (!sides.matches()) {
            throw wrong(typed, "pieces of White and Black with a colon between them, as in Q:RR or R:BPP");
        }
        Map<String, Integer> surplus = new HashMap<>();
        add(surplus, sides.group(1), 1, typed, features);
        add(surplus, sides.group(2), -1, typed, features);
        return surplus;
    }

    private static void add(Map<String, Integer> surplus, String side, int sign, String typed, List<String> features) {
        Matcher piece = PIECE.matcher(side.strip());
        int at = 0;
        while (piece.find(at) && piece.start() == at) {
            int count = piece.group(1) == null ? 1 : Integer.parseInt(piece.group(1));
            if (!features.contains(piece.group(2))) {
                throw wrong(typed, "pieces that the fit has values for: " + String.join(" ", features));
            }
            surplus.merge(piece.group(2), sign * count, Integer::sum);
            at = piece.end();
        }
        if (at < side.strip().length()) {
            throw wrong(typed, "capital letters, perhaps with a number before one, as in R:B2P");
        }
    }

    private static InputException wrong(String typed, String expected) {
        return new InputException("imbalance '" + typed + "': expected " + expected);
    }
}
