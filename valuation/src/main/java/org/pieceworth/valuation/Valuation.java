package org.pieceworth.valuation;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/// The answer of a model about a piece.
///
/// @param value value on the model's own scale; empty if the model has none
/// @param range range of the value by the model's own uncertainty, if it has one
/// @param steps derivation of the value, in the order of the source
/// @param notes reasons why the piece or the board is outside the model's domain; a line each
public record Valuation(OptionalDouble value, Optional<Range> range, List<Step> steps, List<String> notes) {

    public Valuation {
        steps = List.copyOf(steps);
        notes = List.copyOf(notes);
    }

    /// A value without a range.
    public static Valuation of(double value, List<Step> steps, List<String> notes) {
        return new Valuation(OptionalDouble.of(value), Optional.empty(), steps, notes);
    }

    public static Valuation none(String reason) {
        return none(List.of(reason));
    }

    public static Valuation none(List<String> reasons) {
        return new Valuation(OptionalDouble.empty(), Optional.empty(), List.of(), reasons);
    }

    /// False if the model's data leave the value open, as far as the model reports it; see
    /// [Range#determined].
    public boolean determined() {
        return range.map(Range::determined).orElse(true);
    }

    /// An interval.
    ///
    /// @param low its lower end, on the model's own scale
    /// @param high its upper end
    /// @param kind meaning of the interval, such as "range over equally good fits"
    /// @param determined false if only the bounds of the model's parameters limit the value
    public record Range(double low, double high, String kind, boolean determined) {

        /// An interval of a value that the data pin down.
        public Range(double low, double high, String kind) {
            this(low, high, kind, true);
        }
    }

    /// One step of a derivation.
    ///
    /// @param section heading in the source; empty if it has none
    /// @param name the source's name of the quantity
    /// @param formula formula in the source's own terms
    /// @param inputs arguments, in the order of the formula
    /// @param value result
    public record Step(String section, String name, String formula, List<Input> inputs, double value) {

        public Step {
            inputs = List.copyOf(inputs);
        }

        /// A step under no heading.
        public Step(String name, String formula, List<Input> inputs, double value) {
            this("", name, formula, inputs, value);
        }
    }

    /// An input of a step.
    ///
    /// @param name the source's name of it
    /// @param value its value
    public record Input(String name, double value) {}
}
