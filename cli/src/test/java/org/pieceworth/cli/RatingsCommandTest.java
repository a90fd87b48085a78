package org.pieceworth.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Ratings and tests from files of games.
class RatingsCommandTest {

    private static final List<String> NAMES = List.of("Alpha", "Beta 2", "Gamma=3");

    @TempDir
    private Path folder;

    private Path games;

    @BeforeEach
    void writeGames() throws IOException {
        games = Files.writeString(folder.resolve("games.pgn"), roundRobin(40));
    }

    /// Pairs from the same FEN, the second games after all first ones.
    private static String roundRobin(int pairs) {
        StringBuilder text = new StringBuilder();
        SplittableRandom random = new SplittableRandom(7);
        for (int turn = 0; turn < 2; turn++) {
            for (int i = 0; i < pairs; i++) {
                for (int one = 0; one < NAMES.size(); one++) {
                    for (int other = 0; other < one; other++) {
                        boolean first = turn == 0;
                        int better = Math.max(random.nextInt(3), random.nextInt(3));
                        text.append(game(
                                NAMES.get(first ? one : other),
                                NAMES.get(first ? other : one),
                                first ? better : 2 - better,
                                "[FEN \"8/8/8/4k3/8/4K3/4P3/8 w - - " + i + " 1\"]\n[ECO \"A0" + i % 3 + "\"]\n"));
                    }
                }
            }
        }
        return text.toString();
    }

    private static String game(String white, String black, int halfPoints, String more) {
        String result = List.of("0-1", "1/2-1/2", "1-0").get(halfPoints);
        return "[White \"" + white + "\"]\n[Black \"" + black + "\"]\n[Result \"" + result + "\"]\n" + more + "\n1. e4 "
                + result + "\n\n";
    }

    private JsonNode json(String... more) {
        String[] words = new String[more.length + 4];
        words[0] = "ratings";
        words[1] = games.toString();
        words[2] = "--format";
        words[3] = "json";
        System.arraycopy(more, 0, words, 4, more.length);
        CommandRun run = CommandRun.of(words);
        assertThat(run.err()).isEmpty();
        return JsonMapper.shared().readTree(run.out());
    }

    @Test
    void pairsAreFoundAndPlayersRated() {
        JsonNode found = json();
        assertThat(found.path("games").asInt()).isEqualTo(240);
        assertThat(found.path("pairs").asInt()).isEqualTo(120);
        assertThat(found.path("clusters").asInt()).isEqualTo(120);
        assertThat(found.at("/players/0/name").asString()).isEqualTo("Gamma=3");
        assertThat(found.at("/players/0/error").asDouble()).isPositive();
        assertThat(json("--cluster", "game").path("clusters").asInt()).isEqualTo(240);
        assertThat(json("--cluster", "opening").path("clusters").asInt()).isEqualTo(40);
        assertThat(json("--cluster", "ECO").path("clusters").asInt()).isEqualTo(3);
    }

    @Test
    void oneOrSeveralThreadsFindTheSame() {
        assertThat(json("--threads", "1")).isEqualTo(json("--threads", "3"));
    }

    @Test
    void anAnchorHasItsRating() {
        JsonNode found = json("--anchor", "Gamma=3=2000");
        assertThat(found.at("/players/0/rating").asDouble()).isCloseTo(2000, within(1e-9));
        assertThat(json("--mean", "1500")
                        .path("players")
                        .valueStream()
                        .mapToDouble(each -> each.path("rating").asDouble())
                        .average()
                        .orElseThrow())
                .isCloseTo(1500, within(1e-6));
    }

    @Test
    void aPlayersOpponentsOpeningsAndNextMatchAreShown() {
        JsonNode found = json("--player", "Alpha", "--against", "Beta 2", "--games", "50", "--openings");
        assertThat(found.at("/player/opponents")).hasSize(2);
        assertThat(found.at("/player/openings")).hasSize(3);
        assertThat(found.at("/openings/0/games").asInt()).isEqualTo(84);
        assertThat(found.at("/match/forecast/win").asDouble()).isBetween(0.0, 0.5);
        CommandRun text = CommandRun.of(
                "ratings", games.toString(), "--player", "Alpha", "--against", "Beta 2", "--games", "50", "--openings");
        assertThat(text.out())
                .contains("Alpha against each opponent:", "Alpha in each opening:", "A match of 50 games:");
    }

    @Test
    void aPictureIsWritten() throws IOException {
        Path picture = folder.resolve("ratings.svg");
        assertThat(CommandRun.of("ratings", games.toString(), "--plot", picture.toString())
                        .code())
                .isZero();
        assertThat(Files.readString(picture)).startsWith("<svg").contains("Beta 2");
    }

