package org.pieceworth.lab.experiment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.pieceworth.lab.game.Opening;
import org.pieceworth.lab.game.PlayedGame;
import org.pieceworth.lab.game.Termination;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.position.Outcome;
import org.pieceworth.rules.position.Side;
import org.pieceworth.rules.position.Uci;
import org.pieceworth.text.InputException;
import org.pieceworth.text.Progress;

class ExperimentTest {

    private static final ExperimentPlan PLAN = ExperimentPlans.chess(1);

    @TempDir
    Path folder = Path.of("");

    /// Plays games that differ by their numbers, and dies at one of them.
    private static final class CountingPlayer implements GamePlayer {

        private final long dies;
        private final List<Long> played = new ArrayList<>();
        private boolean closed;

        CountingPlayer(long dies) {
            this.dies = dies;
        }

        @Override
        public void play(long from, long to, int threads, GameSink sink) {
            boolean wanted = true;
            for (long number = from; number < to && wanted; number++) {
                if (number == dies) {
                    throw new IllegalStateException("killed");
                }
                played.add(number);
                wanted = sink.game(number, game(number));
            }
        }

        @Override
        public void close() {
            closed = true;
        }
    }

    private static PlayedGame game(long number) {
        List<Integer> moves = knightMoves(number + 1);
        return new PlayedGame(
                new Opening(PLAN.rules().of(0), PLAN.openings().starts().getFirst(), List.of()),
                moves,
                moves,
                List.of(),
                new Outcome.Won(Side.WHITE),
                Termination.CHECKMATE,
                "",
                Optional.empty());
    }

    private static List<Integer> knightMoves(long plies) {
        VariantPosition position =
                PLAN.rules().of(0).position(PLAN.openings().starts().getFirst());
        List<Integer> moves = new ArrayList<>();
        for (int ply = 0; ply < plies; ply++) {
            int move =
                    Uci.read(position, List.of("g1f3", "g8f6", "f3g1", "f6g8").get(ply % 4));
            moves.add(move);
            position.make(move);
        }
        return moves;
    }

    private GameKeeping journal() {
        return new GameKeeping.InJournal(folder.resolve("games.part"), false);
    }

    private static List<PlayedGame> all(Experiment experiment) {
        List<PlayedGame> games = new ArrayList<>();
        experiment.forEach((number, game) -> {
            assertThat(number).isEqualTo(games.size());
            return games.add(game);
        });
        return games;
    }

    /// Killed after any game, with its last line torn, it ends with the games of an undisturbed run.
    @ParameterizedTest
    @ValueSource(longs = {0, 1, 3, 5})
    void aKillLosesNothingThatWasThere(long dies) throws IOException {
        List<PlayedGame> undisturbed =
                LongStream.range(0, PLAN.games()).mapToObj(ExperimentTest::game).toList();
        Path part = folder.resolve("games.part");
        CountingPlayer victim = new CountingPlayer(dies);
        byte[] left;
        try (Experiment experiment = Experiment.open(PLAN, journal())) {
            assertThatThrownBy(() -> experiment.play(victim, 1, (_, _) -> true, Progress.NONE))
                    .hasMessage("killed");
            left = Files.readAllBytes(part);
        }
        assertThat(victim.closed).isTrue();
        // A kill closes nothing, so that even a run without a game leaves its head.
        Files.write(part, left);
        try (RandomAccessFile file = new RandomAccessFile(part.toFile(), "rw")) {
            file.seek(file.length());
            file.write("6\tW\tCHECK".getBytes(StandardCharsets.US_ASCII));
        }
        CountingPlayer player = new CountingPlayer(-1);
        List<Long> seen = new ArrayList<>();
        try (Experiment experiment = Experiment.open(PLAN, journal())) {
            experiment.play(player, 1, (number, _) -> seen.add(number), Progress.NONE);
            assertThat(experiment.resumed()).isEqualTo(dies);
            assertThat(experiment.games()).isEqualTo(PLAN.games());
            assertThat(all(experiment)).isEqualTo(undisturbed);
            experiment.finish();
        }
        assertThat(player.played)
                .isEqualTo(LongStream.range(dies, PLAN.games()).boxed().toList());
        assertThat(seen).isEqualTo(LongStream.range(0, PLAN.games()).boxed().toList());
        assertThat(part).doesNotExist();
    }

