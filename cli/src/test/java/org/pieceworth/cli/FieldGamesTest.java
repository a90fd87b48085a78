package org.pieceworth.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Games and positions as the field writes them: what is right of each is in the `expect` beside it.
class FieldGamesTest {

    private static final Path FOLDER = Path.of("../../shared/data/field");

    private static String file(String name) {
        Path file = FOLDER.resolve(name);
        assumeTrue(Files.exists(file), "reference data absent: field/" + name);
        return file.toString();
    }

    /// What `count` makes of files.
    ///
    /// @param games per used game its result, its plies and its key
    /// @param rows per row the ply and the values of its features
    /// @param skipped reasons with their numbers
    private record Counted(
            List<String> games, List<String> rows, String skipped, List<String> keys, List<String> scores) {

        static Counted of(String... arguments) {
            List<String> all = new ArrayList<>(List.of("count", "-o", "-", "--format", "rows"));
            all.addAll(List.of(arguments));
            CommandRun run = CommandRun.of(all.toArray(String[]::new));
            List<String> lines = run.out().lines().toList();
            String skipped = run.err()
                    .lines()
                    .filter(line -> line.matches(" +\\d+  [a-z-]+ \\(.*line \\d+\\)"))
                    .map(line -> line.strip().replaceFirst("(\\d+) +(\\S+) .*", "$2 $1"))
                    .collect(Collectors.joining(", "));
            if (run.code() != 0) {
                return new Counted(List.of(), List.of(), refusal(run.err()), List.of(), List.of());
            }
            List<String> header = Arrays.asList(lines.getFirst().split(",", -1));
            int features = header.indexOf("P");
            Map<String, String> games = new LinkedHashMap<>();
            List<String> rows = new ArrayList<>();
            List<String> keys = new ArrayList<>();
            List<String> scores = new ArrayList<>();
            for (String line : lines.subList(1, lines.size())) {
                String[] fields = line.split(",", -1);
                if (games.put(fields[0], fields[2] + " " + fields[3]) == null) {
                    keys.add(fields[5]);
                }
                rows.add(fields[1] + ": " + String.join(" ", Arrays.copyOfRange(fields, features, fields.length)));
                if (header.contains("score")) {
                    scores.add(fields[header.indexOf("score")]);
                }
            }
            return new Counted(List.copyOf(games.values()), rows, skipped, keys, scores);
        }

        /// Reasons in the message that says that nothing can be used.
        private static String refusal(String message) {
            return Stream.of(message.split(":", -1))
                    .flatMap(part -> Stream.of(part.split("\\) ?", -1)))
                    .filter(part -> part.matches("\\s*\\d+ [a-z]+(-[a-z]+)+ \\(first"))
                    .map(part -> part.strip().replaceFirst("(\\d+) (\\S+) .*", "$2 $1"))
                    .collect(Collectors.joining(", "));
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            04-fen-tag-in-other-case/FEN.pgn            | 1-0 4           |
            04-fen-tag-in-other-case/Fen.pgn            | 1-0 4           |
            04-fen-tag-in-other-case/fen-lower.pgn      | 1-0 4           |
            04-fen-tag-in-other-case/result.pgn         | 1-0 10          |
            04-fen-tag-in-other-case/960.pgn            | 1-0 26          |
            04-fen-tag-in-other-case/variant.pgn        |                 | illegal-move 1
            04-fen-tag-in-other-case/setup-alone.pgn    |                 | bad-setup 1
            13-count-hides-why-games-are-skipped/mixed.pgn | 1-0 10       | conflicting-result 1, duplicate 1, illegal-move 1, unknown-result 1
            16-same-moves-two-results/star-first.pgn    | 0-1 10          | unknown-result 1
            16-same-moves-two-results/bad-first.pgn     | 0-1 10          | conflicting-result 1
            18-event-tag-on-the-results-line/glue.pgn   | 1-0 10, 0-1 10  |
            19-game-cut-off-before-the-next/comment.pgn | 0-1 10          | unclosed-comment 1
            19-game-cut-off-before-the-next/move.pgn    | 0-1 10          | unreadable-move 1
            20-dots-nags-comments/mix.pgn               | 1-0 10          |
            21-comments-that-hide-things/pct.pgn        | 1-0 10          |
            21-comments-that-hide-things/quoted.pgn     | 1-0 10          |
            21-comments-that-hide-things/semi.pgn       | 1-0 10          |
            22-marks-and-line-ends/bom.pgn              | 1-0 10, 0-1 10  |
            22-marks-and-line-ends/mac.pgn              | 1-0 10, 0-1 10  |
            22-marks-and-line-ends/dos.pgn              | 1-0 10          |
            23-over-written-moves/rooks.pgn             | 1-0 8           |
            23-over-written-moves/castle.pgn            | 1-0 3           |
            24-chess960-castling/a.pgn                  | 1-0 16          |
            24-chess960-castling/b.pgn                  | 1-0 7           |
            24-chess960-castling/inner.pgn              | 1-0 2           |
            24-chess960-castling/g-rook.pgn             | 1-0 2           |
            24-chess960-castling/outer.pgn              |                 | illegal-move 1
            24-chess960-castling/outermost.pgn          |                 | illegal-move 1
            25-crazyhouse-pockets-and-pawns/slash.pgn   | 1-0 4           |
            25-crazyhouse-pockets-and-pawns/pocket.pgn  | 1-0 4           |
            25-crazyhouse-pockets-and-pawns/pat.pgn     | 1-0 16          |
            25-crazyhouse-pockets-and-pawns/promo.pgn   | 1-0 6           |
            25-crazyhouse-pockets-and-pawns/tilde.pgn   | 1-0 4           |
            25-crazyhouse-pockets-and-pawns/promo-q.pgn |                 | illegal-move 1
            26-variants-games/kings.pgn                 | 1-0 2           |
            26-variants-games/palace.pgn                | 1-0 2           |
            26-variants-games/sittuyin.pgn              | 1-0 9           |
            26-variants-games/racing.pgn                | 0-1 8           |
            26-variants-games/kings-amb.pgn             |                 | ambiguous-move 1
            26-variants-games/forced.pgn                |                 | illegal-move 1
            26-variants-games/palace-amb.pgn            |                 | ambiguous-move 1
            45-epd-forms/a.epd                          | 1-0 0           |
            45-epd-forms/b.epd                          | 1-0 0           |
            45-epd-forms/c.epd                          | 0-1 0           |
            45-epd-forms/d.epd                          | 1/2-1/2 0       |
            45-epd-forms/e.epd                          | 1-0 0           |
            45-epd-forms/f.epd                          | 1-0 0           |
            """)
    void gamesAndReasons(String name, String games, String skipped) {
        Counted found = Counted.of(file(name));
        assertThat(String.join(", ", found.games())).isEqualTo(games == null ? "" : games);
        assertThat(found.skipped()).isEqualTo(skipped == null ? "" : skipped);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            04-fen-tag-in-other-case/FEN.pgn       | 2: 0 0 0 0 -1
            04-fen-tag-in-other-case/Fen.pgn       | 2: 0 0 0 0 -1
            04-fen-tag-in-other-case/fen-lower.pgn | 2: 0 0 0 0 -1
            20-dots-nags-comments/mix.pgn          | 2: 0 0 0 0 0
            20-dots-nags-comments/mix.pgn          | 7: 2 0 0 0 0
            25-crazyhouse-pockets-and-pawns/pat.pgn | 12: -1 0 0 0 0 0 0 0 0 1
            45-epd-forms/c.epd                     | 1: 1 0 0 1 0
            """)
    void rows(String name, String row) {
        assertThat(Counted.of(file(name)).rows()).anyMatch(each -> each.startsWith(row));
    }

    @ParameterizedTest
    @CsvSource({
        "23-over-written-moves/long.pgn, 23-over-written-moves/uci.pgn, true",
        "23-over-written-moves/long.pgn, 23-over-written-moves/san.pgn, true",
        "23-over-written-moves/pawn.pgn, 23-over-written-moves/pawn2.pgn, true",
        "23-over-written-moves/pawn.pgn, 23-over-written-moves/bishop.pgn, false",
        "26-variants-games/check-end.pgn, 26-variants-games/check-mid.pgn, true"
    })
    void sameGames(String one, String other, boolean same) {
        List<String> keys = Counted.of(file(one)).keys();
        assertThat(Counted.of(file(other)).keys().equals(keys)).isEqualTo(same);
    }

    /// Whatever their order, and through a file of rows as well.
    @Test
    void theSameMovesWithTwoResultsConflict() {
        String won = file("16-same-moves-two-results/a.pgn");
        String lost = file("16-same-moves-two-results/b.pgn");
        String third = file("18-event-tag-on-the-results-line/glue.pgn");
        for (String threads : List.of("1", "2")) {
            Counted one = Counted.of(won, lost, third, "--threads", threads);
            Counted other = Counted.of(third, lost, won, "--threads", threads);
            assertThat(one.games()).isEqualTo(other.games()).containsExactly("0-1 10");
            assertThat(one.skipped()).isEqualTo(other.skipped()).isEqualTo("conflicting-result 3");
        }
        assertThat(Counted.of(won, lost).skipped()).isEqualTo("conflicting-result 2");
        assertThat(Counted.of(won, lost, "--keep-duplicates").games()).containsExactly("1-0 10", "0-1 10");
    }

    @ParameterizedTest
    @ValueSource(strings = {"csv", "rows", "mat", "epd"})
    void countSaysWhyInEveryFormat(String format) {
        CommandRun run = CommandRun.of(
                "count", file("13-count-hides-why-games-are-skipped/mixed.pgn"), "-o", "-", "--format", format);
        assertThat(run.code()).isZero();
        assertThat(run.err())
                .contains("5 games found, 1 game used", "Skipped:")
                .containsPattern("1  illegal-move \\(first: .*mixed.pgn, game 2, line 13\\)")
                .containsPattern("1  unknown-result \\(first: .*game 3")
                .containsPattern("1  conflicting-result \\(first: .*game 4")
                .containsPattern("1  duplicate \\(first: .*game 5");
    }

    @ParameterizedTest
    @CsvSource({
        "cutechess.pgn, 0.8083",
        "fastchess.pgn, 0.8083",
        "lichess.pgn, 0.8083",
        "depth.pgn, 0.8083",
        "mate.pgn, 1",
        "prose-1.pgn,",
        "prose-2.pgn,",
        "prose-3.pgn,",
        "prose-4.pgn,"
    })
    void scores(String name, String score) {
        Counted found = Counted.of(file("14-score-read-from-prose/" + name), "--target", "score", "--quiet");
        if (score == null) {
            assertThat(found.scores()).allMatch(String::isEmpty);
        } else {
            assertThat(found.scores())
                    .singleElement()
                    .satisfies(each -> assertThat(each).startsWith(score));
        }
    }

    @Test
    void resultsInBracketsWithScores() {
        String plain = CommandRun.of("fit", file("06-epd-result-then-score/plain.epd"), "--quiet")
                .out();
        assertThat(CommandRun.of("fit", file("06-epd-result-then-score/ethereal.epd"), "--quiet")
                        .out())
                .isEqualTo(plain)
                .contains("313");
    }

    @Test
    void twoFormsInOneFile() {
        assertThat(CommandRun.of("fit", file("46-epd-two-forms-in-one-file/mix.epd"), "--quiet")
                        .out())
                .contains("600 labelled positions")
                .doesNotContain("skipped");
    }
}
