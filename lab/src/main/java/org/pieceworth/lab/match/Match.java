package org.pieceworth.lab.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.LongFunction;
import org.pieceworth.lab.experiment.GamePlayer;
import org.pieceworth.lab.experiment.GameSink;
import org.pieceworth.lab.experiment.InTurn;
import org.pieceworth.lab.experiment.OrderedGames;
import org.pieceworth.lab.game.GameRunner;
import org.pieceworth.lab.game.GameRunner.Seat;
import org.pieceworth.lab.game.Opening;
import org.pieceworth.lab.game.PlayedGame;
import org.pieceworth.lab.game.Player;
import org.pieceworth.lab.game.TimeControl;

/// Plays a match with any number of threads; the result does not depend on it.
public final class Match implements GamePlayer {

    private static final int WARM_GAMES = 4;
    private static final int WARM_PLIES = 100;
    private static final int WARM_NODES = 500;

    private final MatchSettings settings;
    private final PlayerPool first;
    private final PlayerPool second;
    private final MatchMeans means;
    private final Queue<String> processors;
    private final GameRunner runner;

    private Match(
            MatchSettings settings, PlayerPool first, PlayerPool second, MatchMeans means, Queue<String> processors) {
        this.settings = settings;
        this.first = first;
        this.second = second;
        this.means = means;
        this.processors = processors;
        runner = new GameRunner(
                settings.limits().adjudication(), settings.limits().plyCap(), settings.kept());
    }

    /// A match between two players with the same limits.
    public Match(MatchSettings settings, PlayerSource first, PlayerSource second) {
        this(
                settings,
                new Contestant(first, settings.limits().control()),
                new Contestant(second, settings.limits().control()),
                MatchMeans.PLAIN);
    }

    /// A match between two players.
    public Match(MatchSettings settings, Contestant first, Contestant second, MatchMeans means) {
        this(
                settings,
                new PlayerPool(first),
                new PlayerPool(second),
                means,
                new ConcurrentLinkedQueue<>(means.processors()));
    }

    /// Matches that play a pair of games in turn, such as the same two players in several variants.
    public static GamePlayer inTurn(InTurn<Match> matches) {
        return new Several(matches);
    }

    /// All matches between any two, a pair of games each in turn: first that of the first two, then that of the first
    /// and the third. In a round, which is a pair of games of each match, all have one opening.
    ///
    /// @param contestants contestants, at least two
    /// @return the matches in turn
    public static InTurn<Match> roundRobin(MatchSettings settings, List<Contestant> contestants, MatchMeans means) {
        int matches = contestants.size() * (contestants.size() - 1) / 2;
        MatchSettings byRound = new MatchSettings(
                settings.rules(),
                game -> settings.openings().apply(2 * (game / 2 / matches) + game % 2),
                settings.limits(),
                settings.games(),
                settings.sprt(),
                settings.kept());
        List<PlayerPool> pools = contestants.stream().map(PlayerPool::new).toList();
        Queue<String> processors = new ConcurrentLinkedQueue<>(means.processors());
        List<Match> all = new ArrayList<>();
        for (int one = 0; one < pools.size(); one++) {
            for (int other = one + 1; other < pools.size(); other++) {
                all.add(new Match(byRound, pools.get(one), pools.get(other), means, processors));
            }
        }
        return new InTurn<>(all);
    }

    private record Several(InTurn<Match> matches) implements GamePlayer {

        @Override
        public void play(long from, long to, int threads, GameSink sink) {
            matches.all().stream()
                    .flatMap(match -> match.timed().stream())
                    .distinct()
                    .forEach(pool -> matches.all().getFirst().warmUp(pool));
            try (OrderedGames games =
                    new OrderedGames(threads, game -> matches.of(game).play(game))) {
                try {
                    games.play(from, to, sink);
                } finally {
                    matches.all().forEach(Match::dismiss);
                }
            }
        }

        @Override
        public Optional<LongFunction<PlayedGame>> byNumber() {
            boolean ours =
                    matches.all().stream().allMatch(match -> match.byNumber().isPresent());
            return ours ? Optional.of(game -> matches.of(game).play(game)) : Optional.empty();
        }

        @Override
        public void close() {
            matches.all().forEach(Match::close);
        }
    }

    /// Plays game g, from 0.
    public PlayedGame play(long game) {
        String where = Optional.ofNullable(processors.poll()).orElse("");
        try {
            Player one = first.take(where);
            try {
                Player other = second.take(where);
                try {
                    return play(game, one, other);
                } finally {
                    second.giveBack(where, other);
                }
            } finally {
                first.giveBack(where, one);
            }
        } finally {
            if (!where.isEmpty()) {
                processors.add(where);
            }
        }
    }

    private PlayedGame play(long game, Player one, Player other) {
        Seat ours = new Seat(one, first.contestant().control());
        Seat theirs = new Seat(other, second.contestant().control());
        Opening opening = settings.openings().apply(game);
        boolean white = MatchTally.firstHasWhite(game);
        means.events().begins(game, name(white ? first : second), name(white ? second : first));
        PlayedGame played = white ? runner.play(opening, ours, theirs) : runner.play(opening, theirs, ours);
        if (!first.isOver()) {
            means.events().ended(game, played);
            pause();
        }
        return played;
    }

    private static String name(PlayerPool pool) {
        return pool.contestant().source().name();
    }

    private void pause() {
        try {
            Thread.sleep(means.waitMillis());
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public Optional<LongFunction<PlayedGame>> byNumber() {
        return first.isOurs() && second.isOurs() ? Optional.of(this::play) : Optional.empty();
    }

    @Override
    public void play(long from, long to, int threads, GameSink sink) {
        new Several(InTurn.always(this)).play(from, to, threads, sink);
    }

    /// The players that time counts for.
    private List<PlayerPool> timed() {
        return List.of(first, second).stream()
                .filter(pool -> pool.contestant().control().isTimed())
                .toList();
    }

    /// With limits in time, Pieceworth's engine plays a little before, since a virtual machine is slow at
    /// first.
    private void warmUp(PlayerPool pool) {
        switch (pool.contestant().source()) {
            case PlayerSource.Foreign _ -> {}
            case PlayerSource.Ours ours -> {
                Seat seat = new Seat(ours.open(), TimeControl.nodes(WARM_NODES));
                GameRunner brief = new GameRunner(settings.limits().adjudication(), WARM_PLIES);
                for (int game = 0; game < WARM_GAMES; game++) {
                    brief.play(settings.openings().apply(game), seat, seat);
                }
            }
        }
    }

    private void dismiss() {
        first.dismiss();
        second.dismiss();
    }

    /// Ends the players.
    @Override
    public void close() {
        first.close();
        second.close();
    }
}
