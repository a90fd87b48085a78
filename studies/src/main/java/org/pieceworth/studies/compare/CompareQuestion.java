package org.pieceworth.studies.compare;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.pieceworth.report.ComparisonPlot;
import org.pieceworth.studies.compare.ComparisonAnswer.Unused;
import org.pieceworth.studies.options.CommonOptions;
import org.pieceworth.studies.options.FormatOption;
import org.pieceworth.studies.options.ModelOptions;
import org.pieceworth.studies.options.OptionGroup;
import org.pieceworth.studies.options.Options;
import org.pieceworth.studies.options.Question;
import org.pieceworth.studies.options.Reply;
import org.pieceworth.studies.options.Setting;
import org.pieceworth.studies.output.OutputCheck;
import org.pieceworth.studies.output.OutputFile;
import org.pieceworth.studies.output.ValuesFile;
import org.pieceworth.valuation.GameContext;
import org.pieceworth.valuation.catalogue.ModelCatalogue;
import org.pieceworth.valuation.compare.MeasuredValues;
import org.pieceworth.valuation.compare.ReferenceValue;
import org.pieceworth.valuation.compare.ReferenceValues;
import org.pieceworth.valuation.play.Atlas;
import org.pieceworth.valuation.play.AtlasRow.Where;
import org.pieceworth.valuation.synergy.SynergyEntry;

/// Models compared with published values.
public final class CompareQuestion implements Question {

    CommonOptions common = new CommonOptions();
    FormatOption output = new FormatOption();
    final ModelOptions options;
    Optional<String> file = Optional.empty();
    List<String> models = List.of();
    final Setting<List<String>> sets =
            Setting.list("--sets", "TEXT,…", "only lists whose name contains one of the texts");
    final Setting<Optional<String>> plot = Setting.output("--plot", "FILE.svg", "write a picture");

    public CompareQuestion(ModelCatalogue models) {
        options = new ModelOptions(models);
    }

    @Override
    public void describe(Options usage) {
        usage.about("Show which model is closest to published values. Bias, mean error, order, and failures of each "
                + "model.");
        usage.examples("""
                pieceworth compare                      # the built-in published lists
                pieceworth compare --plot models.svg    # with a picture
                pieceworth compare mine.csv             # your own lines of PIECE,VALUE
                pieceworth compare atlas                # pieces measured by play
                pieceworth compare --sets zekk,kaufman  # lists with one of these names
                """);
        OptionGroup.all(usage, common, output, options);
        usage.fileOperand(
                "VALUES",
                "a file of PIECE,VALUE in centipawns, or in the format of the built-in table, or atlas, the measured"
                        + " pieces",
                value -> file = Optional.of(value));
        usage.list(
                "--models",
                "NAME,…",
                "models to compare, of " + options.catalogue().listed() + " (default: all of them)",
                values -> models = values);
        OptionGroup.all(usage, sets, plot);
    }

    @Override
    public Reply reply() {
        Optional<OutputFile> picture = plot.get().map(OutputFile::picture);
        picture.ifPresent(written -> OutputCheck.check(
                Stream.concat(file.stream(), options.files().stream()),
                List.of(new OutputCheck.Output("plot", written))));
        ComparisonAnswer answer = answer();
        picture.ifPresent(target -> target.write(out -> out.print(ComparisonPlot.svg(answer.comparison()))));
        return Reply.of(ComparisonDocument.of(answer), output.format);
    }

    private ComparisonAnswer answer() {
        if (file.isEmpty()) {
            return study(ReferenceValues.shipped(), Unused.NONE);
        }
        String name = file.get();
        List<String> lines = ValuesFile.lines(name);
        if (Atlas.isAtlas(lines)) {
            MeasuredValues measured = MeasuredValues.of(name, Atlas.parse(name, lines), sets.get());
            return study(
                    measured.values(),
                    new Unused(
                            measured.leftOut(),
                            measured.others().stream().map(Where::text).toList()));
        }
        return study(ReferenceValues.read(name, lines), new Unused(ReferenceValues.leftOut(name, lines), List.of()));
    }

    private ComparisonAnswer study(List<ReferenceValue> references, Unused unused) {
        return new ComparisonStudy(
                        options.catalogue().models(models, options.settings(), GameContext.CHESS),
                        references,
                        sets.get(),
                        options.settings().chosen(SynergyEntry.TARGETS),
                        unused)
                .answer();
    }
}
