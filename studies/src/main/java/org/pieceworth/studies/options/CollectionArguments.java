package org.pieceworth.studies.options;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.pieceworth.empirical.input.GameInput;
import org.pieceworth.empirical.settings.ClockRange;
import org.pieceworth.empirical.settings.ClusterTags;
import org.pieceworth.empirical.settings.Grouping;
import org.pieceworth.empirical.settings.NameAliases;
import org.pieceworth.empirical.settings.ObservationSettings;
import org.pieceworth.empirical.settings.ObservationSettings.Features;
import org.pieceworth.empirical.settings.ObservationSettings.Games;
import org.pieceworth.empirical.settings.ObservationSettings.Groups;
import org.pieceworth.empirical.settings.ObservationSettings.Positions;
import org.pieceworth.empirical.settings.QuietRule;
import org.pieceworth.empirical.settings.TagCondition;
import org.pieceworth.empirical.settings.TagConditionReader;
import org.pieceworth.empirical.settings.Target;
import org.pieceworth.empirical.settings.Weighting;
import org.pieceworth.rules.variant.Variants;
import org.pieceworth.studies.output.TextFile;
import org.pieceworth.studies.reading.GameFiles;
import org.pieceworth.studies.reading.InputReader;
import org.pieceworth.studies.reading.ReadRequest;
import org.pieceworth.terms.TermCatalogue;
import org.pieceworth.terms.TermKind;
import org.pieceworth.text.InputException;

/// Files of games and which of the games count.
public final class CollectionArguments implements OptionGroup {

    private static final NumberOption<Integer> QUIET_PLIES = NumberOption.of(
                    "--quiet-plies", "N", "plies without capture, promotion or check before a position counts", 0, 1000)
            .standard(QuietRule.PUBLISHED.plies());
    private static final NumberOption<Integer> MIN_PLY = NumberOption.of(
                    "--min-ply", "N", "ignore positions before this ply", 1, 20_000)
            .standard(QuietRule.PUBLISHED.minimumPly());

    List<String> files = List.of();
    Optional<String> preset = Optional.empty();
    boolean keepDuplicates;
    public String features = ObservationSettings.MATERIAL;
    Optional<Integer> quietPlies = Optional.empty();
    Optional<Integer> minimumPly = Optional.empty();
    Rows at = Rows.QUIET;
    boolean verify;
    Optional<String> where = Optional.empty();
    public Optional<String> alias = Optional.empty();
    public Target target = Target.RESULT;
    Optional<String> variant = Optional.empty();
    Optional<String> weightTag = Optional.empty();
    boolean gamesAlike;
    boolean skipCorrupt;
    Optional<String> clock = Optional.empty();

    private final TermCatalogue terms;
    private final InputReader reader;

    /// The positions in use.
    enum Rows {
        QUIET,
        START
    }

    /// @param terms the terms that users may name
    /// @param reader reads the inputs
    public CollectionArguments(TermCatalogue terms, InputReader reader) {
        this.terms = terms;
        this.reader = reader;
    }

