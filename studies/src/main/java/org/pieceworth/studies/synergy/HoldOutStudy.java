package org.pieceworth.studies.synergy;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.IntConsumer;
import org.pieceworth.studies.synergy.HoldOutAnswer.AtSlack;
import org.pieceworth.studies.synergy.HoldOutAnswer.Hard;
import org.pieceworth.studies.synergy.HoldOutAnswer.Predictions;
import org.pieceworth.studies.synergy.HoldOutAnswer.Published;
import org.pieceworth.studies.synergy.HoldOutAnswer.Spread;
import org.pieceworth.studies.synergy.HoldOutAnswer.Triples;
import org.pieceworth.text.InputException;
import org.pieceworth.valuation.synergy.HoldOut;
import org.pieceworth.valuation.synergy.HoldOut.Basis;
import org.pieceworth.valuation.synergy.HoldOut.Prediction;
import org.pieceworth.valuation.synergy.HoldOut.Trial;
import org.pieceworth.valuation.synergy.Objective;
import org.pieceworth.valuation.synergy.SynergyFitter;

/// Holds targets out of fits.
public final class HoldOutStudy {

    private static final int HARDEST = 8;
    private static final int LEAST_TARGETS = 4;

    private HoldOutStudy() {}

    /// The number of trials of a request.
    ///
    /// @throws InputException when too few targets are left to fit
    public static int trials(HoldOutRequest request) {
        return switch (request) {
            case HoldOutRequest.Published _ -> 1;
            case HoldOutRequest.Triples triples -> {
                int targets = triples.setting().targets().targets().size();
                if (targets < LEAST_TARGETS) {
                    throw InputException.about(
                            "hold-out",
                            "found " + targets + " targets, expected " + LEAST_TARGETS
                                    + " or more for triples, so that some are left to fit");
                }
                SynergyStudy.standardized(
                        triples.setting().objective(), triples.setting().targets());
                yield HoldOut.triples(triples.setting().targets());
            }
        };
    }

    /// Fits to the targets not held out, and predicts those held out.
    ///
    /// @param done receives the number of finished trials after each trial, from several threads
    /// @throws InputException when too few targets are left to fit
    public static HoldOutAnswer answer(HoldOutRequest request, IntConsumer done) {
        return switch (request) {
            case HoldOutRequest.Published published -> {
                Published found = new Published(
                        HoldOut.published(Objective.MEAN, SynergyFitter.SLACK),
                        published.slacks().stream()
                                .map(slack -> new AtSlack(slack, HoldOut.published(Objective.MAX, slack)))
                                .toList());
                done.accept(1);
                yield found;
            }
            case HoldOutRequest.Triples triples -> {
                trials(triples);
                yield triples(triples.setting(), HoldOut.triples(triples.setting(), triples.threads(), done));
            }
        };
    }

    private static Triples triples(HoldOut.Setting setting, List<Trial> trials) {
        List<Prediction> all =
                trials.stream().flatMap(trial -> trial.heldOut().stream()).toList();
        List<Prediction> determined =
                all.stream().filter(Prediction::determined).toList();
        return new Triples(
                setting.objective(),
                trials.size(),
                all.size(),
                count(all, Basis.PARTS_OPEN),
                count(all, Basis.CONSTANT_OPEN),
                determined.isEmpty() ? Optional.empty() : Optional.of(predictions(trials, determined)));
    }

    private static int count(List<Prediction> predictions, Basis basis) {
        return (int) predictions.stream().filter(each -> each.basis() == basis).count();
    }

    private static Predictions predictions(List<Trial> trials, List<Prediction> determined) {
        return new Predictions(
                spread(trials.stream().mapToDouble(Trial::fittedError).toArray()),
                spread(determined.stream()
                        .mapToDouble(Prediction::relativeError)
                        .toArray()),
                hardest(determined));
    }

    private static Spread spread(double[] errors) {
        double[] sorted = errors.clone();
        Arrays.sort(sorted);
        return new Spread(quantile(sorted, 0), quantile(sorted, 0.5), quantile(sorted, 0.95), quantile(sorted, 1));
    }

    private static double quantile(double[] sorted, double share) {
        return sorted[(int) Math.round(share * (sorted.length - 1))];
    }

    private static List<Hard> hardest(List<Prediction> determined) {
        return determined.stream()
                .map(Prediction::target)
                .distinct()
                .map(target -> determined.stream()
                        .filter(each -> each.target().equals(target))
                        .toList())
                .map(HoldOutStudy::hard)
                .sorted(Comparator.comparingDouble(hard -> -hard.error()))
                .limit(HARDEST)
                .toList();
    }

    private static Hard hard(List<Prediction> ofOne) {
        return new Hard(
                ofOne.getFirst().target(),
                ofOne.stream().mapToDouble(Prediction::relativeError).average().orElseThrow(),
                ofOne.stream().mapToDouble(Prediction::value).average().orElseThrow());
    }

    /// The targets to hold out of a fit.
    sealed interface HoldOutRequest {

        /// The source's own trial: queen, chancellor and archbishop, out of the published targets, with the
        /// least mean error and with the least largest error.
        ///
        /// @param slacks allowed excess of the largest error of an equally good fit, as shares; at least one
        record Published(List<Double> slacks) implements HoldOutRequest {

            public Published {
                slacks = List.copyOf(slacks);
            }
        }

        /// Every three targets.
        ///
        /// @param setting at least four targets, so that some remain to fit
        /// @param threads no result depends on their number
        record Triples(HoldOut.Setting setting, int threads) implements HoldOutRequest {}
    }
}
