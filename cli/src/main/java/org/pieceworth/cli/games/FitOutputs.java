package org.pieceworth.cli.games;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.pieceworth.cli.options.OptionGroup;
import org.pieceworth.cli.options.Usage;
import org.pieceworth.cli.theory.TablesDocument;
import org.pieceworth.empirical.ObservationReader;
import org.pieceworth.empirical.fit.FittedValue;
import org.pieceworth.empirical.fit.PieceValueFit;
import org.pieceworth.report.CalibrationPlot;
import org.pieceworth.report.GroupsPlot;
import org.pieceworth.report.PhasesPlot;
import org.pieceworth.report.Picture;
import org.pieceworth.report.SquaresPlot;
import org.pieceworth.report.SvgWriter;
import org.pieceworth.report.ValuesPlot;
import org.pieceworth.report.html.ReportPage;
import org.pieceworth.report.page.FitPage;
import org.pieceworth.report.page.SquareMap;
import org.pieceworth.report.png.PngPicture;
import org.pieceworth.rules.InputException;
import org.pieceworth.stats.Estimate;
import org.pieceworth.studies.document.OutputFile;
import org.pieceworth.terms.Feature;
import org.pieceworth.terms.FeatureTables;

/// Files that `fit` writes beside its report.
final class FitOutputs implements OptionGroup {

    Optional<String> report = Optional.empty();
    Optional<String> plot = Optional.empty();
    String plotWhat = "values";
    Optional<String> tables = Optional.empty();

    FitOutputs() {}

    @Override
    public void describe(Usage usage) {
        usage.text(
                "--report",
                "FILE.html",
                "write a page with tables and charts: values, calibration, groups, stages, squares",
                value -> report = Optional.of(value));
        usage.text("--plot", "FILE.svg|png", "write a picture of --plot-what", value -> plot = Optional.of(value));
        usage.text(
                "--plot-what",
                "WHAT",
                "values (default), calibration, groups, stages, or squares:N for a piece",
                value -> plotWhat = value);
        usage.text(
                "--tables",
                "FILE.c|csv|json",
                "write the values as tables for an engine: C arrays, CSV or JSON",
                value -> tables = Optional.of(value));
    }

    boolean wantsPage() {
        return report.isPresent() || plot.isPresent();
    }

    boolean wantsCalibration() {
        return report.isPresent() || plotWhat.equals("calibration");
    }

    /// Whether something written names files by their hashes.
    boolean wantsHashes() {
        return report.isPresent();
    }

    /// Looks at the names before the work begins.
    void check() {
        report.ifPresent(OutputFile::of);
        plot.ifPresent(name -> {
            ending(name, "--plot", List.of("svg", "png"));
            OutputFile.of(name);
        });
        tables.ifPresent(name -> {
            ending(name, "--tables", List.of("c", "h", "csv", "json"));
            OutputFile.of(name);
        });
    }

    private static String ending(String name, String option, List<String> expected) {
        String ending = name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
        if (!expected.contains(ending)) {
            throw new InputException(option + ": found '" + name + "', expected a name that ends with ."
                    + String.join(" or .", expected));
        }
        return ending;
    }

    void write(PieceValueFit fit, FitExtras extras, ObservationReader files, List<String> commandLine) {
        if (wantsPage()) {
            FitPage page = new FitPageBuilder(fit, extras, files, commandLine).page();
            report.ifPresent(name -> OutputFile.of(name).write(out -> out.print(ReportPage.html(page))));
            plot.ifPresent(name -> writePlot(name, page));
        }
        tables.ifPresent(name -> writeTables(name, fit));
    }

    private void writePlot(String name, FitPage page) {
        Picture picture = picture(page);
        if (ending(name, "--plot", List.of("svg", "png")).equals("png")) {
            OutputFile.of(name).writeBytes(out -> PngPicture.write(picture, out));
        } else {
            OutputFile.of(name).write(out -> out.print(SvgWriter.of(picture)));
        }
    }

    private Picture picture(FitPage page) {
        String what = plotWhat.toLowerCase(Locale.ROOT);
        return switch (what.replaceFirst(":.*", "")) {
            case "values" -> ValuesPlot.picture(page);
            case "calibration" -> CalibrationPlot.picture(page.calibration());
            case "groups" ->
                GroupsPlot.picture(
                        page.groupings().stream()
                                .findFirst()
                                .orElseThrow(() -> new InputException("--plot-what groups needs --by")),
                        page.values(),
                        page.scale());
            case "stages" -> PhasesPlot.picture(page.phases(), page.scale());
            case "squares" -> SquaresPlot.picture(squares(page, what), page.scale());
            default ->
                throw new InputException("--plot-what: found '" + plotWhat
                        + "', expected values, calibration, groups, stages or squares:N");
        };
    }

    private static SquareMap squares(FitPage page, String what) {
        String piece = what.replaceFirst("squares:?", "").toUpperCase(Locale.ROOT);
        return page.squares().stream()
                .filter(map -> piece.isEmpty() || map.key().equals(piece))
                .findFirst()
                .orElseThrow(() -> new InputException("--plot-what: found no squares of '" + piece
                        + "'; fit them first (--features material,squares)"));
    }

    private static void writeTables(String name, PieceValueFit fit) {
        FeatureTables found = featureTables(fit);
        String unit = fit.settings().unit().text();
        switch (ending(name, "--tables", List.of("c", "h", "csv", "json"))) {
            case "csv" -> OutputFile.of(name).write(found::writeCsv);
            case "json" -> OutputFile.of(name).write(out -> out.print(TablesDocument.json(found, unit)));
            default -> OutputFile.of(name).write(out -> found.writeC(unit, out));
        }
    }

    /// The values by feature; what the games do not identify counts nothing.
    static FeatureTables featureTables(PieceValueFit fit) {
        List<Feature> features = fit.observations().terms().features();
        double[] weights = new double[features.size()];
        Arrays.setAll(
                weights, i -> fit.values().get(i).value().map(Estimate::value).orElse(0.0));
        return FeatureTables.of(fit.observations().terms(), weights);
    }

    /// The values of the features alone, without White's advantage and the draw width.
    static List<FittedValue> features(PieceValueFit fit) {
        return fit.values().subList(0, fit.observations().terms().features().size());
    }
}
