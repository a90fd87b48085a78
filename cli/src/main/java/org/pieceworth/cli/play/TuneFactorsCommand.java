package org.pieceworth.cli.play;

import java.util.Optional;
import org.pieceworth.answer.Document;
import org.pieceworth.cli.options.Subcommand;
import org.pieceworth.cli.terminal.MeasureProgress;
import org.pieceworth.cli.terminal.Terminal;
import org.pieceworth.studies.options.CommonOptions;
import org.pieceworth.studies.options.Options;
import org.pieceworth.studies.questions.FactorsQuestion;
import org.pieceworth.studies.tune.FactorsDocument;
import org.pieceworth.studies.tune.FactorsRequest;
import org.pieceworth.studies.tune.FactorsStudy;

/// Seeks factors of the mobility model by play.
public final class TuneFactorsCommand implements Subcommand {

    private final FactorsQuestion question = new FactorsQuestion();

    public TuneFactorsCommand() {}

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
        question.describe(usage);
    }

    @Override
    public Integer call() {
        FactorsRequest request = question.request();
        CommonOptions common = question.common();
        if (request.way() instanceof FactorsRequest.AsWritten written && !common.quiet) {
            FactorsDocument.cost(written, request.nodes(), common.threads).forEach(Terminal::say);
        }
        MeasureProgress progress = new MeasureProgress(common.quiet, Optional.empty());
        Document answer = FactorsDocument.of(FactorsStudy.answer(request, common.threads, progress, _ -> {}));
        Terminal.printer().print(answer, question.format());
        return 0;
    }
}
