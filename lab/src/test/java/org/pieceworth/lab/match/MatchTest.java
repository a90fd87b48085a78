package org.pieceworth.lab.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.pieceworth.engine.EngineSettings;
import org.pieceworth.lab.experiment.ExperimentPlan;
import org.pieceworth.lab.experiment.ExperimentPlan.GameLimits;
import org.pieceworth.lab.experiment.ExperimentPlans;
import org.pieceworth.lab.experiment.GamePlayer;
import org.pieceworth.lab.experiment.InTurn;
import org.pieceworth.lab.experiment.Journal;
import org.pieceworth.lab.game.Adjudication;
import org.pieceworth.lab.game.Effort;
import org.pieceworth.lab.game.Openings;
import org.pieceworth.lab.game.PlayedGame;
import org.pieceworth.lab.game.Termination;
import org.pieceworth.lab.game.TimeControl;
import org.pieceworth.lab.uci.ExternalEngineCommand;
import org.pieceworth.lab.uci.TestEngines;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.variant.Variants;
import org.pieceworth.stats.match.Elo;
import org.pieceworth.stats.match.Sprt;
import org.pieceworth.text.InputException;

class MatchTest {

    private static final VariantRules CHESS =
            VariantRules.of(Variants.open("chess").variant());
    private static final Openings OPENINGS = Openings.of(CHESS, 3, 6, false);
    private static final PlayerSource SELF = new PlayerSource.Ours("self", CHESS, EngineSettings.DEFAULT);

    @TempDir
    Path folder = Path.of("");

    private static MatchSettings settings(long games) {
        return settings(games, Optional.empty());
    }

    private static MatchSettings settings(long games, Optional<Sprt> sprt) {
        GameLimits limits = new GameLimits(TimeControl.nodes(60), Adjudication.OFF, 80);
        return new MatchSettings(
                CHESS, MatchSettings.paired(OPENINGS::opening), limits, games, sprt, Effort.Detail.NOTHING);
    }

    private static PlayerSource fake(String mode) {
        ExternalEngineCommand how = ExternalEngineCommand.of(TestEngines.command(mode));
        return PlayerSource.Foreign.checked(how, CHESS);
    }

    /// A shell script, which starts at once and forfeits every game by the same answer.
    private static PlayerSource answering(String move) {
        String script =
                "while read -r line; do case $line in uci) echo uciok ;; isready) echo readyok ;; go*) echo bestmove "
                        + "'" + move + "' ;; quit) exit ;; esac; done";
        return PlayerSource.Foreign.checked(ExternalEngineCommand.of(List.of("/bin/sh", "-c", script)), CHESS);
    }

    private static List<PlayedGame> games(
            MatchSettings settings, PlayerSource first, PlayerSource second, int threads) {
        List<PlayedGame> games = new ArrayList<>();
        try (Match match = new Match(settings, first, second)) {
            match.play(0, settings.games(), threads, (number, game) -> {
                assertThat(number).isEqualTo(games.size());
                return games.add(game);
            });
        }
        return games;
    }

    private static MatchTally tally(MatchSettings settings, List<PlayedGame> games) {
        MatchTally tally = new MatchTally(settings.sprt());
        for (int number = 0; number < games.size(); number++) {
            tally.add(number, games.get(number));
        }
        return tally;
    }

    /// Equal players that depend on nothing but the position play both games of a pair alike.
    @Test
    void equalPlayersAreEqual() {
        MatchTally tally = tally(settings(8), games(settings(8), SELF, SELF, 2));
        assertThat(tally.games()).isEqualTo(8);
        assertThat(tally.pairs().counts()).containsExactly(0, 0, 4, 0, 0);
        assertThat(tally.wins()).isEqualTo(tally.losses());
        assertThat(tally.scores().elo()).isEqualTo(new Elo.Estimated(0, Double.NaN, Double.NaN, Double.NaN));
        assertThat(tally.forfeits(true)).isEmpty();
        assertThat(tally.terminations().values().stream()
                        .mapToLong(Long::longValue)
                        .sum())
                .isEqualTo(8);
    }

