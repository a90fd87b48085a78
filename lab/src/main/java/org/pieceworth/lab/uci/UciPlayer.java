package org.pieceworth.lab.uci;

import java.util.Optional;
import org.pieceworth.lab.game.Answer;
import org.pieceworth.lab.game.Budget;
import org.pieceworth.lab.game.GameSoFar;
import org.pieceworth.lab.game.Opening;
import org.pieceworth.lab.game.Player;
import org.pieceworth.lab.game.Termination;
import org.pieceworth.lab.game.TimeControl;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.position.Move;
import org.pieceworth.rules.position.Uci;
import org.pieceworth.text.InputException;

/// An external engine as a player. Whatever it does wrong costs it the game and no more: it is started again for
/// the next one.
public final class UciPlayer implements Player {

    /// The time beyond its limit after which an engine is killed.
    private static final long GRACE_MILLIS = 5_000;

    private static final long MILLI = 1_000_000;

    private final ExternalEngineCommand how;
    private final VariantRules rules;
    private final String name;
    private Optional<ExternalEngine> engine;
    private String trouble = "";

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
            if (engine.isEmpty()) {
                engine = Optional.of(ExternalEngine.start(how, rules));
            }
            engine.orElseThrow().newGame();
        } catch (UciFailure failure) {
            given(failure.detail());
        } catch (InputException refused) {
            given("could not be started again: " + refused.getMessage());
        }
    }

    /// Gives the engine up until the next game.
    private void given(String why) {
        engine.ifPresent(gone -> gone.process().kill());
        engine = Optional.empty();
        trouble = why;
    }

    @Override
    public Answer choose(GameSoFar game, Budget budget) {
        if (engine.isEmpty()) {
            return new Answer.Forfeit(Termination.CRASH, name + " " + trouble);
        }
        try {
            return asked(engine.get().process(), game, budget);
        } catch (UciFailure failure) {
            given(failure.detail());
            return new Answer.Forfeit(
                    switch (failure.kind()) {
                        case DIED -> Termination.CRASH;
                        case HUNG -> Termination.TIME;
                        case FLOODED -> Termination.NO_MOVE;
                    },
                    name + " " + failure.detail());
        }
    }

    private Answer asked(UciProcess process, GameSoFar game, Budget budget) {
        process.expect(limit(game, budget));
        process.send(position(game) + go(budget));
        UciInfo thought = UciInfo.NONE;
        while (true) {
            String line = process.line();
            switch (UciLine.command(line)) {
                case "info" -> thought = thought.with(line);
                case "bestmove" -> {
                    process.relax();
                    return answer(game, UciLine.rest(line), thought);
                }
                default -> {}
            }
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
                : new Answer.Choice(move, thought.score(), thought.depth(), thought.nodes());
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

    private static String position(GameSoFar game) {
        Opening opening = game.opening();
        StringBuilder text = new StringBuilder(opening.fromVariantStart() ? "position startpos" : "position fen ");
        if (!opening.fromVariantStart()) {
            text.append(opening.startFen());
        }
        if (!game.moves().isEmpty()) {
            text.append(" moves");
            game.uciMoves().forEach(move -> text.append(' ').append(move));
        }
        return text.append('\n').toString();
    }

    private static String go(Budget budget) {
        TimeControl control = budget.control();
        StringBuilder text = new StringBuilder("go");
        append(text, "nodes", control.nodes());
        append(text, "depth", control.depth());
        append(text, "movetime", control.moveMillis());
        if (control.hasClock()) {
            text.append(" wtime ").append(Math.max(1, budget.whiteMillis()));
            text.append(" btime ").append(Math.max(1, budget.blackMillis()));
            append(text, "winc", control.incrementMillis());
            append(text, "binc", control.incrementMillis());
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
