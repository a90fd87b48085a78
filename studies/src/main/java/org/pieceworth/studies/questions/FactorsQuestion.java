package org.pieceworth.studies.questions;

import java.util.Optional;
import org.pieceworth.rules.san.MoveNotation;
import org.pieceworth.studies.options.CommonOptions;
import org.pieceworth.studies.options.FormatOption;
import org.pieceworth.studies.options.LongQuestion;
import org.pieceworth.studies.options.NumberOption;
import org.pieceworth.studies.options.OptionDependency;
import org.pieceworth.studies.options.OptionGroup;
import org.pieceworth.studies.options.Options;
import org.pieceworth.studies.options.Reply;
import org.pieceworth.studies.options.SecondsText;
import org.pieceworth.studies.options.Setting;
import org.pieceworth.studies.play.GamesTarget;
import org.pieceworth.studies.run.Run;
import org.pieceworth.studies.tune.FactorsDocument;
import org.pieceworth.studies.tune.FactorsRequest;
import org.pieceworth.studies.tune.FactorsStudy;
import org.pieceworth.text.InputException;
import org.pieceworth.valuation.mobility.MobilityFactors;

/// Factors of the mobility model, fitted to games.
public final class FactorsQuestion implements LongQuestion {

    private static final long MOST_GAMES = 10_000_000;
    private static final long LEAST_GAMES = 200;
    private static final NumberOption<Integer> PROPOSALS = NumberOption.of(
                    "--proposals", "N", "with --paper: proposals", 1, 1_000_000)
            .standard(FactorsRequest.AsWritten.PUBLISHED.proposals());
    private static final NumberOption<Long> GAMES = NumberOption.of(
            "--games",
            "N",
            "games of the experiment (default 4000); with --paper, of each of the 45 pairs (default 200); with"
                    + " --budget, the most games in all",
            2L,
            MOST_GAMES);
    private static final NumberOption<Long> MATCH = NumberOption.of(
                    "--match", "N", "games of the final match, at most", 2L, MOST_GAMES)
            .standard(FactorsRequest.Measured.USUAL.match());

    CommonOptions common = new CommonOptions();
    FormatOption format = new FormatOption();
    final Setting<String> model = Setting.standard("mobility", "--model", "NAME", "the model: mobility (default)");
    final Setting<Boolean> paper = Setting.flag("--paper", "Algorithm 1 as it is written");
    final Setting<Optional<String>> budget = Setting.text(
            "--budget",
            "T",
            "Algorithm 1 for this long (90s, 10m, 2h), with proposals by simultaneous perturbation and races");
    final Setting<Optional<Integer>> proposals = Setting.optional(PROPOSALS);
    final Setting<Optional<Long>> games = Setting.optional(GAMES);
    final Setting<Optional<Long>> match = Setting.optional(MATCH);
    MobilityFactors start = MobilityFactors.PUBLISHED;
    final Setting<Long> nodes = Setting.number(
            NumberOption.of("--nodes", "N", "nodes per move", 1L, 1_000_000L).standard(FactorsRequest.USUAL_NODES));
    final Setting<Optional<String>> output = Setting.text(
            "-o, --output",
            "FILE",
            "file for the games (of the experiment; with --paper or --budget all games); an unfinished run is saved"
                    + " in FILE.part and continued");
    final Setting<Boolean> fresh = Setting.flag("--fresh", "drop the games of an unfinished run");

    public FactorsQuestion() {}

    @Override
    public void describe(Options usage) {
        usage.about("Fit the mobility model's factors to games. Measures the ten pieces of its source in one "
                + "experiment, fits the factors to their values, and plays a match between both sets. Or runs the "
                + "source's procedure, Algorithm 1 of Mosca and Haddad (2021).");
        usage.examples("""
                pieceworth tune factors               # measure, fit, match: some minutes
                pieceworth tune factors --budget 2h   # Algorithm 1, improved
                pieceworth tune factors --paper       # Algorithm 1 as published; slow
                """);
        OptionGroup.all(usage, common, format, model, paper, budget, proposals, games, match);
        usage.text(
                "--factors",
                "A,B,C,D,E,F",
                "the factors to begin with (default: as published, 50,30,24,12,8,3)",
                value -> start = MobilityFactors.parse(value));
        OptionGroup.all(usage, nodes, output, fresh);
    }

    @Override
    public Reply reply(Run run) {
        FactorsRequest request = request();
        if (request.way() instanceof FactorsRequest.AsWritten written) {
            FactorsDocument.cost(written, request.nodes(), common.threads).forEach(run::note);
        }
        output.get().ifPresent(run::keepsBeside);
        return Reply.of(FactorsDocument.of(FactorsStudy.answer(request, common.threads, run)), format.format);
    }

    private FactorsRequest request() {
        FactorsRequest request = new FactorsRequest(
                way(),
                start,
                nodes.get(),
                common.seed,
                output.get()
                        .map(name -> new GamesTarget(name, Optional.empty(), fresh.get(), false, MoveNotation.SAN)));
        OptionDependency.check("fresh", fresh.get(), "-o FILE", output.isTyped());
        return request;
    }

    private FactorsRequest.Way way() {
        if (!model.get().equals("mobility")) {
            throw InputException.about(
                    "model", "found '" + model.get() + "', expected mobility, the only model with factors");
        }
        OptionDependency.exclude("budget", budget.isTyped(), "--paper", paper.get());
        OptionDependency.check("proposals", proposals.isTyped(), "--paper", paper.get());
        OptionDependency.exclude("match", match.isTyped(), "--paper or --budget", paper.get() || budget.isTyped());
        if (paper.get()) {
            return new FactorsRequest.AsWritten(
                    proposals.get().orElse(PROPOSALS.defaultValue()),
                    games.get().map(Math::toIntExact).orElse(FactorsRequest.AsWritten.PUBLISHED.games()));
        }
        if (budget.isTyped()) {
            return new FactorsRequest.Raced(
                    SecondsText.parse("budget", budget.get().get()), games.get().orElse(Long.MAX_VALUE));
        }
        games.get().ifPresent(GAMES.within(LEAST_GAMES, MOST_GAMES)::checked);
        return new FactorsRequest.Measured(
                games.get().orElse(FactorsRequest.Measured.USUAL.games()) / 2 * 2,
                match.get().orElse(MATCH.defaultValue()));
    }
}
