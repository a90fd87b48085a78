package org.pieceworth.engine.uci;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.pieceworth.text.InputException;

/// `setoption name NAME value VALUE`; both may have spaces, and the value may be missing.
record UciAssignment(String name, String value) {

    private static final Pattern FORM = Pattern.compile(
            "\\s*\\S+\\s+(?:name\\s+)?(.*?\\S)(?:\\s+value(?:\\s+(.*?))?)?\\s*",
            Pattern.CASE_INSENSITIVE | Pattern.DOTALL | Pattern.UNICODE_CHARACTER_CLASS);

    /// @throws InputException when it has not that form
    static UciAssignment parse(String line) {
        Matcher matcher = FORM.matcher(line);
        if (!matcher.matches()) {
            throw new InputException(
                    "setoption: found " + UciWords.shown(line.strip()) + ", expected setoption name NAME value VALUE");
        }
        String value = matcher.group(2);
        return new UciAssignment(matcher.group(1), value == null ? "" : value);
    }
}
