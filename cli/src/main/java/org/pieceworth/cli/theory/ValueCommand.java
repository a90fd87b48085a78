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
        usage.about("What pieces are worth by theory: every model's value, side by side.");
        usage.examples("""
                pieceworth value                         the pieces of chess
                pieceworth value knight archbishop       pieces by name; `pieceworth pieces` lists the names
                pieceworth value capablanca              every piece of a variant, on its own board
                pieceworth value archbishop --board 10x8 a named piece on another board
                pieceworth value fhNbFbsW --unit knight=300
                pieceworth value --all --board 8x8,10x8,8x8:cylinder --format csv
                pieceworth value R4 --targets mine.csv   with the synergy law fitted to values of your own
                pieceworth value @my.ini:myvariant       the same for a variant of your own
                pieceworth value @my.ini:myvariant --format ini
                                                         with pieceValueMg and pieceValueEg for an engine
                """);
        question.describe(usage);
    }

    @Override
    public Integer call() {
        Terminal.print(question.reply());
        return 0;
    }
}
