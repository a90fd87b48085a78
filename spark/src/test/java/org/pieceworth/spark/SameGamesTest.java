package org.pieceworth.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.apache.spark.api.java.JavaSparkContext;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.api.parallel.Resources;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.pieceworth.cli.CommandElsewhere;
import org.pieceworth.cli.QuestionCommand;
import org.pieceworth.lab.experiment.GamePlayer;
import org.pieceworth.lab.experiment.GameRecord;
import org.pieceworth.lab.experiment.GamesPart;
import org.pieceworth.lab.experiment.PlannedGames;
import org.pieceworth.spark.GameWaves.GameRun;
import org.pieceworth.studies.options.PlayingQuestion;
import org.pieceworth.text.InputException;

/// Commands that play have the same games and answers on Spark as on one machine, to the last byte.
@ResourceLock(Resources.SYSTEM_OUT)
class SameGamesTest {

    private static final TypedWords WORDS = new TypedWords(List.of("selfplay", "--nodes", "4"));

    private static Cluster cluster;

    @TempDir
    private static Path folder;

    @BeforeAll
    static void start() {
        cluster = new Cluster(Optional.of("local[2]"));
    }

    @AfterAll
    static void stop() {
        cluster.close();
    }

    private static String[] words(String... parts) {
        return Stream.of(parts).flatMap(part -> Stream.of(part.split(" "))).toArray(String[]::new);
    }

    private static Run here(String... words) {
        QuestionCommand command = new QuestionCommand(
                SparkQuestions.named(words[0], PlayingQuestion.class).orElseThrow());
        return Run.of(() -> CommandElsewhere.run(words[0], command, words));
    }

    private static Run onSpark(String... words) {
        return Run.of(
                () -> SparkProgram.run(new SparkOptions(List.of(words), Optional.empty(), 1L << 25, false), cluster));
    }

    private static void assertSame(String... words) {
        Run here = here(words);
        assertThat(here.code()).as(here.err()).isZero();
        assertThat(onSpark(words).timeless()).isEqualTo(here.timeless());
    }

    @ParameterizedTest
    @CsvSource({
        "pgn, --games 400 --nodes 4 --scores --max-plies 24",
        "parquet, --games 30 --nodes 4 --variant capablanca --max-plies 50",
        "rows, --games 30 --depth 1 --shuffle --max-plies 50",
        "csv, '--games 30 --nodes 4 --max-plies 50 --armies FfW=40,N=14,B=14,R=14,Q=6,empty=12 --seed 7'"
    })
    void selfplay(String kind, String options) throws IOException {
        Path file = folder.resolve("games." + kind);
        String[] words = words("selfplay", options, "--fit --quiet --format json -o", file.toString());
        Run here = here(words);
        assertThat(here.code()).as(here.err()).isZero();
        byte[] games = Files.readAllBytes(file);
        assertThat(onSpark(words).timeless()).isEqualTo(here.timeless());
        assertThat(file).hasBinaryContent(games);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                // Enough after the first look, and seven experiments in turn.
                "FfW --precision 4000 --nodes 4 --no-systematics",
                "C --variant capablanca --games 40 --nodes 4"
            })
    void measure(String options) {
        assertSame(words("measure", options, "--quiet --format json"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "self:universal self:mobility --games 40",
                "self:universal self --games 4000 --sprt elo0=0,elo1=300 --adjudicate win=200:1",
                "--gauntlet self self:mobility self:universal --games 20"
            })
    void match(String options) {
        assertSame(words("match", options, "--nodes 4 --quiet --format json"));
    }

    /// As speculation and lost machines make it happen.
    @Test
    void aTaskThatRunsTwiceChangesNothing() {
        JavaSparkContext spark = cluster.context();
        GamesTask task = new GamesTask(spark.broadcast(new GamesSettings(WORDS, WORDS.games(GamesPart.ONLY))));
        GameRun run = new GameRun(7, 11);
        List<byte[]> results = spark.parallelize(List.of(run, new GameRun(0, 3), run, run), 4)
                .map(task)
                .collect();
        assertThat(results.get(2)).isEqualTo(results.getFirst());
        assertThat(results.get(3)).isEqualTo(results.getFirst());
        assertThat(GamesResult.of(results.getFirst()).lines()).hasSize(4);
    }

    /// As a run that is continued begins, and as a test that is decided ends it.
    @Test
    void fromAnyNumberUntilNoMoreAreWanted() {
        PlannedGames games = WORDS.games(GamesPart.ONLY);
        List<String> here = lines(games.player());
        assertThat(here).hasSize(30);
        assertThat(lines(new SparkExecutor(cluster, WORDS).player(games))).isEqualTo(here);
    }

    private static List<String> lines(GamePlayer player) {
        List<String> lines = new ArrayList<>();
        try (player) {
            player.play(17, 10_000, 2, (number, game) -> {
                lines.add(GameRecord.write(number, game));
                return lines.size() < 30;
            });
        }
        return lines;
    }

    @Test
    void machinesWithOtherFilesAreTold() throws IOException {
        Path file = folder.resolve("starts.fen");
        Files.writeString(file, "4k3/8/8/8/8/8/PPPP4/4K3 w - - 0 1\n");
        TypedWords words = new TypedWords(List.of("selfplay", "--starts", file.toString(), "--nodes", "4"));
        PlannedGames games = words.games(GamesPart.ONLY);
        Files.writeString(file, "4k3/8/8/8/8/8/PPP5/4K3 w - - 0 1\n");
        SparkExecutor executor = new SparkExecutor(cluster, words);
        assertThat(Run.of(() -> {
                            try (GamePlayer player = executor.player(games)) {
                                player.play(0, 4, 1, (_, _) -> true);
                                return 0;
                            } catch (InputException e) {
                                System.err.print(e.getMessage());
                                return 2;
                            }
                        })
                        .err())
                .startsWith("a machine of Spark cannot play these games: has starts")
                .contains("the same on each");
    }

    @ParameterizedTest
    @CsvSource({
        "selfplay --threads 2, --threads: does nothing on Spark",
        "match self self --concurrency=2, --concurrency: does nothing on Spark",
        "measure FfW --plan, --plan: plays nothing",
        "measure FfW --engine cat, --engine: runs a program of this machine",
        "match self self --tc 1+0.1 --games 2, moves limited by time",
        "selfplay --movetime 10 --games 2, moves limited by time",
        "selfplay --split 100, --split: found with a command that plays"
    })
    void optionsOfOneMachineAreRefused(String typed, String message) {
        Run run = Run.of(() -> SparkProgram.run(words(typed, "--master local[2]")));
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).startsWith("pieceworth: " + message).hasLineCount(1);
    }

    @Test
    void gamesThatCannotBeSetUpAreToldAsOnOneMachine() {
        // All of them give check.
        Run here = here(words("selfplay --armies (7,1)=100 --games 1 --nodes 4 --quiet"));
        assertThat(here.err()).contains("cannot be set up").hasLineCount(1);
        assertThat(onSpark(words("selfplay --armies (7,1)=100 --games 1 --nodes 4 --quiet")))
                .isEqualTo(here);
    }
}
