package org.pieceworth.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pieceworth.answer.Document;
import org.pieceworth.lab.game.Adjudication;
import org.pieceworth.lab.game.GameRunner;
import org.pieceworth.lab.game.TimeControl;
import org.pieceworth.lab.values.ValueSources;
import org.pieceworth.rules.san.MoveNotation;
import org.pieceworth.studies.engines.EngineEntry;
import org.pieceworth.studies.play.GameConditions;
import org.pieceworth.studies.play.GamesTarget;
import org.pieceworth.studies.play.MatchRequest;
import org.pieceworth.studies.play.MatchRequest.Field;
import org.pieceworth.studies.play.MatchStudy;
import org.pieceworth.studies.play.MoveLimit;
import org.pieceworth.studies.play.PlayMeans;
import org.pieceworth.studies.play.RoundRobinStudy;
import org.pieceworth.studies.run.Run;
import org.pieceworth.valuation.catalogue.ModelCatalogue;

/// Matches from the command line, without other engines.
class MatchCommandTest {

    @TempDir
    Path folder = Path.of("");

    @Test
    void aMatchCountsItsGames() {
        CommandRun run = CommandRun.of(
                "match", "self", "self:universal", "--games", "4", "--nodes", "20", "--format", "json", "--quiet");
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.json().path("games").asInt()).isEqualTo(4);
        int results = run.json().path("wins").asInt()
                + run.json().path("draws").asInt()
                + run.json().path("losses").asInt();
        assertThat(results).isEqualTo(4);
    }

    /// A name that promises another format, options that nobody takes, limits that contradict each other.
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            -o|x.parquet|a match is written as PGN
            --options|Hash=16|does not apply to any UCI engine
            --options|B2:Hash=16|does not apply to any UCI engine
            --tc|1+0.1|expected at most one of them
            --plies|201|expected 0 to 200
            --max-plies|8|expected more than --plies
            --rounds|0|expected 1 to 5000000
            --margin|50|does nothing without --tc or --movetime
            --engine|cmd=self;nods=3|the nearest is nodes
            --engine|cmd=self;name=third|expected two, or a gauntlet of self
            --engines|no-such.json|there is no such file
            --affinity|0|does nothing without a UCI engine
            --adjudicate|resign=0|expected off, or some of
            --wait|-1|expected 0 to
            --book|no-such.epd|there is no such file
            --book-start|2|does nothing without --book FILE
            --book-plies|2|does nothing without --book FILE
            --book-order|random|does nothing without --book FILE
            """)
    void whatMakesNoSenseIsRefusedInOneLine(String option, String value, String told) {
        String given = option.equals("-o") ? folder.resolve(value).toString() : value;
        CommandRun run = CommandRun.of("match", "self", "self", "--nodes", "20", option, given);
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err()).contains(told).hasLineCount(1);
    }

    /// Options that contradict each other, or do nothing alone.
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            --round-robin --gauntlet     | --round-robin: found together with --gauntlet
            --round-robin --sprt elo1=5  | --sprt: found together with a round robin
            --round-robin --games 3      | --games: found 3, expected an even number
            --round-robin                | round robin: found two players 'self'
            --rounds 2 --games 4         | --rounds: found together with --games
            --ponder                     | --ponder: does nothing without a UCI engine
            --log-lines                  | --log-lines: does nothing without --log FILE
            --times                      | --times: does nothing without -o FILE.pgn
            """)
    void optionsThatDoNothingAreRefused(String options, String told) {
        CommandRun run = CommandRun.of(("match self self --nodes 20 " + options).split(" "));
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err()).contains(told).hasLineCount(1);
    }

    @Test
    void aRoundRobinHasATable() {
        CommandRun run = CommandRun.of(
                "match",
                "--round-robin",
                "self",
                "self:universal",
                "--engine",
                "cmd=self;name=weak;nodes=5",
                "--rounds",
                "1",
                "--nodes",
                "20",
                "--quiet",
                "--format",
                "json");
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.json().path("players")).hasSize(3);
        assertThat(run.json().path("terminations").isEmpty()).isFalse();
        assertThat(run.json().path("duplicates").asInt()).isZero();
        assertThat(run.json().at("/meetings/0/pentanomial")).hasSize(5);
    }

    /// With own limits for all nobody moves by those of the match.
    @Test
    void whoHasAnOwnLimitMovesByIt() {
        CommandRun run = CommandRun.of(
                "match", "--engine", "cmd=self;name=a;nodes=5", "--engine", "cmd=self;name=b;depth=1", "--games", "2");
        assertThat(run.out())
                .startsWith("a against b, chess: a: 5 nodes per move; b: depth 1; 8 random plies, seed 1\n");
    }

    /// Two lines of one position, four pairs: the games of one pair, and a warning before.
    @Test
    void gamesThatComeAgainCountOnce() throws IOException {
        Path book = Files.writeString(folder.resolve("book.epd"), """
                rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1
                rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 3
                """);
        Path games = folder.resolve("games.pgn");
        CommandRun run = CommandRun.of(
                ("match self self:universal --nodes 20 --games 8 --format json --book " + book + " -o " + games)
                        .split(" "));
        assertThat(run.err())
                .contains("has 1 different opening for 4 pairs of games")
                .hasLineCount(1);
        assertThat(run.json().path("games").asInt()).isEqualTo(2);
        assertThat(run.json().path("duplicates").asInt()).isEqualTo(6);
        CommandRun rated = CommandRun.of("ratings", games.toString(), "--format", "json");
        assertThat(rated.json().path("games").asInt()).isEqualTo(2);
        assertThat(rated.json().path("pairs").asInt()).isEqualTo(1);
        assertThat(rated.json().at("/skipped/duplicate").asInt()).isEqualTo(6);
    }

    /// The tag of games with one start tells pairs, also where fewer than eight plies are random.
    @Test
    void itsGamesAreInPairsForRatings() {
        Path games = folder.resolve("games.pgn");
        CommandRun.of(("match self self:universal --nodes 20 --games 8 --plies 2 --quiet -o " + games).split(" "));
        assertThat(CommandRun.of("ratings", games.toString(), "--format", "json")
                        .json()
                        .path("pairs")
                        .asInt())
                .isEqualTo(4);
    }

    /// While a match is played its games are there as PGN.
    @ParameterizedTest
    @CsvSource({"''", "--round-robin"})
    void theGamesSoFarArePgn(String kind) {
        Path games = folder.resolve("games.pgn");
        List<String> seen = new ArrayList<>();
        Run looking = new Run() {
            @Override
            public void soFar(Supplier<Document> answer) {
                assertThat(answer.get()).isNotNull();
                seen.add(text(games));
            }
        };
        MatchRequest request = new MatchRequest(
                new GameConditions(
                        "chess",
                        new GameConditions.OpeningChoice(8, false, 1),
                        MoveLimit.of(TimeControl.nodes(20)),
                        Adjudication.OFF,
                        GameRunner.DEFAULT_PLY_CAP),
                new Field(
                        List.of(EngineEntry.of("self"), EngineEntry.of("self:universal")),
                        kind.isEmpty() ? Field.Kind.MATCH : Field.Kind.ROUND_ROBIN,
                        List.of(),
                        List.of()),
                4,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.of(new GamesTarget(games.toString(), Optional.empty(), false, false, MoveNotation.SAN)));
        PlayMeans means = new PlayMeans(new ValueSources(ModelCatalogue.standard()), 1, looking);
        if (kind.isEmpty()) {
            MatchStudy.answer(request, means);
        } else {
            RoundRobinStudy.answer(request, means);
        }
        assertThat(seen).hasSizeGreaterThanOrEqualTo(3);
        assertThat(text(games)).startsWith(seen.getFirst()).isEqualTo(seen.getLast());
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Every option of other runners in the table of docs/match.md is answered, not read as one of ours.
    @Test
    void optionsOfOtherRunnersAreAnswered() throws IOException {
        String page = Files.readString(Path.of("..", "docs", "match.md"));
        String table = page.substring(page.indexOf("## Options of other match runners"));
        List<String> options = Pattern.compile("`(-[a-z][A-Za-z0-9-]+)")
                .matcher(table.lines()
                        .filter(line -> line.startsWith("|"))
                        .map(line -> line.substring(0, line.lastIndexOf('|', line.length() - 2)))
                        .collect(Collectors.joining("\n")))
                .results()
                .map(found -> found.group(1))
                .distinct()
                .toList();
        assertThat(options).hasSizeGreaterThan(30).contains("-each", "-openings", "-pgnout");
        for (String option : options) {
            CommandRun run = CommandRun.of("match", "self", "self", option, "file=x");
            assertThat(run.code()).as(option).isEqualTo(2);
            assertThat(run.err())
                    .as(option)
                    .startsWith("pieceworth: match: " + option + " is an option of other match runners; here ")
                    .hasLineCount(1);
        }
    }
}
