package org.pieceworth.cli.theory;

import java.util.List;
import java.util.Optional;
import org.pieceworth.cli.options.CommonOptions;
import org.pieceworth.cli.options.FormatOption;
import org.pieceworth.cli.options.Subcommand;
import org.pieceworth.cli.options.Usage;
import org.pieceworth.cli.terminal.CountedProgress;
import org.pieceworth.cli.terminal.Terminal;
import org.pieceworth.rules.InputException;
import org.pieceworth.rules.piece.PieceCatalogue;
import org.pieceworth.studies.document.Document;
import org.pieceworth.studies.synergy.HoldOutDocument;
import org.pieceworth.studies.synergy.HoldOutRequest;
import org.pieceworth.studies.synergy.HoldOutStudy;
import org.pieceworth.studies.synergy.PublishedTables;
import org.pieceworth.studies.synergy.SynergyDocument;
import org.pieceworth.studies.synergy.SynergyRequest;
import org.pieceworth.studies.synergy.SynergyRequest.Solver;
import org.pieceworth.studies.synergy.SynergyStudy;
import org.pieceworth.valuation.synergy.Objective;
import org.pieceworth.valuation.synergy.SynergyTargets;

/// Fits the synergy law.
public final class SynergyCommand implements Subcommand {

    CommonOptions common = new CommonOptions();
    FormatOption output = new FormatOption();
    SynergyOptions options = new SynergyOptions();
    Optional<String> file = Optional.empty();
    Solver solver = Solver.EXACT;
    Objective objective = Objective.MAX;
    List<String> pieces = List.of();
    Optional<HeldOut> holdOut = Optional.empty();
    boolean tables;

    public SynergyCommand() {}

    @Override
    public void describe(Usage usage) {
        usage.about(
                "Fit the synergy law v(A+B) = v(A) + v(B) + c·v(A)·v(B) to target values, exactly and with proof, and see"
                        + " what the targets determine.");
        usage.examples("""
                pieceworth synergy                                the published targets
                pieceworth synergy mine.csv --value R4,fR,silver  your own: lines of PIECE,VALUE or PIECE,VALUE,S.E.
                pieceworth synergy --solver de --seed 7           the source's random search instead
                pieceworth synergy --objective mean               the mean error instead of the largest
                pieceworth synergy --hold-out triples             does it predict what it was not fitted to?
                pieceworth synergy --tables                       the source's tables 3 to 5 recomputed
                """);
        common.describe(usage);
        output.describe(usage);
        options.describe(usage);
        usage.operand(
                "TARGETS",
                "a file of PIECE,VALUE[,S.E.] in centipawns (default: the twenty published targets)",
                value -> file = Optional.of(value));
        usage.value(
                "--solver",
                "NAME",
                "exact (default) or de, differential evolution as in the source",
                Solver.class,
                value -> solver = value);
        usage.value(
                "--objective",
                "NAME",
                "the largest relative error (max, default) or the mean of all (mean)",
                Objective.class,
                value -> objective = value);
        usage.list(
                "--value",
                "PIECE,…",
                "pieces to value by the fit, with the range of each over all equally good fits",
                values -> pieces = values);
        usage.value(
                "--hold-out",
                "WHICH",
                "published (queen, chancellor, archbishop) or triples (every three targets)",
                HeldOut.class,
                value -> holdOut = Optional.of(value));
        usage.flag("--tables", "recompute the source's comparison tables 3 to 5", () -> tables = true);
    }

    /// What to hold out.
    enum HeldOut {
        PUBLISHED,
        TRIPLES
    }

    @Override
    public Integer call() {
        Document document = tables
                ? PublishedTables.document()
                : holdOut.map(this::heldOut).orElseGet(() -> SynergyDocument.of(SynergyStudy.answer(request())));
        Terminal.printer().print(document, output.format);
        return 0;
    }

    private SynergyRequest request() {
        PieceCatalogue catalogue = PieceCatalogue.load();
        return SynergyRequest.builder()
                .own(options.own(file))
                .headings(options.headings)
                .slack(options.slack())
                .solver(solver)
                .objective(objective)
                .pieces(pieces.stream().map(catalogue::find).toList())
                .seed(common.seed)
                .build();
    }

    private Document heldOut(HeldOut which) {
        HoldOutRequest request = switch (which) {
            case PUBLISHED -> {
                if (file.isPresent()) {
                    throw new InputException(
                            "--hold-out published is for the published targets; use triples for your own");
                }
                yield new HoldOutRequest.Published(options.slack(), common.seed);
            }
            case TRIPLES ->
                new HoldOutRequest.Triples(
                        options.own(file).orElseGet(SynergyTargets::published),
                        options.headings,
                        options.slack(),
                        common.threads);
        };
        try (CountedProgress progress = CountedProgress.of(HoldOutStudy.trials(request), common.quiet)) {
            return HoldOutDocument.of(HoldOutStudy.answer(request, progress::at));
        }
    }
}
