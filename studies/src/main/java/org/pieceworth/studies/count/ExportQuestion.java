package org.pieceworth.studies.count;

import java.io.OutputStream;
import java.util.List;
import java.util.Optional;
import org.pieceworth.empirical.input.ObservationReader;
import org.pieceworth.empirical.settings.ObservationSettings;
import org.pieceworth.studies.options.CollectionArguments;
import org.pieceworth.studies.options.CommonOptions;
import org.pieceworth.studies.options.GamesQuestion;
import org.pieceworth.studies.options.OptionDependency;
import org.pieceworth.studies.options.OptionGroup;
import org.pieceworth.studies.options.Options;
import org.pieceworth.studies.options.Reply;
import org.pieceworth.studies.options.Setting;
import org.pieceworth.studies.output.Destination;
import org.pieceworth.studies.output.OutputCheck;
import org.pieceworth.studies.output.OutputFile;
import org.pieceworth.studies.run.InputReader;
import org.pieceworth.studies.run.Run;
import org.pieceworth.terms.TermCatalogue;
import org.pieceworth.text.InputException;

/// Writes observations to keep, merge and refit.
public final class ExportQuestion implements GamesQuestion {

    CommonOptions common = new CommonOptions();
    final CollectionArguments games;
    final Setting<Optional<String>> output = Setting.text(
            "-o, --output", "FILE", "the file to write, - for standard output; without it, a summary is printed");
    final Setting<Optional<String>> format = Setting.text(
            "--format",
            "FORMAT",
            "csv (counts per vector of features), rows (a CSV line per row, with its game and tags), parquet (the"
                    + " same as Parquet), epd (labelled positions), mat, or pgn (the used games, as they are"
                    + " written); by default by FILE's ending, otherwise csv");
    final Setting<Boolean> positions =
            Setting.flag("--fen", "in Parquet, a column with the position of each row as FEN");
    final Setting<Optional<String>> having = Setting.text(
            "--positions",
            "CONDITION",
            "for pgn, only games with a position such as \"imbalance = 'Q:RR' and ply > 40\" among those that count,"
                    + " or \"subfen = '8/8/8/8/3P4/8/8/8'\" among all; also material, phase, quiet and pieces by"
                    + " their letters");

    /// @param terms the terms that users may name
    public ExportQuestion(TermCatalogue terms) {
        games = new CollectionArguments(terms);
    }

    @Override
    public void describe(Options usage) {
        usage.about("Write positions and results of games to a file. The file can be merged, fitted again or read by "
                + "other programs; without one, a summary is printed.");
        usage.examples("""
                pieceworth export games.pgn                    # a summary
                pieceworth export games.pgn -o games.csv       # win, draw and loss counts
                pieceworth export games.pgn -o games.parquet   # all rows, with tags, for fit
                pieceworth export games.pgn -o positions.epd   # labelled positions
                pieceworth export games.pgn --format mat -o F  # for Octave, MATLAB and R
                """);
        OptionGroup.all(usage, common, games, output, format, having, positions);
    }

    @Override
    public ObservationSettings settings() {
        return games.request(common, Optional.empty(), InputReader.HERE).settings();
    }

    @Override
    public Reply reply(Run run) {
        OptionDependency.check("format", format.isTyped(), "--output FILE", output.isTyped());
        CountFormat kind = output.get()
                .map(file -> CountFormat.of(format.get(), file))
                .orElse(having.isTyped() ? CountFormat.PGN : CountFormat.CSV);
        CountStudy.check(kind, games.inputs());
        CountStudy study = new CountStudy(
                games.request(common, Optional.empty(), run.reader()),
                kind,
                destination(run),
                positions.get(),
                having.get());
        if (games.alias.isTyped()) {
            throw InputException.about(
                    "alias", "does nothing in export, which keeps names as they are; give it to fit");
        }
        List<String> lines = study.answer(run).lines();
        if (output.isTyped()) {
            lines.forEach(run::note);
            return Reply.ofText("");
        }
        return Reply.ofLines(lines);
    }

    private Destination destination(Run run) {
        String file = output.get().orElse("");
        if (file.isEmpty()) {
            return new Destination.Stream(OutputStream.nullOutputStream());
        }
        if (file.equals(ObservationReader.STANDARD_STREAM)) {
            return new Destination.Stream(run.standardOutput());
        }
        OutputFile named = OutputFile.of(file);
        OutputCheck.check(games.inputs(), List.of(new OutputCheck.Output("output", named)));
        return new Destination.Named(named);
    }
}
