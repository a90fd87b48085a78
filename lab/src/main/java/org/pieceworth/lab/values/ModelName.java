package org.pieceworth.lab.values;

import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The models that value a variant's pieces, by the names that users type.
enum ModelName {
    MOBILITY("mobility"),
    UNIVERSAL("universal"),
    SYNERGY("synergy"),
    FAIRY_STOCKFISH("fairy-stockfish"),
    CROWDED("crowded"),
    CHECKS("checks"),
    LEAPERS("leapers");

    private final String text;

    ModelName(String text) {
        this.text = text;
    }

    String text() {
        return text;
    }

    static Optional<ModelName> of(String typed) {
        return Stream.of(values()).filter(name -> name.text.equals(typed)).findFirst();
    }

    /// All names, for messages.
    static String all() {
        return Stream.of(values()).map(ModelName::text).collect(Collectors.joining(", "));
    }
}
