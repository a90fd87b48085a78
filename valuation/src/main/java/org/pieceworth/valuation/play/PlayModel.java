package org.pieceworth.valuation.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.pieceworth.rules.board.Board;
import org.pieceworth.rules.board.Board.CellBoard;
import org.pieceworth.rules.board.Board.SquareBoard;
import org.pieceworth.rules.board.HexagonalBoard;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.rules.movement.CompoundMove;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.text.ComputedValues;
import org.pieceworth.valuation.ModelTitle;
import org.pieceworth.valuation.Scale;
import org.pieceworth.valuation.Valuation;
import org.pieceworth.valuation.Valuation.Range;
import org.pieceworth.valuation.Valuation.Step;
import org.pieceworth.valuation.ValuationModel;

/// [PlayLaw] as a model.
public final class PlayModel implements ValuationModel {

    private static final int MOST_KEPT = 20_000;

    private final PlayLaw law;
    private final ComputedValues<Key, PlayLaw.Prediction> kept = new ComputedValues<>(MOST_KEPT);
    private final ComputedValues<SquareBoard, Double> scales = new ComputedValues<>(MOST_KEPT);

    private record Key(Movement movement, SquareBoard board) {}

    /// The shipped model.
    public PlayModel() {
        this(PlayLaw.shipped());
    }

    /// A model with other weights.
    public PlayModel(PlayLaw law) {
        this.law = law;
    }

    @Override
    public ModelTitle title() {
        return new ModelTitle(
                "play", "Pieceworth: a model fitted to " + law.pieces() + " pieces measured by play", Scale.CENTIPAWN);
    }

    @Override
    public Valuation valueOf(Movement movement, Board board) {
        return switch (board) {
            case HexagonalBoard hexagons ->
                Valuation.none("it has learned from square boards, not from " + hexagons.shape());
            case SquareBoard squares -> value(movement, squares);
            case CellBoard cells -> Valuation.none("it has learned from square boards, not from " + cells.shape());
        };
    }

    /// The move model used for values.
    public PlayLaw law() {
        return law;
    }

    /// The model's prediction for a piece, cached: counting its moves takes a millisecond.
    public PlayLaw.Prediction predict(Movement movement, SquareBoard board) {
        return kept.get(new Key(movement, board), () -> law.predict(movement, board, scale(board)));
    }

    private double scale(SquareBoard board) {
        return scales.get(board, () -> law.scale(board));
    }

    private Valuation value(Movement movement, SquareBoard board) {
        PlayLaw.Prediction found = predict(movement, board);
        if (found.value() == 0) {
            return Valuation.none("it has no moves that the law counts");
        }
        List<Step> steps = new ArrayList<>();
        found.traits()
                .forEach((trait, part) -> steps.add(new Step(trait, "weights times probabilities", List.of(), part)));
        steps.add(new Step("value", "added up", List.of(), found.value()));
        List<String> notes = new ArrayList<>(found.notes());
        if (!board.shape().equals(RectangularBoard.CHESS.shape())) {
            notes.add("the model was fitted only on 8x8; N, B, R and Q together are worth as much as there");
        }
        notes.addAll(ways(movement));
        return new Valuation(
                OptionalDouble.of(found.value()),
                Optional.of(new Range(
                        found.at(-PlayLaw.NINE_IN_TEN),
                        found.at(PlayLaw.NINE_IN_TEN),
                        "90 % interval, by held-out pieces")),
                steps,
                notes);
    }

    /// Notes about moves that are not straight rays.
    private static List<String> ways(Movement movement) {
        List<String> notes = new ArrayList<>();
        for (CompoundMove compound : movement.compounds()) {
            notes.add(
                    switch (compound) {
                        case CompoundMove.BentRide _ -> "bent rides count by the probability of a free path";
                        case CompoundMove.MultiLeg _ ->
                            "moves of several legs count by the probability of a suitable path";
                        case CompoundMove.Castling _ -> "castling is not counted";
                    });
        }
        if (movement.any(ray -> ray.initial())) {
            notes.add("its first moves are not counted");
        }
        return notes.stream().distinct().toList();
    }
}
