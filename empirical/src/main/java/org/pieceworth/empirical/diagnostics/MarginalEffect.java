package org.pieceworth.empirical.diagnostics;

import java.util.ArrayList;
import java.util.List;
import org.pieceworth.empirical.fit.FitDesign;
import org.pieceworth.empirical.fit.PieceValueFit;
import org.pieceworth.stats.Estimate;
import org.pieceworth.stats.regression.GroupedOutcomes;
import org.pieceworth.stats.regression.OutcomeFit;
import org.pieceworth.terms.Feature;

/// The effect of one more of a feature on White's expected score, with errors by the delta method.
///
/// @param feature its name
/// @param level level at even material
/// @param average average over the rows of the games, each row with an extra piece
public record MarginalEffect(String feature, Estimate level, Estimate average) {

    /// The effects of each feature that has a value.
    public static List<MarginalEffect> of(PieceValueFit fit) {
        FitDesign design = fit.design();
        List<MarginalEffect> effects = new ArrayList<>();
        for (int i = 0; i < design.features().size(); i++) {
            Feature feature = design.features().get(i);
            if (design.isKnown(i)) {
                effects.add(new MarginalEffect(
                        feature.name(),
                        new Effect(fit, design.column()[i]).atLevel(),
                        new Effect(fit, design.column()[i]).average()));
            }
        }
        return effects;
    }

    /// Adds up effects of a column and their slopes by the parameters.
    private static final class Effect {

        private final PieceValueFit fit;
        private final OutcomeFit model;
        private final GroupedOutcomes data;
        private final int more;
        private final int constant;
        private final int width;
        private final double[] slope;
        private double sum;
        private double weight;

        Effect(PieceValueFit fit, int more) {
            this.fit = fit;
            this.more = more;
            model = fit.fit();
            data = fit.design().data();
            slope = new double[model.parameters().length];
            constant = model.options().constant() ? data.columns() : -1;
            width = model.options().ordered() ? slope.length - 1 : -1;
        }

        Estimate atLevel() {
            double predictor = constant >= 0 ? model.parameters()[constant] : 0;
            add(predictor, 1, -1);
            return estimate();
        }

        Estimate average() {
            for (int group = 0; group < data.groups(); group++) {
                double rows = model.options().weight(data.wins()[group], data.draws()[group], data.losses()[group]);
                if (rows > 0) {
                    add(model.predictor(data, group), rows, group);
                }
            }
            return estimate();
        }

        /// @param group group with the features of the row; -1 for none
        private void add(double predictor, double rows, int group) {
            double after = predictor + model.parameters()[more];
            double moved = rows * (byPredictor(after) - byPredictor(predictor));
            sum += rows * (model.expectedScore(after) - model.expectedScore(predictor));
            weight += rows;
            slope[more] += rows * byPredictor(after);
            if (constant >= 0) {
                slope[constant] += moved;
            }
            if (width >= 0) {
                slope[width] += rows * (byWidth(after) - byWidth(predictor));
            }
            if (group >= 0) {
                for (int at = data.start()[group]; at < data.start()[group + 1]; at++) {
                    slope[data.column()[at]] += moved * data.value()[at];
                }
            }
        }

        private double byPredictor(double predictor) {
            return (spread(model.winChance(predictor)) + spread(model.lossChance(predictor))) / 2;
        }

        private double byWidth(double predictor) {
            return (spread(model.lossChance(predictor)) - spread(model.winChance(predictor))) / 2;
        }

        private static double spread(double chance) {
            return chance * (1 - chance);
        }

        private Estimate estimate() {
            for (int i = 0; i < slope.length; i++) {
                slope[i] /= weight;
            }
            return new Estimate(sum / weight, Math.sqrt(Math.max(0, fit.ratio().covariance(slope, slope))));
        }
    }
}
