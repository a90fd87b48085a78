package org.pieceworth.empirical.fit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.pieceworth.empirical.rows.Observations;
import org.pieceworth.empirical.settings.Clustering;
import org.pieceworth.empirical.settings.Shrinking;
import org.pieceworth.empirical.settings.Vcov;
import org.pieceworth.empirical.settings.WhereSeparated;
import org.pieceworth.stats.Estimate;
import org.pieceworth.stats.FitException;
import org.pieceworth.stats.Ratio;
import org.pieceworth.stats.StudentT;
import org.pieceworth.stats.errors.Bootstrap;
import org.pieceworth.stats.errors.BootstrapReplicates;
import org.pieceworth.stats.errors.ClusterAdder;
import org.pieceworth.stats.errors.ClusterSums;
import org.pieceworth.stats.errors.ClusteredRows;
import org.pieceworth.stats.errors.Covariance;
import org.pieceworth.stats.errors.ParameterEvidence;
import org.pieceworth.stats.errors.PenalisedProfile;
import org.pieceworth.stats.regression.DrawModel;
import org.pieceworth.stats.regression.FirthRegression;
import org.pieceworth.stats.regression.FitOptions;
import org.pieceworth.stats.regression.FitTrace;
import org.pieceworth.stats.regression.OutcomeFit;
import org.pieceworth.stats.regression.OutcomeRegression;
import org.pieceworth.stats.regression.Penalty;
import org.pieceworth.stats.regression.Undetermined;
import org.pieceworth.stats.validation.CrossValidation;
import org.pieceworth.stats.validation.PenaltySearch;
import org.pieceworth.terms.Feature;
import org.pieceworth.text.InputException;

/// Fits piece values to observations.
public final class PieceValueFitter {

    /// Candidate strengths of smoothing, compared by held-out likelihood.
    private static final double[] STRENGTHS = {1e-2, 3e-3, 1e-3, 3e-4, 1e-4, 3e-5, 1e-5, 3e-6};

    private static final int FOLDS = 3;

    /// Below this number of informing games, the jackknife's error is too large: its 95 % interval for the queen covers
    /// 97.6 to 98.2 % in samples of 60 games.
    private static final int MILD = 30;

    private final Observations observations;
    private final FitSettings settings;
    private FitDesign design;
    private Optional<PhaseShrinkage> shrinkage = Optional.empty();
    private final List<FitNote> notes = new ArrayList<>();

    private PieceValueFitter(Observations observations, FitSettings settings) {
        this.observations = observations;
        this.settings = settings;
        this.design = FitDesign.of(observations, settings.draws());
    }

    /// Fits the values.
    ///
    /// @throws InputException when the observations do not determine them; the message names them
    public static PieceValueFit fit(Observations observations, FitSettings settings, FitTrace trace) {
        try {
            return new PieceValueFitter(observations, settings).fit(trace);
        } catch (FitException e) {
            InputException problem = FitProblems.asInput("no values can be fitted to these games", e);
            throw e.reason() == FitException.Reason.SEPARATED ? problem.with("separation", "firth") : problem;
        }
    }

