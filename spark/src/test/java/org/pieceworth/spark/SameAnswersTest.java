package org.pieceworth.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.github.luben.zstd.Zstd;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.apache.commons.compress.compressors.bzip2.BZip2CompressorOutputStream;
import org.duckdb.DuckDBDriver;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.api.parallel.Resources;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.pieceworth.cli.CommandElsewhere;
import org.pieceworth.cli.QuestionCommand;
import org.pieceworth.empirical.input.GameInput;
import org.pieceworth.empirical.input.ObservationReader;
import org.pieceworth.empirical.input.ReadProgress;
import org.pieceworth.empirical.settings.ObservationSettings;
import org.pieceworth.studies.options.GamesQuestion;
import org.pieceworth.testkit.RandomPgn;

/// The commands print the same on Spark as on one machine, to the last byte, however texts are cut.
@ResourceLock(Resources.SYSTEM_OUT)
class SameAnswersTest {

    private static final Path SHARED = Path.of("../../shared/data");

    private static Cluster cluster;

    @TempDir
    private static Path folder;

    private static Path games;
    private static Path more;

    @BeforeAll
    static void start() throws IOException {
        cluster = new Cluster(Optional.of("local[2]"));
        games = folder.resolve("games.pgn");
        Files.writeString(games, RandomPgn.games(5, 300));
        more = folder.resolve("more.pgn");
        // Half of them are in the other file, too.
        Files.writeString(more, RandomPgn.games(155, 450));
    }

    @AfterAll
    static void stop() {
        cluster.close();
    }

    private static Run plain(String... words) {
        QuestionCommand command = new QuestionCommand(
                SparkQuestions.named(words[0], GamesQuestion.class).orElseThrow());
        return Run.of(() -> CommandElsewhere.run(words[0], command, words));
    }

    private static Run onSpark(long split, String... words) {
        SparkOptions options = new SparkOptions(List.of(words), Optional.empty(), split, true);
        return Run.of(() -> SparkProgram.run(options, cluster));
    }

