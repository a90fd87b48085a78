package org.pieceworth.studies.workbench;

import org.pieceworth.answer.Column;
import org.pieceworth.answer.Document;
import org.pieceworth.answer.Table;
import org.pieceworth.studies.options.FormatOption;
import org.pieceworth.studies.options.Options;
import org.pieceworth.studies.options.Question;
import org.pieceworth.studies.options.Reply;
import org.pieceworth.valuation.ModelEntry;
import org.pieceworth.valuation.catalogue.ModelCatalogue;

/// The list of models.
public final class ModelsQuestion implements Question {

    private final ModelCatalogue models;
    FormatOption output = new FormatOption();

    /// @param models the models that users may name
    public ModelsQuestion(ModelCatalogue models) {
        this.models = models;
    }

    @Override
    public void describe(Options usage) {
        output.describe(usage);
    }

    @Override
    public Reply reply() {
        return Reply.of(ListedModels.of(models), output.format);
    }

    /// The models of a catalogue, and the properties that each considers.
    private static final class ListedModels {

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
}
