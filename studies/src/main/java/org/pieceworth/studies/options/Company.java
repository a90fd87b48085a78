package org.pieceworth.studies.options;

import org.pieceworth.text.InputException;

/// Options that do something only together with others: alone they are refused, since whoever types one expects
/// something of it.
public final class Company {

    private Company() {}

    /// @param option the one that needs others
    /// @param typed whether it was typed
    /// @param needed what it needs, for people
    /// @param there whether that is there
    /// @throws InputException when it was typed and does nothing
    public static void check(String option, boolean typed, String needed, boolean there) {
        if (typed && !there) {
            throw new InputException(option + ": does nothing without " + needed + "; expected both, or neither");
        }
    }
}
