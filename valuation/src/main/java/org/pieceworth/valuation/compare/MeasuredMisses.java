package org.pieceworth.valuation.compare;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.stream.IntStream;
import org.pieceworth.rules.board.Board;
import org.pieceworth.rules.board.BoardText;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.stats.Median;
import org.pieceworth.valuation.ValuationModel;
import org.pieceworth.valuation.play.Atlas;
import org.pieceworth.valuation.play.AtlasRow;
import org.pieceworth.valuation.play.AtlasRow.Where;
import org.pieceworth.valuation.play.MovementKinds;
import org.pieceworth.valuation.play.MovementKinds.Kind;
import org.pieceworth.valuation.play.PlayLaw;

/// The errors of a model's values against the measured ones, on 8x8 at the model's best scale.
///
/// @param all errors of all measured pieces that the model values
/// @param alike errors of pieces of the same kind; empty if there are few
public record MeasuredMisses(Misses all, Optional<Misses> alike) {

    /// The board with the most measured pieces.
    public static final String BOARD = "8x8";

    /// Minimum number of pieces of a kind for a useful median.
    private static final int FEW = 8;

    /// Pieces by their errors, of the logarithm of value + 40.
    ///
    /// @param kind kind in words
    /// @param pieces number of pieces
    /// @param median median of the sizes of errors, as a share
    /// @param surplus the model's mean error, as a share: above 0 if its values are too high
    /// @param error the standard error of that mean
    public record Misses(String kind, int pieces, double median, double surplus, double error) {}

    /// @param movement moves that determine the kind
    /// @return empty for a model that values too few of them
    public static Optional<MeasuredMisses> of(ValuationModel model, Movement movement) {
        Board board = BoardText.parse(BOARD);
        List<AtlasRow> rows = new ArrayList<>();
        List<Movement> movements = new ArrayList<>();
        List<Double> values = new ArrayList<>();
        for (AtlasRow row : Atlas.shipped().pieces(Where.usual(BOARD))) {
            if (!row.isKnown()) {
                continue;
            }
            Movement measured = row.movement();
            OptionalDouble value = model.value(measured, board).value();
            if (value.isPresent() && value.getAsDouble() > 0) {
                rows.add(row);
                movements.add(measured);
                values.add(value.getAsDouble());
            }
        }
        if (rows.size() < FEW) {
            return Optional.empty();
        }
        double scale = Math.exp(Median.of(IntStream.range(0, rows.size())
                .mapToDouble(i -> Math.log(rows.get(i).value() / values.get(i)))));
        double[] errors = IntStream.range(0, rows.size())
                .mapToDouble(i -> PlayLaw.logarithm(scale * values.get(i))
                        - PlayLaw.logarithm(rows.get(i).value()))
                .toArray();
        Like like = Like.of(movement);
        double[] ofKind = IntStream.range(0, rows.size())
                .filter(i -> like.has(movements.get(i)))
                .mapToDouble(i -> errors[i])
                .toArray();
        return Optional.of(new MeasuredMisses(
                misses("measured pieces", errors),
                ofKind.length < FEW ? Optional.empty() : Optional.of(misses(like.words(), ofKind))));
    }

    /// The kind of a piece; pieces with only leaps and rides are subdivided by their directions, which matter
    /// most for values.
    private record Like(Kind kind, boolean allWays) {

        static Like of(Movement movement) {
            Set<Kind> kinds = MovementKinds.of(movement);
            return new Like(kinds.iterator().next(), MovementKinds.goesAllWays(movement));
        }

        boolean has(Movement other) {
            return MovementKinds.of(other).contains(kind)
                    && (kind != Kind.PLAIN || MovementKinds.goesAllWays(other) == allWays);
        }

        String words() {
            if (kind != Kind.PLAIN) {
                return kind.plural();
            }
            return kind.plural() + (allWays ? " that go all ways" : " that go some ways only");
        }
    }

    private static Misses misses(String kind, double[] errors) {
        double mean = Arrays.stream(errors).average().orElse(0);
        double squares =
                Arrays.stream(errors).map(each -> (each - mean) * (each - mean)).sum();
        return new Misses(
                kind,
                errors.length,
                Median.of(Arrays.stream(errors).map(Math::abs)),
                Math.expm1(mean),
                Math.sqrt(squares / (errors.length - 1) / errors.length));
    }
}
