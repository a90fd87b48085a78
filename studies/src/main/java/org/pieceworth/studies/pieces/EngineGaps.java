package org.pieceworth.studies.pieces;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.pieceworth.rules.betza.Dialect;
import org.pieceworth.rules.betza.Spelling;
import org.pieceworth.rules.variant.PieceType;
import org.pieceworth.rules.variant.Variant;

/// The pieces of a variant that Fairy-Stockfish would play by other moves, and the board that it does not have,
/// for files that are written for it.
public final class EngineGaps {

    private EngineGaps() {}

    /// A comment line of `variants.ini` for each; none for variants that the engine can play.
    public static List<String> lines(Variant variant) {
        Stream<String> pieces = variant.types().stream()
                .filter(type -> !type.isReadBy(Dialect.FSF))
                .map(EngineGaps::line);
        String shape = variant.surface().shape();
        return Stream.concat(
                        shape.equals(variant.board().shape())
                                ? Stream.empty()
                                : Stream.of("# Fairy-Stockfish cannot play on " + shape + " (key board)"),
                        pieces)
                .toList();
    }

    private static String line(PieceType type) {
        String letter = Character.toString(type.letter()).toLowerCase(Locale.ROOT);
        return "# " + letter + ": Fairy-Stockfish cannot read " + type.betza() + ", which is written in the "
                + type.dialect().label() + " dialect (key betza)"
                + Spelling.of(type.movement())
                        .filter(Spelling::alike)
                        .map(spelling -> "; it reads " + letter + ":" + spelling.text() + " as this piece")
                        .orElse(" and has no word for these moves");
    }
}
