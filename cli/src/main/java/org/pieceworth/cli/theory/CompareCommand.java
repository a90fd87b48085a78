package org.pieceworth.cli.theory;

import java.util.List;
import java.util.Optional;
import org.pieceworth.cli.options.Subcommand;
import org.pieceworth.cli.terminal.Terminal;
import org.pieceworth.report.ComparisonPlot;
import org.pieceworth.text.InputException;
import org.pieceworth.studies.compare.ComparisonAnswer;
import org.pieceworth.studies.output.OutputCheck;
import org.pieceworth.studies.output.OutputFile;
import org.pieceworth.studies.options.Options;
import org.pieceworth.studies.questions.CompareQuestion;
import org.pieceworth.valuation.catalogue.ModelCatalogue;

/// Models compared with published values.
public final class CompareCommand implements Subcommand {

    private final CompareQuestion question;
    Optional<String> plot = Optional.empty();

    public CompareCommand(ModelCatalogue models) {
        question = new CompareQuestion(models);
    }

    @Override
    public void describe(Options usage) {
        usage.about("Compare the models with published values: bias, mean error, order, and failures.");
        usage.examples("""
                pieceworth compare                      # the built-in published lists
                pieceworth compare --plot models.svg    # with a picture
                pieceworth compare mine.csv             # your own lines of PIECE,VALUE
                pieceworth compare --sets zekk,kaufman  # lists with one of these names
                """);
        question.describe(usage);
        usage.text("--plot", "FILE.svg", "write a picture", value -> plot = Optional.of(value));
    }

    @Override
    public Integer call() {
        Optional<OutputFile> picture = plot.map(CompareCommand::picture);
        picture.ifPresent(
                written -> OutputCheck.check(question.files(), List.of(new OutputCheck.Output("plot", written))));
        ComparisonAnswer answer = question.answer();
        Terminal.print(question.reply(answer));
        picture.ifPresent(target -> target.write(out -> out.print(ComparisonPlot.svg(answer.comparison()))));
        return 0;
    }

    private static OutputFile picture(String name) {
        if (!name.endsWith(".svg")) {
            throw new InputException("--plot: found '" + name + "', expected a name that ends in .svg");
        }
        return OutputFile.of(name);
    }
}
