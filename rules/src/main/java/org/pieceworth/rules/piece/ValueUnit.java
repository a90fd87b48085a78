package org.pieceworth.rules.piece;

import java.util.Locale;
import java.util.OptionalDouble;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.pieceworth.text.InputException;
import org.pieceworth.text.PlainNumber;

/// The scale that values are printed on.
public sealed interface ValueUnit {

    /// The scale of centipawns.
    ValueUnit CENTIPAWN = new Anchored("pawn", 100);

    /// A piece has a given value.
    ///
    /// @param piece its name or notation, as given
    /// @param number its value, more than 0
    record Anchored(String piece, double number) implements ValueUnit {

        /// True if the piece is a pawn.
        public boolean isPawn() {
            return piece.equalsIgnoreCase("pawn") || piece.equalsIgnoreCase("p");
        }

        /// The piece as the catalogue finds it: a single letter is Betza notation, where letters are capitals.
        public String found() {
            return piece.length() == 1 ? piece.toUpperCase(Locale.ROOT) : piece;
        }

        @Override
        public String text() {
            return piece + "=" + PlainNumber.of(number);
        }

        @Override
        public OptionalDouble perLogit() {
            return OptionalDouble.empty();
        }
    }

    /// The original scale of the estimates.
    record Raw() implements ValueUnit {
        @Override
        public String text() {
            return "raw";
        }

        @Override
        public OptionalDouble perLogit() {
            return OptionalDouble.of(1);
        }
    }

    /// Logits of the expected result.
    record Logit() implements ValueUnit {
        @Override
        public String text() {
            return "logit";
        }

        @Override
        public OptionalDouble perLogit() {
            return OptionalDouble.of(1);
        }
    }

    /// Elo points.
    record Elo() implements ValueUnit {
        @Override
        public String text() {
            return "elo";
        }

        @Override
        public OptionalDouble perLogit() {
            return OptionalDouble.of(400 / Math.log(10));
        }
    }

    /// Its form on the command line.
    String text();

    /// The size of a log-odds unit on this scale, for values estimated as log-odds;
    /// empty if it depends on a piece.
    OptionalDouble perLogit();

    /// Reads `pawn=100`, `knight=300`, …, `raw`, `logit` or `elo`.
    ///
    /// @throws InputException when the text is none of these
    static ValueUnit parse(String text) {
        return switch (text.toLowerCase(Locale.ROOT)) {
            case "raw" -> new Raw();
            case "logit" -> new Logit();
            case "elo" -> new Elo();
            default -> anchored(text);
        };
    }

    private static ValueUnit anchored(String text) {
        Matcher matcher =
                Pattern.compile("(.{1,60})=\\+?(" + PlainNumber.UNSIGNED + ")").matcher(text);
        if (!matcher.matches() || !PlainNumber.isScale(Double.parseDouble(matcher.group(2)))) {
            throw new InputException(
                    "unit '" + text + "': expected PIECE=NUMBER such as pawn=100 or knight=300, or raw, logit or elo");
        }
        return new Anchored(matcher.group(1), Double.parseDouble(matcher.group(2)));
    }
}