    private static void assertSame(long split, String... words) {
        assertThat(onSpark(split, words))
                .as(() -> split + " " + Arrays.toString(words))
                .isEqualTo(plain(words));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "--by player",
                "--by event --cluster event",
                "--bootstrap 20",
                "--cluster White,Black",
                "--features material,pair:B",
                "--features material,squares",
                "--keep-duplicates --draws half",
                "--control pair",
                "--held-out --compare-draws",
                "--influence 3",
                "--where White!='x'",
                "--games-alike",
                "--target score",
                "--verify",
                "--draws nonsense"
            })
    void fit(String options) {
        assumeTrue(Files.exists(SHARED.resolve("games/openrating.pgn")), "reference data absent: games");
        List<String> words = new ArrayList<>(List.of("fit", SHARED + "/games/openrating.pgn", "--format", "json"));
        Stream.of(options.split(" ")).filter(word -> !word.isEmpty()).forEach(words::add);
        Run here = plain(words.toArray(String[]::new));
        assertThat(here.code()).isEqualTo(options.contains("nonsense") || options.contains("score") ? 2 : 0);
        assertThat(onSpark(700_000, words.toArray(String[]::new))).isEqualTo(here);
    }

    @ParameterizedTest
    @ValueSource(longs = {997, 20_000, 1L << 40})
    void severalFilesOfAllKinds(long split) throws IOException {
        byte[] text = Files.readAllBytes(more);
        Path packed = folder.resolve("more.pgn.zst");
        Files.write(packed, Zstd.compress(text));
        Path zipped = folder.resolve("more.pgn.gz");
        try (GZIPOutputStream out = new GZIPOutputStream(Files.newOutputStream(zipped))) {
            out.write(text);
        }
        Path bzipped = folder.resolve("more.pgn.bz2");
        try (OutputStream out = new BZip2CompressorOutputStream(Files.newOutputStream(bzipped), 1)) {
            out.write(text);
        }
        Path wide = folder.resolve("wide.pgn");
        Files.writeString(wide, RandomPgn.games(900, 920), StandardCharsets.UTF_16);
        assertSame(
                split,
                "fit",
                games + "",
                packed + "",
                zipped + "",
                bzipped + "",
                wide + "",
                more + "",
                "--format",
                "json");
    }

    /// Cut anywhere into frames, of a byte and more, which tasks unpack side by side.
    @Test
    void framesOfParallelZstandard() throws IOException {
        byte[] text = (RandomPgn.games(20, 80) + "\n[Event \"x\"]\n\n1. e4 {a long\n\n[Event \"comment\"]\n\n"
                        + "1. d4 ".repeat(900) + "} e5 1-0\n\n" + RandomPgn.games(90, 120))
                .getBytes(StandardCharsets.UTF_8);
        SplittableRandom random = new SplittableRandom(6);
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        for (int from = 0; from < text.length; ) {
            int to = Math.min(text.length, from + 1 + random.nextInt(random.nextBoolean() ? 4 : 3000));
            byte[] frame = Zstd.compress(Arrays.copyOfRange(text, from, to));
            file.write(ByteBuffer.allocate(12)
                    .order(ByteOrder.LITTLE_ENDIAN)
                    .putInt(0x184D2A50)
                    .putInt(4)
                    .putInt(frame.length)
                    .array());
            file.write(frame);
            from = to;
        }
        Path frames = folder.resolve("frames.pgn.zst");
        Files.write(frames, file.toByteArray());
        Run whole = onSpark(1, "count", frames + "", "-o", "-");
        assertThat(onSpark(20_000, "count", frames.toUri() + "", "-o", "-").out())
                .isEqualTo(whole.out());
        assertSame(1, "count", frames + "", "-o", "-");
        assertSame(20_000, "count", games + "", frames + "", "-o", "-");
        Path cut = folder.resolve("cut-frames.pgn.zst");
        Files.write(cut, Arrays.copyOf(file.toByteArray(), file.size() - 5));
        Run refused = onSpark(20_000, "count", cut + "", "-o", "-");
        assertThat(refused.code()).isEqualTo(2);
        assertThat(refused.err()).contains("cut-frames.pgn.zst: the data end or are damaged");
    }

    @Test
    void everySizeOfSplits() throws IOException {
        Path few = folder.resolve("few.pgn");
        Files.writeString(few, RandomPgn.games(1, 4));
        long size = Files.size(few);
        assumeTrue(size < 10_000, "longer games than expected");
        for (long split : new long[] {1 + size / 60, 333, size - 1}) {
            assertSame(split, "count", few + "", "-o", "-");
        }
    }

    @Test
    void hostileFiles() throws IOException {
        assumeTrue(Files.isDirectory(SHARED.resolve("hostile")), "reference data absent: hostile");
        List<String> words = new ArrayList<>(List.of("count"));
        try (Stream<Path> files = Files.list(SHARED.resolve("hostile"))) {
            files.filter(file ->
                            file.toString().endsWith(".pgn") && file.toFile().length() < 100_000)
                    .sorted()
                    .forEach(file -> words.add(file.toString()));
        }
        words.addAll(List.of("-o", "-"));
        for (long split : new long[] {700, 5000, 1L << 20}) {
            assertSame(split, words.toArray(String[]::new));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"csv", "rows", "epd", "parquet"})
    void count(String format) throws IOException {
        Path one = folder.resolve("one." + format);
        Path other = folder.resolve("other." + format);
        String[] words = {"count", games + "", more + "", "--format", format, "-o", one + ""};
        Run here = plain(words);
        assertThat(here.code()).isZero();
        words[words.length - 1] = other + "";
        assertThat(onSpark(3000, words)).isEqualTo(here);
        assertThat(other).hasSameBinaryContentAs(one);
    }

    @Test
    void aVariantByItsTag() throws IOException {
        Path file = folder.resolve("house.pgn");
        String game =
                "[Event \"a\"]\n[Variant \"Crazyhouse\"]\n\n1. e4 d5 2. exd5 Qxd5 3. Nc3 Qa5 4. P@d5 e6 5. dxe6 %s\n\n";
        Files.writeString(
                file,
                game.formatted("1-0")
                        + game.formatted("0-1").replace("Qa5", "Qd8")
                        + game.replace("Nc3", "Nf3").formatted("1/2-1/2"));
        assertSame(100, "count", file + "", "-o", "-");
        assertSame(1000, "count", file + "", "-o", "-", "--variant", "chess");
    }

    @Test
    void whatIsWrongIsSaidInOneLine() throws IOException {
        Path packed = folder.resolve("damaged.pgn.zst");
        byte[] whole = Zstd.compress(Files.readAllBytes(more));
        Files.write(packed, Arrays.copyOf(whole, whole.length * 2 / 3));
        Run damaged = onSpark(1 << 20, "fit", games + "", packed + "", more + "");
        assertThat(damaged.code()).isEqualTo(2);
        assertThat(damaged.out()).isEmpty();
        assertThat(damaged.err())
                .startsWith("pieceworth: " + packed + ": the data end or are damaged")
                .hasLineCount(1);
        Run absent = onSpark(1 << 20, "fit", games + "", folder + "/absent.pgn", more + "");
        assertThat(absent).isEqualTo(new Run(2, "", "pieceworth: " + folder + "/absent.pgn: no such file\n"));
        Run remote = onSpark(1 << 20, "fit", "file:" + folder + "/absent.pgn");
        assertThat(remote).isEqualTo(new Run(2, "", "pieceworth: file:" + folder + "/absent.pgn: no such file\n"));
        Run master = Run.of(() -> SparkProgram.run("fit", games + "", "--master", "nonsense"));
        assertThat(master.err()).startsWith("pieceworth: --master: found 'nonsense', expected local[N]");
        assertThat(Run.of(() -> SparkProgram.run("value", "N")).code()).isEqualTo(2);
        assertThat(Run.of(() -> SparkProgram.run("--master")).code()).isEqualTo(2);
    }

    /// By an address, so that Hadoop opens it.
    @Test
    void addresses() {
        Run here = plain("count", games + "", "-o", "-");
        assertThat(onSpark(5000, "count", "file://" + games.toAbsolutePath(), "-o", "-")
                        .out())
                .isEqualTo(here.out());
    }

    /// With a game a row, as public databases publish it.
    @Test
    void tables() throws IOException, SQLException {
        Path table = folder.resolve("table.parquet");
        String texts = Stream.of(Files.readString(more).split("\n(?=\\[Event)"))
                .map(game -> "('" + game.replace("'", "''") + "')")
                .collect(Collectors.joining(", "));
        table(table, "FROM (VALUES " + texts + ", ('[Result \"1-0\"] 1. e4 e4 2. e4')) AS t(pgn)");
        Run here = plain("count", games + "", table + "", "-o", "-");
        assertThat(here.err()).contains("illegal-move", table + ", row ");
        for (long split : new long[] {20_000, 1 << 30}) {
            assertThat(onSpark(split, "count", games + "", table + "", "-o", "-"))
                    .isEqualTo(here);
        }
        assertThat(onSpark(1 << 20, "count", games + "", "file:" + table, "-o", "-")
                        .out())
                .isEqualTo(here.out());
        Path house = folder.resolve("house.parquet");
        table(
                house,
                "SELECT 'e4 d5 exd5 Qxd5 Nc3 Qa5 P@d5 e6 dxe6' AS moves, 'crazyhouse' AS variant, 2000 + n AS white_elo,"
                        + " CASE WHEN n % 3 = 0 THEN 'white' ELSE 'black' END AS winner FROM range(9) AS t(n)");
        assertSame(1 << 20, "fit", house + "", "--keep-duplicates");
        Path rows = folder.resolve("rows.parquet");
        assertThat(plain("count", games + "", "-o", rows + "").code()).isZero();
        assertSame(1 << 20, "fit", rows + "", table + "");
        assertThat(onSpark(1 << 20, "fit", "file:" + rows).err())
                .isEqualTo("pieceworth: file:" + rows + ": has no column of moves, expected one such as movetext or"
                        + " moves\n");
    }

    private static void table(Path file, String select) throws SQLException {
        try (Connection connection = new DuckDBDriver().connect("jdbc:duckdb:", new Properties());
                Statement statement = connection.createStatement()) {
            statement.execute("COPY (" + select + ") TO '" + file + "' (FORMAT parquet, ROW_GROUP_SIZE 128)");
        }
    }

    @Test
    void damagedFilesAreLeftOutIfAsked() throws IOException {
        byte[] text = Files.readAllBytes(more);
        byte[] zstd = Zstd.compress(text);
        Path cut = Files.write(folder.resolve("cut.pgn.zst"), Arrays.copyOf(zstd, zstd.length / 2));
        Path begun = Files.write(folder.resolve("begun.pgn.zst"), Arrays.copyOf(zstd, 20));
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (OutputStream out = new BZip2CompressorOutputStream(bytes, 1)) {
            out.write(text);
        }
        byte[] flipped = bytes.toByteArray();
        flipped[flipped.length / 2] ^= 4;
        Path odd = Files.write(folder.resolve("odd.pgn.bz2"), flipped);
        String[] words = {"fit", cut + "", games + "", odd + "", begun + "", "--skip-corrupt", "--format", "json"};
        Run here = plain(words);
        assertThat(here.code()).isZero();
        assertThat(here.out()).contains("\"corrupt-file\" : 3");
        assertThat(here.err().lines().filter(line -> line.contains("is skipped: the data end or are damaged")))
                .hasSize(3);
        assertThat(onSpark(20_000, words)).isEqualTo(here);
        Run counted = plain("count", cut + "", games + "", odd + "", "-o", "-", "--skip-corrupt");
        assertThat(counted.err()).contains("2  corrupt-file (" + cut + ", " + odd + ")");
        assertThat(counted.out())
                .isEqualTo(plain("count", games + "", "-o", "-").out());
        assertThat(onSpark(20_000, "count", "file:" + cut, games + "", "file:" + odd, "-o", "-", "--skip-corrupt")
                        .out())
                .isEqualTo(counted.out());
        assertSame(20_000, "count", cut + "", "-o", "-", "--skip-corrupt");
        assertSame(20_000, "count", folder + "/absent.pgn.zst", games + "", "-o", "-", "--skip-corrupt");
    }

    /// Patterns and folders of file systems that Hadoop opens, in the order of names, without what is hidden.
    @Test
    void patternsAndFolders() throws IOException {
        Path months = Files.createDirectories(folder.resolve("months/year=1"));
        for (int month = 3; month > 0; month--) {
            Files.writeString(months.resolve("m" + month + ".pgn"), RandomPgn.games(100 * month, 100 * month + 20));
        }
        Files.writeString(months.resolve("_SUCCESS"), "");
        Files.writeString(months.resolve("[1].pgn"), RandomPgn.games(1, 3));
        String[] names = {months + "/[1].pgn", months + "/m1.pgn", months + "/m2.pgn", months + "/m3.pgn"};
        Run all = plain("count", names[0], names[1], names[2], names[3], "-o", "-");
        Run pattern = plain("count", names[1], names[3], "-o", "-");
        String address = "file:" + folder + "/months";
        assertThat(onSpark(1000, "count", address, "-o", "-")).isEqualTo(all);
        assertThat(onSpark(1000, "count", address + "/*/m{3,1}.pgn", "-o", "-")).isEqualTo(pattern);
        assertThat(onSpark(1000, "count", address + "/year=1/[1].pgn", "-o", "-")
                        .out())
                .isEqualTo(plain("count", names[0], "-o", "-").out());
        assertThat(onSpark(1000, "count", address + "/*/n*.pgn", "-o", "-"))
                .isEqualTo(new Run(2, "", "pieceworth: " + address + "/*/n*.pgn: no such file\n"));
    }

    @Test
    void aVariantByTheTagAtAnAddress() throws IOException {
        Path file = folder.resolve("remote.pgn");
        Files.writeString(
                file,
                "[Event \"a\"]\n[Variant \"Crazyhouse\"]\n\n1. e4 d5 2. exd5 Qxd5 3. Nc3 Qa5 4. P@d5 e6 5. dxe6 1-0\n");
        Run here = plain("count", file + "", "-o", "-");
        assertThat(here.code()).isZero();
        assertThat(onSpark(1000, "count", "file:" + file, "-o", "-")).isEqualTo(here);
    }

    /// By tasks, of which each counts once.
    @Test
    void progressIsToldByTasks() {
        AtomicLong done = new AtomicLong();
        AtomicLong planned = new AtomicLong();
        AtomicLong bytes = new AtomicLong();
        ReadProgress progress = new ReadProgress() {
            @Override
            public void read(long soFar, long games) {
                bytes.accumulateAndGet(soFar, Math::max);
            }

            @Override
            public void tasks(long ended, long all) {
                done.set(ended);
                planned.set(all);
            }
        };
        ObservationReader into = ObservationReader.withoutHashes(ObservationSettings.DEFAULT, progress);
        TypedWords words = new TypedWords(List.of("fit", games + "", more + ""));
        new SparkReader(cluster, words, 10_000).read(List.of(GameInput.of(games + ""), GameInput.of(more + "")), into);
        long size = games.toFile().length() + more.toFile().length();
        assertThat(bytes).hasValue(size);
        assertThat(planned.get()).isGreaterThan(size / 10_000);
        assertThat(done.get()).isPositive().isLessThanOrEqualTo(planned.get());
    }
}