    @Tag("slow")
    @Test
    void threadsChangeNothing() {
        PlayerSource fake = fake("legal");
        List<PlayedGame> alone = games(settings(6), SELF, fake, 1);
        assertThat(games(settings(6), SELF, fake, 3)).isEqualTo(alone);
        for (int pair = 0; pair < 3; pair++) {
            assertThat(alone.get(2 * pair + 1).opening().moves())
                    .isEqualTo(alone.get(2 * pair).opening().moves());
        }
    }

    /// The engine dies in every tenth game of its process: the match goes on and says so.
    @Tag("slow")
    @Test
    void anEngineThatDiesLosesThoseGamesAlone() {
        MatchTally tally = tally(settings(30), games(settings(30), SELF, fake("die=10"), 1));
        assertThat(tally.games()).isEqualTo(30);
        assertThat(tally.forfeits(false)).containsExactly(Map.entry(Termination.CRASH, 3L));
        assertThat(tally.forfeits(true)).isEmpty();
        assertThat(tally.terminations()).containsEntry(Termination.CRASH, 3L);
        assertThat(tally.wins()).isGreaterThanOrEqualTo(3);
    }

    @Tag("slow")
    @Test
    void whoForfeitsIsTold() {
        MatchTally tally = tally(settings(4), games(settings(4), answering("a1h7"), answering("(none)"), 1));
        assertThat(tally.wins() + tally.losses()).isEqualTo(4);
        assertThat(tally.forfeits(true)).containsOnlyKeys(Termination.ILLEGAL_MOVE);
        assertThat(tally.forfeits(false)).containsOnlyKeys(Termination.NO_MOVE);
    }

    /// The test ends the match at the same game however many are played at a time.
    @Tag("slow")
    @ParameterizedTest
    @ValueSource(ints = {1, 3})
    void theTestEndsTheMatch(int threads) {
        MatchSettings settings = settings(200, Optional.of(new Sprt(0, 400, 0.05, 0.05)));
        MatchTally tally = new MatchTally(settings.sprt());
        try (Match match = new Match(settings, SELF, answering("a1h7"))) {
            match.play(0, settings.games(), threads, (number, game) -> {
                tally.add(number, game);
                return !tally.isDecided();
            });
        }
        assertThat(tally.test()).hasValue(Sprt.State.H1);
        assertThat(tally.games()).isBetween(2L, 40L).isEven();
        assertThat(tally.losses()).isZero();
        assertThat(tally.games()).isEqualTo(tally.wins());
        assertThat(tally.scores().elo()).isEqualTo(new Elo.Unknown("all games won"));
    }

    /// However much of the journal a kill leaves, the match ends as it would have ended.
    @Tag("slow")
    @Test
    void aMatchGoesOnWhereItWasStopped() throws IOException {
        PlayerSource fake = fake("legal");
        List<PlayedGame> all = games(settings(6), SELF, fake, 2);
        Path part = folder.resolve("games.pgn.part");
        ExperimentPlan plan = ExperimentPlans.chess(3);
        try (Journal journal = Journal.open(part, plan, false)) {
            all.subList(0, 4).forEach(journal::add);
        }
        try (RandomAccessFile file = new RandomAccessFile(part.toFile(), "rw")) {
            file.setLength(Files.size(part) - 7);
        }
        List<PlayedGame> resumed = new ArrayList<>();
        try (Journal journal = Journal.open(part, plan, false);
                Match match = new Match(settings(6), SELF, fake)) {
            assertThat(journal.games()).isEqualTo(3);
            match.play(journal.games(), 6, 1, (_, game) -> {
                journal.add(game);
                return true;
            });
            journal.forEach(InTurn.always(CHESS), (_, game) -> resumed.add(game));
        }
        assertThat(resumed).hasSize(6);
        assertThat(tally(settings(6), resumed).pairs())
                .isEqualTo(tally(settings(6), all).pairs());
        for (int number = 0; number < all.size(); number++) {
            assertThat(resumed.get(number).moves()).isEqualTo(all.get(number).moves());
        }
    }

