package org.pieceworth.studies.pieces;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.pieceworth.rules.betza.Dialect;
import org.pieceworth.rules.betza.Spelling;
import org.pieceworth.rules.position.PieceLetter;
import org.pieceworth.rules.variant.PieceType;
import org.pieceworth.rules.variant.Variant;

/// The pieces of a variant that Fairy-Stockfish would play by other moves, and a board that it does not
/// support, as warnings about files for it.
public final class EngineGaps {

    private EngineGaps() {}

    /// A comment line of `variants.ini` for each; none for variants that the engine can play.
    public static List<String> lines(Variant variant) {
        Stream<String> pieces = variant.types().stream()
                .filter(type -> !type.isReadBy(Dialect.FSF))
                .map(EngineGaps::line);
        String shape = variant.surface().shape();
        Stream<String> board = shape.equals(variant.board().shape())
                ? Stream.empty()
                : Stream.of("# Fairy-Stockfish cannot play on " + shape + " (key board)");
        return Stream.of(board, letters(variant), pieces)
                .flatMap(lines -> lines)
                .toList();
    }

    private static Stream<String> letters(Variant variant) {
        String dressed = variant.types().stream()
                .map(PieceType::letter)
                .filter(PieceLetter::isDressed)
                .map(letter -> PieceLetter.text(Character.toLowerCase(letter)))
                .collect(Collectors.joining(" "));
        return dressed.isEmpty()
                ? Stream.empty()
                : Stream.of("# Fairy-Stockfish reads the letters a to z only, and none of " + dressed);
    }

    private static String line(PieceType type) {
        String letter = PieceLetter.text(Character.toLowerCase(type.letter()));
        return "# " + letter + ": Fairy-Stockfish cannot read " + type.betza() + ", written in the "
                + type.dialect().label() + " dialect (key betza)"
                + Spelling.of(type.movement())
                        .filter(Spelling::alike)
                        .map(spelling -> "; it reads " + letter + ":" + spelling.text() + " as this piece")
                        .orElse(" and has no word for these moves");
    }
}
