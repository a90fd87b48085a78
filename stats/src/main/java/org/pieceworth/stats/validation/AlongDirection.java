package org.pieceworth.stats.validation;

import java.util.Arrays;
import org.pieceworth.stats.errors.ClusteredRows;
import org.pieceworth.stats.regression.DrawModel;
import org.pieceworth.stats.regression.FitOptions;
import org.pieceworth.stats.regression.FitTrace;
import org.pieceworth.stats.regression.GroupedOutcomes;
import org.pieceworth.stats.regression.OutcomeFit;
import org.pieceworth.stats.regression.OutcomeRegression;
import org.pieceworth.stats.regression.Penalty;
import org.pieceworth.stats.regression.RowScores;
import org.pieceworth.stats.regression.Solver;

/// Predictions along a direction of the features, so that directions of any source are comparable: on the
/// training folds the score along it gets its own scale, constant and draw threshold by an ordered fit.
///
/// @param validation deals the folds
/// @param clusters clusters dealt into folds
record AlongDirection(CrossValidation validation, ClusteredRows clusters) {

    private static final FitOptions SCALE = new FitOptions(DrawModel.ORDERED, true, Penalty.NONE, Solver.NEWTON);

    private static final String[] SCORE = {"the score"};

    /// Predicts the fold's clusters.
    ///
    /// @param training the other clusters
    /// @param direction a number a column
    /// @throws org.pieceworth.stats.FitException when the training folds determine no scale
    void score(GroupedOutcomes training, double[] direction, int fold, HeldOut into) {
        double[] scores = new double[training.groups()];
        Arrays.setAll(scores, group -> training.dot(group, direction));
        GroupedOutcomes along = GroupedOutcomes.dense(1, scores, training.wins(), training.draws(), training.losses());
        OutcomeFit scale = OutcomeRegression.fit(along, SCALE, SCORE, FitTrace.NONE);
        validation.score(new RowScores(along, SCALE, scale.parameters()), clusters, fold, into);
    }
}
