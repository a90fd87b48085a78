package org.pieceworth.studies.assess;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Stream;
import org.pieceworth.rules.board.Board.SquareBoard;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.rules.piece.Piece;
import org.pieceworth.rules.variant.Variant;
import org.pieceworth.stats.Estimate;
import org.pieceworth.studies.assess.AssessAnswer.Exchange;
import org.pieceworth.studies.balance.Army;
import org.pieceworth.valuation.pooled.ValuePool;
import org.pieceworth.valuation.score.ArmySide;
import org.pieceworth.valuation.score.ScoreModel;

/// White's score at the start of a game in pawns, and the exchange of a piece that offsets it, by the model
/// of scores.
final class ScoreInPawns {

    private static final double STEP = 1e-3;

    private final Army army;
    private final SquareBoard board;
    private final ScoreModel model = new ScoreModel(new ValuePool());

    private ScoreInPawns(Army army, SquareBoard board) {
        this.army = army;
        this.board = board;
    }

    /// Empty if rules change the values of pieces.
    static Optional<ScoreInPawns> of(Variant variant) {
        return Optional.of(variant)
                .filter(Army::isFor)
                .map(each -> Army.of(each.name(), each))
                .filter(Army::isLikeChess)
                .map(army -> new ScoreInPawns(army, variant.surface()));
    }

    /// White's advantage in centipawns; empty if all games ended alike.
    Optional<Estimate> of(Estimate score, long nodes) {
        OptionalDouble ahead = pawns(score.value(), nodes);
        OptionalDouble more = pawns(score.value() + STEP, nodes);
        return ahead.isPresent() && more.isPresent() && score.standardError() > 0
                ? Optional.of(new Estimate(
                        100 * ahead.getAsDouble(),
                        100 * (more.getAsDouble() - ahead.getAsDouble()) / STEP * score.standardError()))
                : Optional.empty();
    }

    private OptionalDouble pawns(double score, long nodes) {
        return model.pawnsAhead(score, army.opposingSide(board), board, nodes);
    }

    /// The exchange of a piece for another of either army that comes nearest to offsetting an advantage
    /// in centipawns.
    Optional<Exchange> exchange(boolean white, double ahead, long nodes) {
        ArmySide own = white ? army.side(board) : army.opposingSide(board);
        ArmySide other = white ? army.opposingSide(board) : army.side(board);
        Map<Movement, String> letters = new LinkedHashMap<>();
        Stream.concat(army.pieces().stream(), army.opposing().stream())
                .forEach((Piece piece) -> letters.putIfAbsent(piece.betza().movement(), piece.typed()));
        List<Movement> kinds = List.copyOf(own.pieces().keySet());
        return kinds.stream()
                .flatMap(piece -> kinds.stream()
                        .filter(by -> !by.equals(piece))
                        .flatMap(by -> lost(own, own.with(piece, by), other, nodes).stream()
                                .mapToObj(lost -> new Exchange(
                                        white,
                                        letters.getOrDefault(piece, ""),
                                        letters.getOrDefault(by, ""),
                                        100 * lost))))
                .filter(exchange -> exchange.difference() > 0 && exchange.difference() < 2 * ahead)
                .min(Comparator.comparingDouble(exchange -> Math.abs(exchange.difference() - ahead)));
    }

    private OptionalDouble lost(ArmySide before, ArmySide after, ArmySide other, long nodes) {
        return model.forecast(before, other, board, nodes, false)
                .flatMap(one -> model.forecast(after, other, board, nodes, false)
                        .map(two -> OptionalDouble.of(one.pawns() - two.pawns())))
                .orElse(OptionalDouble.empty());
    }
}
