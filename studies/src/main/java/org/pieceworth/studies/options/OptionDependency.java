package org.pieceworth.studies.options;

import org.pieceworth.text.InputException;

/// Options that do something only together with others: alone they are refused, since whoever types one expects
/// something of it.
public final class OptionDependency {

    private OptionDependency() {}

    /// @param setting the option that needs others, such as `groups`
    /// @param typed of that option
    /// @param needed the other option as people type it, such as `--by HOW`
    /// @param present of the other
    /// @throws InputException when the option was typed and does nothing
    public static void check(String setting, boolean typed, String needed, boolean present) {
        if (typed && !present) {
            throw InputException.about(setting, "does nothing without " + needed + "; expected both, or neither");
        }
    }
}
