package org.pieceworth.lab.values;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.pieceworth.rules.piece.PieceValues;
import org.pieceworth.rules.piece.PieceValues.TaperedValue;
import org.pieceworth.rules.position.PieceLetter;
import org.pieceworth.rules.variant.PieceType;
import org.pieceworth.rules.variant.Variant;
import org.pieceworth.text.InputException;
import org.pieceworth.text.PlainName;

/// Listed values, by symbol, letter or name of the piece. Ignores pieces outside a variant, so that one list
/// can be used for several variants.
///
/// @param worths worths in centipawns
record ListedSource(String name, Map<String, TaperedValue> worths) implements ValueSource {

    ListedSource {
        worths = Map.copyOf(worths);
    }

    @Override
    public PieceValues values(Variant variant) {
        Map<Character, TaperedValue> forms = forms(variant);
        Map<Character, TaperedValue> found = new LinkedHashMap<>();
        List<PieceType> missing = new ArrayList<>();
        List<String> notes = new ArrayList<>();
        for (PieceType type : variant.types()) {
            Optional<TaperedValue> worth = find(type).or(() -> asForm(variant, type, forms));
            if (worth.isPresent()) {
                found.put(type.letter(), checked(PieceLetter.text(type.letter()), worth.get()));
            } else if (VariantWorths.isPawn(variant, type)) {
                found.put(type.letter(), TaperedValue.of(VariantWorths.PAWN));
                notes.add(PieceLetter.text(type.letter()) + " as the unit, 100");
            } else if (!VariantWorths.isRoyal(variant, type)) {
                missing.add(type);
            }
        }
        if (!missing.isEmpty()) {
            throw lacking(variant, missing);
        }
        return VariantWorths.values(variant, name + VariantWorths.noted(notes), found, forms);
    }

    @Override
    public Optional<TaperedValue> beside(String feature) {
        return Optional.ofNullable(worths.get(feature)).map(worth -> checked(feature, worth));
    }

    private Optional<TaperedValue> find(PieceType type) {
        String letter = PieceLetter.text(type.letter());
        return Stream.of(letter, letter.toLowerCase(Locale.ROOT), type.name())
                .flatMap(key -> Optional.ofNullable(worths.get(key)).stream())
                .findFirst()
                .or(() -> byName(type));
    }

    private Optional<TaperedValue> byName(PieceType type) {
        String plain = PlainName.of(type.name());
        return worths.keySet().stream()
                .filter(key -> PlainName.of(key).equals(plain))
                .sorted()
                .map(worths::get)
                .findFirst();
    }

    /// The values of promoted forms, by the letter after the plus.
    private Map<Character, TaperedValue> forms(Variant variant) {
        Map<Character, TaperedValue> forms = new LinkedHashMap<>();
        for (char from : variant.promotion().promoted().keySet()) {
            String symbol = "+" + PieceLetter.text(from);
            Stream.of(symbol, symbol.toLowerCase(Locale.ROOT))
                    .flatMap(key -> Optional.ofNullable(worths.get(key)).stream())
                    .findFirst()
                    .ifPresent(worth -> forms.put(from, checked(symbol, worth)));
        }
        return forms;
    }

    /// A type that others promote to, by the value of one of their forms.
    private static Optional<TaperedValue> asForm(Variant variant, PieceType type, Map<Character, TaperedValue> forms) {
        return variant.promotion().promoted().entrySet().stream()
                .filter(form -> form.getValue() == type.letter())
                .flatMap(form -> Optional.ofNullable(forms.get(form.getKey())).stream())
                .findFirst();
    }

    private TaperedValue checked(String piece, TaperedValue worth) {
        for (double value : new double[] {worth.middlegame(), worth.endgame()}) {
            if (!VariantWorths.sensible(value)) {
                throw new InputException("values '" + name + "': found " + value + " centipawns for " + piece
                        + ", expected a number within a hundred pawns");
            }
        }
        return worth;
    }

    private InputException lacking(Variant variant, List<PieceType> missing) {
        String pieces = missing.stream()
                .map(type -> PieceLetter.text(type.letter()) + (type.name().isEmpty() ? "" : " (" + type.name() + ")"))
                .collect(Collectors.joining(", "));
        return new InputException("values '" + name + "': found no value of " + pieces + ", which " + variant.name()
                + " has; expected one for every piece");
    }
}