    private PieceValueFit fit(FitTrace trace) {
        OutcomeRegression.checkClasses(design.data(), settings.options());
        FitScale.check(design, settings.unit());
        if (settings.separation() == WhereSeparated.FIRTH) {
            return firth();
        }
        OutcomeFit fit = regression(trace);
        List<CandidateClusters> candidates = candidates(fit);
        Optional<ClusterSums> sums = design.clusters()
                .map(games -> ClusterAdder.add(
                        fit,
                        design.data(),
                        games,
                        candidates.stream()
                                .flatMap(each -> each.ways().stream())
                                .toList()));
        Optional<ParameterEvidence> informing = sums.map(ClusterSums::informing);
        Ratio byGame = new Ratio(
                fit.parameters(), sums.map(ClusterSums::covariance).orElseGet(() -> Covariance.independent(fit)));
        checkFinite(byGame);
        Optional<ClusterChoice> choice =
                sums.map(games -> choice(fit, byGame, candidates, games, informing.orElseThrow()));
        FitEvidence.Results results = FitEvidence.Results.of(fit, design, informing);
        boolean few = isAutomatic() && results.areFew();
        Ratio ratio = choice.map(found -> new Ratio(
                        fit.parameters(),
                        isAutomatic() ? results.noSmaller(found.covariance(), fit) : found.covariance()))
                .orElse(byGame);
        FitScale plain = new FitScale(
                design,
                settings.unit(),
                ratio,
                replicates(fit),
                choice.map(found -> found.clusters().distribution()).orElse(StudentT.NORMAL),
                few);
        FitScale scale = choice.map(found -> NamedErrors.scale(plain, found, settings, fit, design, ratio))
                .orElse(plain);
        IntFunction<FitScale> scales = choice.filter(_ -> !few)
                .map(found -> milder(found, byGame, informing.orElseThrow(), scale))
                .orElse(_ -> scale);
        FitEvidence evidence = new FitEvidence(
                fit,
                design,
                informing,
                results,
                shrinkage
                        .filter(found -> found.strength() > 0)
                        .map(_ -> design.phases())
                        .orElse(List.of()),
                choice.flatMap(ClusterChoice::doubt));
        List<FittedValue> values = values(scales, evidence);
        new FitNotes(design, settings, notes).add(scale, scales, fit.gradientNorm(), values);
        return new PieceValueFit(
                observations,
                settings,
                design,
                values,
                fit,
                scale,
                new PieceValueFit.Findings(
                        knightInPawns(scales, values),
                        choice.map(ClusterChoice::clusters),
                        shrinkage,
                        sums.flatMap(games -> games.odds(
                                        choice.map(ClusterChoice::ways).orElse(List.of())))
                                .map(test -> OddsCheck.of(test, fit, design, settings))),
                notes);
    }

    /// False if errors are exactly by the requested formula.
    private boolean isAutomatic() {
        return settings.errors().vcov() == Vcov.AUTO || settings.errors().vcov() == Vcov.BOOTSTRAP;
    }

    /// By Firth's penalised likelihood.
    private PieceValueFit firth() {
        FirthCompany.check(settings, design);
        OutcomeFit fit = new FirthRegression(design.data(), settings.options()).fit(design.names());
        PenalisedProfile profile = new PenalisedProfile(fit, design.data(), design.clusters());
        Ratio ratio = new Ratio(fit.parameters(), profile.covariance());
        FitScale scale = FitScale.profiled(design, settings.unit(), ratio, profile);
        Optional<ParameterEvidence> informing =
                design.clusters().map(games -> ParameterEvidence.of(fit, design.data(), games));
        List<FittedValue> values = values(_ -> scale, FitEvidence.profiled(fit, informing, design.names().length));
        new FitNotes(design, settings, notes).add(scale, _ -> scale, fit.gradientNorm(), values);
        return new PieceValueFit(
                observations,
                settings,
                design,
                values,
                fit,
                scale,
                new PieceValueFit.Findings(
                        knightInPawns(_ -> scale, values),
                        design.clusters()
                                .map(games -> FitClusters.profiled(Bootstrap.counted(fit.options(), games).length)),
                        Optional.empty(),
                        Optional.empty()),
                notes);
    }

    /// Fits the identified features only, and without the rows that inform no other.
    private OutcomeFit regression(FitTrace trace) {
        RecordedSteps steps = new RecordedSteps();
        OutcomeFit fit;
        try {
            fit = OutcomeRegression.fit(design.data(), options(), design.names(), steps);
        } catch (FitException problem) {
            Undetermined open = Undetermined.of(design.data(), identified());
            if (open.isEmpty()) {
                throw problem;
            }
            design = design.without(shrinks() ? open.withSets(design.phases()) : open);
            checkLeft();
            FitScale.check(design, settings.unit());
            steps.clear();
            fit = OutcomeRegression.fit(design.data(), options(), design.names(), steps);
        }
        steps.replay(trace);
        shrinkage.ifPresent(found -> notes.add(new FitNote.Shrunk(found)));
        return fit;
    }

