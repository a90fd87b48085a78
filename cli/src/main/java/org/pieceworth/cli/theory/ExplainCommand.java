package org.pieceworth.cli.theory;

import org.pieceworth.cli.options.Subcommand;
import org.pieceworth.cli.terminal.Terminal;
import org.pieceworth.studies.options.Options;
import org.pieceworth.studies.questions.ExplainQuestion;
import org.pieceworth.valuation.catalogue.ModelCatalogue;

/// The derivation of a value, step by step.
public final class ExplainCommand implements Subcommand {

    private final ExplainQuestion question;

    public ExplainCommand(ModelCatalogue models) {
        question = new ExplainQuestion(models);
    }

    @Override
    public void describe(Options usage) {
        usage.about("Show the derivation of a model's value, step by step, in the source's own terms.");
        usage.examples("""
                pieceworth explain Q --model universal      # every table
                pieceworth explain P N B R Q K --table      # one table of attack values
                pieceworth explain FfW --model synergy      # a silver general
                pieceworth explain R4 --model fairy-stockfish --phase eg
                pieceworth explain archbishop --at a1       # mobility from another square
                # with royal and material values of both sides
                pieceworth explain K --model universal --captured black:B
                """);
        question.describe(usage);
    }

    @Override
    public Integer call() {
        Terminal.print(question.reply());
        return 0;
    }
}
