package org.pieceworth.studies.balance;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.stream.Stream;
import org.pieceworth.rules.board.Board;
import org.pieceworth.rules.board.Board.SquareBoard;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.rules.piece.Piece;
import org.pieceworth.studies.balance.BalanceAnswer.EqualArmy;
import org.pieceworth.studies.balance.BalanceAnswer.Opponent;
import org.pieceworth.studies.balance.BalanceAnswer.Search;
import org.pieceworth.studies.balance.BalanceAnswer.Values;
import org.pieceworth.studies.pieces.VariantGame;
import org.pieceworth.studies.score.ArmyForecasts;
import org.pieceworth.studies.value.Scaling;
import org.pieceworth.text.Counted;
import org.pieceworth.text.InputException;
import org.pieceworth.valuation.GameContext;
import org.pieceworth.valuation.ValuationModel;
import org.pieceworth.valuation.army.ArmyAnswer;
import org.pieceworth.valuation.army.ArmyPool;
import org.pieceworth.valuation.army.ArmyPool.Kind;
import org.pieceworth.valuation.army.ArmySearch;
import org.pieceworth.valuation.army.ArmyShape;
import org.pieceworth.valuation.pooled.PooledModel;
import org.pieceworth.valuation.pooled.ValuePool;
import org.pieceworth.valuation.score.ScoreForecast;
import org.pieceworth.valuation.synergy.SynergyDifference;
import org.pieceworth.valuation.synergy.SynergyModel;

/// Finds armies with the same value as a given one.
public final class BalanceStudy {

    private static final int CANDIDATES = 200;

    /// The searched sums of combined values, as shares of the given army's.
    private static final double[] SUMS = {1, 0.94, 1.06, 0.88, 1.12, 0.8, 1.2};

    public static final int MOST_ANSWERS = 1000;
    public static final int MOST_PIECES = 40;

    /// The pool of the given armies' own pieces.
    static final String OWN = "own";

    private final BalanceRequest request;
    private final ValuationModel model;
    private final Board board;
    private final double factor;
    private final ArmyForecasts forecasts;

    private BalanceStudy(BalanceRequest request, ValuationModel model, Board board, double factor) {
        this.request = request;
        this.model = model;
        this.board = board;
        this.factor = factor;
        forecasts = new ArmyForecasts(new ValuePool(), board);
    }

    /// Searches all armies of the pool.
    ///
    /// @throws InputException when parts of the request do not go together, or there are too many armies
    public static BalanceAnswer answer(BalanceRequest request) {
        check(request);
        GameContext game = request.army().variant().map(GameContext::of).orElse(GameContext.CHESS);
        Board board = request.pricing()
                .board()
                .or(() -> Stream.concat(Stream.of(request.army()), request.against().stream())
                        .flatMap(army -> army.variant().stream())
                        .map(variant -> variant.surface())
                        .findFirst())
                .orElse(RectangularBoard.CHESS);
        ValuationModel model = request.pricing().model().model(request.pricing().settings(), game);
        check(request, model);
        Scaling scaling = Scaling.of(model, request.pricing().unit(), board);
        double factor = scaling.factor().orElseThrow(() -> new InputException(model.name() + ": " + scaling.note()));
        Values values = new Values(
                model.name(),
                request.pricing().model().made(request.pricing().settings(), game),
                model.source(),
                board,
                scaling.note());
        return new BalanceStudy(request, model, board, factor).answer(values);
    }

    private static void check(BalanceRequest request) {
        if (!(request.listing().tolerance() >= 0)) {
            throw InputException.about("tolerance", "found " + request.listing().tolerance() + ", expected 0 or more");
        }
        check("answers", request.listing().answers(), MOST_ANSWERS);
        request.form().pieces().ifPresent(number -> check("pieces", number, MOST_PIECES));
    }

    private static void check(String setting, int number, int most) {
        if (number < 1 || number > most) {
            throw InputException.about(setting, "found " + number + ", expected 1 to " + most);
        }
    }

