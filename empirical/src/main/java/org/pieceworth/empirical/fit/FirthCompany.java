package org.pieceworth.empirical.fit;

import org.pieceworth.empirical.settings.Clustering;
import org.pieceworth.empirical.settings.Shrinking;
import org.pieceworth.empirical.settings.Vcov;
import org.pieceworth.stats.regression.Solver;
import org.pieceworth.text.InputException;

/// Settings that Firth's penalised likelihood cannot be combined with.
final class FirthCompany {

    private FirthCompany() {}

    static void check(FitSettings settings, FitDesign design) {
        refuse(settings.ridge() > 0, "its penalty is the only one", "ridge", "0");
        refuse(
                design.needsSmoothing() || !(settings.shrinking() instanceof Shrinking.None),
                "its penalty is the only one, and these features are shrunk by another",
                "separation",
                "refuse");
        refuse(settings.solver() != Solver.NEWTON, "it has a solver of its own", "solver", "newton");
        refuse(
                settings.errors().resampling().replicates() > 0,
                "its intervals are profiles of the likelihood",
                "bootstrap",
                "0");
        refuse(settings.errors().vcov() != Vcov.AUTO, "its intervals are profiles of the likelihood", "vcov", "auto");
        refuse(
                !(settings.errors().clustering().kind() == Clustering.Kind.AUTO
                        || settings.errors().clustering().kind() == Clustering.Kind.GAME),
                "its intervals are by game",
                "cluster",
                "game");
    }

    private static void refuse(boolean together, String why, String setting, String instead) {
        if (together) {
            throw new InputException("Firth's penalised likelihood does not go with this: " + why)
                    .with(setting, instead);
        }
    }
}
