package org.pieceworth.valuation.score;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.pieceworth.rules.betza.Betza;
import org.pieceworth.rules.board.Board.SquareBoard;
import org.pieceworth.rules.board.RectangularBoard;
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
/// each weaker enemy piece (levelling). Of pieces that both sides have a part cancels, so that a difference
/// weighs more between armies that are alike. The weight of a piece does not depend on its own army, so that
/// an extra piece never lowers the score.
public final class ScoreModel {

    private static final double SOFT = 20;
    private static final double LEAST_WEIGHT = 5;
    private static final double PAWNS = 16;

    /// The enemies assumed by a piece's value: six of knight, bishop, rook and queen in equal parts.
    private static final double[] REFERENCE = {300, 343, 462, 1020};

    private static final Set<Movement> CHESS =
            Stream.of("N", "B", "R", "Q").map(Betza::movementOf).collect(Collectors.toUnmodifiableSet());
    private static final double ENEMIES = 6;
    private static final double STEP = 1e-4;
    private static final double MOST_ADVANTAGE = 20;
    private static final int HALVINGS = 50;

    private final ValuePool values;
    private final ScoreTerms terms;
    private final Map<Long, OddsScale> scales = new ConcurrentHashMap<>();

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
    private record Kind(Movement movement, double value, double error, int count, boolean rides) {

        Kind worth(double factor) {
            return new Kind(movement, factor * value, error, count, rides);
        }
    }

    private record Side(List<Kind> kinds, int pawns) {}

    /// @param decades decimal logarithm of nodes / 300
    /// @param firstMoves true if the first side is White
    /// @param common for each kind of piece its places in the lists of both sides, -1 for none
    private record Game(Side first, Side second, double decades, boolean firstMoves, List<int[]> common) {

        static Game of(Side first, Side second, double decades, boolean firstMoves) {
            Map<Movement, int[]> places = new LinkedHashMap<>();
            for (int i = 0; i < first.kinds().size(); i++) {
                places.put(first.kinds().get(i).movement(), new int[] {i, -1});
            }
            for (int i = 0; i < second.kinds().size(); i++) {
                places.computeIfAbsent(second.kinds().get(i).movement(), _ -> new int[] {-1, -1})[1] = i;
            }
            return new Game(first, second, decades, firstMoves, List.copyOf(places.values()));
        }
    }

    /// The first army's expected score with its 90 % interval; empty if a piece has no combined value.
    ///
    /// @param nodes per move of both players
    /// @param firstMoves true if the first army is White, at given squares as in chess; else each army is
    /// White in half of the games
    public Optional<ScoreForecast> forecast(
            ArmySide first, ArmySide second, SquareBoard board, long nodes, boolean firstMoves) {
        return game(first, second, board, nodes, firstMoves).map(game -> forecast(game, nodes));
    }

    private ScoreForecast forecast(Game game, long nodes) {
        double advantage = advantage(game, terms);
        double reach = PlayLaw.NINE_IN_TEN * Math.sqrt(variance(game, advantage));
        return new ScoreForecast(
                nodes,
                score(game, advantage),
                score(game, advantage - reach),
                score(game, advantage + reach),
                scale(nodes).pawns(advantage),
                scale(nodes).words(advantage));
    }

    /// The odds in chess that measure advantages at a strength.
    public OddsScale scale(long nodes) {
        return scales.computeIfAbsent(
                nodes,
                each -> OddsScale.of(
                        (own, other) -> advantage(own, other, RectangularBoard.CHESS, each),
                        piece -> values.of(piece, RectangularBoard.CHESS, PlayConditions.USUAL.at(each))
                                .orElseThrow()
                                .value()));
    }

    /// The first army's advantage in log-odds, without that of the first move.
    ///
    /// @throws java.util.NoSuchElementException when a piece has no combined value
    public double advantage(ArmySide first, ArmySide second, SquareBoard board, long nodes) {
        return advantage(game(first, second, board, nodes, false).orElseThrow(), terms);
    }

    /// The advantage, in log-odds, that gives this score over both colors.
    ///
    /// @param score score from 0 to 1
    /// @param army one of equal material; by its pawns games are drawn
    public OptionalDouble advantage(double score, ArmySide army, SquareBoard board, long nodes) {
        Optional<Game> game = game(army, army, board, nodes, false);
        if (game.isEmpty() || !(score > 0) || !(score < 1)) {
            return OptionalDouble.empty();
        }
        double low = -MOST_ADVANTAGE;
        double high = MOST_ADVANTAGE;
        for (int step = 0; step < HALVINGS; step++) {
            double middle = (low + high) / 2;
            boolean above = score(game.get(), middle) > score;
            low = above ? low : middle;
            high = above ? middle : high;
        }
        return OptionalDouble.of(low);
    }

