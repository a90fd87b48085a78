package org.pieceworth.cli.games;

import java.util.Optional;
import org.pieceworth.studies.fit.FitFiles;
import org.pieceworth.studies.fit.FitPlot;
import org.pieceworth.studies.options.OptionDependency;
import org.pieceworth.studies.options.OptionGroup;
import org.pieceworth.studies.options.Options;
import org.pieceworth.studies.output.OutputFile;

/// Output files of `fit` in addition to its report.
final class FitOutputs implements OptionGroup {

    Optional<String> report = Optional.empty();
    Optional<String> plot = Optional.empty();
    Optional<String> plotWhat = Optional.empty();
    Optional<String> tables = Optional.empty();

    FitOutputs() {}

    @Override
    public void describe(Options usage) {
        usage.text(
                "--report",
                "FILE.html",
                "write a page with tables and charts: values, calibration, groups, phases, squares",
                value -> report = Optional.of(value));
        usage.text(
                "--plot",
                "FILE.svg|png",
                "write a picture; --plot-what selects it",
                value -> plot = Optional.of(value));
        usage.text(
                "--plot-what",
                "WHAT",
                "values (default), calibration, groups, phases, trace (the solver's steps), or squares:N for a piece",
                value -> plotWhat = Optional.of(value));
        usage.text(
                "--tables",
                "FILE.c|csv|json|ini",
                "write the values as tables for an engine: C arrays, CSV, JSON, or lines of variants.ini",
                value -> tables = Optional.of(value));
    }

    /// The files, looked at before the work begins.
    ///
    /// @param steps file for the steps of the solver, as CSV
    FitFiles files(Optional<OutputFile> steps) {
        OptionDependency.check("plot-what", plotWhat.isPresent(), "--plot FILE", plot.isPresent());
        return new FitFiles(
                report.map(OutputFile::of),
                plot.map(OutputFile::of),
                plotWhat.map(FitPlot::parse).orElse(FitPlot.VALUES),
                tables.map(OutputFile::of),
                steps);
    }
}
