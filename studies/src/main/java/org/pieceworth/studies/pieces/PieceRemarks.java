package org.pieceworth.studies.pieces;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.pieceworth.rules.piece.Piece;

/// Remarks on the reading of a text: warnings, and other pieces of the same name.
public final class PieceRemarks {

    private PieceRemarks() {}

    public static List<String> of(Piece piece) {
        List<String> remarks = new ArrayList<>(piece.betza().warnings());
        if (!piece.namesakes().isEmpty()) {
            String others = piece.namesakes().stream()
                    .map(other -> other.name() + " (" + other.betza().text() + ")")
                    .collect(Collectors.joining(" and "));
            remarks.add("read as " + piece.betza().text() + "; " + others + " have that name too");
        }
        return remarks;
    }
}
