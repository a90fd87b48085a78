package org.pieceworth.rules.variant;

import java.io.Serial;
import java.util.List;
import org.pieceworth.text.InputException;

/// A variant that cannot be used: it lists all errors, each with its line and remedy.
public final class InvalidVariantException extends InputException {

    @Serial
    private static final long serialVersionUID = 1L;

    private final transient List<String> errors;
    private final transient List<String> warnings;

    /// @param errors at least one, in the order of the file
    /// @param warnings oddities that are no errors
    InvalidVariantException(List<String> errors, List<String> warnings) {
        super(errors.getFirst() + more(errors.size() - 1));
        this.errors = List.copyOf(errors);
        this.warnings = List.copyOf(warnings);
    }

    private static String more(int others) {
        return others == 0 ? "" : " (and " + others + " more: `pieceworth variants --file` lists all of them)";
    }

    /// The errors, a message each.
    public List<String> errors() {
        return errors;
    }

    /// The warnings, a message each: a mistyped key is often the reason for an error.
    public List<String> warnings() {
        return warnings;
    }
}
