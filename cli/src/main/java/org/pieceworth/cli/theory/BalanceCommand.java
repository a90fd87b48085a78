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
        usage.about("Find armies that are worth as much as a given one: every army of a pool is tried, and the nearest"
                + " are listed.");
        usage.examples("""
                pieceworth balance RNBQKBNR                          armies equal to that of chess
                pieceworth balance RNBQKBNR --captures rook          all pieces capture like a rook
                pieceworth balance RNBQKBNR --moves knight --distinct
                                                                     all move like a knight, no two kinds alike
                pieceworth balance RNBQKBNR --determined --surest    only of pieces that the targets pin down,
                                                                     the surest armies first
                pieceworth balance capablanca --model crowded        armies equal to that of a variant
                pieceworth balance @my.ini:myvariant                 one of your own: also White's army beside Black's
                pieceworth balance RNBQKBNR --model universal --pool "chess with different armies"
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
