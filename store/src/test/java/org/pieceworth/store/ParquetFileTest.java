package org.pieceworth.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.pieceworth.empirical.files.ObservationColumns;
import org.pieceworth.empirical.fit.FitSettings;
import org.pieceworth.empirical.fit.PieceValueFitter;
import org.pieceworth.empirical.input.GameInput;
import org.pieceworth.empirical.input.ObservationReader;
import org.pieceworth.empirical.input.ReadProgress;
import org.pieceworth.empirical.rows.Observations;
import org.pieceworth.empirical.rows.ObservedGame;
import org.pieceworth.empirical.rows.ObservedGameListener;
import org.pieceworth.empirical.rows.SkippedGames;
import org.pieceworth.empirical.settings.ClockRange;
import org.pieceworth.empirical.settings.ClusterTags;
import org.pieceworth.empirical.settings.Grouping;
import org.pieceworth.empirical.settings.NameAliases;
import org.pieceworth.empirical.settings.ObservationSettings;
import org.pieceworth.empirical.settings.ObservationSettings.Games;
import org.pieceworth.empirical.settings.ObservationSettings.Groups;
import org.pieceworth.empirical.settings.ObservationSettings.Positions;
import org.pieceworth.empirical.settings.QuietRule;
import org.pieceworth.empirical.settings.TagCondition;
import org.pieceworth.empirical.settings.TagConditionReader;
import org.pieceworth.empirical.settings.Target;
import org.pieceworth.empirical.settings.Weighting;
import org.pieceworth.stats.regression.FitTrace;
import org.pieceworth.testkit.RandomGames;
import org.pieceworth.testkit.RandomPgn;
import org.pieceworth.text.InputException;

@Execution(ExecutionMode.CONCURRENT)
class ParquetFileTest {

    private static final ObservationSettings PLAIN = ObservationSettings.DEFAULT;
    private static final String MIXED = "material,pair:B,tempo";
    private static final String TOO_LITTLE = "SELECT 1 AS game, 5 AS ply, '1-0' AS result, 1 AS P, 0 AS N";

    @TempDir
    Path folder;

    private static void read(ObservationReader files, String pgn) {
        files.read("x.pgn", new ByteArrayInputStream(pgn.getBytes(StandardCharsets.UTF_8)));
    }

    /// A keeper hears of the games when all are read.
    private static void readInto(ObservationReader files, String pgn) {
        read(files, pgn);
        assertThat(files.observations().games()).isPositive();
    }

    private static Observations direct(ObservationSettings options, String pgn) {
        ObservationReader files = new ObservationReader(options, ReadProgress.NONE);
        read(files, pgn);
        return files.observations();
    }

    private Path keep(ObservationSettings options, String name, String pgn) {
        Path file = folder.resolve(name);
        boolean scored = options.positions().target() == Target.SCORE;
        try (ParquetWriter writer = new ParquetWriter(
                ObservationSettings.chessTerms(options.features().text()), ObservationColumns.tags(options), scored)) {
            readInto(new ObservationReader(options, ReadProgress.NONE, writer), pgn);
            writer.writeTo(file);
        }
        return file;
    }

    private static Observations kept(ObservationSettings options, Path... files) {
        ObservationReader reader = new ObservationReader(options, ReadProgress.NONE);
        for (Path file : files) {
            ParquetFile.readAny(GameInput.of(file.toString()), reader);
        }
        return reader.observations();
    }

    private static void assertSame(Observations found, Observations expected) {
        assertThat(found.games()).isEqualTo(expected.games());
        assertThat(found.drawnGames()).isEqualTo(expected.drawnGames());
        assertThat(found.plies()).isEqualTo(expected.plies());
        assertThat(found.counts().rows()).isEqualTo(expected.counts().rows());
        assertThat(found.groups()).isEqualTo(expected.groups());
        assertThat(PieceValueFitter.fit(found, FitSettings.DEFAULT, FitTrace.NONE)
                        .values())
                .isEqualTo(PieceValueFitter.fit(expected, FitSettings.DEFAULT, FitTrace.NONE)
                        .values());
    }