    private static void check(BalanceRequest request, ValuationModel model) {
        if (request.candidates().determined() && !(model instanceof SynergyModel)) {
            throw InputException.about("determined", "only the synergy model has values determined by targets");
        }
        if (request.listing().surest() && !(model instanceof SynergyModel synergy && synergy.isFitted())) {
            throw InputException.about("surest", "only the synergy model, fitted, has ranges of differences");
        }
    }

    private BalanceAnswer answer(Values values) {
        List<Kind> army = request.army().pieces().stream().map(this::kind).toList();
        if (request.against().isPresent()) {
            return compared(values, army, request.against().get());
        }
        ArmyPool pool = pool();
        ArmyShape shape = shape(army.size());
        Set<Integer> contained = contained(pool);
        guard(pool, shape, contained);
        double worth = army.stream().mapToDouble(Kind::value).sum();
        int candidates = request.listing().surest()
                ? Math.max(request.listing().answers(), CANDIDATES)
                : request.listing().answers();
        ArmySearch.Found found =
                ArmySearch.search(pool.values(), shape, worth, request.listing().tolerance(), candidates, contained);
        boolean byScore = model instanceof PooledModel && isForecast(request.army());
        List<ArmyAnswer> nearest = byScore
                ? around(pool, shape, worth, contained)
                : found.count() > 0
                                && (found.count() >= candidates
                                        || !request.candidates().pool().equals(OWN))
                        ? found.nearest()
                        : nearest(
                                pool,
                                shape,
                                worth,
                                contained,
                                request.candidates().pool().equals(OWN) ? candidates : 1);
        List<EqualArmy> rows = nearest.stream()
                .map(answer -> equalArmy(answer, pool, army))
                .filter(row -> !byScore || !row.itself() || nearest.size() == 1)
                .sorted(Comparator.comparingDouble(
                        row -> byScore ? row.fromEven() : request.listing().surest() ? row.width() : 0))
                .limit(request.listing().answers())
                .toList();
        return new BalanceAnswer(
                request,
                values,
                army,
                opponent(army),
                new Search(pool, shape, found.count(), found.nearest().size()),
                rows,
                remarks(army, rows),
                readings());
    }

    /// Searches armies of other sums too: values do not add up, so some of these score as much.
    private List<ArmyAnswer> around(ArmyPool pool, ArmyShape shape, double worth, Set<Integer> contained) {
        return Arrays.stream(SUMS)
                .boxed()
                .flatMap(sum -> nearest(pool, shape, sum * worth, contained, CANDIDATES / 2).stream())
                .distinct()
                .toList();
    }

    private static List<ArmyAnswer> nearest(
            ArmyPool pool, ArmyShape shape, double worth, Set<Integer> contained, int answers) {
        return ArmySearch.search(pool.values(), shape, worth, Double.POSITIVE_INFINITY, answers, contained)
                .nearest();
    }

    private boolean isForecast(Army army) {
        return army.isLikeChess() && board instanceof SquareBoard;
    }

    /// Compares the given army with another one, as one row.
    private BalanceAnswer compared(Values values, List<Kind> army, Army other) {
        Map<Kind, Integer> counts = new LinkedHashMap<>();
        other.pieces().stream()
                .map(this::kind)
                .sorted(Comparator.comparingDouble(Kind::value).reversed())
                .forEach(kind -> counts.merge(kind, 1, Integer::sum));
        double worth = counts.entrySet().stream()
                .mapToDouble(each -> each.getValue() * each.getKey().value())
                .sum();
        List<ScoreForecast> scores = isForecast(request.army()) && isForecast(other)
                ? forecasts.ofWhite(request.army()::side, other::side)
                : List.of();
        EqualArmy row = new EqualArmy(counts, worth, range(counts, army), scores, isItself(counts, army));
        double own = army.stream().mapToDouble(Kind::value).sum();
        return new BalanceAnswer(
                request,
                values,
                army,
                opponent(army),
                new Search(
                        new ArmyPool(List.copyOf(counts.keySet()), List.of()),
                        ArmyShape.free(other.pieces().size(), false),
                        Math.abs(worth - own) <= request.listing().tolerance() ? 1 : 0,
                        1),
                List.of(row),
                remarks(army, List.of(row)),
                readings());
    }

