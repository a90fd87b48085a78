package org.pieceworth.lab.match;

import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.LongFunction;
import org.pieceworth.lab.experiment.GamePlayer;
import org.pieceworth.lab.experiment.GameSink;
import org.pieceworth.lab.experiment.InTurn;
import org.pieceworth.lab.experiment.OrderedGames;
import org.pieceworth.lab.game.Answer;
import org.pieceworth.lab.game.Budget;
import org.pieceworth.lab.game.GameRunner;
import org.pieceworth.lab.game.GameRunner.Seat;
import org.pieceworth.lab.game.GameSoFar;
import org.pieceworth.lab.game.Opening;
import org.pieceworth.lab.game.PlayedGame;
import org.pieceworth.lab.game.Player;
import org.pieceworth.lab.game.Termination;
import org.pieceworth.lab.game.TimeControl;

/// Plays a match with any number of threads; what comes out does not depend on it.
public final class Match implements GamePlayer {

    private static final int WARM_GAMES = 4;
    private static final int WARM_PLIES = 100;
    private static final int WARM_NODES = 500;

    private final MatchSettings settings;
    private final PlayerSource first;
    private final PlayerSource second;
    private final GameRunner runner;
    private final Queue<Table> idle = new ConcurrentLinkedQueue<>();
    private volatile boolean over;

    /// Two players at a board.
    private record Table(Player first, Player second) {

        void close() {
            first.close();
            second.close();
        }
    }

    /// A match between two players.
    public Match(MatchSettings settings, PlayerSource first, PlayerSource second) {
        this.settings = settings;
        this.first = first;
        this.second = second;
        runner = new GameRunner(settings.adjudication(), settings.plyCap());
    }

    /// Matches that play a pair of games each in turn, such as the same two players in several variants.
    public static GamePlayer inTurn(InTurn<Match> matches) {
        return new Several(matches);
    }

    private record Several(InTurn<Match> matches) implements GamePlayer {

        @Override
        public void play(long from, long to, int threads, GameSink sink) {
            matches.all().forEach(Match::warmUp);
            try (OrderedGames games =
                    new OrderedGames(threads, game -> matches.of(game).play(game))) {
                try {
                    games.play(from, to, sink);
                } finally {
                    matches.all().forEach(match -> match.over = true);
                }
            }
        }

        @Override
        public void close() {
            matches.all().forEach(Match::close);
        }
    }

    /// Plays game g, from 0.
    public PlayedGame play(long game) {
        Table table = Optional.ofNullable(idle.poll()).orElseGet(this::table);
        Seat ours = new Seat(table.first, settings.control());
        Seat theirs = new Seat(table.second, settings.control());
        Opening opening = settings.openings().apply(game / 2);
        try {
            return MatchTally.firstHasWhite(game)
                    ? runner.play(opening, ours, theirs)
                    : runner.play(opening, theirs, ours);
        } finally {
            giveBack(table);
        }
    }

    @Override
    public Optional<LongFunction<PlayedGame>> byNumber() {
        boolean ours = first instanceof PlayerSource.Ours && second instanceof PlayerSource.Ours;
        return ours ? Optional.of(this::play) : Optional.empty();
    }

    /// Games that end after the match have nobody else to end their players.
    private void giveBack(Table table) {
        idle.add(table);
        if (over) {
            closeIdle();
        }
    }

    private Table table() {
        Player opened = first.open();
        try {
            return new Table(new Dismissable(opened), new Dismissable(second.open()));
        } catch (RuntimeException e) {
            opened.close();
            throw e;
        }
    }

    @Override
    public void play(long from, long to, int threads, GameSink sink) {
        new Several(InTurn.always(this)).play(from, to, threads, sink);
    }

    /// Where time counts, our own engine plays a little before, since a virtual machine is slow at first.
    private void warmUp() {
        if (settings.control().isTimed()) {
            warmUp(first);
            warmUp(second);
        }
    }

    private void warmUp(PlayerSource source) {
        switch (source) {
            case PlayerSource.Foreign _ -> {}
            case PlayerSource.Ours ours -> {
                Seat seat = new Seat(ours.open(), TimeControl.nodes(WARM_NODES));
                GameRunner brief = new GameRunner(settings.adjudication(), WARM_PLIES);
                for (int game = 0; game < WARM_GAMES; game++) {
                    brief.play(settings.openings().apply(game), seat, seat);
                }
            }
        }
    }

    /// Ends the players.
    @Override
    public void close() {
        over = true;
        closeIdle();
    }

    private void closeIdle() {
        for (Optional<Table> table = Optional.ofNullable(idle.poll());
                table.isPresent();
                table = Optional.ofNullable(idle.poll())) {
            table.get().close();
        }
    }

    /// A player whose games end soon once the match is over; what comes of them is not looked at.
    private final class Dismissable implements Player {

        private final Player player;

        Dismissable(Player player) {
            this.player = player;
        }

        @Override
        public String name() {
            return player.name();
        }

        @Override
        public void newGame(Opening opening) {
            if (!over) {
                player.newGame(opening);
            }
        }

        @Override
        public Answer choose(GameSoFar game, Budget budget) {
            return over ? new Answer.Forfeit(Termination.NO_MOVE, "the match is over") : player.choose(game, budget);
        }

        @Override
        public void close() {
            player.close();
        }
    }
}
