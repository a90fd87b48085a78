package org.pieceworth.empirical.input;

import java.io.BufferedInputStream;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.pieceworth.empirical.files.CountsFile;
import org.pieceworth.empirical.files.MatFile;
import org.pieceworth.empirical.files.ObservationColumns;
import org.pieceworth.empirical.files.RowsFile;
import org.pieceworth.empirical.labelled.LabelledPositions;
import org.pieceworth.empirical.reading.CollectedParts;
import org.pieceworth.empirical.reading.CollectedPiece;
import org.pieceworth.empirical.reading.DuplicateFilter;
import org.pieceworth.empirical.reading.GameMerger;
import org.pieceworth.empirical.reading.GameStream;
import org.pieceworth.empirical.reading.ObservedGameCollector;
import org.pieceworth.empirical.reading.PieceMerger;
import org.pieceworth.empirical.rows.ObservationCounts;
import org.pieceworth.empirical.rows.Observations;
import org.pieceworth.empirical.rows.ObservedGame;
import org.pieceworth.empirical.rows.ObservedGameListener;
import org.pieceworth.empirical.rows.SkippedGames;
import org.pieceworth.empirical.rows.SourceFile;
import org.pieceworth.empirical.settings.ClockRange;
import org.pieceworth.empirical.settings.ObservationSettings;
import org.pieceworth.empirical.settings.Target;
import org.pieceworth.empirical.text.Excerpt;
import org.pieceworth.pgn.PgnFault;
import org.pieceworth.pgn.SkipReason;
import org.pieceworth.rules.variant.Variants;
import org.pieceworth.terms.TermSet;
import org.pieceworth.text.InputException;

/// Reads observations from files: games (`.pgn`), positions with results (`.epd`), observations by game or
/// counts (`.csv`) and rows (`.mat`), each optionally compressed. Files with games may be combined, and files
/// without, but not both. Compression is recognised by the bytes, the kind by the name or the first line.
public final class ObservationReader {

    /// The name of standard input, and of standard output for written files.
    public static final String STANDARD_STREAM = "-";

    private static final int BUFFER = 1 << 16;

    private static final String MEND = "; expected SAN with the letters K Q R B N, or figurines; export them so";

    private final ObservationSettings options;
    private final ReadProgress progress;
    private final boolean hashes;
    private final TermSet terms;
    private final GameMerger merger;
    private final DuplicateFilter keeper;
    private final GameStream games;
    private final ObservationCounts counts = new ObservationCounts();
    private final List<SourceFile> sources = new ArrayList<>();
    private final List<GameInput> inputs = new ArrayList<>();
    private final List<String> remarks = new ArrayList<>();
    private boolean anyGames;
    private boolean anyCounts;
    private long bytesBefore;

    /// A reader that hashes its files, for the provenance of a report.
    ///
    /// @throws InputException when the features cannot be parsed
    public ObservationReader(ObservationSettings options, ReadProgress progress) {
        this(options, progress, ObservedGameListener.NONE, true);
    }

    /// A reader that does not hash its files, which saves a tenth of the time.
    ///
    /// @throws InputException when the features cannot be parsed
    public static ObservationReader withoutHashes(ObservationSettings options, ReadProgress progress) {
        return new ObservationReader(options, progress, ObservedGameListener.NONE, false);
    }

    /// A reader that passes every usable game to `keeper` at the end, in [#observations()] or [#finish()]; it does
    /// not hash.
    ///
    /// @throws InputException when the features cannot be parsed
    public ObservationReader(ObservationSettings options, ReadProgress progress, ObservedGameListener keeper) {
        this(options, progress, keeper, false);
    }

    private ObservationReader(
            ObservationSettings options, ReadProgress progress, ObservedGameListener to, boolean hashes) {
        this.options = options;
        this.hashes = hashes;
        this.progress = progress;
        terms = options.terms();
        merger = new GameMerger(options, terms);
        keeper = new DuplicateFilter(to, options.games().keepDuplicates());
        games = new GameStream(options, terms, merger, keeper);
    }

    /// Reads a file, or standard input for `-`.
    ///
    /// @throws InputException when it cannot be opened or read
    public void read(String name) {
        read(GameInput.of(name));
    }

    /// Reads an input.
    ///
    /// @throws InputException when it cannot be opened or read
    public void read(GameInput input) {
        inputs.add(input);
        try (InputStream in = input.take()) {
            read(input.name(), in, input.file());
        } catch (IOException e) {
            throw GameInput.unreadable(input.name(), e);
        }
    }

    /// Reads a stream.
    ///
    /// @param name its name in messages
    /// @throws InputException when it cannot be read
    public void read(String name, InputStream in) {
        read(name, in, Optional.empty());
    }

