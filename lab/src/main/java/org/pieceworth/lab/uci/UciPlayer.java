package org.pieceworth.lab.uci;

import java.util.List;
import java.util.Optional;
import org.pieceworth.lab.game.Answer;
import org.pieceworth.lab.game.Budget;
import org.pieceworth.lab.game.GameSoFar;
import org.pieceworth.lab.game.Opening;
import org.pieceworth.lab.game.Player;
import org.pieceworth.lab.game.Termination;
import org.pieceworth.lab.game.TimeControl;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.position.Move;
import org.pieceworth.rules.position.Outcome;
import org.pieceworth.rules.position.Side;
import org.pieceworth.rules.position.Uci;
import org.pieceworth.text.InputException;

/// An external engine as a player. Any error of it costs only the game: it is started again for the next one.
/// One that ponders continues after its move, on the expected reply.
public final class UciPlayer implements Player {

    /// The time beyond its limit before an engine is killed.
    private static final long GRACE_MILLIS = 5_000;

    private static final long MILLI = 1_000_000;

    private final ExternalEngineCommand how;
    private final VariantRules rules;
    private final String name;
    private Optional<ExternalEngine> engine;
    private String trouble = "";
    private boolean fresh = true;

    /// The reply that it ponders on.
    private Optional<Expected> pondering = Optional.empty();

    /// A reply that the engine expects.
    ///
    /// @param ply the number of moves of the game before it
    /// @param move the reply
    private record Expected(int ply, int move) {

        boolean isLast(GameSoFar game) {
            return game.moves().size() == ply + 1 && game.moves().getLast() == move;
        }
    }

    private UciPlayer(ExternalEngineCommand how, VariantRules rules, ExternalEngine engine) {
        this.how = how;
        this.rules = rules;
        this.engine = Optional.of(engine);
        name = engine.name();
    }

    /// Starts an engine for a variant.
    ///
    /// @throws InputException when it cannot be run, does not speak UCI, or refuses an option or the variant
    public static UciPlayer start(ExternalEngineCommand how, VariantRules rules) {
        return new UciPlayer(how, rules, ExternalEngine.start(how, rules));
    }

    /// The engine's own name.
    @Override
    public String name() {
        return name;
    }

    @Override
    public void newGame(Opening opening) {
        try {
            gameOver();
            if (how.run().manners().restart() && !fresh) {
                engine.ifPresent(ExternalEngine::close);
                engine = Optional.empty();
            }
            fresh = false;
            if (engine.isEmpty()) {
                engine = Optional.of(ExternalEngine.start(how, rules));
            }
            engine.orElseThrow().newGame();
        } catch (UciFailure failure) {
            giveUp(failure.detail());
        } catch (InputException refused) {
            giveUp("could not be started again: " + refused.getMessage());
        }
    }

    /// Gives the engine up until the next game.
    private void giveUp(String why) {
        engine.ifPresent(gone -> gone.process().kill());
        engine = Optional.empty();
        pondering = Optional.empty();
        trouble = why;
    }

    @Override
    public Answer choose(GameSoFar game, Budget budget) {
        if (engine.isEmpty()) {
            return new Answer.Forfeit(Termination.CRASH, name + " " + trouble);
        }
        try {
            return ask(engine.get().process(), game, budget, System.nanoTime());
        } catch (UciFailure failure) {
            giveUp(failure.detail());
            return new Answer.Forfeit(
                    switch (failure.kind()) {
                        case DIED -> Termination.CRASH;
                        case HUNG -> Termination.TIME;
                        case FLOODED -> Termination.NO_MOVE;
                    },
                    name + " " + failure.detail());
        }
    }

    private Answer ask(UciProcess process, GameSoFar game, Budget budget, long begin) {
        boolean hit = pondering.filter(expected -> expected.isLast(game)).isPresent();
        if (!hit) {
            stopPondering(process);
        }
        pondering = Optional.empty();
        process.expect(limit(game, budget));
        process.send(hit ? "ponderhit\n" : position(game, List.of()) + go(budget, ""));
        UciInfo thought = UciInfo.NONE;
        while (true) {
            String line = process.line();
            switch (UciLine.command(line)) {
                case "info" -> thought = thought.with(line);
                case "bestmove" -> {
                    process.relax();
                    String said = UciLine.rest(line);
                    Answer answer = answer(game, said, thought);
                    if (how.run().manners().ponder() && answer instanceof Answer.Choice choice) {
                        ponder(process, game, budget, choice, UciLine.rest(said), System.nanoTime() - begin);
                    }
                    return answer;
                }
                default -> {}
            }
        }
    }

