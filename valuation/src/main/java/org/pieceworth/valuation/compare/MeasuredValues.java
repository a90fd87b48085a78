package org.pieceworth.valuation.compare;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.stream.Collectors;
import org.pieceworth.rules.board.BoardText;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.text.FileName;
import org.pieceworth.text.InputException;
import org.pieceworth.valuation.play.Atlas;
import org.pieceworth.valuation.play.AtlasRow;
import org.pieceworth.valuation.play.AtlasRow.Where;
import org.pieceworth.valuation.play.PlayEntry;

/// The pieces of an atlas as lists of values with their errors, a list for each condition. The move model
/// (`play`) was fitted to those of the shipped atlas.
///
/// @param values values of the chosen conditions
/// @param leftOut pieces that their games do not tell from nothing
/// @param others conditions of the atlas not chosen
public record MeasuredValues(List<ReferenceValue> values, List<String> leftOut, List<Where> others) {

    private static final String MEASURED = "measured";

    public MeasuredValues {
        values = List.copyOf(values);
        leftOut = List.copyOf(leftOut);
        others = List.copyOf(others);
    }

    /// @param name name of the file, or the atlas's own
    /// @param texts alternatives, one of them contained in the names of lists; if empty, the usual condition
    /// is chosen
    /// @throws org.pieceworth.text.InputException when there is no usual condition
    public static MeasuredValues of(String name, Atlas atlas, List<String> texts) {
        Optional<Where> usual = texts.isEmpty() ? Optional.of(atlas.condition(name)) : Optional.empty();
        Set<Key> learned = learned();
        Path file = FileName.path(name).getFileName();
        List<ReferenceValue> values = new ArrayList<>();
        List<String> leftOut = new ArrayList<>();
        List<Where> others = new ArrayList<>();
        for (Where where : atlas.conditions()) {
            boolean asked = usual.equals(Optional.of(where));
            boolean found = asked;
            for (AtlasRow row : atlas.pieces(where)) {
                boolean inAtlas = learned.contains(new Key(row.movement(), where));
                String set = set(inAtlas || file == null ? Atlas.NAME : file.toString(), where);
                if (asked || texts.stream().anyMatch(set::contains)) {
                    found = true;
                    if (row.isKnown()) {
                        values.add(value(row, set, inAtlas));
                    } else {
                        leftOut.add(row.piece());
                    }
                }
            }
            if (!found) {
                others.add(where);
            }
        }
        if (values.isEmpty()) {
            throw nothing(name, atlas, leftOut);
        }
        return new MeasuredValues(values, leftOut, others);
    }

    private static InputException nothing(String name, Atlas atlas, List<String> leftOut) {
        return leftOut.isEmpty()
                ? InputException.about(
                        "sets",
                        "no list has a name like that; there are "
                                + atlas.conditions().stream()
                                        .map(where -> set(Atlas.NAME, where))
                                        .collect(Collectors.joining("; ")))
                : new InputException(name + ": found no values, as its games do not determine those of "
                        + String.join(", ", leftOut) + "; expected values of more games");
    }

    private record Key(Movement movement, Where where) {}

    private static Set<Key> learned() {
        return Atlas.shipped().rows().stream()
                .filter(row -> row.where().equals(Where.usual(row.where().board())))
                .map(row -> new Key(row.movement(), row.where()))
                .collect(Collectors.toCollection(HashSet::new));
    }

    private static String set(String source, Where where) {
        return source + " " + where.board() + " " + where.nodes() + " " + where.among();
    }

    private static ReferenceValue value(AtlasRow row, String set, boolean learned) {
        return new ReferenceValue(
                new ReferenceValue.ListScale(set, BoardText.parse(row.where().board()), OptionalDouble.of(1)),
                row.name().isEmpty() ? row.piece() : row.name(),
                row.piece(),
                row.movement(),
                row.value(),
                OptionalDouble.of(row.error()),
                new ReferenceValue.Origin(
                        MEASURED,
                        learned ? new PlayEntry().name() : "",
                        "",
                        "measured " + row.where().text() + ", "
                                + row.run().counts().games() + " games, engine "
                                + row.run().signature() + ", " + row.run().date(),
                        ""));
    }
}
