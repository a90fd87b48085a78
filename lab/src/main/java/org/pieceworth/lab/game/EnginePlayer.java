package org.pieceworth.lab.game;

import org.pieceworth.engine.Engine;
import org.pieceworth.engine.EngineSettings;
import org.pieceworth.engine.search.SearchResult;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.position.Move;

/// Pieceworth's engine, in this process. It searches the game's own position, so that it sees repetitions.
///
/// @param name name for users
/// @param engine the engine, not shared with others
public record EnginePlayer(String name, Engine engine) implements Player {

    /// A new engine for a variant.
    public static EnginePlayer of(String name, VariantRules rules, EngineSettings settings) {
        return new EnginePlayer(name, new Engine(rules, settings));
    }

    @Override
    public void newGame(Opening opening) {
        engine.newGame();
    }

    @Override
    public Answer choose(GameSoFar game, Budget budget) {
        SearchResult found =
                engine.search(game.position(), budget.limits(game.position().sideToMove()));
        return found.move() == Move.NONE
                ? new Answer.Forfeit(Termination.NO_MOVE, name + " found no move")
                : new Answer.Choice(found.move(), found.score(), found.depth(), found.nodes());
    }
}
