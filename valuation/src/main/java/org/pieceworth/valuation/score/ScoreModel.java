package org.pieceworth.valuation.score;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import org.pieceworth.rules.board.Board.SquareBoard;
import org.pieceworth.rules.movement.CompoundMove.BentRide;
import org.pieceworth.rules.movement.CompoundMove.Castling;
import org.pieceworth.rules.movement.CompoundMove.MultiLeg;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.valuation.play.PlayLaw;
import org.pieceworth.valuation.pooled.PlayConditions;
import org.pieceworth.valuation.pooled.PooledValue;
import org.pieceworth.valuation.pooled.ValuePool;

/// The expected score of an army against another, from the combined values of their pieces
/// (docs/findings/armies-together.md).
///
/// Values are not additive: each piece counts less than its value by a constant, and a strong piece loses by
/// each weaker enemy piece (levelling). The weight of a piece does not depend on its own army, so that an
/// extra piece never lowers the score.
public final class ScoreModel {

    private static final double SOFT = 20;
    private static final double LEAST_WEIGHT = 5;
    private static final double PAWNS = 16;

    /// On the scale of combined values.
    private static final double PAWN = 100;

    /// The enemies assumed by a piece's value: six of knight, bishop, rook and queen in equal parts.
    private static final double[] REFERENCE = {300, 343, 462, 1020};

    private static final double ENEMIES = 6;
    private static final double STEP = 1e-4;
    private static final double MOST_ODDS = 20;
    private static final int HALVINGS = 50;

    private final ValuePool values;
    private final ScoreTerms terms;

    /// With the terms that ship.
    public ScoreModel(ValuePool values) {
        this(values, ScoreTerms.shipped());
    }

    ScoreModel(ValuePool values, ScoreTerms terms) {
        this.values = values;
        this.terms = terms;
    }

    /// @param value value in centipawns at the requested strength
    /// @param error standard deviation of its logarithm
    /// @param count number of pieces
    /// @param rides true if it slides without limit
    private record Kind(double value, double error, int count, boolean rides) {}

    private record Side(List<Kind> kinds, int pawns) {

        double meanValue() {
            double sum = 0;
            int count = 0;
            for (Kind kind : kinds) {
                sum += kind.count() * kind.value();
                count += kind.count();
            }
            return count == 0 ? SOFT : sum / count;
        }
    }

    /// @param decades decimal logarithm of nodes / 300
    /// @param firstMoves true if the first side is White
    private record Game(Side first, Side second, double decades, boolean firstMoves) {}

    /// The first army's expected score with its 90 % interval; empty if a piece has no combined value.
    ///
    /// @param nodes per move of both players
    /// @param firstMoves true if the first army is White; else each army is White in half of the games
    public Optional<ScoreForecast> forecast(
            ArmySide first, ArmySide second, SquareBoard board, long nodes, boolean firstMoves) {
        return side(first, board, nodes)
                .flatMap(own -> side(second, board, nodes)
                        .map(other -> forecast(
                                new Game(own, other, decades(nodes), firstMoves), nodes, kinds(first, second))));
    }

    /// The advantage in pawns that gives White this score, between armies of equal material and with White's
    /// first move.
    ///
    /// @param score score from 0 to 1
    /// @param army army of equal material
    public OptionalDouble pawnsAhead(double score, ArmySide army, SquareBoard board, long nodes) {
        Optional<Side> side = side(army, board, nodes);
        if (side.isEmpty() || !(score > 0) || !(score < 1)) {
            return OptionalDouble.empty();
        }
        Game game = new Game(side.get(), side.get(), decades(nodes), true);
        double low = -MOST_ODDS;
        double high = MOST_ODDS;
        for (int step = 0; step < HALVINGS; step++) {
            double middle = (low + high) / 2;
            boolean above = score(game, middle) > score;
            low = above ? low : middle;
            high = above ? middle : high;
        }
        double whole = material(game.first(), game.second(), terms) + Math.exp(terms.of("base"));
        return OptionalDouble.of(whole * (Math.exp(low / scale(game, terms)) - 1) / PAWN);
    }

    private static double decades(long nodes) {
        return Math.log10((double) nodes / PlayConditions.NODES);
    }

    private Optional<Side> side(ArmySide army, SquareBoard board, long nodes) {
        List<Kind> kinds = new ArrayList<>();
        for (Map.Entry<Movement, Integer> each : army.pieces().entrySet()) {
            Optional<PooledValue> value = values.of(each.getKey(), board, PlayConditions.USUAL.at(nodes));
            if (value.isEmpty()) {
                return Optional.empty();
            }
            ScoreTerms.Correction correction =
                    terms.corrections().getOrDefault(each.getKey(), new ScoreTerms.Correction(0, error(value.get())));
            kinds.add(new Kind(
                    Math.max(SOFT, value.get().value() * Math.exp(correction.logarithm())),
                    correction.error(),
                    each.getValue(),
                    rides(each.getKey())));
        }
        return Optional.of(new Side(kinds, army.pawns()));
    }

    private static double error(PooledValue value) {
        return Math.log(Math.max(SOFT, value.high()) / Math.max(SOFT / 2, value.low())) / 2 / PlayLaw.NINE_IN_TEN;
    }

