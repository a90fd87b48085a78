package org.pieceworth.studies.questions;

import java.util.List;
import org.pieceworth.studies.balance.Army;
import org.pieceworth.studies.options.CommonOptions;
import org.pieceworth.studies.options.FormatOption;
import org.pieceworth.studies.options.ModelOptions;
import org.pieceworth.studies.options.Options;
import org.pieceworth.studies.workbench.ArmyDifference;
import org.pieceworth.valuation.catalogue.ModelCatalogue;

/// How far apart two armies are by each model.
public final class ArmiesQuestion implements Question {

    CommonOptions common = new CommonOptions();
    FormatOption output = new FormatOption();
    final ModelOptions options;
    String white = "RNBQKBNR";
    String black = "RNBQKBNR";
    String board = "8x8";
    String unit = "pawn=100";

    public ArmiesQuestion(ModelCatalogue models) {
        options = new ModelOptions(models);
    }

    @Override
    public void describe(Options usage) {
        common.describe(usage);
        output.describe(usage);
        options.describe(usage);
        usage.text(
                "--white", "ARMY", "letters such as RNBQKBNR, or pieces separated by commas", value -> white = value);
        usage.text("--black", "ARMY", "the other army", value -> black = value);
        usage.text("--board", "SHAPE", "8x8 (default) and the other shapes of values", value -> board = value);
        usage.text("--unit", "PIECE=NUMBER", "scale, as of values", value -> unit = value);
    }

    @Override
    public Reply reply() {
        return Reply.of(
                ArmyDifference.of(
                        Army.typed(List.of(white)),
                        Army.typed(List.of(black)),
                        board,
                        options.catalogue(),
                        options.settings(),
                        options.unit(unit)),
                output.format);
    }
}
