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
import org.pieceworth.studies.reading.ReadRequest;
import org.pieceworth.studies.run.InputReader;
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

    private final Setting<List<String>> files = Setting.paths(
            "1..*",
            "GAMES",
            "PGN files, plain, .gz, .bz2, .xz, .zst, .zip, .7z or .tar; folders of them, patterns such as '*.pgn'; games"
                    + " in Parquet, a row each; labelled positions (.epd); observations written by export (.parquet,"
                    + " .csv, .mat); - for standard input");
    private final Setting<Optional<String>> preset =
            Setting.text("--preset", "NAME", "medvedev: as published in 2015 (other options override it)");
    private final Setting<Boolean> keepDuplicates =
            Setting.flag("--keep-duplicates", "also count games with the same moves as an earlier one");
    public final Setting<String> features;
    private final Setting<Optional<Integer>> quietPlies = Setting.optional(QUIET_PLIES);
    private final Setting<Optional<Integer>> minimumPly = Setting.optional(MIN_PLY);
    private final Setting<Rows> at = Setting.choice(
            Rows.QUIET,
            "--at",
            "WHICH",
            "positions to use: quiet (default), or start, the start position of each game, for games between"
                    + " random armies");
    private final Setting<Boolean> verify = Setting.flag(
            "--verify", "check that every move is legal; without it, moves that leave the own king in check may pass");
    private final Setting<Optional<String>> where = Setting.text(
            "--where",
            "CONDITION",
            "use only games whose tags match: \"WhiteElo >= 2500 and Event ~ 'blitz'\" (~ means contains)");
    public final Setting<Optional<String>> alias =
            Setting.path("--alias", "FILE", "other spellings of players' names, lines ALIAS = NAME, for --by player");
    public final Setting<Target> target = Setting.choice(
            Target.RESULT,
            "--target",
            "WHAT",
            "fit to result (default), the game's result, or score, the search score in the move's comment");
    private final Setting<Optional<String>> clock = Setting.text(
            "--clock",
            "SECONDS",
            "use only positions where the player with less time has so many seconds left, 0-60 or 60-, by the clocks in"
                    + " the comments");
    private final Setting<Optional<String>> variant = Setting.text(
            "--variant",
            "NAME",
            "the variant: chess, any of `pieceworth variants`, or @file.ini:name (default: the Variant tag of"
                    + " the first game, otherwise chess)");
    private final Setting<Optional<String>> weightTag =
            Setting.text("--weight-tag", "TAG", "the tag with the weight of a game (default: all games weigh 1)");
    private final Setting<Boolean> gamesAlike =
            Setting.flag("--games-alike", "give every game the same total weight, for any number of rows");
    private final Setting<Boolean> skipCorrupt = Setting.flag(
            "--skip-corrupt", "skip damaged compressed files, as corrupt-file; without it they are errors");
    private final TermCatalogue terms;

    /// The positions in use.
    enum Rows {
        QUIET,
        START
    }

    /// @param terms the terms that users may name
    public CollectionArguments(TermCatalogue terms) {
        this.terms = terms;
        features = Setting.standard(
                ObservationSettings.MATERIAL,
                "--features",
                "TERMS",
                "terms that describe a position, such as material,pair:B (default material); all terms: "
                        + terms.kinds().stream().map(TermKind::syntax).collect(Collectors.joining(", ")));
    }

    @Override
    public void describe(Options usage) {
        OptionGroup.all(
                usage,
                files,
                preset,
                keepDuplicates,
                features,
                quietPlies,
                minimumPly,
                at,
                verify,
                where,
                alias,
                target,
                clock,
                variant,
                weightTag,
                gamesAlike,
                skipCorrupt);
    }

    public boolean medvedev() {
        preset.get().filter(name -> !name.equals("medvedev")).ifPresent(name -> {
            throw InputException.about("preset", "found '" + name + "', expected medvedev");
        });
        return preset.isTyped();
    }

    /// True if only games with some tags are used.
    public boolean hasCondition() {
        return where.isTyped();
    }

    /// All input files.
    public Stream<String> inputs() {
        return Stream.of(
                        GameFiles.of(files.get()).stream(),
                        alias.get().stream(),
                        variant.get().flatMap(Variants::file).stream())
                .flatMap(names -> names);
    }

    /// The size of the games in bytes, as far as it is known.
    public long bytes(InputReader by) {
        return GameFiles.of(files.get()).stream()
                .map(GameInput::of)
                .mapToLong(by::bytes)
                .sum();
    }

    /// The games to read, with all settings of reading.
    ///
    /// @param by reads the variant of the first game
    /// @throws InputException when options contradict each other
    public ReadRequest request(CommonOptions common, Optional<Grouping> grouping, InputReader by) {
        checkStandardInput();
        return ReadRequest.of(GameFiles.of(files.get()), settings(common, grouping), variant.get(), by);
    }

    /// The settings of reading without a look at the games.
    ///
    /// @throws InputException when options contradict each other
    public ObservationSettings settingsUnread(CommonOptions common, Optional<Grouping> grouping) {
        return ReadRequest.of(List.of(), settings(common, grouping), variant.get())
                .settings();
    }

    private ObservationSettings settings(CommonOptions common, Optional<Grouping> grouping) {
        Games base = medvedev() ? ObservationSettings.MEDVEDEV.games() : Games.DEFAULT;
        return new ObservationSettings(
                new Games(
                        base.keepDuplicates() || keepDuplicates.get(),
                        base.unknownAsDraw(),
                        verify.get(),
                        where.get().map(TagConditionReader::parse).orElse(new TagCondition.All()),
                        base.unknownTags(),
                        skipCorrupt.get()),
                new Positions(
                        rule(), target.get(), clock.get().map(ClockRange::parse).orElse(ClockRange.ANY)),
                new Features(features.get(), terms, Optional.empty()),
                new Groups(
                        grouping,
                        alias.get().map(CollectionArguments::aliases).orElse(NameAliases.NONE),
                        ClusterTags.USUAL,
                        new Weighting(weightTag.get(), gamesAlike.get())),
                common.threads);
    }

    /// Standard input can be read only once, so it cannot contain both names and games.
    private void checkStandardInput() {
        if (alias.get().stream().map(GameInput::of).anyMatch(GameInput::isStandard)
                && files.get().stream().map(GameInput::of).anyMatch(GameInput::isStandard)) {
            throw InputException.about(
                    "alias", "found standard input for both names and games, expected a file for one");
        }
    }

    private QuietRule rule() {
        return switch (at.get()) {
            case QUIET ->
                new QuietRule(
                        quietPlies.get().orElse(QUIET_PLIES.defaultValue()),
                        minimumPly.get().orElse(MIN_PLY.defaultValue()));
            case START -> {
                if (quietPlies.isTyped() || minimumPly.isTyped()) {
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
