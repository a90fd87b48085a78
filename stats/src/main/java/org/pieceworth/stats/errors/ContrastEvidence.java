package org.pieceworth.stats.errors;

import java.util.Arrays;
import java.util.List;
import org.pieceworth.stats.matrix.Cholesky;
import org.pieceworth.stats.regression.GroupedOutcomes;
import org.pieceworth.stats.regression.OutcomeFit;

/// The number of clusters that inform contrasts of the parameters, counted as [ParameterEvidence] counts it for a
/// single parameter.
public final class ContrastEvidence {

    private ContrastEvidence() {}

    /// Per contrast the effective number of clusters.
    public static double[] effective(
            OutcomeFit fit, GroupedOutcomes data, ClusteredRows clusters, List<double[]> contrasts) {
        Cholesky information = Cholesky.of(fit.information());
        double[][] along = contrasts.stream().map(double[]::clone).toArray(double[][]::new);
        Arrays.stream(along).forEach(information::solve);
        InformationShares shares = new InformationShares(fit, data, along);
        clusters.forEach((_, rows, group, win, draw, loss) -> {
            for (int row = 0; row < rows; row++) {
                shares.add(group[row], fit.options().weight(win[row], draw[row], loss[row]));
            }
            shares.close();
        });
        double[] effective = new double[along.length];
        Arrays.setAll(effective, i -> ParameterEvidence.effective(shares.sum()[i], shares.squares()[i]));
        return effective;
    }
}
