package org.pieceworth.studies.fit.part;

import java.util.List;
import org.pieceworth.empirical.checks.FitChecks;
import org.pieceworth.empirical.fit.PieceValueFit;
import org.pieceworth.empirical.settings.WhereSeparated;
import org.pieceworth.report.chart.ReportScale;
import org.pieceworth.report.chart.ValueLine;
import org.pieceworth.studies.fit.words.GamesRead;
import org.pieceworth.studies.fit.words.Headline;
import org.pieceworth.text.InputException;

/// A fit, and the inputs of its parts.
///
/// @param fit the values with their model
/// @param provenance the facts needed to repeat it
/// @param purpose the use of the answer
/// @param steps steps of the solver; none unless requested
public record FitContext(PieceValueFit fit, Provenance provenance, FitPurpose purpose, List<FitStep> steps) {

    /// Parts of the games, each predicted from the others.
    static final int FOLDS = 5;

    static final String PLAIN_ONLY =
            "held-out games, influence and groups are fitted by the plain likelihood, not by Firth's";

    public FitContext {
        steps = List.copyOf(steps);
    }

    /// Amounts of games and rows.
    GamesRead games() {
        return GamesRead.of(fit.observations());
    }

    /// Name of the clusters of the errors: `game`, unless coarser ones were chosen.
    String by() {
        return Headline.by(fit);
    }

    ReportScale scale() {
        return ReportScale.of(fit);
    }

    List<ValueLine> lines() {
        return ValueLine.of(fit.design().features(), fit.values());
    }

    long seed() {
        return fit.settings().errors().resampling().seed();
    }

    /// Checks on held-out games.
    ///
    /// @throws InputException when the games are not at hand, or the likelihood is Firth's
    FitChecks checks() {
        checkLikelihood(PLAIN_ONLY);
        return new FitChecks(fit);
    }

    /// @param refusal the message about Firth's likelihood
    /// @throws InputException when the likelihood is Firth's
    void checkLikelihood(String refusal) {
        if (fit.settings().separation() == WhereSeparated.FIRTH) {
            throw new InputException(refusal).with("separation", "refuse");
        }
    }
}