    private void stopPondering(UciProcess process) {
        if (pondering.isPresent()) {
            pondering = Optional.empty();
            process.expect(GRACE_MILLIS * MILLI);
            process.send("stop\n");
            while (!UciLine.command(process.line()).equals("bestmove")) {
                // the result of its pondering does not matter any more
            }
            process.relax();
        }
    }

    /// Lets the engine think about its expected reply, if there is one.
    ///
    /// @param said `ponder MOVE`
    private void ponder(
            UciProcess process, GameSoFar game, Budget budget, Answer.Choice choice, String said, long nanos) {
        if (!UciLine.command(said).equals("ponder")) {
            return;
        }
        VariantPosition position = game.position();
        boolean chess960 = game.opening().chess960();
        Side mover = position.sideToMove();
        String own = Uci.write(position, choice.move(), chess960);
        position.make(choice.move());
        int reply = expected(position, UciLine.command(UciLine.rest(said)));
        String text = reply == Move.NONE ? "" : Uci.write(position, reply, chess960);
        position.unmake();
        if (reply != Move.NONE) {
            pondering = Optional.of(new Expected(game.moves().size() + 1, reply));
            process.send(position(game, List.of(own, text)) + go(budget.after(mover, nanos / MILLI), " ponder"));
        }
    }

    /// The move of that text, if the game continues with it.
    private static int expected(VariantPosition position, String word) {
        if (!(position.outcome() instanceof Outcome.InPlay)) {
            return Move.NONE;
        }
        int reply = Uci.read(position, word);
        if (reply == Move.NONE) {
            return reply;
        }
        position.make(reply);
        boolean open = position.outcome() instanceof Outcome.InPlay;
        position.unmake();
        return open ? reply : Move.NONE;
    }

    @Override
    public void gameOver() {
        try {
            engine.ifPresent(known -> stopPondering(known.process()));
        } catch (UciFailure failure) {
            giveUp(failure.detail());
        }
    }

    private Answer answer(GameSoFar game, String text, UciInfo thought) {
        String word = UciLine.command(text);
        if (word.isEmpty() || word.equals("(none)") || word.equals("0000") || word.equals("none")) {
            return new Answer.Forfeit(
                    Termination.NO_MOVE, name + " gave no move although there is one: 'bestmove " + word + "'");
        }
        int move = Uci.read(game.position(), word);
        return move == Move.NONE
                ? new Answer.Forfeit(Termination.ILLEGAL_MOVE, name + " made an illegal move: '" + shown(word) + "'")
                : new Answer.Choice(move, score(game, thought.score()), thought.depth(), thought.nodes());
    }

    /// The score for the side to move.
    private int score(GameSoFar game, int told) {
        boolean turned = how.run().manners().whiteScores() && game.position().sideToMove() == Side.BLACK;
        return turned && told != Answer.NO_SCORE ? -told : told;
    }

    private static String shown(String word) {
        return word.length() > 20 ? word.substring(0, 20) + "…" : word;
    }

    private long limit(GameSoFar game, Budget budget) {
        TimeControl control = budget.control();
        if (control.hasClock()) {
            long left = budget.millis(game.position().sideToMove());
            return (left + control.marginMillis() + GRACE_MILLIS) * MILLI;
        }
        return control.moveMillis() > 0
                ? (control.moveMillis() + control.marginMillis() + GRACE_MILLIS) * MILLI
                : how.moveLimit().toNanos();
    }

    /// @param more moves after those of the game
    private static String position(GameSoFar game, List<String> more) {
        Opening opening = game.opening();
        StringBuilder text = new StringBuilder(opening.fromVariantStart() ? "position startpos" : "position fen ");
        if (!opening.fromVariantStart()) {
            text.append(opening.startFen());
        }
        if (!game.moves().isEmpty() || !more.isEmpty()) {
            text.append(" moves");
            game.uciMoves().forEach(move -> text.append(' ').append(move));
            more.forEach(move -> text.append(' ').append(move));
        }
        return text.append('\n').toString();
    }

    private static String go(Budget budget, String how) {
        TimeControl control = budget.control();
        StringBuilder text = new StringBuilder("go").append(how);
        append(text, "nodes", control.nodes());
        append(text, "depth", control.depth());
        append(text, "movetime", control.moveMillis());
        if (control.hasClock()) {
            text.append(" wtime ").append(Math.max(1, budget.whiteMillis()));
            text.append(" btime ").append(Math.max(1, budget.blackMillis()));
            append(text, "winc", budget.whiteIncrement());
            append(text, "binc", budget.blackIncrement());
            append(text, "movestogo", budget.movesToGo());
        }
        return text.append('\n').toString();
    }

    private static void append(StringBuilder text, String word, long number) {
        if (number > 0) {
            text.append(' ').append(word).append(' ').append(number);
        }
    }

    @Override
    public void close() {
        engine.ifPresent(ExternalEngine::close);
        engine = Optional.empty();
    }
}
