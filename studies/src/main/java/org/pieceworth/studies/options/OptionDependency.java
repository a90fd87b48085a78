package org.pieceworth.studies.options;

import org.pieceworth.text.InputException;

/// Options that have an effect only together with others, or never together with others. They are refused,
/// since an option without effect would mislead.
public final class OptionDependency {

    private OptionDependency() {}

    /// @param setting the option that needs others, such as `groups`
    /// @param typed true if that option was typed
    /// @param needed the other option as typed, such as `--by HOW`
    /// @param present true if the other one was given
    /// @throws InputException when the option was typed and does nothing
    public static void check(String setting, boolean typed, String needed, boolean present) {
        if (typed && !present) {
            throw InputException.about(setting, "does nothing without " + needed + "; expected both, or neither");
        }
    }

    /// @param setting an option, such as `pool`
    /// @param given true if it was typed
    /// @param other a conflicting option as typed, such as `--among`; or several
    /// @param otherGiven true if one of those was typed
    /// @throws InputException when both were typed
    public static void exclude(String setting, boolean given, String other, boolean otherGiven) {
        if (given && otherGiven) {
            throw InputException.about(setting, "found together with " + other + "; expected at most one of them");
        }
    }
}
