package org.pieceworth.report.page;

import java.util.Optional;

/// What the fit says of one feature.
///
/// @param key the piece's letter, or another word by which reference values name it (`pair`)
/// @param name in words: `knight`, `White's advantage`
/// @param piece whether it is a piece's value, and so in the chart; the others stand in the table alone
/// @param value on the page's scale; empty where the games do not tell
/// @param logits its coefficient, in logits; empty where there is none
public record ValueLine(String key, String name, boolean piece, Optional<Measured> value, Optional<Measured> logits) {

    /// A piece's value, without its coefficient.
    public static ValueLine piece(String key, String name, Measured value) {
        return new ValueLine(key, name, true, Optional.of(value), Optional.empty());
    }

    /// Another feature: White's advantage, the draw width.
    public static ValueLine other(String key, String name, Measured value) {
        return new ValueLine(key, name, false, Optional.of(value), Optional.empty());
    }

    /// The same with a coefficient.
    public ValueLine withLogits(Measured coefficient) {
        return new ValueLine(key, name, piece, value, Optional.of(coefficient));
    }
}
