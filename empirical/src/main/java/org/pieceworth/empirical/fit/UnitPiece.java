package org.pieceworth.empirical.fit;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.pieceworth.empirical.rows.Material;
import org.pieceworth.rules.piece.ValueUnit;
import org.pieceworth.rules.position.PieceLetter;
import org.pieceworth.terms.Feature;
import org.pieceworth.text.InputException;

/// A piece that is the unit of values, by itself or together with others.
///
/// @param letter its letter among the features
/// @param name its name in words
record UnitPiece(char letter, String name) {

    /// Parses a unit's pieces, by name or letter, joined by `+`: of the material features, or of chess
    /// without such features.
    ///
    /// @throws InputException when a piece is unknown, or named twice
    static List<UnitPiece> of(List<Feature> features, ValueUnit.Anchored unit) {
        List<UnitPiece> pieces = Stream.of(unit.piece().split("\\+", -1))
                .map(name -> of(features, unit, name.strip()))
                .toList();
        if (pieces.stream().map(UnitPiece::letter).distinct().count() < pieces.size()) {
            throw new InputException(
                    "unit '" + unit.text() + "': names a piece twice, expected each once, as in N+B+R+Q=2125");
        }
        return pieces;
    }

    private static UnitPiece of(List<Feature> features, ValueUnit.Anchored unit, String typed) {
        List<UnitPiece> known = features.stream()
                .filter(Feature::isMaterial)
                .flatMap(feature -> feature.piece().stream().map(letter -> new UnitPiece(letter, name(feature))))
                .toList();
        return Stream.concat(known.stream(), chess())
                .filter(piece -> piece.isCalled(typed))
                .findFirst()
                .orElseThrow(() -> new InputException("unit '" + unit.text() + "': found no piece '" + typed
                        + "' in these games, expected "
                        + (known.isEmpty() ? chess() : known.stream())
                                .map(UnitPiece::name)
                                .distinct()
                                .collect(Collectors.joining(", "))));
    }

    private static Stream<UnitPiece> chess() {
        return Material.PIECES.stream().map(piece -> new UnitPiece(piece.letter(), piece.word()));
    }

    /// The piece's name without the phase of the game.
    private static String name(Feature feature) {
        int comma = feature.title().indexOf(',');
        return comma < 0 ? feature.title() : feature.title().substring(0, comma);
    }

    private boolean isCalled(String typed) {
        return name.equalsIgnoreCase(typed) || PieceLetter.text(letter).equals(typed.toUpperCase(Locale.ROOT));
    }
}
