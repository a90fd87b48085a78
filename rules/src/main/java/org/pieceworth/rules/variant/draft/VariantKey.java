package org.pieceworth.rules.variant.draft;

import java.util.List;

/// A key that variants.ini knows.
///
/// @param name the written name
/// @param kind the kind of its values
/// @param targets the keys that it sets: itself, or the keys that it abbreviates
/// @param status its treatment
/// @param neutral the value without effect
/// @param meaning its effect, in a few words
public record VariantKey(
        String name, ValueKind kind, List<String> targets, Status status, String neutral, String meaning) {

    /// The treatment of a key.
    public enum Status {
        /// Modelled.
        RULE,
        /// An older spelling of something modelled.
        OLD,
        /// Modelled, and known to no other program.
        OWN,
        /// No rule of the game: for GUIs and engines.
        HINT,
        /// A rule not modelled.
        MISSING
    }

    public VariantKey {
        targets = List.copyOf(targets);
    }

    /// Reads a row of the table of keys.
    static VariantKey row(List<String> fields) {
        String name = fields.get(0);
        List<String> targets =
                fields.get(2).isEmpty() ? List.of(name) : List.of(fields.get(2).split(" "));
        Status status = switch (fields.get(3)) {
            case "rule" -> Status.RULE;
            case "old" -> Status.OLD;
            case "own" -> Status.OWN;
            case "hint" -> Status.HINT;
            case "missing" -> Status.MISSING;
            default -> throw new IllegalArgumentException(String.join("\t", fields));
        };
        return new VariantKey(name, ValueKind.of(fields.get(1)), targets, status, fields.get(4), fields.get(5));
    }
}
