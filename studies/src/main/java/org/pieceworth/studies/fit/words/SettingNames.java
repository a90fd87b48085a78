package org.pieceworth.studies.fit.words;

import java.util.Locale;
import org.pieceworth.empirical.fit.ErrorFormula;
import org.pieceworth.empirical.settings.WhereSeparated;
import org.pieceworth.stats.regression.DrawModel;
import org.pieceworth.stats.regression.Solver;

/// The names of the settings of a fit.
public final class SettingNames {

    private SettingNames() {}

    public static String of(DrawModel draws) {
        return draws.name().toLowerCase(Locale.ROOT);
    }

    public static String of(ErrorFormula formula) {
        return switch (formula) {
            case SANDWICH -> "sandwich";
            case JACKKNIFE -> "CR3";
            case IID -> "iid";
            case ROWS -> "HC1";
            case BIAS_REDUCED -> "CR2";
            case WILD -> "wild";
            case BOOTSTRAP -> "bootstrap";
            case PROFILE -> "profile";
        };
    }

    public static String of(WhereSeparated separation) {
        return separation.name().toLowerCase(Locale.ROOT);
    }

    public static String of(Solver solver) {
        return solver.name().toLowerCase(Locale.ROOT);
    }
}
