package org.pieceworth.stats.errors;

import java.util.Arrays;
import java.util.List;
import org.pieceworth.stats.matrix.Cholesky;
import org.pieceworth.stats.regression.GroupedOutcomes;
import org.pieceworth.stats.regression.OutcomeFit;
import org.pieceworth.stats.regression.RowScores;

/// How many clusters tell contrasts of the parameters: (Σ h)² / Σ h² of what each adds to the information on one, as
/// [Informing] counts those that tell a single parameter.
public final class ContrastEvidence {

    private ContrastEvidence() {}

    /// Per contrast the effective number of clusters.
    public static double[] effective(
            OutcomeFit fit, GroupedOutcomes data, ClusteredRows clusters, List<double[]> contrasts) {
        RowScores scores = new RowScores(data, fit.options(), fit.parameters());
        double[][] shares = shares(fit, data, scores, contrasts);
        double[] here = new double[contrasts.size()];
        double[] sum = new double[here.length];
        double[] squares = new double[here.length];
        clusters.forEach((_, rows, group, win, draw, loss) -> {
            Arrays.fill(here, 0);
            for (int row = 0; row < rows; row++) {
                double weight = scores.weight(win[row], draw[row], loss[row]);
                for (int i = 0; i < here.length; i++) {
                    here[i] += weight * shares[i][group[row]];
                }
            }
            for (int i = 0; i < here.length; i++) {
                sum[i] += here[i];
                squares[i] += here[i] * here[i];
            }
        });
        double[] effective = new double[here.length];
        Arrays.setAll(effective, i -> squares[i] > 0 ? sum[i] * sum[i] / squares[i] : 0);
        return effective;
    }

    /// Per contrast and group what a row adds to the information on the contrast.
    private static double[][] shares(OutcomeFit fit, GroupedOutcomes data, RowScores scores, List<double[]> contrasts) {
        Cholesky information = Cholesky.of(fit.information());
        double[][] shares = new double[contrasts.size()][data.groups()];
        double[] curves = new double[3];
        for (int i = 0; i < shares.length; i++) {
            double[] along = contrasts.get(i).clone();
            information.solve(along);
            double width = fit.options().width(along);
            for (int group = 0; group < data.groups(); group++) {
                double byEta = data.dot(group, along) + (fit.options().constant() ? along[data.columns()] : 0);
                scores.information(group, 1, curves);
                shares[i][group] =
                        curves[0] * byEta * byEta + 2 * curves[1] * byEta * width + curves[2] * width * width;
            }
        }
        return shares;
    }
}