    private Map<String, List<String>> remarks(List<Kind> army, List<EqualArmy> rows) {
        Map<String, List<String>> remarks = new LinkedHashMap<>();
        Stream.concat(army.stream(), rows.stream().flatMap(row -> row.kinds().keySet().stream()))
                .distinct()
                .forEach(kind -> model.value(kind.movement(), board)
                        .notes()
                        .forEach(note -> remarks.computeIfAbsent(note, _ -> new ArrayList<>())
                                .add(kind.betza())));
        return remarks;
    }

    /// Pieces of the army that the engine's notation reads differently from Pieceworth's.
    private Map<String, String> readings() {
        Map<String, String> readings = new LinkedHashMap<>();
        request.army().variant().ifPresent(variant -> readings.putAll(new VariantGame(variant).readings()));
        readings.keySet()
                .removeIf(letter -> Stream.concat(request.army().pieces().stream(), request.army().opposing().stream())
                        .noneMatch(piece -> piece.typed().equals(letter)));
        return readings;
    }

    private Optional<Opponent> opponent(List<Kind> white) {
        if (!request.army().facesAnother()) {
            return Optional.empty();
        }
        List<Kind> black = request.army().opposing().stream().map(this::kind).toList();
        double worth = black.stream().mapToDouble(Kind::value).sum();
        return Optional.of(new Opponent(
                black,
                worth,
                difference(movements(white), movements(black)),
                isForecast(request.army())
                        ? forecasts.ofWhite(request.army()::side, request.army()::opposingSide)
                        : List.of()));
    }

    private static List<Movement> movements(List<Kind> army) {
        return army.stream().map(Kind::movement).toList();
    }

    private OptionalDouble value(Movement movement) {
        OptionalDouble value = model.value(movement, board).value();
        return value.isPresent() ? OptionalDouble.of(factor * value.getAsDouble()) : value;
    }

    private Kind kind(Piece piece) {
        Movement movement = piece.betza().movement();
        double value = value(movement)
                .orElseThrow(() -> new InputException("army: " + piece.typed() + " has no value by the "
                        + model.name() + " model on " + board.shape() + ": "
                        + String.join("; ", model.value(movement, board).notes())
                        + "; expected " + others()));
        return new Kind(piece.betza().text(), piece.name(), movement, value);
    }

    private String others() {
        List<String> models =
                ArmyModels.valuing(request.army(), request.pricing().settings(), Optional.of(board));
        return models.isEmpty()
                ? "other pieces: no model values all of this army"
                : "a model that values all of this army: " + String.join(", ", models);
    }

    private ArmyPool pool() {
        Map<Movement, Piece> all = request.candidates().pool().equals(OWN)
                ? own()
                : ArmyPool.named(request.candidates().pool());
        request.candidates()
                .contained()
                .forEach(piece -> all.putIfAbsent(piece.betza().movement(), piece));
        Stream<Piece> themed = all.entrySet().stream()
                .filter(entry -> isAsAsked(entry.getKey()))
                .map(Map.Entry::getValue);
        ArmyPool pool = ArmyPool.of(themed, this::value);
        if (pool.kinds().isEmpty()) {
            throw InputException.about(
                    "pool",
                    "no piece of '" + request.candidates().pool() + "' "
                            + (pool.leftOut().isEmpty()
                                    ? "captures, moves and is determined as requested"
                                    : "has a value by this model")
                            + "; expected lexicon, own, catalogue, a set of it or pieces");
        }
        return pool;
    }

    private Map<Movement, Piece> own() {
        Map<Movement, Piece> own = new LinkedHashMap<>();
        Stream.concat(request.army().pieces().stream(), request.army().opposing().stream())
                .forEach(piece -> own.putIfAbsent(piece.betza().movement(), piece));
        return own;
    }

    /// The indices in the pool of the pieces that armies must have.
    private Set<Integer> contained(ArmyPool pool) {
        List<Movement> movements = pool.kinds().stream().map(Kind::movement).toList();
        Set<Integer> contained = new LinkedHashSet<>();
        for (Piece piece : request.candidates().contained()) {
            int at = movements.indexOf(piece.betza().movement());
            if (at < 0) {
                throw InputException.about(
                        "containing",
                        "found " + piece.typed() + ", which "
                                + (isAsAsked(piece.betza().movement())
                                        ? "has no value by this model"
                                        : "does not capture, move or follow from targets as requested")
                                + "; expected a piece that the armies may have");
            }
            contained.add(at);
        }
        return contained;
    }

