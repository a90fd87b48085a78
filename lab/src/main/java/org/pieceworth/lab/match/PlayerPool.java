package org.pieceworth.lab.match;

import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.pieceworth.lab.game.Answer;
import org.pieceworth.lab.game.Budget;
import org.pieceworth.lab.game.GameSoFar;
import org.pieceworth.lab.game.Opening;
import org.pieceworth.lab.game.Player;
import org.pieceworth.lab.game.Termination;

/// The players of one contestant: one for each concurrent game, shared by the matches of a tournament.
final class PlayerPool implements AutoCloseable {

    private final Contestant contestant;

    /// Idle players by their processors.
    private final Map<String, Queue<Player>> idle = new ConcurrentHashMap<>();

    private volatile boolean over;

    PlayerPool(Contestant contestant) {
        this.contestant = contestant;
    }

    Contestant contestant() {
        return contestant;
    }

    boolean isOurs() {
        return contestant.source() instanceof PlayerSource.Ours;
    }

    /// One that does not play now.
    Player take(String processors) {
        return Optional.ofNullable(waiting(processors).poll())
                .orElseGet(() -> new Dismissable(contestant.source().open(processors)));
    }

    /// Games that end after the match must close their players themselves.
    void giveBack(String processors, Player player) {
        waiting(processors).add(player);
        if (over) {
            closeIdle();
        }
    }

    private Queue<Player> waiting(String processors) {
        return idle.computeIfAbsent(processors, _ -> new ConcurrentLinkedQueue<>());
    }

    /// The match is over: games that still are played end soon.
    void dismiss() {
        over = true;
    }

    boolean isOver() {
        return over;
    }

    @Override
    public void close() {
        over = true;
        closeIdle();
    }

    private void closeIdle() {
        for (Queue<Player> players : idle.values()) {
            for (Optional<Player> player = Optional.ofNullable(players.poll());
                    player.isPresent();
                    player = Optional.ofNullable(players.poll())) {
                player.get().close();
            }
        }
    }

    /// A player whose games end soon once the match is over; their results are ignored.
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
        public void gameOver() {
            if (!over) {
                player.gameOver();
            }
        }

        @Override
        public void close() {
            player.close();
        }
    }
}
