package org.pieceworth.empirical.fit;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.pieceworth.empirical.rows.Material;
import org.pieceworth.rules.InputException;
import org.pieceworth.rules.piece.ValueUnit;
import org.pieceworth.terms.Feature;

/// The piece in which values are counted.
///
/// @param letter its letter among the features
/// @param name what people call it
record UnitPiece(char letter, String name) {

    /// The piece that a unit names, by name or letter: one of the material features, or of chess where there are
    /// none.
    ///
    /// @throws InputException when there is no such piece
    static UnitPiece of(List<Feature> features, ValueUnit.Anchored unit) {
        List<UnitPiece> known = features.stream()
                .filter(Feature::isMaterial)
                .flatMap(feature -> feature.piece().stream().map(letter -> new UnitPiece(letter, name(feature))))
                .toList();
        return Stream.concat(known.stream(), chess())
                .filter(piece -> piece.isCalled(unit.piece()))
                .findFirst()
                .orElseThrow(() -> new InputException("unit '" + unit.text() + "': found no piece '" + unit.piece()
                        + "' in these games, expected "
                        + (known.isEmpty() ? chess() : known.stream())
                                .map(UnitPiece::name)
                                .distinct()
                                .collect(Collectors.joining(", "))));
    }

    private static Stream<UnitPiece> chess() {
        return Material.PIECES.stream().map(piece -> new UnitPiece(piece.letter(), piece.word()));
    }

    /// The piece's name without the stage of the game.
    private static String name(Feature feature) {
        int comma = feature.title().indexOf(',');
        return comma < 0 ? feature.title() : feature.title().substring(0, comma);
    }

    private boolean isCalled(String typed) {
        return name.equalsIgnoreCase(typed) || Character.toString(letter).equals(typed.toUpperCase(Locale.ROOT));
    }
}