    @Override
    public void describe(Options usage) {
        usage.operands(
                "1..*",
                "GAMES",
                "PGN files, plain, .gz, .bz2, .xz, .zst, .zip, .7z or .tar; folders of them, patterns such as '*.pgn'; games"
                        + " in Parquet, a row each; labelled positions (.epd); observations written by export (.parquet,"
                        + " .csv, .mat); - for standard input",
                values -> files = values);
        usage.text(
                "--preset",
                "NAME",
                "medvedev: as published in 2015 (other options override it)",
                value -> preset = Optional.of(value));
        usage.flag(
                "--keep-duplicates",
                "also count games with the same moves as an earlier one",
                () -> keepDuplicates = true);
        usage.text(
                "--features",
                "TERMS",
                "terms that describe a position, such as material,pair:B (default material); all terms: "
                        + terms.kinds().stream().map(TermKind::syntax).collect(Collectors.joining(", ")),
                value -> features = value);
        usage.number(QUIET_PLIES, value -> quietPlies = Optional.of(value));
        usage.number(MIN_PLY, value -> minimumPly = Optional.of(value));
        usage.choice(
                "--at",
                "WHICH",
                "positions to use: quiet (default), or start, the start position of each game, for games between"
                        + " random armies",
                Rows.class,
                value -> at = value);
        usage.flag(
                "--verify",
                "check that every move is legal; without it, moves that leave the own king in check may pass",
                () -> verify = true);
        usage.text(
                "--where",
                "CONDITION",
                "use only games whose tags match: \"WhiteElo >= 2500 and Event ~ 'blitz'\" (~ means contains)",
                value -> where = Optional.of(value));
        usage.path(
                "--alias",
                "FILE",
                "other spellings of players' names, lines ALIAS = NAME, for --by player",
                value -> alias = Optional.of(value));
        usage.choice(
                "--target",
                "WHAT",
                "fit to result (default), the game's result, or score, the search score in the move's comment",
                Target.class,
                value -> target = value);
        usage.text(
                "--clock",
                "SECONDS",
                "use only positions where the player with less time has so many seconds left, 0-60 or 60-, by the clocks in"
                        + " the comments",
                value -> clock = Optional.of(value));
        usage.text(
                "--variant",
                "NAME",
                "the variant: chess, any of `pieceworth variants`, or @file.ini:name (default: the Variant tag of"
                        + " the first game, otherwise chess)",
                value -> variant = Optional.of(value));
        usage.text(
                "--weight-tag",
                "TAG",
                "the tag with the weight of a game (default: all games weigh 1)",
                value -> weightTag = Optional.of(value));
        usage.flag(
                "--games-alike",
                "give every game the same total weight, for any number of rows",
                () -> gamesAlike = true);
        usage.flag(
                "--skip-corrupt",
                "skip damaged compressed files, as corrupt-file; without it they are errors",
                () -> skipCorrupt = true);
    }

    public boolean medvedev() {
        preset.filter(name -> !name.equals("medvedev")).ifPresent(name -> {
            throw InputException.about("preset", "found '" + name + "', expected medvedev");
        });
        return preset.isPresent();
    }

    /// All input files.
    public Stream<String> inputs() {
        return Stream.of(GameFiles.of(files).stream(), alias.stream(), variant.flatMap(Variants::file).stream())
                .flatMap(names -> names);
    }

    /// The games to read, with all settings of reading.
    ///
    /// @throws InputException when options contradict each other
    public ReadRequest request(CommonOptions common, Optional<Grouping> grouping) {
        checkStandardInput();
        Games base = medvedev() ? ObservationSettings.MEDVEDEV.games() : Games.DEFAULT;
        ObservationSettings settings = new ObservationSettings(
                new Games(
                        base.keepDuplicates() || keepDuplicates,
                        base.unknownAsDraw(),
                        verify,
                        where.map(TagConditionReader::parse).orElse(new TagCondition.All()),
                        base.unknownTags(),
                        skipCorrupt),
                new Positions(rule(), target, clock.map(ClockRange::parse).orElse(ClockRange.ANY)),
                new Features(features, terms, Optional.empty()),
                new Groups(
                        grouping,
                        alias.map(CollectionArguments::aliases).orElse(NameAliases.NONE),
                        ClusterTags.USUAL,
                        new Weighting(weightTag, gamesAlike)),
                common.threads);
        return ReadRequest.of(GameFiles.of(files), settings, variant, reader);
    }

    /// Standard input can be read only once, so it cannot contain both names and games.
    private void checkStandardInput() {
        if (alias.stream().map(GameInput::of).anyMatch(GameInput::isStandard)
                && files.stream().map(GameInput::of).anyMatch(GameInput::isStandard)) {
            throw InputException.about(
                    "alias", "found standard input for both names and games, expected a file for one");
        }
    }

    private QuietRule rule() {
        return switch (at) {
            case QUIET ->
                new QuietRule(quietPlies.orElse(QUIET_PLIES.defaultValue()), minimumPly.orElse(MIN_PLY.defaultValue()));
            case START -> {
                if (quietPlies.isPresent() || minimumPly.isPresent()) {
                    throw InputException.about(
                            "at", "found start with a rule for quiet positions, expected one of the two");
                }
                yield QuietRule.START;
            }
        };
    }

    private static NameAliases aliases(String file) {
        return NameAliases.read(file, TextFile.lines(file));
    }
}
