package org.pieceworth.rules.variant;

import org.pieceworth.rules.position.Side;

/// A pair of values, one for each side.
///
/// @param white White's
/// @param black Black's
public record Sided<T>(T white, T black) {

    /// One value for both sides.
    public static <T> Sided<T> both(T value) {
        return new Sided<>(value, value);
    }

    /// The value of a side.
    public T of(Side side) {
        return switch (side) {
            case WHITE -> white;
            case BLACK -> black;
        };
    }
}
