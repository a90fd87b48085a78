package org.pieceworth.studies.workbench;

import org.pieceworth.answer.Document;
import org.pieceworth.answer.Grid;
import org.pieceworth.valuation.ModelEntry;
import org.pieceworth.valuation.catalogue.ModelCatalogue;
import tools.jackson.databind.node.ArrayNode;

/// The models of a catalogue, and what each looks at.
public final class ListedModels {

    private ListedModels() {}

    /// For a page that offers them.
    public static Document of(ModelCatalogue models) {
        Document document = new Document();
        ArrayNode rows = document.json().putArray("rows");
        Grid table = new Grid().left("model").left("what it looks at");
        for (ModelEntry entry : models.entries()) {
            table.row(entry.name(), entry.meaning());
            rows.addObject().put("name", entry.name()).put("meaning", entry.meaning());
        }
        return document.table(table);
    }
}
