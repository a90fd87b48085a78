package org.pieceworth.studies.tune;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.pieceworth.engine.EngineSettings;
import org.pieceworth.engine.weights.EngineNumbers;
import org.pieceworth.lab.armies.GameStarts;
import org.pieceworth.lab.experiment.Experiment;
import org.pieceworth.lab.experiment.ExperimentPlan;
import org.pieceworth.lab.experiment.ExperimentPlan.PlannedPlayer;
import org.pieceworth.lab.experiment.GameKeeping;
import org.pieceworth.lab.selfplay.SelfPlay;
import org.pieceworth.lab.selfplay.SelfPlaySettings;
import org.pieceworth.lab.tune.TuneGames;
import org.pieceworth.lab.tune.TuneRows;
import org.pieceworth.lab.tune.WeightFit;
import org.pieceworth.lab.tune.WeightFitter;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.stats.FitException;
import org.pieceworth.studies.Version;
import org.pieceworth.studies.output.OutputCheck;
import org.pieceworth.studies.output.OutputFile;
import org.pieceworth.studies.play.GameConditions;
import org.pieceworth.studies.play.PendingGames;
import org.pieceworth.studies.play.PlayMeans;
import org.pieceworth.studies.play.WeightsFile;
import org.pieceworth.text.InputException;

/// Fits the weights of the evaluation to games.
public final class TuneWeightsStudy {

    private final TuneWeightsRequest request;
    private final PlayMeans means;
    private final EngineNumbers present;
    private final TuneRows rows = new TuneRows();

    private TuneWeightsStudy(TuneWeightsRequest request, PlayMeans means) {
        this.request = request;
        this.means = means;
        present = request.weights().map(WeightsFile::read).orElse(EngineNumbers.SHIPPED);
    }

    /// Reads or plays games, fits, and writes the weights.
    ///
    /// @throws InputException when the request is invalid, or the games do not determine the weights
    public static TuneWeightsAnswer answer(TuneWeightsRequest request, PlayMeans means) {
        return new TuneWeightsStudy(request, means).answer();
    }

    private TuneWeightsAnswer answer() {
        List<String> variants = request.conditions().variants();
        List<VariantRules> rules = TunedVariants.of(request.conditions());
        checkGames();
        Optional<OutputFile> output = request.output().map(OutputFile::of);
        output.ifPresent(file -> OutputCheck.check(
                Stream.concat(request.files().stream().map(TuneWeightsStudy::file), request.weights().stream()),
                List.of(new OutputCheck.Output("output", file))));
        List<WeightFit> fits = new ArrayList<>();
        PendingGames.guard(() -> {
            // Games of all variants are saved until the weights are written.
            try (PlayedVariants played = new PlayedVariants()) {
                for (int i = 0; i < variants.size(); i++) {
                    collect(variants.get(i), rules.get(i), output, played);
                }
                fits.add(fit());
                output.ifPresent(file -> file.write(out -> out.print(text(fits.getFirst()))));
                played.finish();
            }
        });
        return new TuneWeightsAnswer(fits.getFirst(), request.output());
    }

    private WeightFit fit() {
        try {
            return WeightFitter.fit(
                    rows, present.weights(), request.conditions().openings().seed());
        } catch (FitException impossible) {
            throw new InputException("these games do not determine the weights: " + impossible.getMessage());
        }
    }

    private void checkGames() {
        if (request.files().isEmpty() == (request.selfplay() == 0)) {
            throw new InputException(
                            "found " + (request.files().isEmpty() ? "no games" : "files and games to be played")
                                    + ", expected files of games, or a number of games to be played")
                    .with("games", "FILE")
                    .with("selfplay", "1000");
        }
        for (String typed : request.files()) {
            if (request.conditions().variants().size() > 1
                    && request.conditions().variants().stream().noneMatch(variant -> typed.startsWith(variant + "="))) {
                throw InputException.about(
                        "games",
                        "found '" + typed + "', expected VARIANT=FILE with one of "
                                + request.conditions().variant());
            }
        }
    }

