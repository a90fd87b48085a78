package org.pieceworth.cli.theory;

import org.pieceworth.cli.options.Subcommand;
import org.pieceworth.cli.terminal.Terminal;
import org.pieceworth.studies.options.Options;
import org.pieceworth.studies.questions.MaterialQuestion;

/// Material values of both sides of a game.
public final class MaterialCommand implements Subcommand {

    private final MaterialQuestion question = new MaterialQuestion();

    public MaterialCommand() {}

    @Override
    public void describe(Options usage) {
        usage.about(
                "Value both sides' material by the universal calculation, after captures and promotions: army values, royal"
                        + " values, and the side that gains from exchanges.");
        usage.examples("""
                pieceworth material                # chess at the opening
                pieceworth material capablanca     # a variant, or @my.ini:variant
                pieceworth material --captured white:B,black:Q --promoted black:P=Q
                pieceworth material --piece A=archbishop --piece C=RN \\
                           --opening rnbqkcabnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNBQKCABNR
                """);
        question.describe(usage);
    }

    @Override
    public Integer call() {
        Terminal.print(question.reply());
        return 0;
    }
}
