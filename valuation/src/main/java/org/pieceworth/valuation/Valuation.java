package org.pieceworth.valuation;

import java.util.List;
import java.util.OptionalDouble;

/// What a model says of a piece.
///
/// @param value on the model's own scale; empty where the model says nothing
/// @param steps how the value came about, in the order of the source
/// @param notes where the piece or the board leaves the model's domain; a line each
public record Valuation(OptionalDouble value, List<Step> steps, List<String> notes) {

    /// Copies the lists.
    public Valuation {
        steps = List.copyOf(steps);
        notes = List.copyOf(notes);
    }

    /// One step of a derivation.
    ///
    /// @param name the source's name of the quantity
    /// @param formula how it is computed, in the source's own terms
    /// @param inputs what went in, in the order of the formula
    /// @param value what came out
    public record Step(String name, String formula, List<Input> inputs, double value) {

        /// Copies the list.
        public Step {
            inputs = List.copyOf(inputs);
        }
    }

    /// A quantity that goes into a step.
    ///
    /// @param name the source's name of it
    /// @param value its value
    public record Input(String name, double value) {}
}
