package org.pieceworth.studies.pages;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.rules.piece.Piece;
import org.pieceworth.rules.piece.PieceCatalogue;
import org.pieceworth.studies.drawing.PieceIcon;

/// A row of the tables of the best-known pieces.
///
/// @param notation Betza notation in the row
record KnownPiece(String notation, Piece piece) {

    private static final Pattern HEADING = Pattern.compile("## (.*)");
    private static final Pattern ROW = Pattern.compile("\\| [a-z ]*`([^`]+)` \\|.*");

    /// The pieces of `docs/values.md`, by heading.
    static Map<String, List<KnownPiece>> read(List<String> lines) {
        PieceCatalogue catalogue = PieceCatalogue.load();
        Map<String, List<KnownPiece>> groups = new LinkedHashMap<>();
        String group = "";
        for (String line : lines) {
            Matcher heading = HEADING.matcher(line);
            Matcher row = ROW.matcher(line);
            if (heading.matches()) {
                group = heading.group(1);
            } else if (row.matches()) {
                groups.computeIfAbsent(group, _ -> new ArrayList<>())
                        .add(new KnownPiece(row.group(1), catalogue.find(row.group(1))));
            }
        }
        return groups;
    }

    /// Its name, or its notation.
    String name() {
        return piece.name().isEmpty() ? notation : piece.name();
    }

    /// The piece in an army, where K is the king.
    String inArmy() {
        return notation.equals("K") ? "commoner" : notation;
    }

    Movement movement() {
        return piece.betza().movement();
    }

    String icon() {
        return "<svg class=\"icon\" viewBox=\"0 0 100 100\" aria-hidden=\"true\"><g class=\"side-white\">"
                + PieceIcon.of(movement(), false) + "</g></svg>";
    }
}
