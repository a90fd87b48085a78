package org.pieceworth.empirical.fit;

import java.util.Arrays;
import java.util.Optional;
import org.pieceworth.empirical.rows.Material;
import org.pieceworth.empirical.rows.ObservationCounts;
import org.pieceworth.empirical.rows.Observations;
import org.pieceworth.empirical.settings.WhereSeparated;
import org.pieceworth.stats.FitException;
import org.pieceworth.stats.Ratio;
import org.pieceworth.stats.regression.FitTrace;
import org.pieceworth.stats.regression.OutcomeRegression;

/// The difference between Medvedev's preset and a fit, on the same games.
///
/// @param same true if the fit is that preset
/// @param values the preset's N B R Q in centipawns
/// @param differences the preset's values less the fit's
/// @param drawnShare share of rows that the preset drops as drawn
/// @param duplicateRows rows of duplicate games, which the preset keeps
public record PresetComparison(
        boolean same, double[] values, double[] differences, double drawnShare, double duplicateRows) {

    /// Fits the preset to the same games with their duplicates. Games without a result, which it treats as
    /// drawn, change nothing, since it drops drawn rows. Empty if the fit has more than material, if a piece
    /// is missing, or if the preset cannot be fitted.
    public static Optional<PresetComparison> of(PieceValueFit fit) {
        Observations observations = fit.observations();
        FitSettings settings = fit.settings();
        Ratio ratio = fit.ratio();
        boolean plain = observations.terms().isPlainMaterial()
                && settings.separation() != WhereSeparated.FIRTH
                && fit.design().names().length == Material.NAMES.size()
                && ratio.parameters()[0] > 0;
        if (!plain) {
            return Optional.empty();
        }
        FitSettings preset = FitSettings.MEDVEDEV;
        double duplicateRows = observations.duplicates().rows();
        boolean same = settings.draws() == preset.draws()
                && settings.whiteAdvantage() == preset.whiteAdvantage()
                && settings.ridge() == preset.ridge()
                && duplicateRows == 0;
        ObservationCounts all = observations.counts();
        if (duplicateRows > 0) {
            all = new ObservationCounts();
            all.merge(observations.counts());
            all.merge(observations.duplicates());
        }
        try {
            double[] theta = same ? ratio.parameters() : presetFit(observations, all);
            return theta[0] <= 0
                    ? Optional.empty()
                    : Optional.of(compare(same, theta, ratio.parameters(), all, duplicateRows));
        } catch (FitException _) {
            return Optional.empty();
        }
    }

    private static double[] presetFit(Observations observations, ObservationCounts all) {
        FitSettings preset = FitSettings.MEDVEDEV;
        FitDesign design = FitDesign.of(observations.terms(), all, Optional.empty(), preset.draws());
        double[] theta = OutcomeRegression.fit(design.data(), preset.options(), design.names(), FitTrace.NONE)
                .parameters();
        return theta.length == Material.NAMES.size() ? theta : new double[Material.NAMES.size()];
    }

    private static PresetComparison compare(
            boolean same, double[] theta, double[] fitted, ObservationCounts all, double duplicateRows) {
        double[] values = new double[Material.NAMES.size() - 1];
        double[] differences = new double[values.length];
        Arrays.setAll(values, i -> 100 * theta[i + 1] / theta[0]);
        Arrays.setAll(differences, i -> values[i] - 100 * fitted[i + 1] / fitted[0]);
        return new PresetComparison(same, values, differences, all.total(1) / all.rows(), duplicateRows);
    }
}
