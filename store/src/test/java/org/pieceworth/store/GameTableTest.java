package org.pieceworth.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.pieceworth.empirical.input.GameInput;
import org.pieceworth.empirical.input.ObservationReader;
import org.pieceworth.empirical.input.ReadProgress;
import org.pieceworth.empirical.rows.Observations;
import org.pieceworth.empirical.settings.Grouping;
import org.pieceworth.empirical.settings.ObservationSettings;
import org.pieceworth.empirical.settings.ObservationSettings.Games;
import org.pieceworth.empirical.settings.TagConditionReader;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.variant.Variants;
import org.pieceworth.testkit.RandomPgn;
import org.pieceworth.text.InputException;

/// Games in tables, as public databases publish them, are read as the same games in PGN.
class GameTableTest {

    private static final int GAMES = 300;

    /// With doubles.
    private static final String PGN = RandomPgn.games(0, GAMES - 40) + RandomPgn.games(100, 140);

    private static final Pattern GAME = Pattern.compile("((?:\\[[^\\n]*]\\n)+)\\n([^\\n]*)\\n");
    private static final Pattern TAG = Pattern.compile("\\[(\\w+) \"(.*)\"]");

    @TempDir
    private static Path folder;

    /// SQL of rows with the columns event, evil, white, elo, weight, result, moves, without and with the numbers of
    /// moves and the result, and the number of the game.
    private static String table = "";

    @BeforeAll
    static void makeTable() throws SQLException {
        StringBuilder rows = new StringBuilder();
        Matcher game = GAME.matcher(PGN);
        int number = 0;
        while (game.find()) {
            String tags = TAG.matcher(game.group(1))
                    .results()
                    .map(tag -> Sql.text(tag.group(2).replace("\\\"", "\"")))
                    .collect(Collectors.joining(", "));
            String moves = game.group(2).replaceAll(" [-/0-9]+$", "");
            rows.append(number == 0 ? "" : ", ")
                    .append("(" + number++ + ", " + tags + ", " + Sql.text(moves) + ", "
                            + Sql.text(numbered(game.group(2))) + ", " + Sql.text(game.group()) + ")");
        }
        assertThat(number).isEqualTo(GAMES);
        Path whole = folder.resolve("all.parquet");
        write(
                whole,
                "SELECT * FROM (VALUES " + rows
                        + ") AS t(n, event, evil, white, elo, weight, result, sans, text, pgn)");
        table = Sql.parquet(whole);
    }

