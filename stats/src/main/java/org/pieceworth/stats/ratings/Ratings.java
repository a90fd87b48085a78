package org.pieceworth.stats.ratings;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.pieceworth.stats.Estimate;
import org.pieceworth.stats.FitException;
import org.pieceworth.stats.Interval;
import org.pieceworth.stats.StudentT;
import org.pieceworth.stats.match.Elo;

/// The ratings of players from all games between them, as one fit. Only players of the largest group whose games
/// compare them have one, or those of each group with a given rating.
///
/// Points are Elo as usually defined by scores: between equal players a point changes the expected score as
/// on the logistic curve, see [RatingModel#scale(double)].
public final class Ratings {

    /// Notes for readers of ratings.
    public enum Note {
        /// No player took points from one who took points from him, directly or through others.
        NOBODY_RATED,
        /// Colours and results do not determine White's advantage, taken as 0.
        ADVANTAGE_UNDETERMINED,
        /// The games do not determine the parameter of draws, so that a draw counts as half a win and half a loss.
        DRAWS_UNDETERMINED,
        /// No game is drawn, so draws have no parameter.
        NO_DRAWS,
        /// All games are drawn, so there is no error.
        ALL_DRAWN,
        /// There are too few clusters for errors.
        TOO_FEW_CLUSTERS
    }

    /// With more players only some have errors, see [RatingSettings.Errors].
    public static final int MAX_WITH_ERRORS = PlayerLaplacian.MAX_DENSE;

    private static final int MAX_SCALINGS = 100;
    private static final double SAME_SCALE = 1e-12;
    private static final double LEVEL = 0.95;

    /// Minimum number of a player's clusters, see [#widen].
    private static final int FEWEST = 10;

    private static final double RARE = 5;

    private final RatingSettings settings;
    private final PlayerGroups groups;
    private final int[] number;
    private final List<Note> notes = new ArrayList<>();
    private final Encounters encounters;
    private final RatingModel model;
    private final RatingFit fit;
    private final Map<Integer, Double> anchors = new HashMap<>();
    private final double unit;
    private final double shift;
    private final int[] order;
    private final Map<Integer, Integer> place = new HashMap<>();
    private final double[][] covariance;
    private final int clusters;

    private Ratings(GameResults games, RatingSettings settings) {
        this.settings = settings;
        Encounters met = Encounters.of(games);
        Encounters all = settings.priorDraws() > 0 ? met.withDraws(settings.priorDraws()) : met;
        groups = PlayerGroups.of(all);
        number = groups.numbers(rated());
        encounters = all.within(
                number, (int) Arrays.stream(number).filter(one -> one >= 0).count());
        settings.anchors().forEach((player, rating) -> {
            if (isRated(player)) {
                anchors.put(number[player], rating);
            }
        });
        Fitted found = fitted();
        model = found.model();
        fit = found.fit();
        unit = Elo.LOGIT * model.scale(fit.draws());
        shift = shift();
        order = IntStream.range(0, number.length)
                .filter(this::isRated)
                .boxed()
                .sorted(Comparator.comparingDouble(player -> -rating(player)))
                .mapToInt(player -> player)
                .toArray();
        int[] exact = withErrors(met);
        for (int i = 0; i < exact.length; i++) {
            place.put(exact[i], i);
        }
        RatingErrors errors = new RatingErrors(encounters, model, fit, number, games);
        double[][] slopes = slopes(exact);
        covariance = errors.covariance(slopes);
        clusters = errors.clusters();
        widen(errors.shortfall(slopes, covariance), errors);
        if (order.length > 0 && !(covariance[exact.length][exact.length] >= 0)) {
            notes.add(Note.TOO_FEW_CLUSTERS);
        }
    }

    /// The groups that have ratings: those with a given one, which connects them, otherwise the largest.
    private Set<Integer> rated() {
        Set<Integer> given = settings.anchors().keySet().stream()
                .map(groups::of)
                .filter(groups::compares)
                .collect(Collectors.toSet());
        return given.isEmpty() && groups.compares(0) ? Set.of(0) : given;
    }

    /// The likeliest ratings.
    ///
    /// @throws IllegalArgumentException without games
    public static Ratings of(GameResults games, RatingSettings settings) {
        if (games.games() == 0) {
            throw new IllegalArgumentException("ratings come from games");
        }
        return new Ratings(games, settings);
    }

    private RatingModel usable() {
        double drawn = encounters.total(RatingModel.DRAW);
        if (encounters.games() == 0) {
            notes.add(Note.NOBODY_RATED);
            return RatingModel.SCORES;
        }
        if (drawn == 0) {
            notes.add(Note.NO_DRAWS);
            return RatingModel.SCORES;
        }
        if (drawn == encounters.games()) {
            notes.add(Note.ALL_DRAWN);
            return RatingModel.SCORES;
        }
        return settings.model();
    }

