package org.pieceworth.terms;

import java.util.Arrays;
import java.util.List;
import org.pieceworth.rules.position.PieceLetter;
import org.pieceworth.text.Counted;
import org.pieceworth.text.InputException;

/// One term as written: `imbalance:QN`.
///
/// @param whole the text
/// @param name the text before the first colon
/// @param arguments the texts after it, between colons
record TermText(String whole, String name, List<String> arguments) {

    static TermText of(String text) {
        String whole = text.strip();
        List<String> parts = Arrays.asList(whole.split(":", -1));
        return new TermText(whole, parts.getFirst(), List.copyOf(parts.subList(1, parts.size())));
    }

    InputException error(String what) {
        return new InputException("term '" + whole + "': " + what);
    }

    void expectNone() {
        if (!arguments.isEmpty()) {
            throw error("found ':" + String.join(":", arguments) + "', expected " + name + " alone");
        }
    }

    /// The one argument.
    ///
    /// @param example a whole term as an example for the message
    String only(String example) {
        if (arguments.size() != 1 || arguments.getFirst().isEmpty()) {
            throw error("found " + Counted.of(arguments.size(), "argument") + ", expected one as in " + example);
        }
        return arguments.getFirst();
    }

    /// The one argument, of that many letters, each one `char`.
    String letters(int count, String example) {
        String letters = PieceLetter.inside(only(example));
        if (letters.length() != count) {
            throw error("found '" + PieceLetter.written(letters) + "', expected " + Counted.of(count, "piece letter")
                    + " as in " + example);
        }
        return letters;
    }
}
