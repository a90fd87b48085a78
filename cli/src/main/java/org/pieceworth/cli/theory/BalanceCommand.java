package org.pieceworth.cli.theory;

import org.pieceworth.cli.options.Subcommand;
import org.pieceworth.cli.terminal.Terminal;
import org.pieceworth.studies.options.Options;
import org.pieceworth.studies.questions.BalanceQuestion;
import org.pieceworth.valuation.catalogue.ModelCatalogue;

/// Armies of equal value.
public final class BalanceCommand implements Subcommand {

    private final BalanceQuestion question;

    public BalanceCommand(ModelCatalogue models) {
        question = new BalanceQuestion(models);
    }

    @Override
    public void describe(Options usage) {
        usage.about("Find armies of the same value as a given one: tries every army of a pool and lists the nearest.");
        usage.examples("""
                pieceworth balance RNBQKBNR                        # equal to chess's army
                pieceworth balance RNBQKBNR --captures rook        # all capture like rooks
                pieceworth balance RNBQKBNR --moves knight --distinct
                # the most certain differences first, of pieces that the targets determine
                pieceworth balance RNBQKBNR --determined --surest
                pieceworth balance capablanca --model crowded      # a variant's army
                pieceworth balance @my.ini:myvariant               # also White against Black
                pieceworth balance RNBQKBNR --model universal \\
                           --pool "chess with different armies"
                pieceworth balance RNBQKBNR --parameters published --tolerance 0.01
                """);
        question.describe(usage);
    }

    @Override
    public Integer call() {
        Terminal.print(question.reply());
        return 0;
    }
}
