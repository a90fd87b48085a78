package org.pieceworth.valuation.pooled;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.ConcurrentHashMap;
import org.pieceworth.rules.board.Board;
import org.pieceworth.rules.board.Board.SquareBoard;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.text.Counted;
import org.pieceworth.valuation.Anchor;
import org.pieceworth.valuation.ValuationModel;
import org.pieceworth.valuation.catalogue.ModelCatalogue;
import org.pieceworth.valuation.play.Atlas;
import org.pieceworth.valuation.play.AtlasRow;
import org.pieceworth.valuation.play.MovementKey;
import org.pieceworth.valuation.play.PlayLaw;
import org.pieceworth.valuation.play.PlayModel;
import org.pieceworth.valuation.play.StrengthDrift;
import org.pieceworth.valuation.pooled.PooledValue.Measured;
import org.pieceworth.valuation.pooled.PooledValue.Source;

/// Pools what is known of pieces: each source by the inverse of its variance, in logarithms of value +
/// [PlayLaw#SOFT]. Errors of the law and the models are correlated, so these are one source; so are the published
/// lists.
public final class ValuePool {

    /// Of what published lists miss, the part that they have in common.
    private static final double SHARED = 0.5;

    private final Pool pool;
    private final PlayModel model;
    private final PlayLaw law;
    private final ModelCatalogue catalogue;
    private final Map<Asked, Optional<PooledValue>> kept = new ConcurrentHashMap<>();

    /// With what ships.
    public ValuePool() {
        this(new PlayModel());
    }

    private ValuePool(PlayModel model) {
        this(model, Pool.shipped());
    }

    ValuePool(PlayModel model, Pool pool) {
        this.pool = pool;
        this.model = model;
        law = model.law();
        catalogue = ModelCatalogue.standard();
    }

    /// With what ships, beside models that were asked: what the law among them has said of a piece it need not find
    /// anew.
    public static ValuePool beside(List<ValuationModel> models) {
        return models.stream()
                .filter(PlayModel.class::isInstance)
                .map(model -> new ValuePool((PlayModel) model))
                .findFirst()
                .orElseGet(ValuePool::new);
    }

    /// The measured pieces from which the law was learned.
    public int pieces() {
        return law.pieces();
    }

    /// An estimate in the logarithm.
    private record Known(String source, double value, double variance) {}

    /// The value of a piece on a board, as engines of [StrengthDrift#NODES] positions a move play it, which is kept;
    /// empty where the board has no squares, or the piece no moves.
    public Optional<PooledValue> of(Movement movement, Board board) {
        Asked asked = new Asked(movement, board);
        Optional<PooledValue> known = kept.get(asked);
        Optional<PooledValue> found = known == null ? pooled(movement, board) : known;
        kept.put(asked, found);
        return found;
    }

    private record Asked(Movement movement, Board board) {}

    /// The value of a piece on a board for other engines.
    ///
    /// @param nodes positions a move
    public Optional<PooledValue> of(Movement movement, Board board, long nodes) {
        Optional<PooledValue> usual = of(movement, board);
        return nodes == StrengthDrift.NODES
                ? usual
                : usual.map(pooled -> drifted(pooled, StrengthDrift.of(movement, nodes), nodes));
    }

    private static PooledValue drifted(PooledValue pooled, StrengthDrift drift, long nodes) {
        double mean = PlayLaw.logarithm(pooled.value());
        // The lower end may be cut off at 0.
        double reach = Math.hypot(PlayLaw.logarithm(pooled.high()) - mean, PlayLaw.NINE_IN_TEN * drift.deviation());
        List<String> notes = new ArrayList<>(pooled.notes());
        notes.add("from " + StrengthDrift.NODES + " to " + Counted.of(nodes, "position")
                + " a move its value changes by "
                + String.format(
                        Locale.ROOT, "%+.0f ± %.0f %%", 100 * Math.expm1(drift.shift()), 100 * drift.deviation()));
        return new PooledValue(
                PlayLaw.value(mean + drift.shift()),
                PlayLaw.value(mean + drift.shift() - reach),
                PlayLaw.value(mean + drift.shift() + reach),
                nodes,
                pooled.sources(),
                pooled.measured(),
                notes);
    }

