package org.pieceworth.studies.questions;

import java.util.Optional;
import org.pieceworth.rules.san.MoveNotation;
import org.pieceworth.studies.options.CommonOptions;
import org.pieceworth.studies.options.FormatOption;
import org.pieceworth.studies.options.LongQuestion;
import org.pieceworth.studies.options.NumberOption;
import org.pieceworth.studies.options.OptionDependency;
import org.pieceworth.studies.options.Options;
import org.pieceworth.studies.options.Reply;
import org.pieceworth.studies.options.SecondsText;
import org.pieceworth.studies.output.Run;
import org.pieceworth.studies.play.GamesTarget;
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
    private static final NumberOption<Long> NODES = NumberOption.of(
                    "--nodes", "N", "positions to search for each move", 1L, 1_000_000L)
            .standard(FactorsRequest.USUAL_NODES);

    CommonOptions common = new CommonOptions();
    FormatOption format = new FormatOption();
    String model = "mobility";
    boolean paper;
    Optional<String> budget = Optional.empty();
    Optional<Integer> proposals = Optional.empty();
    Optional<Long> games = Optional.empty();
    Optional<Long> match = Optional.empty();
    MobilityFactors start = MobilityFactors.PUBLISHED;
    long nodes = NODES.defaultValue();
    Optional<String> output = Optional.empty();
    boolean fresh;

    public FactorsQuestion() {}

    @Override
    public void describe(Options usage) {
        usage.about(
                "Fit the factors of the mobility model to games: measure the ten pieces of its source in one experiment, fit"
                        + " the factors to their values, and play a match between both sets. Or run the source's procedure,"
                        + " Algorithm 1 of Mosca and Haddad (2021).");
        usage.examples("""
                pieceworth tune factors               # measure, fit, match: some minutes
                pieceworth tune factors --budget 2h   # Algorithm 1, improved
                pieceworth tune factors --paper       # Algorithm 1 as published; slow
                """);
        common.describe(usage);
        format.describe(usage);
        usage.text("--model", "NAME", "the model: mobility (default)", value -> model = value);
        usage.flag("--paper", "Algorithm 1 as it is written", () -> paper = true);
        usage.text(
                "--budget",
                "T",
                "Algorithm 1 for this long (90s, 10m, 2h), with proposals by simultaneous perturbation and races",
                value -> budget = Optional.of(value));
        usage.number(PROPOSALS, value -> proposals = Optional.of(value));
        usage.number(GAMES, value -> games = Optional.of(value));
        usage.number(MATCH, value -> match = Optional.of(value));
        usage.text(
                "--factors",
                "A,B,C,D,E,F",
                "the factors to begin with (default: as published, 50,30,24,12,8,3)",
                value -> start = MobilityFactors.parse(value));
        usage.number(NODES, value -> nodes = value);
        usage.text(
                "-o, --output",
                "FILE",
                "file for the games (of the experiment; with --paper or --budget all games); an unfinished run is kept"
                        + " in FILE.part and continued",
                value -> output = Optional.of(value));
        usage.flag("--fresh", "drop the games of an unfinished run", () -> fresh = true);
    }

    @Override
    public boolean isQuiet() {
        return common.quiet;
    }

    @Override
    public Reply reply(Run run) {
        FactorsRequest request = request();
        if (request.way() instanceof FactorsRequest.AsWritten written && !common.quiet) {
            FactorsDocument.cost(written, request.nodes(), common.threads).forEach(run::note);
        }
        output.ifPresent(run::keepsBeside);
        return Reply.of(FactorsDocument.of(FactorsStudy.answer(request, common.threads, run)), format.format);
    }

    private FactorsRequest request() {
        FactorsRequest request = new FactorsRequest(
                way(),
                start,
                nodes,
                common.seed,
                output.map(name -> new GamesTarget(name, Optional.empty(), fresh, false, MoveNotation.SAN)));
        OptionDependency.check("fresh", fresh, "-o FILE", output.isPresent());
        return request;
    }

    private FactorsRequest.Way way() {
        if (!model.equals("mobility")) {
            throw InputException.about("model", "found '" + model + "', expected mobility, which alone has factors");
        }
        OptionDependency.exclude("budget", budget.isPresent(), "--paper", paper);
        OptionDependency.check("proposals", proposals.isPresent(), "--paper", paper);
        OptionDependency.exclude("match", match.isPresent(), "--paper or --budget", paper || budget.isPresent());
        if (paper) {
            return new FactorsRequest.AsWritten(
                    proposals.orElse(PROPOSALS.defaultValue()),
                    games.map(Math::toIntExact).orElse(FactorsRequest.AsWritten.PUBLISHED.games()));
        }
        if (budget.isPresent()) {
            return new FactorsRequest.Raced(SecondsText.parse("budget", budget.get()), games.orElse(Long.MAX_VALUE));
        }
        games.ifPresent(GAMES.within(LEAST_GAMES, MOST_GAMES)::checked);
        return new FactorsRequest.Measured(
                games.orElse(FactorsRequest.Measured.USUAL.games()) / 2 * 2, match.orElse(MATCH.defaultValue()));
    }
}
