package org.pieceworth.studies.options;

import java.util.List;
import java.util.Locale;
import org.pieceworth.text.InputException;

/// What is wrong with the text of an option, in the same words wherever it was said.
public final class OptionFaults {

    private OptionFaults() {}

    /// @param whole whether only whole numbers will do
    public static InputException noNumber(String name, String found, boolean whole) {
        return InputException.about(name, "found '" + found + "', expected a " + (whole ? "whole number" : "number"));
    }

    public static InputException noChoice(String name, String found, List<String> choices) {
        return InputException.about(
                name,
                "found '" + found + "', expected "
                        + String.join(", ", choices).toLowerCase(Locale.ROOT).replaceFirst(", (?=[^,]*$)", " or "));
    }

    /// @param label how a pair is written, such as `LETTER=PIECE`
    public static InputException noPair(String name, String found, String label) {
        return InputException.about(name, "found '" + found + "', expected " + label);
    }

    /// That an option for one value was given twice.
    public static InputException twice(String name) {
        return InputException.about(name, "given twice, expected once");
    }

    /// That there is one more word than the command takes.
    public static InputException noOperand(String found) {
        return new InputException("unexpected argument '" + found + "'");
    }

}