    private record Fitted(RatingModel model, RatingFit fit) {}

    /// The first of these models determined by the games. A parameter of draws is not determined if all wins
    /// and draws fit a sequence of players, each far above the next, as in a match without losses.
    private Fitted fitted() {
        RatingModel wanted = usable();
        if (settings.advantage() && encounters.games() > 0) {
            Optional<RatingFit> full = attempt(wanted, true);
            if (full.isPresent()) {
                return new Fitted(wanted, full.get());
            }
        }
        Optional<RatingFit> level = wanted.countsDraws() ? attempt(wanted, false) : Optional.empty();
        if (level.isEmpty() && wanted.countsDraws()) {
            notes.add(Note.DRAWS_UNDETERMINED);
            Optional<RatingFit> scores = settings.advantage() ? attempt(RatingModel.SCORES, true) : Optional.empty();
            if (scores.isPresent()) {
                return new Fitted(RatingModel.SCORES, scores.get());
            }
        }
        if (settings.advantage() && encounters.games() > 0) {
            notes.add(Note.ADVANTAGE_UNDETERMINED);
        }
        return level.isPresent()
                ? new Fitted(wanted, level.get())
                : new Fitted(RatingModel.SCORES, fit(RatingModel.SCORES, false));
    }

    private Optional<RatingFit> attempt(RatingModel by, boolean advantage) {
        try {
            return Optional.of(fit(by, advantage));
        } catch (FitException _) {
            return Optional.empty();
        }
    }

    /// Given differences of ratings are points, whose size in log-odds depends on the share of draws: taken
    /// from the previous fit until it does not change.
    private RatingFit fit(RatingModel by, boolean advantage) {
        if (anchors.size() < 2) {
            return RatingFit.of(encounters, by, advantage, Map.of());
        }
        double scale = 1;
        for (int i = 0; i < MAX_SCALINGS; i++) {
            Map<Integer, Double> logOdds = new HashMap<>();
            for (Map.Entry<Integer, Double> anchor : anchors.entrySet()) {
                logOdds.put(anchor.getKey(), anchor.getValue() / (Elo.LOGIT * scale));
            }
            RatingFit found = RatingFit.of(encounters, by, advantage, logOdds);
            double next = by.scale(found.draws());
            if (Math.abs(next - scale) < SAME_SCALE) {
                return found;
            }
            scale = next;
        }
        throw new FitException(FitException.Reason.NOT_SETTLED, "the likeliest ratings are not found");
    }

    private double shift() {
        if (anchors.isEmpty()) {
            return settings.zero();
        }
        if (anchors.size() > 1) {
            return 0;
        }
        Map.Entry<Integer, Double> anchor = anchors.entrySet().iterator().next();
        return anchor.getValue() - unit * fit.parameters[anchor.getKey()];
    }

    /// The spread of few clusters is unreliable: with fewer than [#FEWEST] there is no error. If a player won
    /// or lost fewer than [#RARE] points, these few determine the spread, and the error is at least that of
    /// independent games.
    private void widen(double[] shortfall, RatingErrors errors) {
        int[] clustersOfPlayers = errors.clustersOfPlayers();
        double[] rarer = errors.rarerPoints();
        place.forEach((player, at) -> {
            if (clustersOfPlayers[number[player]] < FEWEST) {
                covariance[at][at] = Double.NaN;
            } else if (rarer[number[player]] < RARE) {
                covariance[at][at] += shortfall[at];
            }
        });
    }

    private int[] withErrors(Encounters met) {
        if (order.length <= MAX_WITH_ERRORS) {
            return order;
        }
        double[] games = new double[number.length];
        for (int i = 0; i < met.size; i++) {
            games[met.whites[i]] += met.games(i);
            games[met.blacks[i]] += met.games(i);
        }
        RatingSettings.Errors asked = settings.errors();
        return IntStream.concat(
                        Arrays.stream(order)
                                .filter(player -> games[player] >= asked.minGames())
                                .limit(asked.maxPlayers()),
                        Arrays.stream(order).filter(player -> asked.also().contains(player)))
                .distinct()
                .toArray();
    }

    /// The slopes of some players' ratings, then of White's advantage in points.
    private double[][] slopes(int... players) {
        int count = players.length;
        double[][] slopes = new double[count + 1][fit.parameters.length];
        double scaling = Elo.LOGIT * model.scaleSlope(fit.draws());
        int last = fit.parameters.length - 1;
        for (int i = 0; i < count; i++) {
            int player = number[players[i]];
            slopes[i][player] = unit;
            slopes[i][last] = anchors.size() < 2 ? scaling * fit.parameters[player] : 0;
            if (anchors.size() == 1) {
                int anchor = anchors.keySet().iterator().next();
                slopes[i][anchor] -= unit;
                slopes[i][last] -= scaling * fit.parameters[anchor];
            }
        }
        slopes[count][last - 1] = unit;
        slopes[count][last] = scaling * fit.advantage();
        return slopes;
    }

