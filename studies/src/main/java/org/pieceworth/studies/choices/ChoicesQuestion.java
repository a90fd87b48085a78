package org.pieceworth.studies.choices;

import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.pieceworth.empirical.choices.ChoiceValues;
import org.pieceworth.empirical.settings.ObservationSettings;
import org.pieceworth.empirical.settings.ObservationSettings.Games;
import org.pieceworth.empirical.settings.TagCondition;
import org.pieceworth.empirical.settings.TagConditionReader;
import org.pieceworth.rules.variant.Variants;
import org.pieceworth.stats.choice.ChoiceSets;
import org.pieceworth.studies.options.CommonOptions;
import org.pieceworth.studies.options.FormatOption;
import org.pieceworth.studies.options.LongQuestion;
import org.pieceworth.studies.options.NumberOption;
import org.pieceworth.studies.options.OptionDependency;
import org.pieceworth.studies.options.OptionGroup;
import org.pieceworth.studies.options.Options;
import org.pieceworth.studies.options.Reply;
import org.pieceworth.studies.options.Setting;
import org.pieceworth.studies.output.OutputCheck;
import org.pieceworth.studies.output.OutputFile;
import org.pieceworth.studies.reading.GameFiles;
import org.pieceworth.studies.reading.ReadRequest;
import org.pieceworth.studies.run.Run;

/// Values from the moves that players chose.
public final class ChoicesQuestion implements LongQuestion {

    private final Setting<Double> within = Setting.number(
            NumberOption.of("--within", "N", "count moves that settle at most so many pawns below the best", 0.5, 100.0)
                    .standard(1.5));

    private final CommonOptions common = new CommonOptions();
    private final FormatOption output = new FormatOption();
    private final Setting<List<String>> names = Setting.operands(
            "1..*",
            "GAMES",
            "PGN files, plain, .gz, .bz2, .xz, .zst, .zip, .7z or .tar; folders of them, patterns such as '*.pgn'");
    private final Setting<Boolean> allMoves = Setting.flag("--all-moves", "count all legal moves, however bad");
    private final Setting<Integer> every =
            Setting.number(NumberOption.of("--every", "N", "look at a position each so many plies", 1, 1000)
                    .standard(3));
    private final Setting<Integer> minimumPly =
            Setting.number(NumberOption.of("--min-ply", "N", "ignore positions before this ply", 0, 20_000)
                    .standard(16));
    private final Setting<Integer> positions = Setting.number(NumberOption.of(
                    "--positions", "N", "look at so many positions at most, of games spread evenly", 100, 1_000_000)
            .standard(40_000));
    private final Setting<Optional<String>> where = Setting.text(
            "--where",
            "CONDITION",
            "use only games whose tags match: \"WhiteElo >= 2500 and Event ~ 'blitz'\" (~ means contains)");
    private final Setting<Optional<String>> variant = Setting.text(
            "--variant",
            "NAME",
            "the variant: chess, any of `pieceworth variants`, or @file.ini:name (default: the Variant tag of"
                    + " the first game, otherwise chess)");
    private final Setting<Optional<String>> export = Setting.output(
            "--export", "FILE.csv", "write the choices, a row for each move that counts, for other programs");

    public ChoicesQuestion() {}

    @Override
    public void describe(Options usage) {
        usage.about("Estimate piece values from the moves that players chose. A conditional logit over the legal "
                + "moves; values from results are shown for comparison.");
        usage.examples("""
                pieceworth choices games.pgn.zst
                pieceworth choices games.pgn --where "WhiteElo >= 2500 and BlackElo >= 2500"
                pieceworth choices games.pgn --all-moves --format json
                """);
        OptionGroup.all(
                usage, common, output, names, within, allMoves, every, minimumPly, positions, where, variant, export);
    }

    @Override
    public Reply reply(Run run) {
        OptionDependency.exclude("within", within.isTyped(), "--all-moves", allMoves.get());
        List<String> files = GameFiles.of(names.get());
        ChoicesRequest.check(files);
        Optional<OutputFile> written = export.get().map(OutputFile::of);
        written.ifPresent(file -> OutputCheck.check(
                Stream.of(files.stream(), variant.get().flatMap(Variants::file).stream())
                        .flatMap(each -> each),
                List.of(new OutputCheck.Output("export", file))));
        ChoicesAnswer answer = ChoicesStudy.answer(request(files), run);
        written.ifPresent(file -> ChoicesExport.write(answer.values(), file));
        return Reply.of(ChoicesDocument.of(answer), output.format);
    }

    private ChoicesRequest request(List<String> files) {
        ObservationSettings settings = ObservationSettings.DEFAULT
                .with(Games.DEFAULT.with(
                        where.get().map(TagConditionReader::parse).orElse(new TagCondition.All())))
                .withThreads(common.threads);
        return new ChoicesRequest(
                ReadRequest.of(files, settings, variant.get()),
                every.get(),
                minimumPly.get(),
                allMoves.get() ? Optional.empty() : Optional.of(within.get()),
                positions.get());
    }

    /// Choices as a table for other programs: a row for each alternative, in the long form that
    /// survival::clogit of R reads.
    private static final class ChoicesExport {

        private ChoicesExport() {}

        static void write(ChoiceValues values, OutputFile file) {
            file.write(out -> write(values, out));
        }

        private static void write(ChoiceValues values, PrintWriter out) {
            ChoiceSets sets = values.sets();
            out.print("set,game,chosen");
            values.coefficients().names().forEach(name -> out.print("," + name.replace(':', '.')));
            out.print('\n');
            for (int set = 0; set < sets.size(); set++) {
                for (int row = sets.first(set); row < sets.end(set); row++) {
                    out.print(
                            (set + 1) + "," + (values.clusterOf()[set] + 1) + "," + (row == sets.chosen(set) ? 1 : 0));
                    for (int feature = 0; feature < sets.features(); feature++) {
                        out.print(',');
                        out.print(sets.value(row, feature));
                    }
                    out.print('\n');
                }
            }
        }
    }
}
