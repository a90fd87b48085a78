package org.pieceworth.studies.choices;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.pieceworth.empirical.settings.ObservationSettings;
import org.pieceworth.empirical.settings.ObservationSettings.Games;
import org.pieceworth.empirical.settings.TagCondition;
import org.pieceworth.empirical.settings.TagConditionReader;
import org.pieceworth.rules.variant.Variants;
import org.pieceworth.studies.options.CommonOptions;
import org.pieceworth.studies.options.FormatOption;
import org.pieceworth.studies.options.LongQuestion;
import org.pieceworth.studies.options.NumberOption;
import org.pieceworth.studies.options.OptionDependency;
import org.pieceworth.studies.options.Options;
import org.pieceworth.studies.options.Reply;
import org.pieceworth.studies.output.OutputCheck;
import org.pieceworth.studies.output.OutputFile;
import org.pieceworth.studies.output.Run;
import org.pieceworth.studies.reading.GameFiles;
import org.pieceworth.studies.reading.ReadRequest;

/// Values from the moves that players chose.
public final class ChoicesQuestion implements LongQuestion {

    private static final NumberOption<Double> WITHIN = NumberOption.of(
                    "--within", "N", "count moves that settle at most so many pawns below the best", 0.5, 100.0)
            .standard(1.5);
    private static final NumberOption<Integer> EVERY = NumberOption.of(
                    "--every", "N", "look at a position each so many plies", 1, 1000)
            .standard(3);
    private static final NumberOption<Integer> MIN_PLY = NumberOption.of(
                    "--min-ply", "N", "ignore positions before this ply", 0, 20_000)
            .standard(16);
    private static final NumberOption<Integer> POSITIONS = NumberOption.of(
                    "--positions", "N", "look at so many positions at most, of games spread evenly", 100, 1_000_000)
            .standard(40_000);

    private final CommonOptions common = new CommonOptions();
    private final FormatOption output = new FormatOption();
    private List<String> names = List.of();
    private double within = WITHIN.defaultValue();
    private boolean withinTyped;
    private boolean allMoves;
    private int every = EVERY.defaultValue();
    private int minimumPly = MIN_PLY.defaultValue();
    private int positions = POSITIONS.defaultValue();
    private Optional<String> where = Optional.empty();
    private Optional<String> variant = Optional.empty();
    private Optional<String> export = Optional.empty();

    public ChoicesQuestion() {}

    @Override
    public void describe(Options usage) {
        usage.about(
                "Piece values from the moves that players chose: a conditional logit over the legal moves, beside values"
                        + " from results.");
        usage.examples("""
                pieceworth choices games.pgn.zst
                pieceworth choices games.pgn --where "WhiteElo >= 2500 and BlackElo >= 2500"
                pieceworth choices games.pgn --all-moves --format json
                """);
        common.describe(usage);
        output.describe(usage);
        usage.operands(
                "1..*",
                "GAMES",
                "PGN files, plain, .gz, .bz2, .xz, .zst, .zip, .7z or .tar; folders of them, patterns such as '*.pgn'",
                values -> names = values);
        usage.number(WITHIN, value -> {
            within = value;
            withinTyped = true;
        });
        usage.flag("--all-moves", "count all legal moves, however bad", () -> allMoves = true);
        usage.number(EVERY, value -> every = value);
        usage.number(MIN_PLY, value -> minimumPly = value);
        usage.number(POSITIONS, value -> positions = value);
        usage.text(
                "--where",
                "CONDITION",
                "use only games whose tags match: \"WhiteElo >= 2500 and Event ~ 'blitz'\" (~ means contains)",
                value -> where = Optional.of(value));
        usage.text(
                "--variant",
                "NAME",
                "the variant: chess, any of `pieceworth variants`, or @file.ini:name (default: the Variant tag of"
                        + " the first game, otherwise chess)",
                value -> variant = Optional.of(value));
        usage.output(
                "--export",
                "FILE.csv",
                "write the choices, a row for each move that counts, for other programs",
                value -> export = Optional.of(value));
    }

    @Override
    public boolean isQuiet() {
        return common.quiet;
    }

    @Override
    public Reply reply(Run run) {
        OptionDependency.exclude("within", withinTyped, "--all-moves", allMoves);
        List<String> files = GameFiles.of(names);
        ChoicesRequest.check(files);
        Optional<OutputFile> written = export.map(OutputFile::of);
        written.ifPresent(file -> OutputCheck.check(
                Stream.of(files.stream(), variant.flatMap(Variants::file).stream())
                        .flatMap(each -> each),
                List.of(new OutputCheck.Output("export", file))));
        ChoicesAnswer answer = ChoicesStudy.answer(request(files), run);
        written.ifPresent(file -> ChoicesExport.write(answer.values(), file));
        return Reply.of(ChoicesDocument.of(answer), output.format);
    }

    private ChoicesRequest request(List<String> files) {
        ObservationSettings settings = ObservationSettings.DEFAULT
                .with(Games.DEFAULT.with(where.map(TagConditionReader::parse).orElse(new TagCondition.All())))
                .withThreads(common.threads);
        return new ChoicesRequest(
                ReadRequest.of(files, settings, variant),
                every,
                minimumPly,
                allMoves ? Optional.empty() : Optional.of(within),
                positions);
    }
}