    private Optional<Game> game(ArmySide first, ArmySide second, SquareBoard board, long nodes, boolean firstMoves) {
        double decades = Math.log10((double) nodes / PlayConditions.NODES);
        return side(first, board, nodes)
                .flatMap(own -> side(second, board, nodes).map(other -> Game.of(own, other, decades, firstMoves)));
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
                    each.getKey(),
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

    /// The variance of the advantage: between pairs of armies, greater for unlike ones; by the errors of
    /// values; by those of the terms.
    private double variance(Game game, double advantage) {
        Material material = Material.of(game, terms);
        double variance = Math.pow(terms.of("quad") * advantage, 2)
                + Math.pow(terms.of("floor"), 2) * Math.max(0, 1 - material.shared())
                + Math.pow(terms.of("tau") * scale(game, terms) * 2 / (material.own() + material.other()), 2)
                        * material.unlike(game, terms);
        double share = terms.of("values");
        for (int[] places : game.common()) {
            Kind kind = places[0] >= 0
                    ? game.first().kinds().get(places[0])
                    : game.second().kinds().get(places[1]);
            Game moved = new Game(
                    moved(game.first(), places[0]),
                    moved(game.second(), places[1]),
                    game.decades(),
                    game.firstMoves(),
                    game.common());
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
        kinds.set(place, kinds.get(place).worth(Math.exp(STEP)));
        return new Side(kinds, side.pawns());
    }

    private static double advantage(Game game, ScoreTerms terms) {
        Material material = Material.of(game, terms);
        return scale(game, terms) * Math.log(material.own() / material.other());
    }

    private static double scale(Game game, ScoreTerms terms) {
        return Math.exp(terms.of("scale") + terms.of("nodes") * game.decades());
    }

    /// @param weights weight of a piece of each kind of the first side
    /// @param others the same of the second side
    /// @param own material of the first side without the part that cancels, with the constant of each side
    /// @param other the same of the second side
    /// @param shared share of all material that both sides have
    private record Material(double[] weights, double[] others, double own, double other, double shared) {

        static Material of(Game game, ScoreTerms terms) {
            double[] weights = weightsOf(game.first(), game.second(), terms);
            double[] others = weightsOf(game.second(), game.first(), terms);
            double chess = 0;
            double rest = 0;
            for (int[] places : game.common()) {
                if (places[0] >= 0 && places[1] >= 0) {
                    Kind kind = game.first().kinds().get(places[0]);
                    int count = Math.min(
                            kind.count(), game.second().kinds().get(places[1]).count());
                    double common = count * Math.min(weights[places[0]], others[places[1]]);
                    chess += CHESS.contains(kind.movement()) ? common : 0;
                    rest += CHESS.contains(kind.movement()) ? 0 : common;
                }
            }
            double nodes = terms.of("sharedNodes") * game.decades();
            double less = logistic(terms.of("sharedChess") + nodes) * chess
                    + logistic(terms.of("sharedOthers") + nodes) * rest
                    - Math.exp(terms.of("base"));
            double pawn = terms.of("pawn");
            double own = sum(game.first(), weights, pawn);
            double other = sum(game.second(), others, pawn);
            double pawns = pawn * Math.min(game.first().pawns(), game.second().pawns());
            return new Material(
                    weights, others, own - less, other - less, 2 * (chess + rest + pawns) / Math.max(1, own + other));
        }

        /// The squared differences of both sides' material, summed over kinds.
        double unlike(Game game, ScoreTerms terms) {
            double sum = Math.pow(
                    terms.of("pawn") * (game.first().pawns() - game.second().pawns()), 2);
            for (int[] places : game.common()) {
                double weight = places[0] < 0
                        ? others[places[1]]
                        : places[1] < 0 ? weights[places[0]] : (weights[places[0]] + others[places[1]]) / 2;
                sum += Math.pow(weight * (count(game.first(), places[0]) - count(game.second(), places[1])), 2);
            }
            return sum;
        }

        private static int count(Side side, int place) {
            return place < 0 ? 0 : side.kinds().get(place).count();
        }

        private static double sum(Side side, double[] weights, double pawn) {
            double sum = pawn * side.pawns();
            for (int i = 0; i < weights.length; i++) {
                sum += side.kinds().get(i).count() * weights[i];
            }
            return sum;
        }
    }

    private static double[] weightsOf(Side own, Side enemy, ScoreTerms terms) {
        double levelling = Math.max(0, terms.of("levelling"));
        double body = terms.of("body");
        double leaper = terms.of("leaper");
        return own.kinds().stream()
                .mapToDouble(kind -> {
                    double weaker = 0;
                    for (Kind other : enemy.kinds()) {
                        weaker += other.count() * loss(kind.value(), other.value());
                    }
                    for (double usual : REFERENCE) {
                        weaker -= ENEMIES / REFERENCE.length * loss(kind.value(), usual);
                    }
                    return Math.max(LEAST_WEIGHT, kind.value() + body)
                            * Math.exp(-levelling * weaker)
                            * (kind.rides() ? 1 : 1 + leaper);
                })
                .toArray();
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
                ? score(advantage + move + terms.of("moveArray"), draw)
                : (score(advantage + move, draw) + score(advantage - move, draw)) / 2;
    }

    private static double score(double odds, double draw) {
        return (logistic(odds - draw) + 1 - logistic(-odds - draw)) / 2;
    }

    private static double logistic(double odds) {
        return 1 / (1 + Math.exp(-odds));
    }
}
