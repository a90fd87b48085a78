package org.pieceworth.rules.betza;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.pieceworth.text.InputException;

/// A way of reading Betza notation. Programs differ, most often without saying so.
public enum Dialect {
    /// Pieceworth's: K is WF and Q is RB, component by component; modifiers in any order;
    /// everything that has a meaning is read.
    STANDARD("standard", "Pieceworth"),
    /// Fairy-Stockfish's: a subset; everything unknown is skipped silently.
    FSF("fsf", "Fairy-Stockfish"),
    /// XBoard's: modifiers in one order, an eight-point compass for K and Q, moves of several legs.
    XBOARD("xboard", "XBoard"),
    /// Pieceworth's for hexagons: W steps across an edge, F beyond a corner, N to the nearest cells on neither line.
    HEX("hex", "Pieceworth");

    /// The dialects of notation for squares, which mean the same moves by the same letters or nearly so.
    static final List<Dialect> OF_SQUARES = List.of(STANDARD, FSF, XBOARD);

    private final String label;
    private final String program;

    Dialect(String label, String program) {
        this.label = label;
        this.program = program;
    }

    /// The word that names it on the command line.
    public String label() {
        return label;
    }

    /// The program whose dialect it is.
    public String program() {
        return program;
    }

    /// The dialect of that label, in any case.
    ///
    /// @throws InputException when there is none
    public static Dialect of(String label) {
        return Arrays.stream(values())
                .filter(dialect -> dialect.label.equals(label.toLowerCase(Locale.ROOT)))
                .findFirst()
                .orElseThrow(() -> new InputException("dialect '" + label + "': expected "
                        + Arrays.stream(values()).map(Dialect::label).collect(Collectors.joining(", "))));
    }
}
