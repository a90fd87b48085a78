package org.pieceworth.lab.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.pieceworth.lab.game.PlayedGame.Verdict;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.position.Outcome;
import org.pieceworth.rules.position.Side;

/// Plays games by the variant's rules, and ends decided or too long ones. A player's error is its forfeit and
/// never an error here.
///
/// @param adjudication when scores end a game
/// @param plyCap a game with this many plies, including the opening, is drawn
/// @param kept recorded detail of the players' efforts
public record GameRunner(Adjudication adjudication, int plyCap, Effort.Detail kept) {

    /// The cap unless one is given, in plies.
    public static final int DEFAULT_PLY_CAP = 400;

    private static final long MILLI = 1_000_000;

    /// A runner that keeps no efforts.
    public GameRunner(Adjudication adjudication, int plyCap) {
        this(adjudication, plyCap, Effort.Detail.NOTHING);
    }

    /// Plays a game; the opening leaves it in play.
    public PlayedGame play(Opening opening, Seat white, Seat black) {
        return play(opening, white, black, false);
    }

    /// Plays a game.
    ///
    /// @param test true to test adjudication: the game continues after its verdict
    public PlayedGame play(Opening opening, Seat white, Seat black, boolean test) {
        return new Play(opening, white, black, test).toItsEnd();
    }

    private final class Play {

        private final Opening opening;
        private final Seat white;
        private final Seat black;
        private final boolean test;
        private final GameSoFar game;
        private final VariantPosition position;
        private final TerminationFinder ending;
        private final GameClock clock;
        private final Adjudicator judge = new Adjudicator(adjudication);
        private final List<Integer> moves = new ArrayList<>();
        private final List<Integer> scores = new ArrayList<>();
        private final List<Effort> efforts = new ArrayList<>();
        private Optional<Verdict> verdict = Optional.empty();

        Play(Opening opening, Seat white, Seat black, boolean test) {
            this.opening = opening;
            this.white = white;
            this.black = black;
            this.test = test;
            game = new GameSoFar(opening);
            position = game.position();
            ending = new TerminationFinder(opening);
            clock = new GameClock(white.control(), black.control());
        }

        PlayedGame toItsEnd() {
            white.player().newGame(opening);
            if (!black.player().equals(white.player())) {
                black.player().newGame(opening);
            }
            while (true) {
                Optional<PlayedGame> ended = byRules().or(this::byMove);
                if (ended.isPresent()) {
                    white.player().gameOver();
                    black.player().gameOver();
                    return ended.get();
                }
            }
        }

        private Optional<PlayedGame> byRules() {
            Outcome outcome = position.outcome();
            if (!(outcome instanceof Outcome.InPlay)) {
                return ended(outcome, ending.reason(position, outcome), "");
            }
            if (ending.isDead(position)) {
                return ended(new Outcome.Drawn(), Termination.INSUFFICIENT_MATERIAL, "");
            }
            boolean tooLong = game.moves().size() >= plyCap;
            return tooLong ? ended(new Outcome.Drawn(), Termination.PLY_CAP, "") : Optional.empty();
        }

        private Optional<PlayedGame> byMove() {
            Side mover = position.sideToMove();
            Seat seat = mover == Side.WHITE ? white : black;
            long begin = System.nanoTime();
            Answer answer = seat.player().choose(game, clock.budget(mover));
            long nanos = System.nanoTime() - begin;
            boolean inTime = clock.spend(mover, nanos);
            return switch (answer) {
                case Answer.Forfeit(Termination reason, String detail) -> forfeit(mover, reason, detail);
                case Answer.Choice choice
                when !inTime -> forfeit(mover, Termination.TIME, seat.player().name() + " overstepped its time");
                case Answer.Choice choice
                when !game.position().isLegal(choice.move()) ->
                    forfeit(mover, Termination.ILLEGAL_MOVE, seat.player().name() + " made an illegal move");
                case Answer.Choice choice -> {
                    keep(mover, choice, nanos);
                    yield make(mover, choice);
                }
            };
        }

        private void keep(Side mover, Answer.Choice choice, long nanos) {
            switch (kept) {
                case NOTHING -> {}
                case SEARCH -> efforts.add(new Effort(choice.depth(), choice.nodes(), 0, 0));
                case ALL -> efforts.add(new Effort(choice.depth(), choice.nodes(), nanos / MILLI, clock.millis(mover)));
            }
        }

        private Optional<PlayedGame> make(Side mover, Answer.Choice choice) {
            game.make(choice.move());
            moves.add(choice.move());
            scores.add(choice.score());
            ending.met(position);
            if (verdict.isPresent()) {
                return Optional.empty();
            }
            Optional<Verdict> said = judge.moved(mover, choice.score());
            boolean overAnyway = said.isEmpty() || !(position.outcome() instanceof Outcome.InPlay);
            if (test && !overAnyway) {
                verdict = said;
            }
            return test || overAnyway ? Optional.empty() : said.flatMap(this::adjudicated);
        }

        private Optional<PlayedGame> adjudicated(Verdict said) {
            boolean won = said.outcome() instanceof Outcome.Won;
            return ended(said.outcome(), won ? Termination.ADJUDICATED_WIN : Termination.ADJUDICATED_DRAW, "");
        }

        private Optional<PlayedGame> forfeit(Side loser, Termination reason, String detail) {
            return ended(new Outcome.Won(loser.other()), reason, detail);
        }

        private Optional<PlayedGame> ended(Outcome outcome, Termination reason, String detail) {
            return Optional.of(new PlayedGame(opening, moves, scores, efforts, outcome, reason, detail, verdict));
        }
    }

    /// A player with the time that it is given.
    ///
    /// @param player player of the game
    /// @param control limits of its moves
    public record Seat(Player player, TimeControl control) {}
}
