package org.pieceworth.empirical.labelled;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.within;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.pieceworth.empirical.files.CountsFile;
import org.pieceworth.empirical.files.LabelledPositionsFile;
import org.pieceworth.empirical.fit.FitSettings;
import org.pieceworth.empirical.fit.PieceValueFit;
import org.pieceworth.empirical.fit.PieceValueFitter;
import org.pieceworth.empirical.input.ObservationReader;
import org.pieceworth.empirical.input.ReadProgress;
import org.pieceworth.empirical.rows.Observations;
import org.pieceworth.empirical.settings.ObservationSettings;
import org.pieceworth.stats.regression.FitTrace;
import org.pieceworth.testkit.RandomPgn;
import org.pieceworth.text.InputException;

class LabelledPositionsTest {

    private static final String A = "4rrk1/p5pp/bp2pn2/3pq3/1P6/3P2PB/P3NP1P/RQ1R2K1 w - -";
    private static final String B = "8/5k2/8/3Q4/8/8/5K2/8 b - -";
    private static final String C = "rnbqkbnr/pppp1ppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -";

    private static Observations read(ObservationSettings options, String name, byte[] bytes) {
        ObservationReader files = new ObservationReader(options, ReadProgress.NONE);
        files.read(name, new ByteArrayInputStream(bytes));
        return files.observations();
    }

    private static Observations read(String text) {
        return read(ObservationSettings.DEFAULT, "x.epd", text.getBytes(StandardCharsets.UTF_8));
    }

    private static String csv(Observations observations) {
        StringWriter text = new StringWriter();
        CountsFile.write(observations.terms(), observations.counts(), new PrintWriter(text));
        return text.toString();
    }

    /// Each form with a draw, a loss and a win of White's.
    @ParameterizedTest
    @ValueSource(
            strings = {
                "%s c9 \"1/2-1/2\";|%s c9 \"0-1\";|%s c9 \"1-0\";",
                "%s hmvc 3; result \"1/2-1/2\"; game 1;|%s hmvc 0; result \"0-1\"; game 2;|%s result \"1-0\"; game 3;",
                "%s id \"a; b\"; bm Nf3; result \"1/2-1/2\"; c0 \"x\";|%s result 0-1|%s c9 1-0",
                "%s [0.5]|%s [0.0]|%s [1.0]",
                "%s 0 1 [0.5]|%s 12 34 [0]|%s 0 1 [1]",
                "%s;1/2-1/2|%s;0-1|%s;1-0",
                "%s ; \"1/2-1/2\" ;|%s ; \"0-1\";|%s;1-0",
                "%s 1/2-1/2|%s 0-1|%s 1-0",
                "%s 0 1 1/2-1/2|%s 0 1 0-1|%s 5 9 1-0",
                "%s § 0.5|%s § 0.0|%s § 1.0",
                "%s 0 1 § -35 § 0.5|%s 0 1 § 12 § 0.0|%s 0 1 § 0 § 1.0",
                "%s § 0.5 § 35|%s § 0.0 § 1|%s § 1.0 § 0",
                "%s 0 1 § 0.5 § M3|%s 0 1 § 0,0 § -M12;|%s 0 1 § 1,0 § +0 ;",
                "%s § 0.00 § 0.5|%s § 1.00 § 0.0|%s § 0.00 § 1",
                "%s § #-3 § 0.5|%s § M3 § 0.0|%s § -35 § 1.0",
                "%s [0.5] 35 12|%s [0.0] -35, 9|%s 0 1 [1.0] +0.35 | 12 | 7 ;",
                "%s [0.5] M3|%s [0.0] -M3 12|%s [1.0] #3",
                "%s;1/2-1/2;35;12|%s;0-1;-35 9|%s;1-0;M3",
                "%s,1/2-1/2|%s,0-1|%s,1-0"
            })
    void everyFormIsRead(String form) {
        String text = String.format(form.replace('|', '\n').replace('§', '|'), A, B, C) + "\n";
        Observations found = read(text);
        assertThat(csv(found))
                .isEqualTo("P,N,B,R,Q,win,draw,loss\n0,0,0,0,0,0,1,0\n0,0,0,0,1,0,0,1\n1,0,0,0,0,1,0,0\n");
        assertThat(found.games()).isEqualTo(3);
        Observations sniffed =
                read(ObservationSettings.DEFAULT, "positions.txt", text.getBytes(StandardCharsets.UTF_8));
        assertThat(csv(sniffed)).isEqualTo(csv(found));
    }

