package org.pieceworth.studies.workbench;

import java.util.List;
import org.pieceworth.studies.options.CommonOptions;
import org.pieceworth.studies.options.FormatOption;
import org.pieceworth.studies.options.ModelOptions;
import org.pieceworth.studies.options.OptionGroup;
import org.pieceworth.studies.options.Options;
import org.pieceworth.studies.options.PieceArguments;
import org.pieceworth.studies.options.Question;
import org.pieceworth.studies.options.Reply;
import org.pieceworth.studies.options.Setting;
import org.pieceworth.studies.value.ValueRequest;
import org.pieceworth.valuation.catalogue.ModelCatalogue;

/// Finds the known pieces nearest in value to a piece by each model, and its published values.
public final class PieceRankQuestion implements Question {

    CommonOptions common = new CommonOptions();
    FormatOption output = new FormatOption();
    PieceArguments arguments = new PieceArguments();
    final ModelOptions options;
    final Setting<List<String>> models = Setting.list("--models", "NAME,…", "models to use (default: all of them)");
    final Setting<String> unit = Setting.standard("pawn=100", "--unit", "PIECE=NUMBER", "scale, as of values");

    private final KnownPieces known;

    /// @param known the store of known values between questions
    public PieceRankQuestion(ModelCatalogue models, KnownPieces known) {
        options = new ModelOptions(models);
        this.known = known;
    }

    @Override
    public void describe(Options usage) {
        OptionGroup.all(usage, common, output, arguments, options, models, unit);
    }

    @Override
    public Reply reply() {
        ValueRequest request = new ValueRequest(
                arguments.asked(), options.catalogue(), models.get(), options.settings(), options.unit(unit.get()));
        return Reply.of(PieceRank.of(request, known), output.format);
    }
}
