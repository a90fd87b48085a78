package org.pieceworth.valuation.pooled;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.stream.Stream;
import org.pieceworth.rules.board.Board;
import org.pieceworth.rules.board.Board.SquareBoard;
import org.pieceworth.rules.board.BoardText;
import org.pieceworth.rules.board.HexagonalBoard;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.text.ComputedValues;
import org.pieceworth.text.Counted;
import org.pieceworth.valuation.Anchor;
import org.pieceworth.valuation.ValuationModel;
import org.pieceworth.valuation.catalogue.ModelCatalogue;
import org.pieceworth.valuation.play.MovementKey;
import org.pieceworth.valuation.play.PlayLaw;
import org.pieceworth.valuation.play.PlayModel;
import org.pieceworth.valuation.pooled.PooledValue.Measured;
import org.pieceworth.valuation.pooled.PooledValue.Source;

/// Combines measurements, the move model, other models and published lists into one value, in logarithms of
/// value + [PlayLaw#SOFT].
///
/// Theory and lists are the prior. A measurement is the value in armies of chess at 300 nodes per move, plus
/// the piece's drift with strength, plus random effects of army composition, board and engine, shared by
/// measurements under equal conditions. The value for given conditions is the best linear prediction
/// ([CombinedEvidence]).
public final class ValuePool {

    /// The shared part of the errors of published lists.
    private static final double SHARED = 0.5;

    /// Standard errors beyond which a note says that theory contradicts the measurements.
    private static final double SURPRISE = 2.5;

    /// Chi-square by degrees of freedom beyond which a note says that measurements contradict each other.
    private static final double SCATTER = 1.5;

    private static final int MOST_KEPT = 20_000;

    private final Pool pool;
    private final Function<Movement, List<MeasuredPieces.Row>> measured;
    private final PlayModel model;
    private final PlayLaw law;
    private final ModelCatalogue catalogue;
    private final ComputedValues<Key, Optional<PooledValue>> kept = new ComputedValues<>(MOST_KEPT);

    /// A pool with the shipped data.
    public ValuePool() {
        this(new PlayModel(), Pool.shipped(), MeasuredPieces::shipped);
    }

    /// With other measurements.
    public static ValuePool of(PlayModel model, Function<Movement, List<MeasuredPieces.Row>> measured) {
        return new ValuePool(model, Pool.shipped(), measured);
    }

    /// With other measurements and other errors of models and lists.
    public ValuePool(PlayModel model, Pool pool, Function<Movement, List<MeasuredPieces.Row>> measured) {
        this.pool = pool;
        this.measured = measured;
        this.model = model;
        law = model.law();
        catalogue = ModelCatalogue.standard();
    }

    /// A pool with the shipped data and other measurements.
    public static ValuePool beside(List<ValuationModel> models, List<MeasuredPieces.Row> others) {
        PlayModel model = models.stream()
                .filter(PlayModel.class::isInstance)
                .map(PlayModel.class::cast)
                .findFirst()
                .orElseGet(PlayModel::new);
        return new ValuePool(
                model,
                Pool.shipped(),
                movement -> Stream.concat(
                                MeasuredPieces.shipped(movement).stream(),
                                others.stream().filter(row -> row.movement().equals(movement)))
                        .toList());
    }

    private record Key(Movement movement, Board board, PlayConditions conditions) {}

    /// An estimate in the logarithm.
    private record SourceValue(String source, double value, double variance) {}

    /// The value of a piece on a board for the usual conditions; empty if the board has no squares, or the
    /// piece no moves.
    public Optional<PooledValue> of(Movement movement, Board board) {
        return of(movement, board, PlayConditions.USUAL);
    }

    /// The value of a piece on a board for given conditions.
    public Optional<PooledValue> of(Movement movement, Board board, PlayConditions conditions) {
        return kept.get(new Key(movement, board, conditions), () -> {
            Movement there = movement.on(board);
            return there.equals(movement) ? pooled(there, board, conditions) : of(there, board, conditions);
        });
    }

    /// The value of a piece only by measurements under the rules of a variant; empty without any.
    public Optional<PooledValue> underRules(Movement movement, String variant, PlayConditions conditions) {
        return measured.apply(movement).stream()
                .filter(row -> row.board().equals(variant))
                .findFirst()
                .map(row -> {
                    double logarithm = PlayLaw.logarithm(row.value());
                    double share = row.value() / (row.value() + PlayLaw.SOFT);
                    Effects effects = new Effects(pool.effects(), conditions, variant, share, Math.log(row.value()));
                    // The drift of chess is relative to its four pieces, not to one that sets the scale.
                    double drift = MeasuredPieces.isByAPiece(variant) ? 0 : effects.ofTarget();
                    double reach = row.error() == 0
                            ? 0
                            : PlayLaw.NINE_IN_TEN * Math.sqrt(row.spread() * row.spread() + effects.target());
                    double mean = logarithm + drift;
                    return new PooledValue(
                            PlayLaw.value(mean),
                            PlayLaw.value(mean - reach),
                            PlayLaw.value(mean + reach),
                            conditions,
                            List.of(new Source(effects.text(row), row.value(), 1)),
                            Optional.of(measured(row)),
                            List.of());
                });
    }