    private void read(String name, InputStream in, Optional<Path> file) {
        Optional<MessageDigest> digest = hashes ? Optional.of(sha256()) : Optional.empty();
        CountingStream counted = new CountingStream(
                digest.<InputStream>map(into -> new DigestInputStream(in, into)).orElse(in), this::report);
        long gamesBefore = merger.found();
        // The decompressor may use much memory until it is closed; the stream itself stays open.
        try (BufferedInputStream plain = new BufferedInputStream(GameInput.text(name, counted, file), BUFFER)) {
            FileKind kind = FileKind.of(name, plain);
            checkClock(name, kind == FileKind.GAMES);
            switch (kind) {
                case GAMES -> {
                    anyGames = true;
                    merger.startFile(name);
                    games.read(plain);
                }
                case POSITIONS -> {
                    checkChess(name, "labelled positions");
                    anyGames = true;
                    merger.startPositions(name);
                    new LabelledPositions(name, options, terms, merger, keeper).read(plain);
                }
                case ROWS -> RowsFile.read(reader(plain), name, terms, options, startKept(name));
                case PARQUET ->
                    throw new InputException(
                            name + ": contains Parquet; give it as a separate file;" + " give its name, uncompressed");
                case MAT -> {
                    checkChess(name, "rows of mat");
                    checkMaterial(name);
                    anyCounts = true;
                    counts.merge(MatFile.read(reader(plain), name));
                }
                case CSV -> {
                    anyCounts = true;
                    counts.merge(CountsFile.read(reader(plain), terms, name));
                }
            }
            counted.transferTo(OutputStream.nullOutputStream());
        } catch (IOException | UncheckedIOException e) {
            throw new InputException(name + ": the data end or are damaged after " + counted.bytes() + " bytes"
                    + games(merger.found() - gamesBefore) + ": " + rootMessage(e) + "; get the file again");
        }
        bytesBefore += counted.bytes();
        String hash =
                digest.map(MessageDigest::digest).map(HexFormat.of()::formatHex).orElse("");
        sources.add(new SourceFile(name, counted.bytes(), hash));
    }

    /// Games still waiting in pieces are not counted yet.
    private static String games(long counted) {
        return counted == 0 ? "" : " and at least " + counted + " games";
    }

    private ObservedGameCollector startKept(String name) {
        anyGames = true;
        merger.startFile(name);
        return new ObservedGameCollector(options, merger, keeper);
    }

    /// Adds games with their observations from another reader, such as that of Parquet files.
    ///
    /// @param source the file of the data
    /// @param games passes them one by one to the consumer that it is given
    /// @throws InputException as `games` does
    public void add(SourceFile source, Consumer<Consumer<ObservedGame>> games) {
        checkClock(source.name(), false);
        ObservedGameCollector collector = startKept(source.name());
        games.accept(game -> {
            collector.add(game);
            progress.read(bytesBefore, merger.found());
        });
        collector.flush();
        bytesBefore += source.bytes();
        sources.add(source);
    }

    /// Leaves out a damaged file, which counts as one skipped game.
    ///
    /// @param why its damage
    public void leaveOut(String name, String why) {
        anyGames = true;
        merger.skipFile(name);
        remark(name + " is skipped: the data end or are damaged: " + why + "; get the file again");
    }

    /// Adds a table of games, a row each.
    ///
    /// @param source the file of the data
    /// @param text its rows as PGN
    /// @throws InputException as `text` does
    public void addRows(SourceFile source, InputStream text) {
        anyGames = true;
        merger.startRows(source.name());
        games.read(text);
        bytesBefore += source.bytes();
        sources.add(source);
    }

    /// Reports the progress of a file read elsewhere.
    ///
    /// @param bytes number of bytes read so far
    public void report(long bytes) {
        progress.read(bytesBefore + bytes, merger.found());
    }

    /// The receiver of progress, for readers of pieces.
    public ReadProgress progress() {
        return progress;
    }

    /// Adds a file of games that others read in pieces.
    ///
    /// @param input the file
    /// @param rows true if it is a table with a game a row
    /// @param pieces passes its pieces, in order, to the consumer that it is given
    /// @param source the file's facts, asked for at the end
    /// @throws InputException as `pieces` does
    public void addPieces(
            GameInput input, boolean rows, Consumer<Consumer<CollectedPiece>> pieces, Supplier<SourceFile> source) {
        inputs.add(input);
        anyGames = true;
        if (rows) {
            merger.startRows(input.name());
        } else {
            merger.startFile(input.name());
        }
        PieceMerger into = new PieceMerger(merger, keeper);
        pieces.accept(piece -> {
            into.add(piece);
            progress.read(bytesBefore, merger.found());
        });
        SourceFile read = source.get();
        bytesBefore += read.bytes();
        sources.add(read);
    }

    /// The requested parts of games; empty if games are not collected.
    public Optional<CollectedParts> kept() {
        return keeper.parts();
    }

    /// True if file information must include hashes.
    public boolean wantsHashes() {
        return hashes;
    }

    /// Finds the columns of a table of observations that these settings need.
    ///
    /// @param name the table's name, for messages
    /// @param header the names of its columns
    /// @throws InputException naming the columns that are missing
    public ObservationColumns columns(String name, List<String> header) {
        return ObservationColumns.find(
                name, header, terms, options, keeper.listener().tags());
    }

    /// Adds a remark on a file for the user.
    public void remark(String text) {
        remarks.add(text);
    }

    /// Remarks on the files read, for the user.
    public List<String> remarks() {
        return List.copyOf(remarks);
    }