    /// Fails if the rows that some feature decides were all rows.
    private void checkLeft() {
        try {
            OutcomeRegression.checkClasses(design.data(), settings.options());
        } catch (FitException missing) {
            String deciding = String.join(", ", design.gaps().deciding());
            throw new FitException(
                    missing.reason(), "apart from the rows decided by " + deciding + ", " + missing.text());
        }
    }

    /// The options for testing identifiability: with a penalty of any strength on the terms penalised in the
    /// fit.
    private FitOptions identified() {
        FitOptions plain = settings.options();
        if (shrinks()) {
            return plain.withPenalty(plain.penalty().plus(Penalty.together(design.phases(), 1)));
        }
        return design.needsSmoothing()
                ? plain.withPenalty(plain.penalty().plus(design.smoothing(observations.terms())))
                : plain;
    }

    private boolean shrinks() {
        return !(settings.shrinking() instanceof Shrinking.None);
    }

    private FitOptions options() {
        FitOptions plain = settings.options();
        if (shrinks()) {
            PhaseShrinkage found = PhaseShrinker.of(design, settings);
            shrinkage = Optional.of(found);
            return found.options(plain, design.phases());
        }
        if (!design.needsSmoothing()) {
            return plain;
        }
        var unit = design.smoothing(observations.terms());
        double strength = settings.smoothing();
        if (Double.isNaN(strength)) {
            Optional<ClusteredRows> clusters = design.clusters();
            if (clusters.isEmpty()) {
                throw new InputException(
                                "the strength of smoothing is chosen on held-out games, and there are only rows;"
                                        + " say it")
                        .with("smooth", "1e-4");
            }
            PenaltySearch search = PenaltySearch.search(
                    design.data(),
                    clusters.get(),
                    plain,
                    unit,
                    STRENGTHS,
                    new CrossValidation(FOLDS, settings.errors().resampling().seed()),
                    design.names());
            strength = search.strength();
            notes.add(new FitNote.Smoothed(strength, STRENGTHS.length));
        }
        return plain.withPenalty(plain.penalty().plus(unit.times(strength)));
    }

    /// Candidates for coarser clusters.
    private List<CandidateClusters> candidates(OutcomeFit fit) {
        if (design.clusters().isPresent() && observations.rows().isPresent()) {
            return CandidateClusters.of(settings, observations.rows().get(), fit.parameters().length);
        }
        if (settings.errors().vcov() != Vcov.AUTO && settings.errors().vcov() != Vcov.IID) {
            throw InputException.about(
                    "vcov",
                    "found " + settings.errors().vcov().text()
                            + ", which is by games, and there are only rows; give the games");
        }
        if (settings.errors().clustering().kind() != Clustering.Kind.AUTO) {
            throw InputException.about(
                    "cluster", "errors are clustered by games, and there are only rows; give the games");
        }
        return List.of();
    }

    private ClusterChoice choice(
            OutcomeFit fit,
            Ratio byGame,
            List<CandidateClusters> candidates,
            ClusterSums sums,
            ParameterEvidence informing) {
        ClusterChoice choice = new NamedErrors(settings, fit, design, sums)
                .of(ClusterChoice.of(design, settings, fit, byGame, candidates, sums, new FewClusters(informing)));
        if (choice.clusters().chosen()) {
            notes.add(new FitNote.NotIndependent(choice.clusters()));
        }
        return choice;
    }

    private Optional<BootstrapReplicates> replicates(OutcomeFit fit) {
        FitSettings.Resampling resampling = settings.errors().resampling();
        if (resampling.replicates() == 0) {
            return Optional.empty();
        }
        ClusteredRows games = design.clusters()
                .orElseThrow(() -> InputException.about(
                        "bootstrap", "it resamples whole games, and there are only rows; give the games"));
        BootstrapReplicates replicates = new Bootstrap(resampling.replicates(), resampling.seed(), resampling.threads())
                .run(fit, design.data(), games);
        notes.add(new FitNote.Resampled(replicates.parameters().length, resampling.seed(), replicates.failed()));
        return Optional.of(replicates);
    }