    private Optional<PooledValue> pooled(Movement movement, Board board, PlayConditions conditions) {
        if (!(board instanceof SquareBoard squares) || board instanceof HexagonalBoard) {
            return Optional.empty();
        }
        PlayLaw.Prediction prediction = model.predict(movement, squares);
        if (prediction.value() == 0) {
            return Optional.empty();
        }
        List<MeasuredPieces.Row> rows = measured.apply(movement).stream()
                .filter(MeasuredPieces.Row::isOfChess)
                .toList();
        Theory theory = theory(movement, squares, unseen(rows, movement, prediction));
        Optional<SourceValue> lists = published(movement, squares);
        SourceValue prior = prior(theory, lists);
        double value = PlayLaw.value(prior.value());
        double share = value / (value + PlayLaw.SOFT);
        Effects effects = new Effects(pool.effects(), conditions, squares.shape(), share, Math.log(Math.max(1, value)));
        double[] shifts =
                rows.stream().mapToDouble(row -> shift(movement, squares, row)).toArray();
        double[] values = new double[rows.size()];
        for (int i = 0; i < values.length; i++) {
            values[i] = PlayLaw.logarithm(rows.get(i).value()) + shifts[i] + effects.drift(rows.get(i));
        }
        CombinedEvidence.Prediction found = effects.evidence(
                        prior.value() + effects.ofTarget(), prior.variance(), rows, values)
                .predict();
        double drift = effects.ofTarget();
        List<Source> sources = new ArrayList<>();
        double ofPrior = 1 - Arrays.stream(found.weights()).sum();
        double ofTheory = lists.isEmpty() ? 1 : prior.variance() / widened(theory, lists) / theory.variance();
        for (Source part : theory.parts()) {
            double here = PlayLaw.value(PlayLaw.logarithm(part.value()) + drift);
            sources.add(new Source(part.source(), here, part.weight() * ofTheory * ofPrior));
        }
        lists.ifPresent(known -> sources.add(
                new Source(known.source(), PlayLaw.value(known.value() + drift), (1 - ofTheory) * ofPrior)));
        for (int i = 0; i < values.length; i++) {
            sources.add(new Source(effects.text(rows.get(i)), PlayLaw.value(values[i] + drift), found.weights()[i]));
        }
        sources.sort(Comparator.comparingDouble(Source::weight).reversed());
        double reach = PlayLaw.NINE_IN_TEN * Math.sqrt(found.variance());
        return Optional.of(new PooledValue(
                PlayLaw.value(found.value()),
                PlayLaw.value(found.value() - reach),
                PlayLaw.value(found.value() + reach),
                conditions,
                sources,
                rows.stream().filter(effects::isUsual).findFirst().map(ValuePool::measured),
                notes(prediction, rows, found, squares)));
    }

    private static Measured measured(MeasuredPieces.Row row) {
        return new Measured(row.value(), row.error(), row.overTheGame(), row.games());
    }

    /// The move model's value without the measurements of the piece itself.
    private PlayLaw.Prediction unseen(List<MeasuredPieces.Row> rows, Movement movement, PlayLaw.Prediction prediction) {
        return rows.stream()
                .flatMap(row -> row.law().stream().boxed())
                .findFirst()
                .map(law -> prediction.times(
                        law / model.predict(movement, RectangularBoard.CHESS).value()))
                .orElse(prediction);
    }

    /// Converts from the board of a measurement to this one, by the move model.
    private double shift(Movement movement, SquareBoard board, MeasuredPieces.Row row) {
        return row.board().equals(board.shape()) || !(BoardText.parse(row.board()) instanceof SquareBoard other)
                ? 0
                : PlayLaw.logarithm(model.predict(movement, board).value())
                        - PlayLaw.logarithm(model.predict(movement, other).value());
    }

    /// Combines theory and lists by the inverses of their variances; if they contradict each other, the
    /// variance is larger (Birge).
    private static SourceValue prior(Theory theory, Optional<SourceValue> lists) {
        if (lists.isEmpty()) {
            return new SourceValue("", theory.value(), theory.variance());
        }
        double precision = 1 / theory.variance() + 1 / lists.get().variance();
        return new SourceValue(
                "",
                (theory.value() / theory.variance()
                                + lists.get().value() / lists.get().variance())
                        / precision,
                widened(theory, lists) / precision);
    }

