package org.pieceworth.studies.score;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.pieceworth.rules.board.Board;
import org.pieceworth.rules.board.Board.SquareBoard;
import org.pieceworth.valuation.pooled.ValuePool;
import org.pieceworth.valuation.score.ArmySide;
import org.pieceworth.valuation.score.ScoreForecast;
import org.pieceworth.valuation.score.ScoreModel;

/// Expected scores of armies at some strengths.
public final class ArmyForecasts {

    private static final List<Long> NODES = List.of(300L, 3000L);

    private final ScoreModel model;
    private final Board board;

    public ArmyForecasts(ValuePool values, Board board) {
        model = new ScoreModel(values);
        this.board = board;
    }

    /// White's expected scores, with its first move; empty if a piece has no combined value.
    public List<ScoreForecast> ofWhite(Function<SquareBoard, ArmySide> white, Function<SquareBoard, ArmySide> black) {
        return of(white, black, true);
    }

    /// The expected scores of an army that plays White and Black as often.
    public List<ScoreForecast> overBothColors(
            Function<SquareBoard, ArmySide> army, Function<SquareBoard, ArmySide> other) {
        return of(army, other, false);
    }

    private List<ScoreForecast> of(
            Function<SquareBoard, ArmySide> first, Function<SquareBoard, ArmySide> second, boolean firstMoves) {
        return board instanceof SquareBoard squares
                ? NODES.stream()
                        .map(nodes ->
                                model.forecast(first.apply(squares), second.apply(squares), squares, nodes, firstMoves))
                        .flatMap(Optional::stream)
                        .toList()
                : List.of();
    }
}