    /// With too few games, rounding can leave no variance at all; then there is no error.
    private static void checkFinite(Ratio ratio) {
        for (int i = 0; i < ratio.parameters().length; i++) {
            double variance = ratio.covariance()[i][i];
            if (!Double.isFinite(ratio.parameters()[i]) || !Double.isFinite(variance) || variance < 0) {
                throw new InputException("no values can be fitted to these games: there are too few of them for errors;"
                        + " give more games");
            }
        }
    }

    /// The scale by parameter: with milder errors for parameters with few informing games.
    private IntFunction<FitScale> milder(
            ClusterChoice choice, Ratio byGame, ParameterEvidence informing, FitScale scale) {
        boolean jackknife = isAutomatic()
                && settings.errors().resampling().replicates() == 0
                && choice.clusters().formula() == ErrorFormula.JACKKNIFE
                && choice.clusters().by().equals("game");
        return parameter -> jackknife
                        && parameter < design.names().length
                        && informing.clusters()[parameter] < MILD
                        && !scale.isUnit(parameter)
                ? new FitScale(
                        design,
                        settings.unit(),
                        new Ratio(
                                byGame.parameters(),
                                ClusterChoice.milder(choice.covariance(), byGame.covariance(), parameter)),
                        Optional.empty(),
                        choice.clusters().distribution(),
                        false)
                : scale;
    }

    private List<FittedValue> values(IntFunction<FitScale> scales, FitEvidence evidence) {
        List<FittedValue> values = new ArrayList<>();
        List<Feature> features = design.features();
        Optional<long[]> touching = IntStream.range(0, features.size()).allMatch(design::isKnown)
                ? Optional.empty()
                : observations.rows().map(games -> FitEvidence.touching(observations, games, settings.draws()));
        for (int i = 0; i < features.size(); i++) {
            Feature feature = features.get(i);
            values.add(
                    design.isKnown(i)
                            ? value(scales, evidence, feature.name(), feature.title(), design.column()[i])
                            : unknown(feature, i, touching));
        }
        int next = design.names().length;
        if (settings.whiteAdvantage()) {
            Optional<ValueDoubt> reason = design.gaps().reason("white");
            values.add(
                    reason.isEmpty()
                            ? value(scales, evidence, "white", "White's advantage", next)
                            : FittedValue.unknown("white", "White's advantage", reason.get()));
            next++;
        }
        if (settings.draws() == DrawModel.ORDERED) {
            values.add(value(scales, evidence, "drawWidth", "draw threshold", next));
        }
        return values;
    }

    private FittedValue unknown(Feature feature, int index, Optional<long[]> touching) {
        FittedValue value = FittedValue.unknown(
                feature.name(),
                feature.title(),
                design.gaps().reason(feature.name()).orElseGet(ValueDoubt.NoContrast::new));
        return touching.map(games -> value.toldBy(new Evidence(games[index], Double.NaN)))
                .orElse(value);
    }

    private static FittedValue value(
            IntFunction<FitScale> scales, FitEvidence evidence, String name, String title, int parameter) {
        FitScale scale = scales.apply(parameter);
        return evidence.of(
                scale.value(name, title, parameter), parameter, scale.slope(parameter), scale.isUnit(parameter));
    }

    private Optional<KnightInPawns> knightInPawns(IntFunction<FitScale> scales, List<FittedValue> values) {
        if (!isMaterialAlone() || !FittedRules.isTold(values, "N")) {
            return Optional.empty();
        }
        int[] pawn = design.material('P');
        int[] knight = design.material('N');
        if (pawn.length != 1 || knight.length != 1) {
            return Optional.empty();
        }
        FitScale scale = scales.apply(knight[0]);
        double[] top = scale.weight(knight[0]);
        double[] bottom = scale.weight(pawn[0]);
        Estimate value = scale.anchored(top, bottom, 1);
        return Optional.of(value)
                .filter(found -> Double.isFinite(found.value()))
                .map(found -> new KnightInPawns(found, scale.interval(top, bottom, 1)));
    }

    /// False if other features share a piece's value, so that its coefficient is only a part of it.
    private boolean isMaterialAlone() {
        return observations.terms().isPlainMaterial();
    }
}