    private Optional<PooledValue> pooled(Movement movement, Board board) {
        if (!(board instanceof SquareBoard squares)) {
            return Optional.empty();
        }
        PlayLaw.Prediction prediction = model.predict(movement, squares);
        if (prediction.value() == 0) {
            return Optional.empty();
        }
        List<Source> sources = new ArrayList<>();
        List<Known> known = new ArrayList<>();
        Theory theory = theory(movement, squares, prediction);
        known.add(new Known("", theory.value(), theory.variance()));
        Optional<AtlasRow> row = row(movement, squares);
        row.map(ValuePool::measured).ifPresent(known::add);
        published(movement, squares).ifPresent(known::add);
        double precision =
                known.stream().mapToDouble(each -> 1 / each.variance()).sum();
        double mean = known.stream()
                .mapToDouble(each -> each.value() / each.variance() / precision)
                .sum();
        double theoryShare = 1 / theory.variance() / precision;
        theory.parts()
                .forEach(part -> sources.add(new Source(part.source(), part.value(), part.weight() * theoryShare)));
        known.stream()
                .skip(1)
                .forEach(each -> sources.add(
                        new Source(each.source(), PlayLaw.value(each.value()), 1 / each.variance() / precision)));
        sources.sort(Comparator.comparingDouble(Source::weight).reversed());
        double reach = PlayLaw.NINE_IN_TEN / Math.sqrt(precision);
        return Optional.of(new PooledValue(
                PlayLaw.value(mean),
                PlayLaw.value(mean - reach),
                PlayLaw.value(mean + reach),
                StrengthDrift.NODES,
                sources,
                row.map(of -> new Measured(of.value(), of.error(), of.counts().games())),
                notes(prediction, squares)));
    }

    private static List<String> notes(PlayLaw.Prediction prediction, SquareBoard board) {
        List<String> notes = new ArrayList<>(prediction.notes());
        if (!board.shape().equals("8x8")) {
            notes.add("no piece was measured on " + board.shape() + " for the law: the interval is a guess");
        }
        return notes;
    }

    /// The law and the models together.
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
                        name.equals(Pool.LAW) ? "the law of " + law.pieces() + " measured pieces" : "the model " + name,
                        PlayLaw.value(values.get(i)),
                        mean.weights()[i]));
            }
        }
        return new Theory(
                mean.of(values.stream().mapToDouble(Double::doubleValue).toArray()),
                mean.variance() * pool.widening() * pool.widening(),
                parts);
    }

    static OptionalDouble centipawns(ValuationModel model, Movement movement, Board board) {
        OptionalDouble value = model.value(movement, board).value();
        OptionalDouble scale = Anchor.centipawns(model, board);
        return value.isPresent() && scale.isPresent() && value.getAsDouble() >= 0
                ? OptionalDouble.of(value.getAsDouble() * scale.getAsDouble())
                : OptionalDouble.empty();
    }

    private static Optional<AtlasRow> row(Movement movement, SquareBoard board) {
        return new Atlas(Atlas.shipped(movement))
                .pieces(AtlasRow.Where.usual(board.shape())).stream().findFirst();
    }

    private static Known measured(AtlasRow row) {
        return new Known(
                "measured in " + Counted.of(row.counts().games(), "game"),
                PlayLaw.logarithm(row.value()),
                row.spread() * row.spread());
    }

    private Optional<Known> published(Movement movement, SquareBoard board) {
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
            sum += PlayLaw.logarithm(each.value()) - bias.mean();
            biases += bias.deviation() * bias.deviation();
        }
        int lists = found.size();
        double spread = pool.listSpread() * pool.listSpread();
        return Optional.of(new Known(
                lists == 1 ? "a published list" : Counted.of(lists, "published list"),
                sum / lists,
                spread * (SHARED + (1 - SHARED) / lists) + biases / lists / lists));
    }
}
