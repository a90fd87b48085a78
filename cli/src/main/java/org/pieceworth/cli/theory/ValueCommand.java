package org.pieceworth.cli.theory;

import org.pieceworth.cli.options.Subcommand;
import org.pieceworth.cli.terminal.Terminal;
import org.pieceworth.studies.options.Options;
import org.pieceworth.studies.questions.ValueQuestion;
import org.pieceworth.valuation.catalogue.ModelCatalogue;

/// Every model's value of each piece.
public final class ValueCommand implements Subcommand {

    private final ValueQuestion question;

    public ValueCommand(ModelCatalogue models) {
        question = new ValueQuestion(models);
    }

    @Override
    public void describe(Options usage) {
        usage.about("Value pieces by theory: every model's value, side by side.");
        usage.examples("""
                pieceworth value                          # the pieces of chess
                pieceworth value knight archbishop        # names: see `pieceworth pieces`
                pieceworth value fhNbFbsW --unit knight=300
                pieceworth value archbishop --board 10x8
                pieceworth value capablanca               # a variant's pieces on its board
                pieceworth value @my.ini:myvariant        # a variant of your own
                pieceworth value @my.ini:myvariant --format ini   # values for an engine
                pieceworth value R4 --targets mine.csv    # synergy fitted to your values
                pieceworth value --all --board 8x8,10x8,8x8:cylinder --format csv
                """);
        question.describe(usage);
    }

    @Override
    public Integer call() {
        Terminal.print(question.reply());
        return 0;
    }
}
