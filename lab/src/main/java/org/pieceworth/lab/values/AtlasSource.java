package org.pieceworth.lab.values;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.rules.piece.PieceValues;
import org.pieceworth.rules.piece.PieceValues.TaperedValue;
import org.pieceworth.rules.position.PieceLetter;
import org.pieceworth.rules.variant.PieceType;
import org.pieceworth.rules.variant.Variant;
import org.pieceworth.text.InputException;
import org.pieceworth.valuation.play.Atlas;
import org.pieceworth.valuation.play.AtlasRow;
import org.pieceworth.valuation.play.AtlasRow.Where;
import org.pieceworth.valuation.play.PlayEntry;

/// Measured values, of the usual condition on the board of a variant; pieces without a measurement have
/// values by the move model learned from such values.
final class AtlasSource implements ValueSource {

    private final String name;
    private final Atlas atlas;
    private final ModelSource law = new ModelSource(new PlayEntry());

    AtlasSource(String name, Atlas atlas) {
        this.name = name;
        this.atlas = atlas;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public PieceValues values(Variant variant) {
        Where where = where(variant.surface().shape());
        Map<Movement, Double> measured = measured(where);
        PieceValues byLaw = law.values(variant);
        Map<Character, TaperedValue> worths = new LinkedHashMap<>();
        List<String> others = new ArrayList<>();
        int known = 0;
        for (PieceType type : variant.types()) {
            String letter = PieceLetter.text(type.letter());
            if (measured.containsKey(type.movement())) {
                worths.put(type.letter(), TaperedValue.of(measured.get(type.movement())));
                known++;
            } else if (type.name().equals("pawn") && atlas.pawn(where).isPresent()) {
                worths.put(
                        type.letter(),
                        TaperedValue.of(atlas.pawn(where).get().value().orElseThrow()));
            } else {
                byLaw.of(letter).ifPresent(worth -> worths.put(type.letter(), worth));
                if (!VariantWorths.isRoyal(variant, type)) {
                    others.add(letter);
                }
            }
        }
        if (known == 0) {
            throw new InputException("values '" + name + "': none of the pieces of " + variant.name()
                    + " was measured; expected another model, such as " + law.name());
        }
        return VariantWorths.values(
                variant,
                "the values measured " + where.text()
                        + (others.isEmpty() ? "" : "; " + String.join(", ", others) + " by " + byLaw.source()),
                worths,
                Map.of());
    }

    private Where where(String board) {
        List<Where> there = atlas.conditions().stream()
                .filter(where -> where.board().equals(board))
                .toList();
        Where usual = Where.usual(board);
        if (there.contains(usual)) {
            return usual;
        }
        if (there.size() == 1) {
            return there.getFirst();
        }
        throw new InputException("values '" + name + "': found pieces measured "
                + (there.isEmpty() ? atlas.conditions() : there)
                        .stream().map(Where::text).collect(Collectors.joining("; "))
                + "; expected " + (there.isEmpty() ? "some of " + board : "one of these")
                + ", or another model, such as "
                + law.name());
    }

    /// The measurements, with the smallest error where a piece has several. With a value below 0 a piece would be given
    /// away.
    private Map<Movement, Double> measured(Where where) {
        Map<Movement, Double> measured = new LinkedHashMap<>();
        atlas.pieces(where).stream()
                .sorted(Comparator.comparingDouble(AtlasRow::error).reversed())
                .forEach(row -> measured.put(row.movement(), Math.max(0, row.value())));
        return measured;
    }
}
