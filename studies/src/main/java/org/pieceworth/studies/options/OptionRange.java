package org.pieceworth.studies.options;

import org.pieceworth.text.InputException;

/// The range of a number that is typed.
public final class OptionRange {

    private OptionRange() {}

    /// @throws InputException when the number is not within both bounds
    public static void check(String option, long value, long least, long most) {
        if (value < least || value > most) {
            throw new InputException(option + ": found " + value + ", expected " + least + " to " + most);
        }
    }
}