    private static double widened(Theory theory, Optional<SourceValue> lists) {
        return lists.map(known -> Math.max(
                        1, Math.pow(theory.value() - known.value(), 2) / (theory.variance() + known.variance())))
                .orElse(1.0);
    }

    private static List<String> notes(
            PlayLaw.Prediction prediction,
            List<MeasuredPieces.Row> rows,
            CombinedEvidence.Prediction found,
            SquareBoard board) {
        List<String> notes = new ArrayList<>();
        if (rows.isEmpty()) {
            notes.addAll(prediction.notes());
        }
        if (rows.stream().noneMatch(row -> row.board().equals(board.shape()))
                && (!rows.isEmpty() || !board.shape().equals(RectangularBoard.CHESS.shape()))) {
            notes.add("not measured on " + board.shape());
        }
        if (Math.abs(found.surprise()) > SURPRISE) {
            notes.add(String.format(
                    Locale.ROOT,
                    "theory and lists are %.1f standard errors %s the measurements and weigh less",
                    Math.abs(found.surprise()),
                    found.surprise() > 0 ? "below" : "above"));
        }
        if (found.scatter() > SCATTER) {
            notes.add(String.format(
                    Locale.ROOT,
                    "measurements differ by more than their errors; the interval is %.1f times as wide",
                    Math.sqrt(found.scatter())));
        }
        return notes;
    }

    /// Combines the move model and the other models.
    private record Theory(double value, double variance, List<Source> parts) {}

    private Theory theory(Movement movement, SquareBoard board, PlayLaw.Prediction prediction) {
        List<Integer> used = new ArrayList<>();
        List<Double> values = new ArrayList<>();
        for (int i = 0; i < pool.names().size(); i++) {
            String name = pool.names().get(i);
            OptionalDouble value = name.equals(Pool.LAW)
                    ? OptionalDouble.of(prediction.value())
                    : centipawns(catalogue.named(name).standard(), movement, board);
            if (value.isPresent()) {
                used.add(i);
                values.add(PlayLaw.logarithm(value.getAsDouble()) - pool.bias()[i]);
            }
        }
        double own = prediction.spread() * prediction.spread() / (law.spread() * law.spread());
        double[][] covariance = WeightedMean.part(
                pool.covariance(), used.stream().mapToInt(Integer::intValue).toArray());
        int ofLaw = used.indexOf(pool.names().indexOf(Pool.LAW));
        covariance[ofLaw][ofLaw] *= own;
        WeightedMean mean = WeightedMean.of(covariance);
        List<Source> parts = new ArrayList<>();
        for (int i = 0; i < used.size(); i++) {
            String name = pool.names().get(used.get(i));
            if (mean.weights()[i] > 0) {
                parts.add(new Source(
                        name.equals(Pool.LAW)
                                ? "the move model (" + law.pieces() + " measured pieces)"
                                : "the model " + name,
                        PlayLaw.value(values.get(i)),
                        mean.weights()[i]));
            }
        }
        return new Theory(
                mean.of(values.stream().mapToDouble(Double::doubleValue).toArray()),
                mean.variance() * pool.widening() * pool.widening(),
                parts);
    }

    /// The value of a piece by a model, in centipawns; empty without a scale.
    public static OptionalDouble centipawns(ValuationModel model, Movement movement, Board board) {
        OptionalDouble value = model.value(movement, board).value();
        OptionalDouble scale = Anchor.centipawns(model, board);
        return value.isPresent() && scale.isPresent() && value.getAsDouble() >= 0
                ? OptionalDouble.of(value.getAsDouble() * scale.getAsDouble())
                : OptionalDouble.empty();
    }

    private Optional<SourceValue> published(Movement movement, SquareBoard board) {
        String key = MovementKey.of(movement);
        List<Pool.Published> found = pool.published().stream()
                .filter(each -> each.key().equals(key) && each.board().equals(board.shape()))
                .toList();
        if (found.isEmpty()) {
            return Optional.empty();
        }
        double sum = 0;
        double biases = 0;
        for (Pool.Published each : found) {
            Pool.ListBias bias = pool.list(each.list());
            double value = PlayLaw.logarithm(each.value());
            sum += value - bias.at(value);
            biases += bias.variance(value);
        }
        int lists = found.size();
        double spread = pool.listSpread() * pool.listSpread();
        return Optional.of(new SourceValue(
                lists == 1 ? "a published list" : Counted.of(lists, "published list"),
                sum / lists,
                spread * (SHARED + (1 - SHARED) / lists) + biases / lists / lists));
    }
}