    /// A run that fails before its first game leaves nothing behind, and one that had games leaves them.
    @Test
    void whereNothingWasPlayedNothingIsLeft() {
        try (Experiment experiment = Experiment.open(PLAN, journal())) {
            assertThat(folder.resolve("games.part")).exists();
            assertThat(experiment.games()).isZero();
        }
        assertThat(folder.resolve("games.part")).doesNotExist();
    }

    /// An observer ends it, also when it is continued, and what is written has no more games than it wanted.
    @Test
    void anObserverEndsIt() {
        CountingPlayer player = new CountingPlayer(-1);
        try (Experiment experiment = Experiment.open(PLAN, journal())) {
            experiment.play(player, 1, (number, _) -> number < 2, Progress.NONE);
            assertThat(all(experiment)).hasSize(3);
        }
        CountingPlayer again = new CountingPlayer(-1);
        try (Experiment experiment = Experiment.open(PLAN, journal())) {
            experiment.play(again, 1, (number, _) -> number < 1, Progress.NONE);
            assertThat(all(experiment)).hasSize(2);
        }
        assertThat(again.played).isEmpty();
        assertThat(again.closed).isTrue();
    }

    @Test
    void moreGamesContinueAndFewerAreEnough() {
        ExperimentPlan fewer = withGames(2);
        play(fewer);
        play(PLAN);
        try (Experiment experiment = Experiment.open(fewer, journal())) {
            experiment.play(new CountingPlayer(0), 1, (_, _) -> true, Progress.NONE);
            assertThat(all(experiment)).hasSize(2);
            assertThat(experiment.resumed()).isEqualTo(2);
        }
    }

    private static ExperimentPlan withGames(long games) {
        return new ExperimentPlan(
                PLAN.experiment(), PLAN.version(), PLAN.rules(), PLAN.openings(), PLAN.players(), PLAN.limits(), games);
    }

    private void play(ExperimentPlan plan) {
        try (Experiment experiment = Experiment.open(plan, journal())) {
            experiment.play(new CountingPlayer(-1), 1, (_, _) -> true, Progress.NONE);
            assertThat(all(experiment)).hasSize((int) plan.games());
        }
    }

    @Test
    void anotherPlanIsRefusedAndItsDifferencesAreNamed() {
        play(PLAN);
        assertThatThrownBy(() -> Experiment.open(ExperimentPlans.of("capablanca", 1), journal()))
                .isInstanceOfSatisfying(OtherPlanException.class, refused -> {
                    assertThat(refused.differences())
                            .extracting(OtherPlanException.PlanDifference::part)
                            .containsExactly(PlanPart.VARIANT, PlanPart.RULES, PlanPart.STARTS);
                    assertThat(refused.message(name -> "the field " + name))
                            .startsWith("the field variant: ")
                            .contains("contains an unfinished run with chess, not capablanca");
                });
        play(PLAN);
    }

    /// A record may be whole and say what cannot have been played; what is made of it would be wrong or fail later.
    @Test
    void gamesThatCannotHaveBeenPlayedAreRefusedWithTheirLine() {
        Path part = folder.resolve("games.part");
        try (Journal journal = Journal.open(part, PLAN, false)) {
            journal.add(game(0));
            PlayedGame good = game(1);
            journal.add(new PlayedGame(
                    good.opening(),
                    List.of(good.moves().getFirst(), good.moves().getFirst()),
                    good.scores(),
                    List.of(),
                    good.outcome(),
                    good.termination(),
                    good.detail(),
                    good.verdict()));
        }
        try (Experiment experiment = Experiment.open(PLAN, journal())) {
            assertThatThrownBy(() -> experiment.play(new CountingPlayer(-1), 1, (_, _) -> true, Progress.NONE))
                    .isInstanceOf(InputException.class)
                    .hasMessageContaining(part + ", line 3: found a move that is not legal at ply 2");
        }
    }

    @Test
    void whatIsInMemoryIsShownAgainAndWhatIsNowhereIsNot() {
        try (Experiment experiment = Experiment.open(PLAN, new GameKeeping.InMemory())) {
            experiment.play(new CountingPlayer(-1), 1, (_, _) -> true, Progress.NONE);
            assertThat(all(experiment)).hasSize(6);
        }
        try (Experiment experiment = Experiment.open(PLAN, new GameKeeping.Nowhere())) {
            experiment.play(new CountingPlayer(-1), 1, (_, _) -> true, Progress.NONE);
            assertThat(experiment.games()).isEqualTo(6);
            assertThatThrownBy(() -> all(experiment)).isInstanceOf(IllegalStateException.class);
        }
        assertThat(Files.exists(folder.resolve("games.part"))).isFalse();
    }
}
