package org.pieceworth.studies.fit;

import java.util.Locale;
import org.pieceworth.stats.regression.DrawModel;
import org.pieceworth.stats.regression.Solver;

/// What users call the settings of a fit.
final class SettingNames {

    private SettingNames() {}

    static String of(DrawModel draws) {
        return draws.name().toLowerCase(Locale.ROOT);
    }

    static String of(Solver solver) {
        return solver.name().toLowerCase(Locale.ROOT);
    }
}