    private static ObservationSettings with(String where, String by, boolean weighted, Target target) {
        return PLAIN.with(
                        Games.DEFAULT.with(where.isEmpty() ? new TagCondition.All() : TagConditionReader.parse(where)))
                .with(new Positions(QuietRule.PUBLISHED, target, ClockRange.ANY))
                .with(new Groups(
                        by.isEmpty() ? Optional.empty() : Optional.of(Grouping.parse(by)),
                        NameAliases.NONE,
                        ClusterTags.USUAL,
                        weighted ? new Weighting(Optional.of("Weight"), true) : Weighting.NONE));
    }

    /// Whatever single bit of a file is damaged, it is refused or its observations are those that were written.
    @Test
    void noDamagedBitPassesForAnotherValue() throws IOException {
        ObservationSettings settings = with("", "event", false, Target.RESULT);
        Path file = keep(settings, "whole.parquet", RandomPgn.games(0, 20));
        byte[] whole = Files.readAllBytes(file);
        Observations expected = kept(settings, file);
        Random random = new Random(1);
        Path damaged = folder.resolve("damaged.parquet");
        int refused = 0;
        for (int trial = 0; trial < 80; trial++) {
            byte[] bytes = whole.clone();
            bytes[random.nextInt(bytes.length)] ^= (byte) (1 << random.nextInt(8));
            Files.write(damaged, bytes);
            try {
                Observations found = kept(settings, damaged);
                assertThat(found.games()).as("trial " + trial).isEqualTo(expected.games());
                assertThat(found.plies()).as("trial " + trial).isEqualTo(expected.plies());
                assertThat(found.counts().rows())
                        .as("trial " + trial)
                        .isEqualTo(expected.counts().rows());
                assertThat(found.groups()).as("trial " + trial).isEqualTo(expected.groups());
            } catch (InputException _) {
                refused++;
            }
        }
        assertThat(refused).isGreaterThan(40);
    }

    @ParameterizedTest
    @ValueSource(strings = {ObservationSettings.MATERIAL, MIXED})
    void parquetGivesTheFitOfItsGamesToTheBit(String features) {
        ObservationSettings options = PLAIN.withFeatures(features);
        String pgn = RandomPgn.games(0, 250);
        Path file = keep(options, "a.parquet", pgn);
        assertThat(GameInput.of(file.toString()).isFileOf("PAR1".getBytes(StandardCharsets.US_ASCII)))
                .isTrue();
        assertThat(ParquetFile.features(file.toString())).contains(features);
        assertSame(kept(options, file), direct(options, pgn));
        assertSame(kept(PLAIN, file), direct(PLAIN, pgn));
    }

    @Test
    void filesMergeWithEachOtherAndWithGames() throws IOException {
        Path first = keep(PLAIN, "a.parquet", RandomPgn.games(0, 100));
        Path second = keep(PLAIN, "b.parquet", RandomPgn.games(60, 160));
        Path third = folder.resolve("c.pgn");
        Files.writeString(third, RandomPgn.games(150, 250));
        Observations merged = kept(PLAIN, first, second, third);
        assertSame(merged, direct(PLAIN, RandomPgn.games(0, 250)));
        assertThat(merged.skips().of(SkippedGames.DUPLICATE)).isEqualTo(50);
        Path together = folder.resolve("all.parquet");
        try (ParquetWriter writer = new ParquetWriter(
                ObservationSettings.chessTerms(PLAIN.features().text()), ObservationColumns.tags(PLAIN), false)) {
            ObservationReader files = new ObservationReader(PLAIN, ReadProgress.NONE, writer);
            Stream.of(first, second, third).forEach(file -> ParquetFile.readAny(GameInput.of(file.toString()), files));
            files.finish();
            writer.writeTo(together);
        }
        assertSame(kept(PLAIN, together), merged);
        assertThat(together).hasSameBinaryContentAs(keep(PLAIN, "d.parquet", RandomPgn.games(0, 250)));
    }

    @Test
    void bytesDoNotDependOnThreads() {
        String pgn = RandomPgn.games(0, 60);
        assertThat(keep(PLAIN.withThreads(2), "b.parquet", pgn)).hasSameBinaryContentAs(keep(PLAIN, "a.parquet", pgn));
    }