    public boolean isRated(int player) {
        return player < number.length && number[player] >= 0;
    }

    /// One more than the highest number of a player in the games.
    public int players() {
        return number.length;
    }

    /// The rated players, the best first.
    public int[] order() {
        return order.clone();
    }

    /// True if games connect a player with the rated ones, or if nobody is rated.
    public boolean isConnected(int player) {
        return order.length == 0 || Arrays.stream(order).anyMatch(rated -> groups.met(player, rated));
    }

    /// In points.
    ///
    /// @throws IllegalArgumentException for an unrated player
    public double rating(int player) {
        if (!isRated(player)) {
            throw new IllegalArgumentException("player " + player + " has no rating");
        }
        return shift + unit * fit.parameters[number[player]];
    }

    /// A rating with its standard error relative to the mean of all rated players, or to the players with
    /// given ratings. The error is NaN if unknown.
    public Estimate estimate(int player) {
        Integer at = place.get(player);
        return new Estimate(rating(player), at == null ? Double.NaN : Math.sqrt(covariance[at][at]));
    }

    /// The 95 % interval of a rating; empty without an error.
    public Optional<Interval.Bounded> interval(int player) {
        return interval(estimate(player));
    }

    private Optional<Interval.Bounded> interval(Estimate estimate) {
        double error = estimate.standardError();
        if (!(error > 0)) {
            return Optional.empty();
        }
        double reach = student().reach(LEVEL) * error;
        return Optional.of(new Interval.Bounded(estimate.value() - reach, estimate.value() + reach));
    }

    private StudentT student() {
        return new StudentT(Math.max(1, clusters - encounters.players));
    }

    /// How much better the first is than the second.
    public Estimate difference(int player, int other) {
        double value = rating(player) - rating(other);
        Integer one = place.get(player);
        Integer two = place.get(other);
        if (one == null || two == null) {
            return new Estimate(value, Double.NaN);
        }
        double variance = covariance[one][one] + covariance[two][two] - 2 * covariance[one][two];
        return new Estimate(value, Math.sqrt(variance < 0 ? 0 : variance));
    }

    /// The 95 % interval of a difference; empty without an error.
    public Optional<Interval.Bounded> differenceInterval(int player, int other) {
        return interval(difference(player, other));
    }

    /// The likelihood that the first is better than the second; NaN without an error.
    public double chanceAbove(int player, int other) {
        Estimate difference = difference(player, other);
        return difference.standardError() > 0
                ? student().above(-difference.value() / difference.standardError())
                : Double.NaN;
    }

    /// White's advantage in points.
    public Estimate whiteAdvantage() {
        int last = covariance.length - 1;
        return new Estimate(unit * fit.advantage(), fit.isFree(0) ? Math.sqrt(covariance[last][last]) : 0);
    }

    /// The probability of a draw between equal players; NaN for a model without one.
    public double drawsBetweenEquals() {
        return model.countsDraws() ? chances(fit.advantage())[RatingModel.DRAW] : Double.NaN;
    }

    /// A game between two rated players.
    public Prediction prediction(int white, int black) {
        return prediction(rating(white) - rating(black));
    }

    /// Predicts a game with an advantage of some points for White.
    public Prediction prediction(double points) {
        double[] chances = chances(points / unit + fit.advantage());
        double score = chances[RatingModel.WIN] + chances[RatingModel.DRAW] / 2;
        return model.countsDraws()
                ? new Prediction(score, chances[RatingModel.WIN], chances[RatingModel.DRAW], chances[RatingModel.LOSS])
                : new Prediction(score, Double.NaN, Double.NaN, Double.NaN);
    }

    /// The prediction for a game, from White's side.
    ///
    /// @param score expected, 0 to 1
    /// @param win probability of a win, followed by those of draw and loss; NaN for a model of scores only
    public record Prediction(double score, double win, double draw, double loss) {

        /// The prediction seen by the other player.
        public Prediction swapped() {
            double lost = win;
            return new Prediction(1 - score, loss, draw, lost);
        }
    }

    private double[] chances(double advantage) {
        double[] chances = new double[RatingModel.WIN + 1];
        model.chances(advantage, fit.draws(), chances);
        return chances;
    }

    /// The fitted model; without draws, or with only draws, that of scores.
    public RatingModel model() {
        return model;
    }

    /// Number of clusters of the errors.
    public int clusters() {
        return clusters;
    }

    public List<Note> notes() {
        return List.copyOf(notes);
    }
}