    /// A last game without its partner counts, and does not undo the pairs by which strength is judged.
    @Tag("slow")
    @Test
    void anOddLastGameLeavesThePairs() {
        MatchTally tally = tally(settings(3), games(settings(3), SELF, answering("a1h7"), 1));
        assertThat(tally.games()).isEqualTo(3);
        assertThat(tally.pairs().results()).isEqualTo(1);
        assertThat(tally.scores()).isEqualTo(tally.pairs());
        assertThat(tally.score()).isEqualTo(1);
        MatchTally one = tally(settings(1), games(settings(1), SELF, answering("a1h7"), 1));
        assertThat(one.scores().paired()).isFalse();
    }

    @Test
    void clocksMayHavePeriods() {
        assertThat(Clocks.parse("40/2:00").periodMoves()).isEqualTo(40);
        assertThat(Clocks.parse("60").periodMoves()).isZero();
    }

    /// In each round every two players have a pair of games, all with one opening, with each player's own limits.
    @Test
    void everyoneMeetsEveryoneInEachRound() {
        List<Contestant> three = Stream.of(10, 20, 30)
                .map(nodes -> new Contestant(
                        new PlayerSource.Ours("n" + nodes, CHESS, EngineSettings.DEFAULT), TimeControl.nodes(nodes)))
                .toList();
        Map<Long, String> begun = new ConcurrentSkipListMap<>();
        MatchMeans means = new MatchMeans(0, List.of(), new MatchEvents() {
            @Override
            public void begins(long game, String white, String black) {
                begun.put(game, white + "-" + black);
            }
        });
        List<PlayedGame> played = new ArrayList<>();
        try (GamePlayer all = Match.inTurn(Match.roundRobin(settings(12), three, means))) {
            assertThat(all.byNumber()).isPresent();
            all.play(0, 12, 2, (_, game) -> played.add(game));
        }
        assertThat(begun.values())
                .startsWith("n10-n20", "n20-n10", "n10-n30", "n30-n10", "n20-n30", "n30-n20", "n10-n20");
        for (int game = 0; game < 12; game++) {
            assertThat(played.get(game).opening()).isEqualTo(OPENINGS.opening(game / 6));
        }
    }

    @ParameterizedTest
    @CsvSource({
        "40/60+0.5,60000,500",
        "1+0.1,1000,100",
        "0.5,500,0",
        "2:30+1,150000,1000",
        "60+0,60000,0",
        "60.+.5,60000,500"
    })
    void clocksAreRead(String text, long base, long increment) {
        TimeControl control = Clocks.parse(text);
        assertThat(control.baseMillis()).isEqualTo(base);
        assertThat(control.incrementMillis()).isEqualTo(increment);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "0+0", "1+", "+1", "fast", "1,5", "-1+0.1", "1+0.0001", "/60", "40/0", "12345/60"})
    void whatIsNoClockIsRefused(String text) {
        assertThatThrownBy(() -> Clocks.parse(text))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("expected seconds and an increment");
    }

    @Test
    void testsAreRead() {
        assertThat(SprtText.parse("elo0=0,elo1=5,alpha=0.05,beta=0.05")).isEqualTo(new Sprt(0, 5, 0.05, 0.05));
        assertThat(SprtText.parse("elo1=-1.5, elo0=-6.5")).isEqualTo(new Sprt(-6.5, -1.5, 0.05, 0.05));
        assertThat(SprtText.parse("model=normalized,elo1=3"))
                .isEqualTo(new Sprt(Sprt.Model.NORMALIZED, 0, 3, 0.05, 0.05));
        assertThat(SprtText.parse("model=logistic")).isEqualTo(new Sprt(0, 5, 0.05, 0.05));
        for (String bad : List.of(
                "model=normal",
                "model=normalized,elo1=300",
                "",
                "elo0=5,elo1=0",
                "elo2=1",
                "elo1=x",
                "alpha=0.7",
                "elo1",
                "elo0=1,elo0=2")) {
            assertThatThrownBy(() -> SprtText.parse(bad))
                    .isInstanceOf(InputException.class)
                    .hasMessageStartingWith("sprt: found '" + bad);
        }
    }
}