    private static String numbered(String moves) {
        String[] words = moves.split(" ");
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < words.length; i++) {
            boolean white = i % 2 == 0 && i < words.length - 1;
            text.append(i == 0 ? "" : " ").append(white ? i / 2 + 1 + ". " : "").append(words[i]);
        }
        return text.toString();
    }

    private static void write(Path file, String select) throws SQLException {
        try (Database database = Database.open(1)) {
            database.execute(
                    "COPY (" + select + ") TO " + Sql.text(file.toString()) + " (FORMAT parquet, ROW_GROUP_SIZE 64)");
        }
    }

    private static Observations read(ObservationSettings settings, Path file) {
        ObservationReader reader = new ObservationReader(settings, ReadProgress.NONE);
        ParquetFile.readAny(GameInput.of(file.toString()), reader);
        assertThat(reader.sources().getFirst().bytes()).isEqualTo(file.toFile().length());
        return reader.observations();
    }

    private static Observations direct(ObservationSettings settings, String pgn) {
        ObservationReader reader = new ObservationReader(settings, ReadProgress.NONE);
        reader.read("x.pgn", new ByteArrayInputStream(pgn.getBytes(StandardCharsets.UTF_8)));
        return reader.observations();
    }

    private static void assertSame(ObservationSettings settings, String select) throws SQLException {
        Path file = folder.resolve("games.parquet");
        write(file, select);
        Observations found = read(settings, file);
        Observations expected = direct(settings, PGN);
        assertThat(found.games()).isEqualTo(expected.games());
        assertThat(found.plies()).isEqualTo(expected.plies());
        assertThat(found.skips().counts()).isEqualTo(expected.skips().counts());
        assertThat(found.groups()).isEqualTo(expected.groups());
        assertThat(found.counts().rows()).isEqualTo(expected.counts().rows());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                // as large public databases have them
                "event AS Event, white AS White, result AS Result, CAST(elo AS SMALLINT) AS WhiteElo, DATE '2020-02-03' AS"
                        + " UTCDate, TIME '12:34:56' AS UTCTime, weight AS Weight, evil AS Evil, text AS movetext",
                "event, white, result, CAST(elo AS DOUBLE) AS white_elo, weight, CAST(text AS BLOB) AS moves",
                "result, sans AS transcript, event, white, elo AS whiteelo",
                "len(sans) AS moves, string_split(sans, ' ') AS san, white, elo AS white_rating, event, CASE result WHEN '1-0'"
                        + " THEN 'white' WHEN '0-1' THEN 'black' ELSE 'draw' END AS winner",
                "event, white, elo AS whiteelo, sans AS moves, CAST(CASE result WHEN '1-0' THEN 1 WHEN '0-1' THEN 0 WHEN '1/2-1/2'"
                        + " THEN 0.5 END AS DOUBLE) AS result",
                "event, white, elo AS whiteelo, sans AS moves, CASE result WHEN '1-0' THEN '1.0' WHEN '0-1' THEN '0.0' WHEN"
                        + " '1/2-1/2' THEN '0.5' END AS result",
                "pgn, n AS id, [1, 2] AS list, {'a': 1} AS struct"
            })
    void columnsOfManyNames(String columns) throws SQLException {
        ObservationSettings settings = ObservationSettings.DEFAULT
                .withGrouping(Grouping.parse("event"))
                .withThreads(columns.startsWith("event AS") ? 2 : 1)
                .with(Games.DEFAULT.with(TagConditionReader.parse("WhiteElo >= 2050 and White != 'Player 3'")));
        assertSame(settings, "SELECT " + columns + " FROM " + table + " ORDER BY n");
    }

    @Test
    void movesAsCoordinates() throws SQLException {
        Path file = folder.resolve("uci.parquet");
        write(file, "SELECT 'e2e4 e7e5 g1f3 b8c6 f1b5 g8f6 e1g1 f6e4' AS moves_uci, '1-0' AS result");
        String pgn = "[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 Nf6 4. O-O Nxe4 1-0\n";
        ObservationSettings start = ObservationSettings.DEFAULT;
        assertThat(read(start, file).plies())
                .isEqualTo(direct(start, pgn).plies())
                .isEqualTo(8);
    }

    /// A row that is cut off costs no other, and its place is its row.
    @Test
    void whatIsWrongIsOneRow() throws SQLException {
        Path file = folder.resolve("odd.parquet");
        write(
                file,
                "SELECT * FROM (VALUES ('1-0', 'e4 e5 Nf3 {open'), ('0-1', 'd4 (d5 e4'), ('1-0', NULL), (NULL, 'c4 c5'),"
                        + " ('0-1', 'e4 e4 e4'), ('1-0', 'b3 b6')) AS t(result, moves)");
        for (int threads : new int[] {1, 2}) {
            Observations found = read(ObservationSettings.DEFAULT.withThreads(threads), file);
            assertThat(found.games()).isEqualTo(1);
            assertThat(found.skips().firstPlaces().values())
                    .containsExactlyInAnyOrder(
                            "first: " + file + ", row 1",
                            "first: " + file + ", row 2",
                            "first: " + file + ", row 3",
                            "first: " + file + ", row 4",
                            "first: " + file + ", row 5");
        }
    }

    @Test
    void aVariantByItsColumn() throws SQLException {
        Path file = folder.resolve("house.parquet");
        String moves = "'e4 d5 exd5 Qxd5 Nc3 Qa5 P@d5 e6 dxe6'";
        write(file, "SELECT 'Crazyhouse' AS Variant, '1-0' AS Result, " + moves + " AS movetext");
        assertThat(ParquetGames.firstVariant(GameInput.of(file.toString()))).contains("Crazyhouse");
        VariantRules rules = VariantRules.of(Variants.open("crazyhouse").variant());
        assertThat(read(ObservationSettings.DEFAULT.withVariant(rules), file).games())
                .isEqualTo(1);
        write(file, "SELECT '1-0' AS Result, " + moves + " AS movetext");
        assertThat(ParquetGames.firstVariant(GameInput.of(file.toString()))).isEmpty();
    }

    @Test
    void tablesOfSomethingElseAreNamed() throws SQLException {
        Path file = folder.resolve("else.parquet");
        write(file, "SELECT 1 AS a, 'x' AS b");
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> read(ObservationSettings.DEFAULT, file))
                .withMessageContaining("movetext");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"3|INTEGER", "[1]|INTEGER[]", "struct_pack(uci := 1)|STRUCT(uci INTEGER)"})
    void movesOfAnotherTypeAreNamed(String value, String type) throws SQLException {
        Path file = folder.resolve("else.parquet");
        write(file, "SELECT '1-0' AS result, " + value + " AS Moves");
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> read(ObservationSettings.DEFAULT, file))
                .withMessage(file + ": found the column Moves of type " + type
                        + ", expected moves as text (VARCHAR) or as a list of texts (VARCHAR[])");
    }

    /// With 1, 0 and -1 a draw would be read as a loss.
    @Test
    void numbersThatAreNoScoresAreRefused() throws SQLException {
        Path file = folder.resolve("signed.parquet");
        write(
                file,
                "SELECT * FROM (VALUES (1::DOUBLE, 'e4'), (-1, 'd4'), (0, 'c4'), ('nan', 'b4')) AS t(Result, moves)");
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> read(ObservationSettings.DEFAULT, file))
                .withMessage(file + ", row 2: found the result -1.0, expected White's score, 1, 0.5 or 0; or write"
                        + " 1-0, 1/2-1/2 and 0-1");
    }

    @Test
    void aDamagedTableIsNoShorterOne() throws SQLException, IOException {
        Path file = folder.resolve("damaged.parquet");
        write(file, "SELECT text AS movetext, result FROM " + table);
        byte[] bytes = Files.readAllBytes(file);
        Arrays.fill(bytes, bytes.length / 2, bytes.length / 2 + 200, (byte) 0x55);
        Files.write(file, bytes);
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> read(ObservationSettings.DEFAULT.withThreads(2), file))
                .withMessageStartingWith(file + ": is not a complete Parquet file");
    }

    /// As tables of Lichess have them: nobody has won a draw, nor a game that was not played.
    @Test
    void aGameWithoutWinnerIsADrawByItsStatus() throws SQLException {
        Path file = folder.resolve("status.parquet");
        write(
                file,
                "SELECT * FROM (VALUES ('white', 'mate', 'e4 e5'), (NULL, 'draw', 'd4 d5'), ('', 'stalemate', 'c4 c5'),"
                        + " (NULL, 'outoftime', 'b4 b5'), ('black', 'outoftime', 'a4 a5'), (NULL, 'aborted', 'f4 f5'),"
                        + " ('white', 'noStart', 'g4 g5'), (NULL, 'unknownFinish', 'h4 h5')) AS t(winner, status, moves)");
        Observations found = read(ObservationSettings.DEFAULT, file);
        assertThat(found.games()).isEqualTo(5);
        assertThat(found.drawnGames()).isEqualTo(3);
        assertThat(found.skips().of("unknown-result")).isEqualTo(3);
    }

    /// Long games are read like others; a row that would take the memory of many is named.
    @Test
    void longRowsAreReadByThemselvesAndHugeOnesRefused() throws SQLException {
        Path file = folder.resolve("long.parquet");
        String row = "SELECT '1-0' AS result, 'e4 {' || repeat('x', %d) || '} e5 %s' AS movetext, %d AS n";
        String rows = row.formatted(100, "Nf3", 1) + " UNION ALL " + row.formatted(3_000_000, "Nc3", 2) + " UNION ALL "
                + row.formatted(200_000, "d4", 3);
        write(file, "SELECT result, movetext FROM (" + rows + ") ORDER BY n");
        Observations found = read(ObservationSettings.DEFAULT, file);
        assertThat(found.games()).isEqualTo(3);
        assertThat(found.plies()).isEqualTo(9);
        Path huge = folder.resolve("huge.parquet");
        write(
                huge,
                "SELECT result, movetext FROM (" + rows + " UNION ALL " + row.formatted(9_000_000, "f4", 4)
                        + ") ORDER BY n");
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> read(ObservationSettings.DEFAULT, huge))
                .withMessageContaining("row 4: found a game of 8 MB");
    }
}
