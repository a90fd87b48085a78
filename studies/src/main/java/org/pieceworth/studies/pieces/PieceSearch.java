package org.pieceworth.studies.pieces;

import java.util.List;
import org.pieceworth.answer.Document;
import org.pieceworth.answer.Grid;
import org.pieceworth.rules.piece.NamedPiece;
import org.pieceworth.rules.piece.PieceCatalogue;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Which named pieces are there?
///
/// @param found pieces of the catalogue
/// @param nearly true if none fits the text, and those with nearly that name were found instead
public record PieceSearch(List<NamedPiece> found, boolean nearly) {

    /// Copies the list.
    public PieceSearch {
        found = List.copyOf(found);
    }

    /// Those whose name or set holds a text, or that move as a notation says; else those with nearly that name.
    public static PieceSearch of(String text) {
        PieceCatalogue catalogue = PieceCatalogue.load();
        List<NamedPiece> found = catalogue.search(text);
        return found.isEmpty()
                ? new PieceSearch(catalogue.nearly(text), true)
                : new PieceSearch(found, false);
    }

    public Document document() {
        Document document = new Document();
        ArrayNode rows = document.json().putArray("rows");
        Grid table = new Grid().left("name").left("betza").left("also called").left("sets");
        for (NamedPiece piece : found) {
            table.row(
                    piece.name(),
                    piece.betza().text(),
                    String.join(", ", piece.aliases()),
                    String.join(", ", piece.sets()));
            ObjectNode node = rows.addObject();
            node.put("name", piece.name()).put("betza", piece.betza().text());
            piece.aliases().forEach(node.putArray("aliases")::add);
            piece.sets().forEach(node.putArray("sets")::add);
        }
        document.table(table);
        String count = found.size() + (found.size() == 1 ? " piece" : " pieces");
        return document.line("").line(count + (nearly && !found.isEmpty() ? " with nearly that name." : "."));
    }
}