    /// Remaining time is in the comments of games.
    private void checkClock(String name, boolean games) {
        if (!options.positions().clock().equals(ClockRange.ANY) && !games) {
            throw InputException.about(
                    "clock", name + ": found observations without the comments of games, expected games with clocks");
        }
    }

    private void checkChess(String name, String what) {
        if (options.features().variant().isPresent()) {
            throw new InputException(name + ": " + what + " are read for chess only; read them as chess, or give games")
                    .with("variant", "chess");
        }
    }

    private void checkMaterial(String name) {
        if (!terms.isPlainMaterial()) {
            throw new InputException(name + ": rows of mat contain only material; ask for nothing else, or give games")
                    .with("features", "material");
        }
    }

    private static String rootMessage(Exception e) {
        Throwable cause = e.getCause();
        Throwable root = cause == null ? e : cause;
        return root.getMessage() == null ? root.getClass().getSimpleName() : root.getMessage();
    }

    private static BufferedReader reader(InputStream in) {
        return new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    /// Passes the games to the keeper, for callers that do not need [#observations()].
    public void finish() {
        merger.observations(keeper);
    }

    /// The combined observations of all files.
    ///
    /// @throws InputException when games and rows were mixed, no usable game was found, or no game has the tag of
    /// the weight
    public Observations observations() {
        if (anyGames && anyCounts) {
            throw new InputException(
                            "games and files of rows cannot be read together, since their errors are of different kinds;"
                                    + " count the games into a file of rows first")
                    .with("format", "csv");
        }
        if (anyCounts) {
            if (counts.rows() == 0) {
                throw new InputException(names() + ": no rows found");
            }
            return Observations.ofCounts(terms, counts);
        }
        Observations found = merger.observations(keeper);
        if (found.games() == 0) {
            throw noGames(found.skips());
        }
        if (!options.positions().clock().equals(ClockRange.ANY)
                && found.counts().rows() == 0) {
            throw InputException.about(
                    "clock",
                    names()
                            + ": found no position with so much time left by the comments of the last two moves, expected"
                            + " comments such as [%clk 0:03:00] or tl=180000");
        }
        if (options.positions().target() == Target.SCORE && found.counts().rows() == 0) {
            throw InputException.about(
                    "target",
                    names() + ": found no position with a search score, expected comments such as [%eval 0.35],"
                            + " wv=0.35, +0.35/12, 35/12 160ms or +0.35 12/20 160 35602");
        }
        if (options.groups().weighting().tag().isPresent() && !merger.weighted()) {
            throw InputException.about(
                    "weight-tag",
                    names() + ": found no game with the tag "
                            + options.groups()
                                    .weighting()
                                    .tag()
                                    .map(Excerpt::of)
                                    .orElse("")
                            + ", expected at least one game that has its weight there; correct the tag or omit it");
        }
        String missing = GameInput.missingTag(inputs, options.games().where());
        if (missing.endsWith("?")) {
            remark(missing.substring(2));
        }
        return found;
    }

    private InputException noGames(SkippedGames skips) {
        if (skips.total() == 0) {
            return new InputException(names() + ": no game found; expected PGN, such as 1. e4 e5 1-0");
        }
        String text = skips.counts().entrySet().stream()
                .map(each -> " " + each.getValue() + " " + each.getKey() + " ("
                        + skips.firstPlaces().getOrDefault(each.getKey(), "") + ")")
                .collect(Collectors.joining("", "none of " + skips.total() + " games can be used:", ""));
        Optional<String> tag = inputs.stream()
                .filter(_ -> skips.of(SkipReason.OTHER_VARIANT) > 0)
                .flatMap(input -> input.firstVariant().stream())
                .findFirst();
        String mend = skips.counts().containsKey(PgnFault.FOREIGN_LETTERS.reason()) ? MEND : "";
        return tag.map(named -> otherVariant(text, Excerpt.of(named)))
                .orElseGet(() -> new InputException(names() + ": " + text + mend
                        + GameInput.missingTag(inputs, options.games().where())));
    }

    /// Names the option that reads games of another variant.
    private InputException otherVariant(String found, String tag) {
        String expected = options.features()
                .variant()
                .map(rules -> rules.variant().name())
                .orElse("chess");
        Optional<String> shipped = Variants.ofTag(tag);
        if (shipped.equals(Optional.of(expected))) {
            return new InputException(names() + ": " + found + "; they were read as " + expected
                            + ", as the first game is tagged; name the variant of the others")
                    .with("variant", "NAME");
        }
        return new InputException(names() + ": " + found + "; they are tagged " + tag + " and were read as " + expected
                        + (shipped.isPresent() ? "; read them by their own variant" : "; name the file with its rules"))
                .with("variant", shipped.orElse("@my.ini:" + tag));
    }

    private String names() {
        return String.join(", ", sources.stream().map(SourceFile::name).toList());
    }

    /// The files read, with sizes and hashes.
    public List<SourceFile> sources() {
        return List.copyOf(sources);
    }

    /// The settings of the collection.
    public ObservationSettings options() {
        return options;
    }
}
