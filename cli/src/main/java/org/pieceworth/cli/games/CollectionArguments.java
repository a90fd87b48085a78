package org.pieceworth.cli.games;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.pieceworth.cli.options.CommonOptions;
import org.pieceworth.cli.options.OptionGroup;
import org.pieceworth.cli.options.Usage;
import org.pieceworth.cli.terminal.Progress;
import org.pieceworth.empirical.ObservationReader;
import org.pieceworth.empirical.ReadProgress;
import org.pieceworth.empirical.VariantTag;
import org.pieceworth.empirical.rows.ObservedGameListener;
import org.pieceworth.empirical.settings.Grouping;
import org.pieceworth.empirical.settings.NameAliases;
import org.pieceworth.empirical.settings.ObservationSettings;
import org.pieceworth.empirical.settings.QuietRule;
import org.pieceworth.empirical.settings.TagCondition;
import org.pieceworth.empirical.settings.Target;
import org.pieceworth.empirical.settings.Weighting;
import org.pieceworth.pgn.GameReplay;
import org.pieceworth.rules.InputException;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.variant.Variants;
import org.pieceworth.store.ParquetFile;
import org.pieceworth.studies.document.TextFile;

/// Files of games and which of the games count.
final class CollectionArguments implements OptionGroup {

    List<String> files = List.of();
    Optional<String> preset = Optional.empty();
    boolean keepDuplicates;
    String features = ObservationSettings.MATERIAL;
    int quietPlies = QuietRule.PUBLISHED.plies();
    int minimumPly = QuietRule.PUBLISHED.minimumPly();
    boolean verify;
    Optional<String> where = Optional.empty();
    Optional<String> alias = Optional.empty();
    Target target = Target.RESULT;
    Optional<String> variant = Optional.empty();
    Optional<String> weightTag = Optional.empty();
    boolean gamesAlike;

    CollectionArguments() {}

    @Override
    public void describe(Usage usage) {
        usage.operands(
                "1..*",
                "GAMES",
                "PGN files, plain, .gz or .zst; labelled positions (.epd); observations that count has written"
                        + " (.parquet, .csv, .mat); - for standard input",
                values -> files = values);
        usage.text(
                "--preset",
                "NAME",
                "medvedev: as published in 2015 (other options override it)",
                value -> preset = Optional.of(value));
        usage.flag(
                "--keep-duplicates",
                "count games again that have the same moves as an earlier one",
                () -> keepDuplicates = true);
        usage.text(
                "--features",
                "TERMS",
                "what a position is described by: material,pair:B,imbalance:QN,redundant:R,pawns:N,kaufman,"
                        + "last-pawn,tempo,phase:3,squares,doubled,isolated,passed,connected,open-file:R; default material",
                value -> features = value);
        usage.value(
                "--quiet-plies",
                "N",
                "plies without capture, promotion or check before a position counts (default 2)",
                Integer.class,
                value -> quietPlies = value);
        usage.value(
                "--min-ply",
                "N",
                "the first ply of a game that counts (default 1)",
                Integer.class,
                value -> minimumPly = value);
        usage.flag(
                "--verify",
                "check that every move is legal; otherwise a move that leaves its own king in check may pass",
                () -> verify = true);
        usage.text(
                "--where",
                "CONDITION",
                "count only games whose tags meet it: \"WhiteElo >= 2500 and Event ~ 'blitz'\"",
                value -> where = Optional.of(value));
        usage.text(
                "--alias",
                "FILE",
                "other spellings of players, a line ALIAS = NAME each, for --by player",
                value -> alias = Optional.of(value));
        usage.value(
                "--target",
                "WHAT",
                "what rows are fitted to: result (default), or score, the search's in the move's comment",
                Target.class,
                value -> target = value);
        usage.text(
                "--variant",
                "NAME",
                "the game: chess, any of `pieceworth variants`, or @file.ini:name (default: what the first"
                        + " game's Variant tag says, else chess)",
                value -> variant = Optional.of(value));
        usage.text(
                "--weight-tag",
                "TAG",
                "the tag that holds a game's weight (default 1)",
                value -> weightTag = Optional.of(value));
        usage.flag("--games-alike", "let the rows of each game weigh 1 together", () -> gamesAlike = true);
    }

    boolean medvedev() {
        preset.filter(name -> !name.equals("medvedev")).ifPresent(name -> {
            throw new InputException("preset '" + name + "' is not known; expected medvedev");
        });
        return preset.isPresent();
    }

    /// The game that is played, empty for chess.
    private Optional<VariantRules> variant() {
        Optional<String> named = variant.or(this::tagged);
        return named.filter(name -> !GameReplay.isChess(name))
                .map(name -> VariantRules.of(Variants.open(name).variant()));
    }

    private Optional<String> tagged() {
        return files.stream()
                .findFirst()
                .filter(file -> !file.equals(ObservationReader.STANDARD_STREAM))
                .flatMap(VariantTag::ofFirstGame)
                .flatMap(tag -> Variants.shipped().nameOf(tag));
    }

    private ObservationSettings options(int threads, Optional<Grouping> grouping) {
        ObservationSettings base = medvedev() ? ObservationSettings.MEDVEDEV : ObservationSettings.DEFAULT;
        return new ObservationSettings(
                base.keepDuplicates() || keepDuplicates,
                base.unknownAsDraw(),
                new QuietRule(quietPlies, minimumPly),
                verify,
                features,
                where.map(TagCondition::parse),
                grouping,
                alias.map(CollectionArguments::aliases).orElse(NameAliases.NONE),
                target,
                new Weighting(weightTag, gamesAlike),
                threads,
                variant());
    }

    private static NameAliases aliases(String file) {
        return NameAliases.read(file, TextFile.lines(file));
    }

    /// Reads all files, with a progress bar where that helps.
    ObservationReader read(CommonOptions common) {
        return read(common, Optional.empty(), false);
    }

    /// Reads all files and puts the games in groups.
    ///
    /// @param hashes whether files are to be known by their hashes
    ObservationReader read(CommonOptions common, Optional<Grouping> grouping, boolean hashes) {
        ObservationSettings options = options(common.threads, grouping);
        return read(
                common,
                progress -> hashes
                        ? new ObservationReader(options, progress)
                        : ObservationReader.withoutHashes(options, progress));
    }

    /// Reads all files and tells a keeper of every game that is used.
    ObservationReader readInto(CommonOptions common, ObservedGameListener keeper) {
        ObservationSettings options = options(common);
        return read(common, progress -> new ObservationReader(options, progress, keeper));
    }

    /// The options as they were given.
    ObservationSettings options(CommonOptions common) {
        return options(common.threads, Optional.empty());
    }

    private ObservationReader read(CommonOptions common, Function<ReadProgress, ObservationReader> reader) {
        try (Progress progress = Progress.of(totalBytes(), common.quiet)) {
            ObservationReader games = reader.apply(progress);
            files.forEach(file -> read(file, games));
            return games;
        }
    }

    private static void read(String file, ObservationReader games) {
        if (file.equals(ObservationReader.STANDARD_STREAM)) {
            games.read(file);
        } else {
            ParquetFile.readAny(file, games);
        }
    }

    private long totalBytes() {
        long total = 0;
        for (String file : files) {
            try {
                total += file.equals(ObservationReader.STANDARD_STREAM) ? 0 : Files.size(Path.of(file));
            } catch (IOException | InvalidPathException _) {
                // reading it will say so
            }
        }
        return total;
    }
}
