package org.pieceworth.rules.variant.draft;

import java.util.List;

/// The kinds of values that a key can have.
public sealed interface ValueKind {

    /// `true` or `false`.
    record Flag() implements ValueKind {}

    /// A whole number.
    ///
    /// @param min minimum
    /// @param max maximum
    record Whole(int min, int max) implements ValueKind {}

    /// A file of the board.
    record File() implements ValueKind {}

    /// Squares, `*8` for a rank and `a*` for a file.
    record Region() implements ValueKind {}

    /// Letters of pieces, `*` for all of them.
    record Types() implements ValueKind {}

    /// A number for letters of pieces, as in `q:1 r:2`.
    ///
    /// @param max maximum
    record Numbers(int max) implements ValueKind {}

    /// Letters of pieces with letters of pieces, as in `p:g s:g`.
    record Pairs() implements ValueKind {}

    /// One of some words.
    ///
    /// @param words accepted words
    record Word(List<String> words) implements ValueKind {
        public Word {
            words = List.copyOf(words);
        }
    }

    /// Anything.
    record Text() implements ValueKind {}

    /// Reads a kind as the table of keys writes it.
    static ValueKind of(String text) {
        List<String> parts = List.of(text.split(":"));
        return switch (parts.getFirst()) {
            case "flag" -> new Flag();
            case "number" -> new Whole(Integer.parseInt(parts.get(1)), Integer.parseInt(parts.get(2)));
            case "file" -> new File();
            case "region" -> new Region();
            case "types" -> new Types();
            case "counts" -> new Numbers(1_000);
            case "values" -> new Numbers(1_000_000);
            case "map" -> new Pairs();
            case "word" -> new Word(parts.subList(1, parts.size()));
            case "text" -> new Text();
            default -> throw new IllegalArgumentException(text);
        };
    }
}