    private static String file(String typed) {
        return typed.substring(typed.indexOf('=') + 1);
    }

    private void collect(String variant, VariantRules rules, Optional<OutputFile> output, PlayedVariants played) {
        if (request.selfplay() > 0) {
            Experiment experiment = played.open(plan(rules), keeping(output, played));
            PendingGames.tell(experiment, means.run());
            TuneGames.take(
                    rows,
                    rules,
                    sink -> experiment.play(new SelfPlay(settings(rules)), means.threads(), sink, means.run()));
            return;
        }
        boolean one = request.conditions().variants().size() == 1;
        List<String> files = request.files().stream()
                .filter(typed -> one || typed.startsWith(variant + "="))
                .map(typed -> typed.startsWith(variant + "=") ? file(typed) : typed)
                .toList();
        if (files.isEmpty()) {
            throw InputException.about("games", "found no file for " + variant + ", expected " + variant + "=FILE");
        }
        TuneGames.read(rows, rules, files, means.threads());
    }

    private GameKeeping keeping(Optional<OutputFile> output, PlayedVariants played) {
        String number = played.size() == 0 ? "" : "." + (played.size() + 1);
        return PendingGames.keeping(output, number, request.fresh(), new GameKeeping.Nowhere());
    }

    private SelfPlaySettings settings(VariantRules rules) {
        GameConditions conditions = request.conditions();
        return new SelfPlaySettings(
                conditions
                        .openings()
                        .of(rules, GameStarts.of(List.of(rules.variant().startFen()))),
                conditions.limits(),
                EngineSettings.DEFAULT.with(present));
    }

    private ExperimentPlan plan(VariantRules rules) {
        return settings(rules)
                .plan(
                        "tune weights",
                        Version.number(),
                        WeightsFile.planned(PlannedPlayer.own("own values"), present),
                        request.selfplay());
    }

    private String text(WeightFit fit) {
        return "# Weights of the evaluation, opening and end, in centipawns: pieceworth "
                + Version.number() + ", tune weights, " + String.join(", ", rows.variants()) + ", " + fit.games()
                + " games\n" + new EngineNumbers(fit.after(), present.constants()).text();
    }

    /// Weights fitted to results.
    ///
    /// @param fit the fit to results
    /// @param output file of the weights
    public record TuneWeightsAnswer(WeightFit fit, Optional<String> output) {}

    /// Which weights of the evaluation do results speak for?
    ///
    /// @param conditions the variants, their names between commas, and how games of the engine against itself
    /// are played
    /// @param files games: `FILE`, or with several variants `VARIANT=FILE`
    /// @param selfplay games of the engine against itself, in each variant; 0 without
    /// @param weights a file of the initial weights, also the target of shrinkage; those that ship otherwise
    /// @param output destination of the fitted weights; games are saved next to it until the weights are
    /// written
    /// @param fresh whether games that wait there are dropped
    public record TuneWeightsRequest(
            GameConditions conditions,
            List<String> files,
            long selfplay,
            Optional<String> weights,
            Optional<String> output,
            boolean fresh) {

        public TuneWeightsRequest {
            files = List.copyOf(files);
        }
    }

    /// Games of several variants that finish together.
    private static final class PlayedVariants implements AutoCloseable {

        private final List<Experiment> experiments = new ArrayList<>();

        int size() {
            return experiments.size();
        }

        Experiment open(ExperimentPlan plan, GameKeeping keeping) {
            Experiment experiment = Experiment.open(plan, keeping);
            experiments.add(experiment);
            return experiment;
        }

        /// Deletes their journals, no longer needed.
        void finish() {
            experiments.forEach(Experiment::finish);
        }

        @Override
        public void close() {
            experiments.forEach(Experiment::close);
        }
    }
}
