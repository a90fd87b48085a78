package org.pieceworth.lab.game;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.pieceworth.pgn.GameResult;
import org.pieceworth.rules.position.Outcome;
import org.pieceworth.rules.position.Side;

/// A game played to its end.
///
/// @param opening opening of the game
/// @param moves moves of the players, without the opening's
/// @param scores scores of the moves by the players, for the side that moved, or [Answer#NO_SCORE]
/// @param efforts efforts of the moves; none if not recorded
/// @param outcome who won, or a draw
/// @param termination the reason for its end
/// @param detail more information, may be empty
/// @param verdict verdict of an adjudication under test, see [Adjudication]
public record PlayedGame(
        Opening opening,
        List<Integer> moves,
        List<Integer> scores,
        List<Effort> efforts,
        Outcome outcome,
        Termination termination,
        String detail,
        Optional<Verdict> verdict) {

    /// The verdict of adjudication on a game.
    ///
    /// @param ply moves of the players made when it says so
    /// @param outcome outcome by the verdict
    public record Verdict(int ply, Outcome outcome) {}

    public PlayedGame {
        moves = List.copyOf(moves);
        scores = List.copyOf(scores);
        efforts = List.copyOf(efforts);
    }

    /// All moves, including the opening.
    public List<Integer> allMoves() {
        return Stream.concat(opening.moves().stream(), moves.stream()).toList();
    }

    /// All plies, including the opening.
    public int plies() {
        return opening.moves().size() + moves.size();
    }

    /// The result as games are recorded with.
    public GameResult result() {
        return result(outcome);
    }

    /// An outcome as games are recorded with.
    public static GameResult result(Outcome outcome) {
        return switch (outcome) {
            case Outcome.Won(Side winner) -> winner == Side.WHITE ? GameResult.WHITE_WINS : GameResult.BLACK_WINS;
            case Outcome.Drawn() -> GameResult.DRAW;
            case Outcome.InPlay() -> GameResult.UNKNOWN;
        };
    }
}
