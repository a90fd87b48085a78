package org.pieceworth.lab.game;

import java.util.List;
import java.util.Optional;
import org.pieceworth.pgn.GameResult;
import org.pieceworth.rules.position.Outcome;
import org.pieceworth.rules.position.Side;

/// A game that was played to its end.
///
/// @param opening how it began
/// @param moves what the players made of it, without the opening's moves
/// @param scores per move what the player thought of it, for the side that moved, or [Answer#NO_SCORE]
/// @param outcome who won, or a draw
/// @param termination why it ended
/// @param detail more on that, perhaps empty
/// @param verdict what adjudication would have said had it not been put to the test, see [Adjudication]
public record PlayedGame(
        Opening opening,
        List<Integer> moves,
        List<Integer> scores,
        Outcome outcome,
        Termination termination,
        String detail,
        Optional<Verdict> verdict) {

    /// The verdict of adjudication on a game.
    ///
    /// @param ply moves of the players made when it says so
    /// @param outcome how the game ends
    public record Verdict(int ply, Outcome outcome) {}

    /// Copies the lists.
    public PlayedGame {
        moves = List.copyOf(moves);
        scores = List.copyOf(scores);
    }

    /// All plies, those of the opening too.
    public int plies() {
        return opening.moves().size() + moves.size();
    }

    /// The result as games are recorded with.
    public GameResult result() {
        return switch (outcome) {
            case Outcome.Won(Side winner) -> winner == Side.WHITE ? GameResult.WHITE_WINS : GameResult.BLACK_WINS;
            case Outcome.Drawn() -> GameResult.DRAW;
            case Outcome.InPlay() -> GameResult.UNKNOWN;
        };
    }
}