    @Test
    void compressedPositionsAreRead() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(bytes)) {
            out.write((A + " c9 \"1-0\";\n").getBytes(StandardCharsets.UTF_8));
        }
        assertThat(read(ObservationSettings.DEFAULT, "x.epd.gz", bytes.toByteArray())
                        .games())
                .isEqualTo(1);
    }

    @Test
    void linesOfAGameBelongTogetherWhereverTheyStand() {
        Observations found = read(
                A + " result \"1-0\"; game 7;\n" + B + " result \"0-1\"; game 8;\n" + C + " result \"1-0\"; game 7;\n");
        assertThat(found.games()).isEqualTo(2);
        assertThat(found.counts().rows()).isEqualTo(3);
        assertThat(found.skips().total()).isZero();
    }

    /// A game with two results does not count, whichever of them stands first.
    @Test
    void linesOfAGameThatContradictEachOther() {
        List<String> lines = List.of(
                A + " result \"1-0\"; game 7;\n",
                B + " result \"0-1\"; game 8;\n",
                C + " result \"1-0\"; game 7;\n",
                B + " result \"0-1\"; game 7;\n");
        for (Observations found : List.of(read(String.join("", lines)), read(String.join("", lines.reversed())))) {
            assertThat(found.games()).isEqualTo(1);
            assertThat(found.counts().rows()).isEqualTo(1);
            assertThat(found.skips().counts())
                    .containsEntry("conflicting-result", 1L)
                    .hasSize(1);
        }
    }

    /// Each line is of a form of its own.
    @Test
    void formsMayBeMixed() {
        Observations found = read(A + " c9 \"1-0\";\n" + A + " [1.0]\n" + A + " [1.0] 35\n" + A + " [0.5] -3;\n" + A
                + " 5 9 [0.0] 12.5\n" + A + " | 35 | 1.0\n" + A + ";1-0\n" + A + ",1/2-1/2\n" + A + " 0-1\n" + A
                + ";½-½\n" + A + " [1/2 - 1/2]\n" + A + " c9 \"1–0\";\n" + A + " | 0,5\n" + A + " [ 1:0 ]\n");
        assertThat(found.skips().counts()).isEmpty();
        assertThat(found.counts().total(2)).isEqualTo(7);
        assertThat(found.counts().total(1)).isEqualTo(5);
        assertThat(found.counts().total(0)).isEqualTo(2);
    }

    /// A duplicate is the same position of the same game, and lines that name no game are of different ones.
    @Test
    void equalLinesAreDuplicatesOnlyWithinAGame() {
        String won = A + " result \"1-0\";";
        String lost = A + " result \"0-1\";";
        String drawn = B + " result \"1/2-1/2\";";
        Observations unnamed = read((won + "\n" + lost + "\n" + drawn + "\n").repeat(500));
        assertThat(unnamed.games()).isEqualTo(1500);
        assertThat(unnamed.counts().rows()).isEqualTo(1500);
        assertThat(unnamed.skips().total()).isZero();
        Observations named =
                read(won + " game 1;\n" + won + " game 2;\n" + lost + " game 3;\n" + won + " game 2;\n" + won + "\n");
        assertThat(named.games()).isEqualTo(4);
        assertThat(named.counts().rows()).isEqualTo(4);
        assertThat(named.skips().counts()).containsEntry("duplicate", 1L).hasSize(1);
        assertThat(named.skips().firstPlaces().get("duplicate")).contains("line 4");
    }

    /// Positions × reasons: every line is used or skipped once.
    @Test
    void badLinesAreSkippedByReason() {
        Observations found = read("# a comment\n\n" + A + " c9 \"1-0\";\n"
                + A + " c9 \"1-0\";\n"
                + A + " c9 \"*\";\n"
                + A + " c9 \"won\";\n"
                + A + " [1.0]\n"
                + "hello\n"
                + "8/8/8/8/8/8/8/8 w - - c9 \"1-0\";\n"
                + "9/8/8/8/8/8/8/8 w - - c9 \"1-0\";\n"
                + "4k3/8/8/8/8/8/8/4K2R w KQkq e3 c9 \"1-0\";\n");
        assertThat(found.games()).isEqualTo(4);
        assertThat(found.skips().counts())
                .containsEntry("unknown-result", 1L)
                .containsEntry("unreadable-line", 2L)
                .containsEntry("bad-setup", 2L)
                .hasSize(3);
        assertThat(found.skips().firstPlaces()).containsEntry("unreadable-line", "first: x.epd, line 6");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "8/8/8/8/8/8/8/8 w - - c9 \"1-0\"; | cannot be played",
                "hello world | found 'hello world', expected a position with its result",
                "4k3/8/8/8/8/8/8/4K3 w - - | expected a position with its result",
                "4k3/8/8/8/8/8/8/4K3 w - - c9 \"*\"; | found the result *, expected 1-0"
            })
    void whereNoLineIsGoodTheFirstIsTold(String line, String message) {
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> read("\n" + line + "\n"))
                .withMessageStartingWith("x.epd, line 2: ")
                .withMessageContaining(message);
    }

    @Test
    void nothingAtAllIsTold() {
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> read("\n"))
                .withMessageStartingWith("x.epd: no position found; expected a position with its result: FEN c9");
    }

    /// Games → positions → the counts of the games.
    @Test
    void writtenPositionsGiveTheRowsOfTheirGames() {
        ObservationSettings options = ObservationSettings.DEFAULT.withFeatures("material,pair:B,squares,tempo");
        StringWriter text = new StringWriter();
        ObservationReader games =
                new ObservationReader(options, ReadProgress.NONE, new LabelledPositionsFile(new PrintWriter(text)));
        games.read("x.pgn", new ByteArrayInputStream(RandomPgn.games(0, 80).getBytes(StandardCharsets.UTF_8)));
        Observations direct = games.observations();
        assertThat(text.toString().lines().findFirst().orElse(""))
                .matches("\\S+ [wb] \\S+ \\S+ hmvc \\d+; result \"[^\"]+\"; game \\d+;");
        byte[] written = text.toString().getBytes(StandardCharsets.UTF_8);
        Observations again = read(options, "x.epd", written);
        assertThat(csv(again)).isEqualTo(csv(direct));
        assertThat(again.games()).isLessThan(direct.games()).isGreaterThan(60);
        StringWriter rewritten = new StringWriter();
        ObservationReader positions = new ObservationReader(
                options, ReadProgress.NONE, new LabelledPositionsFile(new PrintWriter(rewritten)));
        positions.read("x.epd", new ByteArrayInputStream(written));
        assertThat(positions.observations().games()).isEqualTo(again.games());
        assertThat(rewritten.toString().replaceAll("game \\d+", ""))
                .isEqualTo(text.toString().replaceAll("game \\d+", ""));
    }

    /// Sets that were made from games of masters and of engines, when the data folder stands beside the
    /// project. No line names its game, so that equal ones all count.
    @ParameterizedTest
    @CsvSource({
        "derived-pgnmentor-50k.epd, 49607, 49607, 235.955, 261.115, 390.651, 780.175",
        "derived-tcec-50k.epd,      49868, 49868, 376.102, 422.766, 579.229, 1137.968"
    })
    void realSetsAreFitted(
            String file, long lines, long used, double knight, double bishop, double rook, double queen) {
        Path set = Path.of("../../shared/data/epd", file);
        assumeTrue(Files.exists(set), "reference data absent: " + file);
        ObservationReader files = new ObservationReader(ObservationSettings.DEFAULT, ReadProgress.NONE);
        files.read(set.toString());
        Observations found = files.observations();
        assertThat(found.games()).isEqualTo(used);
        assertThat(found.games() + found.skips().total()).isEqualTo(lines);
        PieceValueFit fit = PieceValueFitter.fit(found, FitSettings.DEFAULT, FitTrace.NONE);
        assertThat(value(fit, "N")).isCloseTo(knight, within(0.001));
        assertThat(value(fit, "B")).isCloseTo(bishop, within(0.001));
        assertThat(value(fit, "R")).isCloseTo(rook, within(0.001));
        assertThat(value(fit, "Q")).isCloseTo(queen, within(0.001));
    }

    private static double value(PieceValueFit fit, String feature) {
        return fit.value(feature).orElseThrow().value().orElseThrow().value();
    }

    private static final List<String> LABELS = List.of(
            " c9 \"1-0\";",
            " hmvc 3; result \"1/2-1/2\"; game 17;",
            " id \"a; b\"; bm Nf3; result 0-1; c0 \"x\"; hmvc 12345; game \" 4 \"",
            " 0 1 hmvc 9; c9 \"*\";",
            " 12 34 [1.0]",
            " [ 0.5 ] ;",
            " 0 1 | -35 | 0.5",
            " | 0.0",
            ";1-0",
            " ; \"1/2-1/2\" ;",
            ",0",
            " 7 50 0-1");

    private static final String CHANGES = "10/2-*;|[]\"., \tghcresult9\u00e9w#";

    /// Plain lines and lines with some bytes changed: what the fast road takes, the strict one takes alike.
    @Test
    void plainLinesAreReadAsTheStrictRoadReadsThem() {
        SplittableRandom random = new SplittableRandom(5);
        int taken = 0;
        for (int round = 0; round < 20_000; round++) {
            StringBuilder line = new StringBuilder(List.of(A, B, C).get(random.nextInt(3)))
                    .append(LABELS.get(random.nextInt(LABELS.size())));
            for (int change = random.nextInt(3); change > 0; change--) {
                int at = random.nextInt(line.length() / 2, line.length());
                char c = CHANGES.charAt(random.nextInt(CHANGES.length()));
                switch (random.nextInt(3)) {
                    case 0 -> line.setCharAt(at, c);
                    case 1 -> line.insert(at, c);
                    default -> line.deleteCharAt(at);
                }
            }
            taken += PositionPaths.assertPlainLinesAgree(PositionPaths.bytes(line.toString()));
        }
        assertThat(taken).isGreaterThan(5_000);
    }

    /// Alone or named, good or bad, ends of all kinds: neither threads nor the places of cuts are seen.
    @Test
    void threadsAndCutsCannotBeSeen() {
        SplittableRandom random = new SplittableRandom(6);
        List<String> kinds = List.of(
                "%s c9 \"1-0\";",
                "%s c9 \"*\";",
                "%s result \"1-0\"; game 1;",
                "%s result \"0-1\"; game 1;",
                "%s result \"0-1\"; game 2;",
                "%s c9 \"0-1\";\r",
                "%s c9 1/2-1/2 ; game 3",
                " %s\tc9 \"1-0\"; ",
                "# %s",
                "%s",
                "",
                "8/8/8/8/8/8/8/8 w - - c9 \"1-0\";");
        for (int round = 0; round < 30; round++) {
            StringBuilder text = new StringBuilder(round % 3 == 0 ? "\uFEFF" : "");
            for (int line = random.nextInt(200); line >= 0; line--) {
                String position = List.of(A, B, C).get(random.nextInt(3));
                text.append(kinds.get(random.nextInt(kinds.size())).replace("%s", position))
                        .append(line == 0 ? "" : "\n");
            }
            byte[] bytes = PositionPaths.bytes(text.toString());
            String features = round % 2 == 0 ? "material" : "material,squares,tempo";
            List<Object> whole = PositionPaths.collected(bytes, features, 1, 1 << 20);
            for (int size = 1; size < 20_000; size *= 7) {
                assertThat(PositionPaths.collected(bytes, features, 1 + random.nextInt(4), size))
                        .isEqualTo(whole);
            }
        }
    }

    @Test
    void longLinesAreRefused() {
        String text = "\n" + A + " c9 \"1-0\"; c0 \"" + "x".repeat(1 << 20) + "\";\n";
        for (int size : new int[] {1 << 10, 1 << 22}) {
            assertThat(PositionPaths.collected(PositionPaths.bytes(text), "material", 2, size))
                    .singleElement()
                    .asString()
                    .startsWith("x.epd, line 2: found a line of more than 1048576 bytes");
        }
    }
}
