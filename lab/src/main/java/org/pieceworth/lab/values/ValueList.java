package org.pieceworth.lab.values;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.pieceworth.rules.piece.PieceValues.TaperedValue;
import org.pieceworth.rules.piece.ValueUnit;
import org.pieceworth.text.InputException;
import org.pieceworth.valuation.Anchor;

/// Values in the unit of their source.
final class ValueList {

    private static final char PHASE = '@';

    private final String name;
    private final Map<String, TaperedValue> worths = new LinkedHashMap<>();

    /// @param name source of the values, for messages
    ValueList(String name) {
        this.name = name;
    }

    /// Adds a value. Values by phase of the game, `N@opening` and `N@end`, are in their order: the first is
    /// that of the opening, the last that of the ending.
    void add(String feature, double value) {
        int at = feature.indexOf(PHASE);
        worths.merge(
                at < 0 ? feature : feature.substring(0, at),
                TaperedValue.of(value),
                (first, last) -> new TaperedValue(first.middlegame(), last.endgame()));
    }

    /// True if there is a value of that name.
    boolean has(String piece) {
        return worths.containsKey(piece);
    }

    /// The values in centipawns.
    ///
    /// @throws InputException when there is none, or nothing defines the value of a pawn
    ListedSource source(ValueUnit unit) {
        if (worths.isEmpty()) {
            throw new InputException("values '" + name + "': found no value; expected one for each piece");
        }
        double factor = factor(unit);
        Map<String, TaperedValue> scaled = new LinkedHashMap<>();
        worths.forEach((piece, worth) ->
                scaled.put(piece, new TaperedValue(factor * worth.middlegame(), factor * worth.endgame())));
        return new ListedSource(name, scaled);
    }

    private double factor(ValueUnit unit) {
        if (unit instanceof ValueUnit.Anchored anchored && isNamed(anchored.piece(), "p", "pawn")) {
            return VariantWorths.PAWN / anchored.number();
        }
        return by(VariantWorths.PAWN, "P", "pawn")
                .or(() -> by(Anchor.KNIGHT, "N", "knight"))
                .orElseThrow(() -> new InputException("values '" + name + "': are on the scale " + unit.text()
                                + " and have neither a pawn nor a knight to convert it; expected a list in pawns")
                        .with("unit", "pawn=100"));
    }

    /// The factor that brings a piece's value, averaged over middlegame and endgame, to a number.
    private Optional<Double> by(double number, String letter, String word) {
        return Stream.of(letter, word)
                .flatMap(key -> Optional.ofNullable(worths.get(key)).stream())
                .map(worth -> (worth.middlegame() + worth.endgame()) / 2)
                .filter(value -> value > 0)
                .map(value -> number / value)
                .findFirst();
    }

    private static boolean isNamed(String piece, String letter, String word) {
        String plain = piece.toLowerCase(Locale.ROOT);
        return plain.equals(letter) || plain.equals(word);
    }
}
