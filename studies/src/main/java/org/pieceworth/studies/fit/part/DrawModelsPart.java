package org.pieceworth.studies.fit.part;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.pieceworth.answer.Column;
import org.pieceworth.answer.Section;
import org.pieceworth.answer.Table;
import org.pieceworth.stats.Estimate;
import org.pieceworth.stats.regression.DrawModel;
import org.pieceworth.stats.validation.DrawModelComparison;
import org.pieceworth.studies.fit.words.GamesRead;
import org.pieceworth.studies.fit.words.SettingNames;
import org.pieceworth.studies.options.Options;

/// The ways of counting draws, on equal ground.
final class DrawModelsPart implements FitPart {

    private boolean asked;

    @Override
    public void describe(Options usage) {
        usage.flag("--compare-draws", "compare the ways of counting draws on held-out games", () -> asked = true);
    }

    @Override
    public Optional<FitSection> section(FitContext fitted) {
        return asked
                ? Optional.of(section(fitted.checks().drawModels(FitContext.FOLDS, fitted.seed()), fitted.games()))
                : Optional.empty();
    }

    private static FitSection section(DrawModelComparison models, GamesRead read) {
        Section section = new Section("draw-models", "Draws", "Ways of counting draws")
                .line("Ways of counting draws, by how well they predict win, draw and loss in " + read.apart()
                        + " held out:")
                .line("")
                .table(table(models));
        HeldOutText.addLimits(section, models.ordered());
        return new FitSection(section);
    }

    private static Table<DrawModel> table(DrawModelComparison models) {
        DrawModel best = Arrays.stream(DrawModel.values())
                .min(Comparator.comparingDouble(
                        draws -> models.of(draws).meanLogLoss().value()))
                .orElseThrow();
        return HeldOutText.table(
                "drawModels",
                List.of(DrawModel.values()),
                Column.words("draws", "draws", SettingNames::of),
                models::of,
                draws -> draws == best,
                draws -> draws == best ? new Estimate(0, 0) : models.of(draws).logLossAbove(models.of(best)));
    }
}
