package org.pieceworth.studies.workbench;

import org.pieceworth.studies.options.FormatOption;
import org.pieceworth.studies.options.Options;
import org.pieceworth.studies.options.Question;
import org.pieceworth.studies.options.Reply;
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
}
