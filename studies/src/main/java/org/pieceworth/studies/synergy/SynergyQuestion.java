package org.pieceworth.studies.synergy;

import java.util.List;
import java.util.Optional;
import org.pieceworth.answer.Document;
import org.pieceworth.rules.piece.PieceCatalogue;
import org.pieceworth.studies.options.CommonOptions;
import org.pieceworth.studies.options.FormatOption;
import org.pieceworth.studies.options.LongQuestion;
import org.pieceworth.studies.options.OptionGroup;
import org.pieceworth.studies.options.Options;
import org.pieceworth.studies.options.Reply;
import org.pieceworth.studies.options.Setting;
import org.pieceworth.studies.options.SynergyOptions;
import org.pieceworth.studies.run.Run;
import org.pieceworth.studies.synergy.HoldOutStudy.HoldOutRequest;
import org.pieceworth.studies.synergy.SynergyStudy.Solver;
import org.pieceworth.text.InputException;
import org.pieceworth.valuation.synergy.HoldOut;
import org.pieceworth.valuation.synergy.Objective;
import org.pieceworth.valuation.synergy.SynergyTargets;

/// A fit of the synergy law to targets, a test on targets held out of it, or the source's own tables.
public final class SynergyQuestion implements LongQuestion {

    /// The held-out targets.
    enum HeldOut {
        PUBLISHED,
        TRIPLES
    }

    CommonOptions common = new CommonOptions();
    FormatOption output = new FormatOption();
    SynergyOptions options = new SynergyOptions();
    final Setting<Optional<String>> file = Setting.operand(
            "TARGETS",
            "a file of PIECE,VALUE[,S.E.] in centipawns, or atlas, the measured pieces (default: the twenty"
                    + " published targets)");
    final Setting<Solver> solver = Setting.choice(
            Solver.EXACT, "--solver", "NAME", "exact (default) or de, differential evolution as in the source");
    final Setting<Optional<Objective>> objective = Setting.choice(
            Objective.class,
            "--objective",
            "NAME",
            "minimise the largest relative error (max, default), the mean (mean), or the sum of"
                    + " squares in standard errors (chi2), which tests the law");
    final Setting<List<String>> pieces = Setting.list(
            "--value", "PIECE,…", "pieces to value by the fit, with the range of each over all equally good fits");
    final Setting<Optional<HeldOut>> holdOut = Setting.choice(
            HeldOut.class,
            "--hold-out",
            "WHICH",
            "published (queen, chancellor, archbishop) or triples (every three targets)");
    final Setting<Boolean> published =
            Setting.flag("--published", "recompute the source's table 2: its parameters and targets");
    final Setting<Boolean> tables = Setting.flag("--tables", "recompute the source's comparison tables 3 to 5");

    public SynergyQuestion() {}

    @Override
    public void describe(Options usage) {
        usage.about("Fit the synergy model to target values, with a proof. The fit of v(A+B) = v(A) + v(B) + "
                + "c·v(A)·v(B) is exact and shows the values that the targets determine.");
        usage.examples("""
                pieceworth synergy                            # the published targets
                # your own: lines of PIECE,VALUE or PIECE,VALUE,S.E.
                pieceworth synergy mine.csv --value R4,fR,silver
                pieceworth synergy mine.csv --objective chi2  # is the law rejected?
                pieceworth synergy atlas --objective chi2     # the same of measured pieces
                pieceworth synergy --hold-out triples         # does it predict?
                pieceworth synergy --value R --slack 0.2,1,5  # ranges for three slacks
                pieceworth synergy --objective mean           # mean instead of largest error
                pieceworth synergy --solver de --seed 7       # the source's random search
                pieceworth synergy --published                # its table 2 recomputed
                pieceworth synergy --tables                   # its tables 3 to 5 recomputed
                """);
        OptionGroup.all(usage, common, output, options, file, solver, objective, pieces, holdOut, published, tables);
    }

    @Override
    public Reply reply(Run run) {
        return Reply.of(document(run), output.format);
    }

    private Document document(Run run) {
        if (published.get() || tables.get()) {
            checkAlone(published.get() ? "published" : "tables");
            return published.get() ? PublishedTables.table2() : PublishedTables.tables3to5();
        }
        if (holdOut.isTyped()) {
            HoldOutRequest request = heldOut(holdOut.get().get());
            int trials = HoldOutStudy.trials(request);
            run.begins("", 0, trials);
            return HoldOutDocument.of(HoldOutStudy.answer(request, run::at));
        }
        return SynergyDocument.of(request().answer());
    }

    /// @throws InputException when an option has no effect on the source's printed results
    private void checkAlone(String option) {
        boolean more = file.isTyped()
                || holdOut.isTyped()
                || objective.isTyped()
                || !pieces.get().isEmpty()
                || !options.slackPercents.isEmpty()
                || options.headings
                || solver.get() != Solver.EXACT
                || published.get() && tables.get();
        if (more) {
            throw InputException.about(
                    option, "shows the source's own tables, and takes no targets and no other choices of a fit");
        }
    }

    private SynergyStudy request() {
        PieceCatalogue catalogue = PieceCatalogue.load();
        return new SynergyStudy(
                options.own(file.get()),
                options.headings,
                options.slacks(),
                solver.get(),
                objective.get().orElse(Objective.MAX),
                pieces.get().stream().map(catalogue::find).toList(),
                common.seed);
    }

    private HoldOutRequest heldOut(HeldOut which) {
        if (solver.get() != Solver.EXACT || !pieces.get().isEmpty() || which == HeldOut.PUBLISHED && options.headings) {
            throw InputException.about(
                    "hold-out",
                    "fits exactly and values the held-out targets: other solvers, pieces to value and, for the published"
                            + " trial, headings would do nothing");
        }
        return switch (which) {
            case PUBLISHED -> {
                if (file.isTyped()) {
                    throw InputException.about(
                            "hold-out", "published is for the published targets; use triples for your own");
                }
                if (objective.isTyped()) {
                    throw InputException.about(
                                    "objective", "found together with the published hold-out, which shows max and mean")
                            .with("hold-out", "triples");
                }
                List<Double> slacks = options.slacks();
                yield new HoldOutRequest.Published(slacks.isEmpty() ? List.of(options.slack()) : slacks);
            }
            case TRIPLES ->
                new HoldOutRequest.Triples(
                        new HoldOut.Setting(
                                options.own(file.get()).orElseGet(SynergyTargets::published),
                                options.headings,
                                objective.get().orElse(Objective.MAX),
                                options.slack()),
                        common.threads);
        };
    }
}
