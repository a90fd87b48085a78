package org.pieceworth.studies.workbench;

import org.pieceworth.answer.Column;
import org.pieceworth.answer.Document;
import org.pieceworth.answer.Table;
import org.pieceworth.valuation.ModelEntry;
import org.pieceworth.valuation.catalogue.ModelCatalogue;

/// The models of a catalogue, and the properties that each considers.
public final class ListedModels {

    private ListedModels() {}

    /// For a page that offers them.
    public static Document of(ModelCatalogue models) {
        return new Document()
                .table(Table.of(
                        "rows",
                        models.entries(),
                        Column.words("name", "model", ModelEntry::name),
                        Column.words("meaning", "counted moves", ModelEntry::meaning)));
    }
}