    @Test
    void gamesOfOneRoundOrOneBookAreAPair() throws IOException {
        games = Files.writeString(
                folder.resolve("rounds.pgn"),
                game("A", "B", 2, "[Event \"E\"]\n[Round \"1\"]\n")
                        + game("B", "A", 1, "[Event \"E\"]\n[Round \"2\"]\n")
                        + game("B", "A", 2, "[Event \"E\"]\n[Round \"1\"]\n")
                        + game("A", "B", 1, "[Event \"E\"]\n[Round \"2\"]\n")
                        + game("A", "B", 1, "[Event \"E\"]\n[Round \"?\"]\n")
                        + game("B", "A", 1, "[Event \"E\"]\n[Round \"?\"]\n"));
        assertThat(json().path("pairs").asInt()).isEqualTo(2);
        String moves = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. %s *\n\n";
        String untold = "[White \"%s\"]\n[Black \"%s\"]\n[Result \"1/2-1/2\"]\n[Round \"%s\"]\n\n";
        games = Files.writeString(
                folder.resolve("begin.pgn"),
                untold.formatted("A", "B", "1")
                        + moves.formatted("O-O")
                        + untold.formatted("B", "A", "2")
                        + moves.formatted("d3")
                        + untold.formatted("A", "B", "3")
                        + moves.formatted("d3").replace("Nf3", "f4")
                        + untold.formatted("B", "A", "4")
                        + moves.formatted("d3").replace("Nf3", "c3"));
        assertThat(json().path("pairs").asInt()).isEqualTo(1);
        String book = "1. e4 {book} e5 {book} 2. %s {+0.10/5 0.1s} *\n\n";
        String tags = "[White \"%s\"]\n[Black \"%s\"]\n[Result \"1/2-1/2\"]\n[Round \"?\"]\n\n";
        games = Files.writeString(
                folder.resolve("book.pgn"),
                tags.formatted("A", "B")
                        + book.formatted("Nf3")
                        + tags.formatted("B", "A")
                        + book.formatted("Bc4")
                        + tags.formatted("B", "A")
                        + book.formatted("Nf3").replace("e5", "d5"));
        assertThat(json().path("pairs").asInt()).isEqualTo(1);
    }

