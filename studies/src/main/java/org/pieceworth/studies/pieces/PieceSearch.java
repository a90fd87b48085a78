package org.pieceworth.studies.pieces;

import java.util.List;
import org.pieceworth.answer.Column;
import org.pieceworth.answer.Document;
import org.pieceworth.answer.Table;
import org.pieceworth.rules.piece.NamedPiece;
import org.pieceworth.rules.piece.PieceCatalogue;

/// Which named pieces are there?
///
/// @param found pieces of the catalogue
/// @param nearly true if nothing matched the text, and entries with similar names were found instead
public record PieceSearch(List<NamedPiece> found, boolean nearly) {

    public PieceSearch {
        found = List.copyOf(found);
    }

    /// Entries whose name or set contains a text, or that move as a notation describes; else those with
    /// nearly that name.
    public static PieceSearch of(String text) {
        PieceCatalogue catalogue = PieceCatalogue.load();
        List<NamedPiece> found = catalogue.search(text);
        return found.isEmpty() ? new PieceSearch(catalogue.nearly(text), true) : new PieceSearch(found, false);
    }

    public Document document() {
        String count = found.size() + (found.size() == 1 ? " piece" : " pieces");
        return new Document()
                .table(Table.of(
                        "rows",
                        found,
                        Column.words("name", "name", NamedPiece::name),
                        Column.words("betza", "betza", piece -> piece.betza().text()),
                        Column.texts("aliases", NamedPiece::aliases),
                        Column.note("also called", piece -> String.join(", ", piece.aliases())),
                        Column.texts("sets", NamedPiece::sets),
                        Column.note("sets", piece -> String.join(", ", piece.sets()))))
                .line("")
                .line(count + (nearly && !found.isEmpty() ? " with nearly that name." : "."));
    }
}
