package org.pieceworth.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.github.luben.zstd.Zstd;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.api.parallel.Resources;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.pieceworth.cli.CommandElsewhere;
import org.pieceworth.studies.reading.InputReader;
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
        GamesCommands command = GamesCommands.named(words[0]).orElseThrow();
        return Run.of(() -> CommandElsewhere.run(words[0], command.make(InputReader.HERE), words));
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
        Path wide = folder.resolve("wide.pgn");
        Files.writeString(wide, RandomPgn.games(900, 920), StandardCharsets.UTF_16);
        assertSame(split, "fit", games + "", packed + "", zipped + "", wide + "", more + "", "--format", "json");
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
}