    @Test
    void aTestOfGamesIsThatOfItsCounts() {
        String ofGames = CommandRun.of("sprt", games.toString(), "--a", "Alpha", "--b", "Beta 2", "--format", "csv")
                .out();
        JsonNode counts = JsonMapper.shared()
                .readTree(CommandRun.of("sprt", games.toString(), "--a", "Alpha", "--b", "Beta 2", "--format", "json")
                        .out())
                .path("pentanomial");
        String pentanomial = counts.valueStream()
                .map(JsonNode::asString)
                .reduce((one, other) -> one + "," + other)
                .orElseThrow();
        assertThat(ofGames)
                .startsWith("pairs,")
                .isEqualTo(CommandRun.of("sprt", "--pentanomial", pentanomial, "--format", "csv")
                        .out());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            ratings GAMES --anchor Alpha                        | expected a player and a rating
            ratings GAMES --anchor Alfa=2000                    | did you mean 'Alpha'
            ratings GAMES --anchor Alpha=1 --anchor Alpha=2     | more than once
            ratings GAMES --anchor Alpha=1 --mean 5             | expected at most one of them
            ratings GAMES --against Alpha                       | does nothing without --player
            ratings GAMES --player Alpha --games 5              | does nothing without --against
            ratings GAMES --player Alpha --against Alpha        | expected two players
            ratings GAMES --player Nobody                       | found no game of 'Nobody'
            ratings GAMES --cluster Ev-ent                      | expected pair, game, opening
            ratings GAMES --plot x.png                          | ends in .svg
            ratings GAMES --where x                             | expected
            ratings missing.pgn                                 | no such file
            ratings - -                                         | standard input more than once
            ratings GAMES --where Round=3                       | no game can be used
            sprt GAMES                                          | is missing: the games have 3 players
            sprt GAMES --a Alpha --b Alpha                      | expected two players
            sprt GAMES --a Alpha --wins 3                       | expected one of the two
            sprt GAMES --a Alpha --pentanomial 1,2,3,4,5        | expected at most one of them
            sprt --wins 3 --a Alpha                             | does nothing without GAMES
            """)
    void mistakesAreNamedInALine(String words, String message) {
        CommandRun run =
                CommandRun.of(words.strip().replace("GAMES", games.toString()).split(" +"));
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err()).contains(message.strip()).hasLineCount(1);
        assertThat(run.out()).isEmpty();
    }

    @Test
    void gamesThatTellNothingHaveAnAnswer() throws IOException {
        for (String text : List.of(
                game("A", "B", 2, ""),
                game("A", "B", 1, ""),
                game("A", "B", 1, "") + game("B", "A", 0, ""),
                game("A", "B", 1, "") + game("A", "B", 2, "") + game("B", "C", 1, "") + game("C", "B", 0, ""),
                game("A", "B", 2, "") + game("A", "B", 0, ""),
                game("A", "B", 2, "") + game("C", "D", 1, "") + game("?", "D", 1, "") + game("D", "D", 1, ""))) {
            games = Files.writeString(folder.resolve("odd.pgn"), text);
            for (String model : List.of("davidson", "rao-kupper", "scores")) {
                assertThat(json("--model", model, "--player", "A", "--against", "B", "--games", "2", "--openings")
                                .path("players"))
                        .isNotEmpty();
            }
        }
    }

    /// Pairs of three players with ten plies each, by their openings and results.
    private static String match(int turns) {
        StringBuilder text = new StringBuilder();
        for (int turn = 0; turn < turns; turn++) {
            SplittableRandom random = new SplittableRandom(11);
            for (int opening = 0; opening < 10; opening++) {
                String fen = "8/8/8/4k3/8/4K3/4P3/8 w - - " + turn + " " + (opening + 1);
                for (int one = 0; one < NAMES.size(); one++) {
                    for (int other = 0; other < one; other++) {
                        text.append(game(one, other, random, fen, opening))
                                .append(game(other, one, random, fen, opening));
                    }
                }
            }
        }
        return text.toString();
    }

    private static String game(int white, int black, SplittableRandom random, String fen, int opening) {
        String tags = "[Round \"" + random.nextInt() + "\"]\n[FEN \"" + fen + "\"]\n";
        int halfPoints = random.nextInt(3);
        String moves = "1. e4 Kd6 2. Kd4 Ke6 3. e5 Ke7 4. Kd5 Kd7 5. e6+ K" + "abcdefgh".charAt(random.nextInt(8))
                + "8 6. K" + "abcdefgh".charAt(opening % 8) + (opening % 3 + 4);
        return game(NAMES.get(white), NAMES.get(black), halfPoints, tags).replace("1. e4", moves);
    }

    /// The same sixty games six times, in other rounds and with other counters, are sixty games.
    @Test
    void equalGamesCountOnce() throws IOException {
        Files.writeString(games, match(1));
        JsonNode once = json();
        assertThat(once.path("games").asInt()).isEqualTo(60);
        assertThat(once.path("skipped").isEmpty()).isTrue();
        Files.writeString(games, match(6));
        JsonNode often = json();
        assertThat(often.path("games").asInt()).isEqualTo(60);
        assertThat(often.at("/skipped/duplicate").asInt()).isEqualTo(300);
        assertThat(often.path("players")).isEqualTo(once.path("players"));
        assertThat(often.at("/players/0/error").asDouble()).isPositive();
        assertThat(often.at("/meetings/0/pentanomial")).hasSize(5);
        CommandRun test = CommandRun.of("sprt", games.toString(), "--a", "Alpha", "--format", "json");
        assertThat(test.json().at("/skipped/duplicate").asInt()).isEqualTo(300);
        assertThat(test.json()
                        .path("pentanomial")
                        .valueStream()
                        .mapToInt(JsonNode::asInt)
                        .sum())
                .isEqualTo(20);
        assertThat(CommandRun.of("ratings", games.toString()).out())
                .contains("; skipped: duplicate 300.", "Ptnml(0-2)");
    }

    /// Drops in variants are no moves of chess, and still tell games apart.
    @Test
    void gamesThatDifferInADropAreTwo() throws IOException {
        String start = "1. e4 e5 2. d4 exd4 3. Qxd4 Nc6 4. Qd1 Nf6 5. ";
        String one = game("A", "B", 2, "").replace("1. e4", start + "P@d5");
        Files.writeString(
                games, one + one.replace("P@d5", "P@d6") + one + one.replace("[Result", "[Event \"x\"]\n[Result"));
        JsonNode found = json();
        assertThat(found.path("games").asInt()).isEqualTo(2);
        assertThat(found.at("/skipped/duplicate").asInt()).isEqualTo(2);
    }

    /// A few moves are played more than once, and no moves at all say nothing.
    @Test
    void shortGamesAreNotTakenForCopies() throws IOException {
        Files.writeString(
                games,
                game("A", "B", 2, "").repeat(3)
                        + game("A", "B", 0, "").replace("1. e4", "").repeat(2));
        assertThat(json().path("games").asInt()).isEqualTo(5);
    }

    /// An anchor rates its group, and one in each of two groups rates both.
    @Test
    void anchorsRateTheirGroups() throws IOException {
        StringBuilder text = new StringBuilder();
        for (String pair : List.of("AB", "CD", "EF")) {
            for (int i = 0; i < (pair.equals("EF") ? 4 : 10); i++) {
                text.append(game(pair.substring(i % 2, i % 2 + 1), pair.substring(1 - i % 2, 2 - i % 2), i % 3, ""));
            }
        }
        Files.writeString(games, text);
        assertThat(json("--anchor", "C=2000")
                        .path("players")
                        .valueStream()
                        .filter(each -> !each.path("rating").isNull())
                        .map(each -> each.path("name").asString()))
                .containsExactlyInAnyOrder("C", "D");
        assertThat(json("--anchor", "C=2000", "--anchor", "A=2100")
                        .path("players")
                        .valueStream()
                        .filter(each -> !each.path("rating").isNull())
                        .map(each -> each.path("name").asString()))
                .containsExactlyInAnyOrder("A", "B", "C", "D");
        Files.writeString(games, text + game("G", "A", 2, ""));
        CommandRun refused = CommandRun.of("ratings", games.toString(), "--anchor", "G=2500");
        assertThat(refused.code()).isEqualTo(2);
        assertThat(refused.err())
                .contains("'G' did not both win and lose points")
                .hasLineCount(1);
    }
}
