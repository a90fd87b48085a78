package org.pieceworth.cli.theory;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.pieceworth.cli.options.CommonOptions;
import org.pieceworth.cli.options.FormatOption;
import org.pieceworth.cli.options.Subcommand;
import org.pieceworth.cli.options.Usage;
import org.pieceworth.cli.terminal.Terminal;
import org.pieceworth.report.ComparisonPlot;
import org.pieceworth.rules.InputException;
import org.pieceworth.studies.compare.ComparisonAnswer;
import org.pieceworth.studies.compare.ComparisonDocument;
import org.pieceworth.studies.compare.ComparisonRequest;
import org.pieceworth.studies.compare.ComparisonStudy;
import org.pieceworth.studies.document.OutputCheck;
import org.pieceworth.studies.document.OutputFile;
import org.pieceworth.studies.document.TextFile;
import org.pieceworth.valuation.GameContext;
import org.pieceworth.valuation.catalogue.ModelCatalogue;
import org.pieceworth.valuation.compare.ReferenceValue;
import org.pieceworth.valuation.compare.ReferenceValues;
import org.pieceworth.valuation.synergy.SynergyEntry;

/// Models held against published values.
public final class CompareCommand implements Subcommand {

    CommonOptions common = new CommonOptions();
    FormatOption output = new FormatOption();
    final ModelOptions options;
    Optional<String> file = Optional.empty();
    List<String> models = List.of();
    List<String> sets = List.of();
    Optional<String> plot = Optional.empty();

    public CompareCommand(ModelCatalogue models) {
        options = new ModelOptions(models);
    }

    @Override
    public void describe(Usage usage) {
        usage.about("How well each model predicts published values: bias, mean error, order, and where it fails.");
        usage.examples("""
                pieceworth compare                        against the table that comes with it
                pieceworth compare --plot models.svg      with a picture
                pieceworth compare mine.csv               against values of your own: lines of PIECE,VALUE
                pieceworth compare --sets zekk,kaufman    lists whose name holds one of these
                """);
        common.describe(usage);
        output.describe(usage);
        options.describe(usage);
        usage.operand(
                "VALUES",
                "a file of PIECE,VALUE in centipawns, or in the format of the built-in table",
                value -> file = Optional.of(value));
        usage.list(
                "--models",
                "NAME,…",
                "models to compare, of " + options.catalogue().listed() + " (default: all of them)",
                values -> models = values);
        usage.list("--sets", "TEXT,…", "only lists whose name contains one of the texts", values -> sets = values);
        usage.text("--plot", "FILE.svg", "write a picture", value -> plot = Optional.of(value));
    }

    @Override
    public Integer call() {
        Optional<OutputFile> picture = plot.map(CompareCommand::picture);
        picture.ifPresent(written -> OutputCheck.check(
                Stream.concat(file.stream(), options.files().stream()),
                List.of(new OutputCheck.Output("plot", written))));
        List<ReferenceValue> references = file.map(name -> ReferenceValues.read(name, TextFile.lines(name)))
                .orElseGet(ReferenceValues::shipped);
        ComparisonAnswer answer = ComparisonStudy.answer(new ComparisonRequest(
                options.catalogue().models(models, options.settings(), GameContext.CHESS),
                references,
                sets,
                options.settings().chosen(SynergyEntry.TARGETS)));
        Terminal.printer().print(ComparisonDocument.of(answer), output.format);
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
