package org.pieceworth.studies.fit;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.pieceworth.answer.Column;
import org.pieceworth.answer.Document;
import org.pieceworth.answer.Table;
import org.pieceworth.empirical.fit.FittedValue;
import org.pieceworth.report.Picture;
import org.pieceworth.report.SvgWriter;
import org.pieceworth.report.png.PngPicture;
import org.pieceworth.rules.position.PieceLetter;
import org.pieceworth.stats.regression.Solver;
import org.pieceworth.studies.fit.part.FitStep;
import org.pieceworth.studies.output.OutputCheck;
import org.pieceworth.studies.output.OutputFile;
import org.pieceworth.terms.FeatureTables;
import org.pieceworth.terms.PhaseKnot;
import org.pieceworth.terms.SquareTable;
import org.pieceworth.text.InputException;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// Output files of a fit in addition to its document; each may be missing.
///
/// @param page a page with tables and charts
/// @param picture a picture, `.svg` or `.png`
/// @param plot subject of the picture
/// @param tables tables for an engine: `.c`, `.h`, `.csv`, `.json` or `.ini`
/// @param steps the steps of the solver as CSV
public record FitFiles(
        Optional<OutputFile> page,
        Optional<OutputFile> picture,
        FitPlot plot,
        Optional<OutputFile> tables,
        Optional<OutputFile> steps) {

    private static final List<String> PAGES = List.of("html", "htm");
    private static final List<String> PICTURES = List.of("svg", "png");
    private static final List<String> TABLES = List.of("c", "h", "csv", "json", "ini");

    /// Checks the endings of the file names.
    ///
    /// @throws InputException when the format of one is unknown
    public FitFiles {
        page.ifPresent(file -> ending(file, "report", PAGES));
        picture.ifPresent(file -> ending(file, "plot", PICTURES));
        tables.ifPresent(file -> ending(file, "tables", TABLES));
    }

    private static String ending(OutputFile file, String setting, List<String> expected) {
        String name = file.name();
        String ending = name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
        if (!expected.contains(ending)) {
            throw InputException.about(
                    setting,
                    "found '" + name + "', expected a name that ends with ." + String.join(" or .", expected)
                            + (ending.equals("pdf") ? "; print that page to a PDF with your browser" : ""));
        }
        return ending;
    }

    /// All of them.
    public List<OutputCheck.Output> outputs() {
        return Stream.of(named("report", page), named("plot", picture), named("tables", tables), named("trace", steps))
                .flatMap(output -> output)
                .toList();
    }

    private static Stream<OutputCheck.Output> named(String setting, Optional<OutputFile> file) {
        return file.map(known -> new OutputCheck.Output(setting, known)).stream();
    }

    /// The word of `--plot-what` for the picture; empty for none.
    public String drawn() {
        return picture.isPresent() ? plot.subject().word() : "";
    }

    /// True if the solver's steps are shown: requested, or on a page with a useful chart of them.
    public boolean needSteps(Solver solver) {
        boolean drawn = picture.isPresent() && plot.subject() == FitPlot.Subject.TRACE;
        return steps.isPresent() || drawn || (page.isPresent() && solver == Solver.GRADIENT);
    }

    /// The files' names, in the order of writing.
    public List<String> names() {
        return Stream.of(steps, page, picture, tables)
                .flatMap(Optional::stream)
                .map(OutputFile::name)
                .toList();
    }

    /// Writes them all.
    ///
    /// @param document document of the answer, whose page is written
    public void write(FitAnswer answer, Document document) {
        steps.ifPresent(file -> file.write(out -> FitStepsCsv.write(answer, out)));
        page.ifPresent(file -> file.write(out -> out.print(document.html())));
        picture.ifPresent(file -> writePicture(file, plot.picture(answer.sections())));
        tables.ifPresent(file -> {
            String text = tables(ending(file, "tables", TABLES), answer);
            file.write(out -> out.print(text));
        });
    }

    private static void writePicture(OutputFile file, Picture picture) {
        if (ending(file, "plot", PICTURES).equals("png")) {
            file.writeBytes(out -> PngPicture.write(picture, out));
        } else {
            file.write(out -> out.print(SvgWriter.of(picture)));
        }
    }

    /// The values as a table of a kind: `c`, `h`, `csv`, `json` or `ini`.
    static String tables(String kind, FitAnswer answer) {
        FeatureTables found = answer.tables();
        String unit = answer.fit().settings().unit().text();
        StringWriter text = new StringWriter();
        switch (kind) {
            case "csv" -> found.writeCsv(new PrintWriter(text));
            case "json" -> text.write(TablesJson.of(found, unit));
            case "ini" -> text.write(String.join("\n", answer.ini()) + "\n");
            default -> found.writeC(unit, new PrintWriter(text));
        }
        return text.toString();
    }

    /// The article's chart as a table: per step the cost, the log-odds coefficients, and the same on a scale
    /// where the first feature, the pawn, is 100.
    private static final class FitStepsCsv {

        private FitStepsCsv() {}

        static void write(FitAnswer answer, PrintWriter out) {
            List<String> names = answer.fit().values().stream()
                    .filter(value -> value.coefficient().isPresent())
                    .map(FittedValue::feature)
                    .toList();
            out.print("step,cost," + String.join(",", names) + ",value" + String.join(",value", names) + "\n");
            answer.fitted().steps().forEach(step -> write(step, out));
        }

        private static void write(FitStep step, PrintWriter out) {
            double[] parameters = step.parameters();
            out.print(step.number() + "," + step.cost());
            for (double parameter : parameters) {
                out.print("," + parameter);
            }
            for (double parameter : parameters) {
                double value = 100 * parameter / parameters[0];
                out.print(Double.isFinite(value) ? String.format(Locale.ROOT, ",%.6f", value) : ",");
            }
            out.print("\n");
        }
    }

    /// Fitted tables as JSON.
    private static final class TablesJson {

        private TablesJson() {}

        static String of(FeatureTables tables, String unit) {
            JsonMapper mapper = JsonMapper.builder().build();
            ObjectNode json = mapper.createObjectNode().put("unit", unit);
            Table.of(
                            "features",
                            tables.rows(),
                            Column.fact("term", FeatureTables.Row::term),
                            Column.fact("feature", FeatureTables.Row::feature),
                            Column.fact("piece", FeatureTables.Row::piece),
                            Column.fact("square", FeatureTables.Row::square),
                            Column.fact("phase", FeatureTables.Row::phase),
                            Column.datum("value", FeatureTables.Row::value))
                    .putInto(json);
            Table.of(
                            "squares",
                            tables.squares(),
                            Column.fact("piece", table -> PieceLetter.text(table.piece())),
                            Column.optionalFact(
                                    "phase",
                                    table -> table.phase().map(PhaseKnot::name).orElse("")),
                            Column.numbers("values", SquareTable::values))
                    .putInto(json);
            return mapper.writerWithDefaultPrettyPrinter().writeValueAsString(json) + "\n";
        }
    }
}
