package org.pieceworth.lab.values;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pieceworth.rules.piece.PieceValues;
import org.pieceworth.rules.piece.PieceValues.TaperedValue;
import org.pieceworth.rules.position.PieceLetter;
import org.pieceworth.rules.variant.PieceType;
import org.pieceworth.rules.variant.Variant;

/// The pieces of a variant, for values.
final class VariantWorths {

    /// The value of a pawn as unit.
    static final double PAWN = 100;

    /// A hundred pawns: no piece has a greater value, and scores have no room for more.
    private static final double MOST = 10_000;

    private VariantWorths() {}

    /// True if its loss ends the game, so that it needs no value.
    static boolean isRoyal(Variant variant, PieceType type) {
        return variant.royals().kings().contains(type.letter());
    }

    /// True if it is one of the pieces that become others at the far end and is called a pawn.
    static boolean isPawn(Variant variant, PieceType type) {
        return type.name().equals("pawn")
                || type.letter() == 'P'
                        && variant.promotion().pawnTypes().white().contains(type.letter());
    }

    /// True if a value can be played by: a number within a hundred pawns.
    static boolean sensible(double value) {
        return Math.abs(value) <= MOST;
    }

    /// Remarks after a source's name.
    static String noted(List<String> notes) {
        return notes.isEmpty() ? "" : " (" + String.join("; ", notes) + ")";
    }

    /// The values by symbol.
    ///
    /// @param worths worths by letter
    /// @param forms values of promoted forms, by the letter after the plus; a missing one has the value of
    /// the piece that it moves as
    static PieceValues values(
            Variant variant, String source, Map<Character, TaperedValue> worths, Map<Character, TaperedValue> forms) {
        Map<String, TaperedValue> values = new LinkedHashMap<>();
        worths.forEach((letter, worth) -> values.put(PieceLetter.text(letter), worth));
        variant.promotion()
                .promoted()
                .forEach((from, to) -> Optional.ofNullable(forms.get(from))
                        .or(() -> Optional.ofNullable(worths.get(to)))
                        .ifPresent(worth -> values.put("+" + PieceLetter.text(from), worth)));
        return new PieceValues(source, values);
    }
}
