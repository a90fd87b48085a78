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
public record PieceSearch(List<NamedPiece> found) {

    /// Copies the list.
    public PieceSearch {
        found = List.copyOf(found);
    }

    /// Those whose name or set holds a text, or that move as a notation says.
    public static PieceSearch of(String text) {
        return new PieceSearch(PieceCatalogue.load().search(text));
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
        return document.line("").line(found.size() + (found.size() == 1 ? " piece." : " pieces."));
    }
}