    private boolean isAsAsked(Movement movement) {
        boolean captures = request.candidates()
                .captures()
                .map(like -> ArmyPool.alike(movement, like.betza().movement(), true))
                .orElse(true);
        boolean moves = request.candidates()
                .moves()
                .map(like -> ArmyPool.alike(movement, like.betza().movement(), false))
                .orElse(true);
        return captures
                && moves
                && (!request.candidates().determined()
                        || model.value(movement, board).determined());
    }

    private ArmyShape shape(int size) {
        int pieces = request.form().pieces().orElse(size);
        return request.form().symmetric()
                ? ArmyShape.symmetric(pieces, request.form().distinct())
                : ArmyShape.free(pieces, request.form().distinct());
    }

    private static void guard(ArmyPool pool, ArmyShape shape, Set<Integer> contained) {
        int kinds = pool.kinds().size();
        if (contained.size() > shape.choices()) {
            throw InputException.about(
                    "containing",
                    "found " + contained.size() + " kinds, expected "
                            + (shape.choices() == 1 ? "one" : shape.choices() + " at most")
                            + ", since the army has no more different ones");
        }
        if (shape.distinct() && shape.choices() > kinds) {
            throw InputException.about(
                    "distinct",
                    "the pool has " + Counted.of(kinds, "kind") + ", and the army needs " + shape.choices()
                            + " different ones");
        }
        if (ArmySearch.steps(kinds, shape).compareTo(BigInteger.valueOf(ArmySearch.MOST_STEPS)) > 0) {
            throw new InputException(String.format(
                            Locale.ROOT,
                            "balance: %,d armies of %d kinds are too many to go through; expected fewer",
                            shape.armies(kinds),
                            kinds))
                    .with("captures", "")
                    .with("moves", "")
                    .with("determined", "")
                    .with("pool", "")
                    .with("pieces", "")
                    .with("symmetric", "");
        }
    }

    private EqualArmy equalArmy(ArmyAnswer answer, ArmyPool pool, List<Kind> army) {
        Map<Kind, Integer> counts = new LinkedHashMap<>();
        answer.pairs().forEach(kind -> counts.merge(pool.kinds().get(kind), 2, Integer::sum));
        answer.singles().forEach(kind -> counts.merge(pool.kinds().get(kind), 1, Integer::sum));
        return new EqualArmy(
                counts,
                answer.value(),
                range(counts, army),
                isForecast(request.army())
                        ? forecasts.overBothColors(
                                squares -> request.army().beside(movements(counts), squares), request.army()::side)
                        : List.of(),
                isItself(counts, army));
    }

    private static boolean isItself(Map<Kind, Integer> counts, List<Kind> army) {
        Map<Movement, Integer> own = new HashMap<>();
        army.forEach(kind -> own.merge(kind.movement(), 1, Integer::sum));
        Map<Movement, Integer> other = new HashMap<>();
        counts.forEach((kind, count) -> other.put(kind.movement(), count));
        return own.equals(other);
    }

    private Optional<SynergyDifference> range(Map<Kind, Integer> counts, List<Kind> army) {
        return difference(movements(counts), movements(army));
    }

    private static List<Movement> movements(Map<Kind, Integer> counts) {
        return counts.entrySet().stream()
                .flatMap(entry ->
                        Stream.generate(() -> entry.getKey().movement()).limit(entry.getValue()))
                .toList();
    }

    /// The range of the difference between two armies over all equally good fits, if the model has one.
    private Optional<SynergyDifference> difference(List<Movement> first, List<Movement> second) {
        return model instanceof SynergyModel synergy
                ? synergy.difference(first, second)
                        .map(range -> new SynergyDifference(
                                factor * range.value(), factor * range.low(), factor * range.high()))
                : Optional.empty();
    }
}