    private static boolean rides(Movement movement) {
        return movement.rays().stream().anyMatch(ray -> ray.max() == 0)
                || movement.compounds().stream().anyMatch(move -> switch (move) {
                    case BentRide ride -> ride.max() == 0;
                    case MultiLeg legs -> legs.legs().stream().anyMatch(leg -> leg.max() == 0);
                    case Castling _ -> false;
                });
    }

    /// For each kind of piece its places in the lists of both sides, -1 for none: both sides share the error
    /// of a value.
    private static List<int[]> kinds(ArmySide one, ArmySide other) {
        List<Movement> first = List.copyOf(one.pieces().keySet());
        List<Movement> second = List.copyOf(other.pieces().keySet());
        Map<Movement, int[]> places = new LinkedHashMap<>();
        first.forEach(kind -> places.put(kind, new int[] {first.indexOf(kind), second.indexOf(kind)}));
        second.forEach(kind -> places.put(kind, new int[] {first.indexOf(kind), second.indexOf(kind)}));
        return List.copyOf(places.values());
    }

    private ScoreForecast forecast(Game game, long nodes, List<int[]> kinds) {
        double advantage = advantage(game, terms);
        double reach = PlayLaw.NINE_IN_TEN * Math.sqrt(variance(game, advantage, kinds));
        double pawns =
                (material(game.first(), game.second(), terms) - material(game.second(), game.first(), terms)) / PAWN;
        return new ScoreForecast(
                nodes, score(game, advantage), score(game, advantage - reach), score(game, advantage + reach), pawns);
    }

    /// The variance of the advantage: between pairs of armies, greater for different ones and with more
    /// nodes; by the errors of values; by those of the terms.
    private double variance(Game game, double advantage, List<int[]> kinds) {
        double unlike = terms.of("unlike")
                * Math.log(game.first().meanValue() / game.second().meanValue());
        double variance = (Math.exp(2 * terms.of("spread")) + unlike * unlike)
                * Math.exp(2 * terms.of("spreadNodes") * game.decades());
        double share = terms.of("values");
        for (int[] places : kinds) {
            Kind kind = places[0] >= 0
                    ? game.first().kinds().get(places[0])
                    : game.second().kinds().get(places[1]);
            Game moved = new Game(
                    moved(game.first(), places[0]), moved(game.second(), places[1]), game.decades(), game.firstMoves());
            double slope = (advantage(moved, terms) - advantage) / STEP;
            variance += Math.pow(share * slope * kind.error(), 2);
        }
        double[] slopes = new double[terms.names().size()];
        for (int i = 0; i < slopes.length; i++) {
            slopes[i] = (advantage(game, terms.moved(i, STEP)) - advantage) / STEP;
        }
        for (int i = 0; i < slopes.length; i++) {
            for (int j = 0; j < slopes.length; j++) {
                variance += slopes[i] * terms.covariance()[i][j] * slopes[j];
            }
        }
        return variance;
    }

    private static Side moved(Side side, int place) {
        if (place < 0) {
            return side;
        }
        List<Kind> kinds = new ArrayList<>(side.kinds());
        Kind kind = kinds.get(place);
        kinds.set(place, new Kind(kind.value() * Math.exp(STEP), kind.error(), kind.count(), kind.rides()));
        return new Side(kinds, side.pawns());
    }

    /// The first army's advantage in log-odds, without that of the first move.
    private static double advantage(Game game, ScoreTerms terms) {
        double base = Math.exp(terms.of("base"));
        return scale(game, terms)
                * Math.log((material(game.first(), game.second(), terms) + base)
                        / (material(game.second(), game.first(), terms) + base));
    }

    private static double scale(Game game, ScoreTerms terms) {
        return Math.exp(terms.of("scale") + terms.of("nodes") * game.decades());
    }

    private static double material(Side own, Side enemy, ScoreTerms terms) {
        double levelling = Math.max(0, terms.of("levelling"));
        double body = terms.of("body");
        double leaper = terms.of("leaper");
        double sum = terms.of("pawn") * own.pawns();
        for (Kind kind : own.kinds()) {
            double weaker = 0;
            for (Kind other : enemy.kinds()) {
                weaker += other.count() * loss(kind.value(), other.value());
            }
            for (double usual : REFERENCE) {
                weaker -= ENEMIES / REFERENCE.length * loss(kind.value(), usual);
            }
            sum += kind.count()
                    * Math.max(LEAST_WEIGHT, kind.value() + body)
                    * Math.exp(-levelling * weaker)
                    * (kind.rides() ? 1 : 1 + leaper);
        }
        return sum;
    }

    /// The loss of a piece by one enemy piece: nothing by stronger and by equal ones, and little by one of
    /// low value.
    private static double loss(double value, double enemy) {
        double ratio = Math.min(1, enemy / value);
        return (1 - ratio) * ratio;
    }

    private double score(Game game, double advantage) {
        double pawns = (game.first().pawns() + game.second().pawns()) / PAWNS - 1;
        double draw =
                Math.exp(terms.of("draw") + terms.of("drawNodes") * game.decades() + terms.of("drawPawns") * pawns);
        double move = terms.of("move");
        return game.firstMoves()
                ? score(advantage + move, draw)
                : (score(advantage + move, draw) + score(advantage - move, draw)) / 2;
    }

    private static double score(double odds, double draw) {
        return (logistic(odds - draw) + 1 - logistic(-odds - draw)) / 2;
    }

    private static double logistic(double odds) {
        return 1 / (1 + Math.exp(-odds));
    }
}
