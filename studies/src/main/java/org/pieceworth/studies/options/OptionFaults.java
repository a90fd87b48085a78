package org.pieceworth.studies.options;

import java.util.List;
import java.util.Locale;
import org.pieceworth.text.InputException;
import org.pieceworth.valuation.catalogue.ModelCatalogue;

/// Errors in parsing an option, with the same messages on the command line and in the workbench.
public final class OptionFaults {

    private OptionFaults() {}

    /// @param whole true for an option that takes only whole numbers
    public static InputException noNumber(String name, String found, boolean whole) {
        return InputException.about(name, "found '" + found + "', expected a " + (whole ? "whole number" : "number"));
    }

    public static InputException noChoice(String name, String found, List<String> choices) {
        return InputException.about(
                name,
                "found '" + found + "', expected "
                        + String.join(", ", choices).toLowerCase(Locale.ROOT).replaceFirst(", (?=[^,]*$)", " or "));
    }

    /// @param label the form of a pair, such as `LETTER=PIECE`
    public static InputException noPair(String name, String found, String label) {
        return InputException.about(name, "found '" + found + "', expected " + label);
    }

    /// Checks the name of values in requests of the workbench, which name no files.
    ///
    /// @throws InputException when there is no such model
    public static void checkModel(String option, String name, ModelCatalogue models) {
        if (models.find(name).isEmpty()) {
            throw InputException.about(option, "found '" + name + "', expected a model: " + models.listed());
        }
    }

    /// An option for one value was given twice.
    public static InputException twice(String name) {
        return InputException.about(name, "given twice, expected once");
    }

    /// There is one more word than the command takes.
    public static InputException noOperand(String found) {
        return new InputException("unexpected argument '" + found + "'");
    }
}