    @ParameterizedTest
    @CsvSource({
        "WhiteElo >= 2050, '', false",
        "'', player, false",
        "'', elo:20, true",
        "White ~ 'player', White, true",
        "Result = '1-0' or Result = '0-1' or Result ~ '/', '', false"
    })
    void tagsServeKeptRowsToo(String where, String by, boolean weighted) {
        ObservationSettings options = with(where, by, weighted, Target.RESULT);
        Path file = keep(with("", by, weighted, Target.RESULT), "a.parquet", RandomPgn.games(0, 250));
        assertSame(kept(options, file), direct(options, RandomPgn.games(0, 250)));
    }

    @Test
    void scoresAreKept() {
        ObservationSettings options = with("", "", false, Target.SCORE);
        String pgn = RandomPgn.games(0, 120).replaceAll("([a-h][1-8]) ", "$1 {[%eval 0.3]} ");
        Path file = keep(options, "a.parquet", pgn);
        assertThat(kept(options, file).counts().rows())
                .isEqualTo(direct(options, pgn).counts().rows())
                .isGreaterThan(40);
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> kept(options, keep(PLAIN, "b.parquet", pgn)))
                .withMessageContaining("found no column score");
    }

    @Test
    void namesCannotBreakStatements() {
        Path file = folder.resolve("it's [1] *.parquet");
        Set<String> tags = new LinkedHashSet<>(List.of("Evil", "a\"b'; --", "Select"));
        try (ParquetWriter writer = new ParquetWriter(ObservationSettings.chessTerms(MIXED), tags, false)) {
            ObservationSettings options = PLAIN.withFeatures(MIXED);
            readInto(new ObservationReader(options, ReadProgress.NONE, writer), RandomPgn.games(0, 30));
            writer.writeTo(file);
        }
        String[] evil = new String[1];
        ObservedGameListener keeper = new ObservedGameListener() {
            @Override
            public Set<String> tags() {
                return tags;
            }

            @Override
            public void game(ObservedGame game) {
                evil[0] = game.tags().getOrDefault("Evil", "");
            }
        };
        ObservationReader reader = new ObservationReader(PLAIN, ReadProgress.NONE, keeper);
        ParquetFile.read(file.toString(), reader);
        assertThat(reader.observations().games()).isPositive();
        assertThat(evil[0]).isEqualTo("'); DROP TABLE x; --");
    }

    @Test
    void brokenFilesGetOneLine() throws IOException {
        byte[] whole = Files.readAllBytes(keep(PLAIN, "whole.parquet", RandomPgn.games(0, 60)));
        RandomGenerator random = RandomGames.random(5);
        for (int i = 0; i < 24; i++) {
            byte[] broken = i % 2 == 0 ? Arrays.copyOf(whole, 4 + random.nextInt(whole.length - 4)) : whole.clone();
            for (int change = 0; i % 2 == 1 && change < 4; change++) {
                broken[4 + random.nextInt(broken.length - 4)] = (byte) random.nextInt();
            }
            Path file = folder.resolve("broken" + i + ".parquet");
            Files.write(file, broken);
            try {
                kept(PLAIN, file);
                assertThat(i % 2).as("a cut file is not read").isEqualTo(1);
            } catch (InputException e) {
                assertThat(e.getMessage()).startsWith(file.toString()).doesNotContain("\n");
            }
        }
    }

    @Test
    void missingColumnsAreNamed() throws SQLException {
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> kept(PLAIN, made(TOO_LITTLE)))
                .withMessageContaining(": found no column B, R, Q, expected the columns game, ply, result");
    }

    @Test
    void otherFeaturesAreNamed() {
        Path file = keep(PLAIN, "a.parquet", RandomPgn.games(0, 5));
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> kept(PLAIN.withFeatures("material,tempo"), file))
                .withMessageContaining("found no column tempo")
                .withMessageEndingWith("(features material,tempo to write it again from the games by `count`,"
                        + " features material to read it as it was written)");
    }

    private static String dated(int game) {
        return switch (game % 5) {
            case 0 -> "[Date \"2013.05.0" + (1 + game % 9) + "\"]\n[WhiteElo \"2" + game % 10 + "00\"]\n";
            case 1 -> "[Date \"1998.??.??\"]\n[WhiteElo \"2500?\"]\n[BlackElo \"-\"]\n";
            case 2 -> "[Date \"2013.02.30\"]\n[WhiteElo \"02500\"]\n";
            case 3 -> "[Date \"\"]\n[BlackElo \"2350\"]\n";
            default -> "[Date \"0999.01.01\"]\n";
        };
    }

    private static String datedGames() {
        StringBuilder pgn = new StringBuilder();
        for (int game = 0; game < 120; game++) {
            String one = RandomPgn.games(game, game + 1);
            pgn.append(one.replaceFirst("\\[Result", dated(game).replace("$", "") + "[Result"));
        }
        return pgn.toString();
    }

    /// Ratings are numbers and dates are dates, and `fit` reads the tags as the games have them.
    @Test
    void numbersAreNumbersAndDatesAreDates() throws SQLException {
        Path file = keep(PLAIN, "typed.parquet", datedGames());
        assertThat(asked("SELECT column_name || ' ' || column_type FROM (DESCRIBE SELECT * FROM " + Sql.parquet(file)
                        + ")"))
                .contains(
                        "WhiteElo INTEGER",
                        "Date DATE",
                        "game INTEGER",
                        "P SMALLINT",
                        "weight DOUBLE",
                        "White VARCHAR",
                        "DateText VARCHAR");
        assertThat(asked("SELECT DISTINCT WhiteElo || ' ' || Date FROM " + Sql.parquet(file) + " WHERE game = 1"))
                .containsExactly("2000 2013-05-01");
        assertThat(asked("SELECT DISTINCT DateText || ' ' || WhiteEloText || ' ' || BlackEloText FROM "
                        + Sql.parquet(file) + " WHERE game = 2 AND Date IS NULL AND WhiteElo IS NULL"))
                .containsExactly("1998.??.?? 2500? -");
        assertThat(asked("SELECT DISTINCT DateText || ' ' || WhiteEloText FROM " + Sql.parquet(file)
                        + " WHERE game = 3 AND Date IS NULL AND WhiteElo IS NULL"))
                .containsExactly("2013.02.30 02500");
        for (String where : List.of("WhiteElo >= 2300", "Date ~ '1998'", "WhiteElo = '02500'", "Date = '0999.01.01'")) {
            ObservationSettings settings = with(where, "year:10", false, Target.RESULT);
            Observations found = kept(settings, file);
            Observations expected = direct(settings, datedGames());
            assertThat(found.games()).as(where).isEqualTo(expected.games()).isPositive();
            assertThat(found.groups()).as(where).isEqualTo(expected.groups());
        }
    }

    /// Files that were written before tags had types are read alike.
    @Test
    void tagsAsTextAreReadToo() throws SQLException {
        Path typed = keep(PLAIN, "typed.parquet", datedGames());
        Path text = made("SELECT game, ply, result, plies, weight, key, White, Black,"
                + " coalesce(WhiteElo::VARCHAR, WhiteEloText) AS WhiteElo,"
                + " coalesce(strftime(Date, '%Y.%m.%d'), DateText) AS Date, P, N, B, R, Q FROM " + Sql.parquet(typed));
        ObservationSettings settings = with("WhiteElo >= 2300 or Date ~ '1998'", "year:1", false, Target.RESULT);
        assertThat(kept(settings, text).groups())
                .isEqualTo(kept(settings, typed).groups());
        assertThat(kept(settings, text).games()).isEqualTo(kept(settings, typed).games());
    }

    @Test
    void positionsAreKeptOnRequest() throws SQLException {
        Path file = folder.resolve("fen.parquet");
        try (ParquetWriter writer =
                new ParquetWriter(ObservationSettings.chessTerms("material"), Set.of("White"), false, true)) {
            readInto(new ObservationReader(PLAIN, ReadProgress.NONE, writer), RandomPgn.games(0, 20));
            writer.writeTo(file);
        }
        assertThat(asked("SELECT fen FROM " + Sql.parquet(file) + " WHERE ply IS NOT NULL"))
                .isNotEmpty()
                .allMatch(fen -> fen.matches("[1-8a-zA-Z]+(/[1-8a-zA-Z]+){7} [wb] [KQkq-]+ [-a-h36]+ \\d+ \\d+"));
        assertSame(kept(PLAIN, file), direct(PLAIN, RandomPgn.games(0, 20)));
        try (ParquetWriter writer =
                new ParquetWriter(ObservationSettings.chessTerms("material"), Set.of(), false, true)) {
            ObservationReader reader = new ObservationReader(PLAIN, ReadProgress.NONE, writer);
            assertThatExceptionOfType(InputException.class)
                    .isThrownBy(() -> {
                        ParquetFile.readAny(GameInput.of(file.toString()), reader);
                        reader.observations();
                    })
                    .withMessageContaining("without their positions");
        }
    }

    private List<String> asked(String query) throws SQLException {
        List<String> found = new ArrayList<>();
        try (Database database = Database.open(1);
                Statement statement = database.connection().createStatement();
                ResultSet rows = statement.executeQuery(query)) {
            while (rows.next()) {
                found.add(rows.getString(1));
            }
        }
        return found;
    }

    @Test
    void aFileThatCannotBeWrittenIsNamed() {
        Path nowhere = folder.resolve("none/x.parquet");
        try (ParquetWriter writer = new ParquetWriter(ObservationSettings.chessTerms("material"), Set.of(), false)) {
            assertThatExceptionOfType(UncheckedIOException.class)
                    .isThrownBy(() -> writer.writeTo(nowhere))
                    .withMessageStartingWith(nowhere + ": cannot be written: ");
        }
    }

    /// Files of other programs, with what each is told.
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1 AS game, 5 AS ply, 'won' AS result, 0 AS P | row 1: found the result 'won'",
                "1 AS game, 5 AS ply, NULL AS result, 0 AS P | row 1: found no result",
                "NULL AS game, 5 AS ply, '1-0' AS result, 0 AS P | row 1: found no game",
                "1 AS game, 5 AS ply, '1-0' AS result, NULL AS P | row 1: found no value of P",
                "1 AS game, 5 AS ply, '1-0' AS result, 99999 AS P | row 1: found no value of P",
                "1 AS game, 5 AS ply, '1-0' AS result, 'x' AS P | row 1: found no value of P",
                "1 AS game, 5 AS ply, '1-0' AS result, 0.5 AS P | row 1: found no value of P",
                "1 AS game, -5 AS ply, '1-0' AS result, 0 AS P | row 1: found the ply -5",
                "1 AS game, 5 AS ply, '1-0' AS result, repeat('a', 80000000) AS White, 0 AS P | more than 64 MB unpacked",
                "1 AS game, 5 AS ply, '1-0' AS result, -1 AS weight, 0 AS P | 1 bad-weight"
            })
    void badValuesAreTold(String columns, String message) throws SQLException {
        Path file = made("SELECT " + columns + ", 0 AS N, 0 AS B, 0 AS R, 0 AS Q");
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> kept(PLAIN, file))
                .withMessageStartingWith(file.toString())
                .withMessageContaining(message)
                .withMessageMatching("[^\\n]*");
    }

    private Path made(String query) throws SQLException {
        Path file = folder.resolve("made.parquet");
        try (Database database = Database.open(1)) {
            database.allowMore();
            database.execute("COPY (" + query + ") TO " + Sql.text(file.toString()) + " (FORMAT parquet)");
        }
        return file;
    }

    @Test
    void parquetOnAStreamIsTold() throws IOException {
        byte[] bytes = Files.readAllBytes(keep(PLAIN, "a.parquet", RandomPgn.games(0, 5)));
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> new ObservationReader(PLAIN, ReadProgress.NONE)
                        .read("standard input", new ByteArrayInputStream(bytes)))
                .withMessageContaining("contains Parquet; give it as a separate file");
    }
}
