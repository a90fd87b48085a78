package org.pieceworth.empirical.input;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.pieceworth.empirical.files.CountsFile;
import org.pieceworth.empirical.rows.Observations;
import org.pieceworth.empirical.settings.ObservationSettings;

/// What is collected is the same to the bit, whether one thread reads or several.
class ThreadsTest {

    private static final Path DATA = Path.of("../../shared/data");

    /// All that can be seen of what was collected: counts in the order of their numbers, games with their rows,
    /// skips with their places.
    private static List<Object> collected(byte[] text, int threads) {
        ObservationReader files =
                new ObservationReader(ObservationSettings.DEFAULT.withThreads(threads), ReadProgress.NONE);
        files.read("some.pgn", new ByteArrayInputStream(text));
        Observations found = files.observations();
        StringWriter counts = new StringWriter();
        CountsFile.write(found.terms(), found.counts(), new PrintWriter(counts));
        long[] hash = new long[2];
        found.rows().orElseThrow().forEach(game -> {
            hash[0] = 31 * hash[0] + game.number * 7L + game.outcome * 3L + game.plies;
            for (int row = 0; row < game.rows; row++) {
                hash[1] = 31 * hash[1] + game.vector[row];
            }
        });
        return List.of(
                found.games(),
                found.drawnGames(),
                found.plies(),
                counts.toString(),
                found.skips().counts(),
                found.skips().firstPlaces(),
                hash[0],
                hash[1]);
    }

    private static void assertOneResult(byte[] text, int most) {
        List<Object> alone = collected(text, 1);
        for (int threads = 2; threads <= most; threads++) {
            assertThat(collected(text, threads)).as("%d threads", threads).isEqualTo(alone);
        }
    }

    private static List<byte[]> hostile() throws IOException {
        try (Stream<Path> files = Files.list(DATA.resolve("hostile"))) {
            return files.filter(file -> file.toString().endsWith(".pgn"))
                    .sorted()
                    .map(ThreadsTest::bytes)
                    .toList();
        }
    }

    private static byte[] bytes(Path file) {
        try {
            return Files.readAllBytes(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Twelve megabytes of real games, of hostile files, and of both with some of their bytes changed, so that
    /// comments and variations stay open where pieces end.
    @Test
    void threadsCannotBeSeen() throws IOException {
        assumeTrue(Files.isDirectory(DATA.resolve("hostile")), "reference data absent: hostile");
        Path games = DATA.resolve("games/openrating.pgn");
        assumeTrue(Files.exists(games), "reference data absent: games");
        ByteArrayOutputStream text = new ByteArrayOutputStream();
        text.writeBytes(bytes(games));
        for (byte[] file : hostile()) {
            text.writeBytes(file);
            text.writeBytes("\n\n".getBytes(StandardCharsets.UTF_8));
        }
        byte[] mutant = text.toByteArray();
        SplittableRandom random = new SplittableRandom(7);
        for (int change = 0; change < 600; change++) {
            mutant[random.nextInt(mutant.length)] = (byte) "{}()[];%\"x*\n".charAt(random.nextInt(12));
        }
        text.writeBytes(mutant);
        assertOneResult(text.toByteArray(), 3);
    }

    /// A comment, a variation and tags that lie across the place where the first piece ends.
    @Test
    void whatIsOpenWhereAPieceEnds() {
        String game = "[Event \"a\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 Nc6 %s 3. Bb5 a6 1-0\n\n";
        String filler = game.formatted("{" + "x".repeat(1000) + "}").repeat(4200);
        byte[] start = Arrays.copyOf(filler.getBytes(StandardCharsets.UTF_8), (1 << 22) - 200);
        int end = new String(start, StandardCharsets.UTF_8).lastIndexOf("[Event");
        for (String open : List.of("{see\n\n[Event \"x\"]\n\n}", "(2. d4\n\n[Event \"x\"]\n\n1. d4)", "{oops")) {
            String odd = game.formatted(open).replace("Nc6", "Nc6 {" + "y".repeat(1 << 12) + "}");
            String text = filler.substring(0, end)
                    + odd.repeat(3)
                    + game.formatted("").repeat(20);
            assertOneResult(text.getBytes(StandardCharsets.UTF_8), 2);
        }
    }
}
