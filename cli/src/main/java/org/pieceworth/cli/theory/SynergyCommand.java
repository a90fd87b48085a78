package org.pieceworth.cli.theory;

import org.pieceworth.cli.options.Subcommand;
import org.pieceworth.cli.terminal.CountedProgress;
import org.pieceworth.cli.terminal.Terminal;
import org.pieceworth.answer.Document;
import org.pieceworth.studies.options.Options;
import org.pieceworth.studies.questions.SynergyQuestion;
import org.pieceworth.studies.synergy.HoldOutDocument;
import org.pieceworth.studies.synergy.HoldOutRequest;
import org.pieceworth.studies.synergy.HoldOutStudy;

/// Fits the synergy law.
public final class SynergyCommand implements Subcommand {

    private final SynergyQuestion question = new SynergyQuestion();

    public SynergyCommand() {}

    @Override
    public void describe(Options usage) {
        usage.about(
                "Fit the synergy law v(A+B) = v(A) + v(B) + c·v(A)·v(B) to target values, exactly and with a proof, and show"
                        + " the values that the targets determine.");
        usage.examples("""
                pieceworth synergy                            # the published targets
                # your own: lines of PIECE,VALUE or PIECE,VALUE,S.E.
                pieceworth synergy mine.csv --value R4,fR,silver
                pieceworth synergy mine.csv --objective chi2  # is the law rejected?
                pieceworth synergy --hold-out triples         # does it predict?
                pieceworth synergy --value R --slack 0.2,1,5  # ranges for three slacks
                pieceworth synergy --objective mean           # mean instead of largest error
                pieceworth synergy --solver de --seed 7       # the source's random search
                pieceworth synergy --published                # its table 2 recomputed
                pieceworth synergy --tables                   # its tables 3 to 5 recomputed
                """);
        question.describe(usage);
    }

    @Override
    public Integer call() {
        Document document = question.heldOut().map(this::heldOut).orElseGet(question::document);
        Terminal.printer().print(document, question.format());
        return 0;
    }

    private Document heldOut(HoldOutRequest request) {
        try (CountedProgress progress = CountedProgress.of(HoldOutStudy.trials(request), question.common().quiet)) {
            return HoldOutDocument.of(HoldOutStudy.answer(request, progress::at));
        }
    }
}
