package org.pieceworth.rules.position;

import java.io.Serial;
import java.util.List;
import org.pieceworth.text.InputException;

/// A set-up that cannot be played: it lists every reason.
public final class IllegalSetupException extends InputException {

    @Serial
    private static final long serialVersionUID = 1L;

    private final transient List<String> reasons;

    /// @param setup the rejected set-up
    /// @param reasons all problems, at least one
    public IllegalSetupException(Setup setup, List<String> reasons) {
        super("position '" + Fen.show(setup) + "' cannot be played: " + String.join("; ", reasons));
        this.reasons = List.copyOf(reasons);
    }

    /// All that speaks against the set-up.
    public List<String> reasons() {
        return reasons;
    }
}
