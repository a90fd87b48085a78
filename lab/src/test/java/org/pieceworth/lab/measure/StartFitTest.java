package org.pieceworth.lab.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.pieceworth.engine.Engine;
import org.pieceworth.lab.armies.ArmyPairs;
import org.pieceworth.lab.armies.ArmyStarts;
import org.pieceworth.lab.armies.VariantSource;
import org.pieceworth.lab.game.Opening;
import org.pieceworth.lab.game.PlayedGame;
import org.pieceworth.lab.game.Termination;
import org.pieceworth.pgn.GameResult;
import org.pieceworth.rules.piece.PieceValues;
import org.pieceworth.rules.position.Outcome;
import org.pieceworth.rules.position.Side;
import org.pieceworth.stats.matrix.Cholesky;

/// Results by known chances: the fit has to find the values that they were made by, with errors that hold.
class StartFitTest {

    private static final MeasuredGame GAME =
            MeasuredGame.of(VariantSource.shipped("chess"), List.of("FfW"), List.of("N", "B", "R", "Q"));

    /// By column: FfW, N, B, R, Q, P; in centipawns of the basket.
    private static final double[] TRUTH = {150, 320, 330, 500, 975, 100};

    private static final MeasureAnchor BASKET = MeasureAnchor.parse("basket", GAME);
    private static final double LOGITS = 0.006;
    private static final double WHITE = 0.1;
    private static final double WIDTH = 0.4;

    private static StartFit simulated(int pairs, long seed) {
        return simulated(MeasurementDesign.DEFAULT, pairs, seed);
    }

    private static StartFit simulated(MeasurementDesign design, int pairs, long seed) {
        return simulated(starts(design, pairs, seed), seed);
    }

    private static List<ArmyStarts.Start> starts(MeasurementDesign design, int pairs, long seed) {
        ArmyStarts starts = MeasureSettings.of(GAME, seed).with(design).armies(Engine.ownValues(GAME.rules()));
        return IntStream.range(0, pairs).mapToObj(starts::start).toList();
    }

    private static StartFit simulated(List<ArmyStarts.Start> starts, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        StartFit fit = new StartFit(GAME.columns(false));
        for (ArmyStarts.Start start : starts) {
            double eta = 0;
            for (int column = 0; column < TRUTH.length; column++) {
                eta += LOGITS * TRUTH[column] * start.difference()[column];
            }
            // The two games of a start depend on each other.
            double shared = 0.5 * random.nextGaussian();
            fit.add(game(start.first(), eta + shared, random));
            fit.add(game(start.second(), -eta - shared, random));
        }
        return fit;
    }

    private static PlayedGame game(String fen, double eta, SplittableRandom random) {
        double dice = random.nextDouble();
        double win = 1 / (1 + Math.exp(WIDTH - WHITE - eta));
        double loss = 1 / (1 + Math.exp(WIDTH + WHITE + eta));
        Outcome outcome = dice < win
                ? new Outcome.Won(Side.WHITE)
                : dice < win + loss ? new Outcome.Won(Side.BLACK) : new Outcome.Drawn();
        return new PlayedGame(
                new Opening(GAME.rules(), fen, List.of()),
                List.of(),
                List.of(),
                List.of(),
                outcome,
                Termination.CHECKMATE,
                "",
                Optional.empty());
    }

    /// So few games leave open whether the anchor is worth anything: then no value is told, whatever the ratio is.
    @Test
    void aValueIsToldWhereItsIntervalHasTwoEnds() {
        for (int seed = 0; seed < 10; seed++) {
            StartValues few = simulated(30, seed).fit(BASKET);
            for (char letter : few.letters()) {
                boolean bounded = few.value(letter)
                        .filter(worth -> worth.interval().bounded().isPresent())
                        .isPresent();
                assertThat(few.bounded(letter).isPresent()).isEqualTo(bounded && few.informed());
                assertThat(few.reason(letter))
                        .containsPattern(
                                few.informed() ? "the anchor, N\\+B\\+R\\+Q, " : "too few games of the rarer result");
            }
        }
        assertThat(simulated(400, 1).fit(BASKET).bounded('N')).isPresent();
    }

    /// Of two hundred starts nearly all are drawn: the anchor may come out well by chance, and its error too.
    @Test
    void fewGamesThatAreWonOrLostTellNothing() {
        SplittableRandom random = new SplittableRandom(5);
        StartFit fit = new StartFit(GAME.columns(false));
        for (int game = 0; game < 400; game++) {
            int[] difference = new int[TRUTH.length];
            for (int column = 0; column < difference.length; column++) {
                difference[column] = random.nextInt(-1, 2);
            }
            fit.add(
                    difference,
                    game % 100 == 0
                            ? GameResult.WHITE_WINS
                            : game % 100 == 50 ? GameResult.BLACK_WINS : GameResult.DRAW);
        }
        StartValues values = fit.fit(BASKET);
        assertThat(values.informed()).isFalse();
        for (char letter : values.letters()) {
            assertThat(values.bounded(letter)).isEmpty();
        }
        assertThat(values.constant()).isEmpty();
        assertThat(values.reason('N'))
                .isEqualTo("too few games of the rarer result, won or lost, for a standard error");
    }

    /// Copies in the variant's own armies tell values as well, the better the more there are.
    @Test
    void copiesInOwnArmiesTellValuesToo() {
        double before = 0;
        for (int copies : new int[] {4, 2}) {
            StartValues values = simulated(MeasurementDesign.DEFAULT.withCopies(copies), 3000, 1)
                    .fit(BASKET);
            for (int column = 0; column < TRUTH.length; column++) {
                var estimate = values.value(GAME.columns(false).get(column))
                        .orElseThrow()
                        .estimate();
                assertThat(estimate.value()).isCloseTo(TRUTH[column], within(4 * estimate.standardError()));
            }
            double error = values.value(GAME.pieces().getFirst().letter())
                    .orElseThrow()
                    .estimate()
                    .standardError();
            assertThat(error).isGreaterThan(before).isLessThan(40);
            before = error;
        }
    }

    /// By the information of the model alone: what exchanges of a strong piece save, and would cost a weak one.
    @Test
    void exchangesTellMoreOfAStrongPieceAndLessOfAWeakOne() {
        assertThat(error("amazon", 1525, true) / error("amazon", 1525, false)).isLessThan(0.82);
        assertThat(error("archbishop", 900, true) / error("archbishop", 900, false))
                .isLessThan(0.88);
        assertThat(error("WD", 280, true) / error("WD", 280, false)).isGreaterThan(1.2);
    }

    /// The standard error of the value of a piece, with the logistic model's information at the true values.
    private static double error(String piece, double worth, boolean exchange) {
        MeasuredGame game =
                MeasuredGame.of(VariantSource.shipped("chess"), List.of(piece), List.of("N", "B", "R", "Q"));
        double[] values = TRUTH.clone();
        values[0] = worth;
        PieceValues guess = new PieceValues(
                "the truth",
                IntStream.range(0, values.length)
                        .boxed()
                        .collect(Collectors.toMap(
                                column -> Character.toString(game.columns(false).get(column)),
                                column -> PieceValues.TaperedValue.of(values[column]))));
        ArmyPairs pairs = MeasurementDesign.DEFAULT.pairs(game, guess);
        ArmyStarts starts = new ArmyStarts(
                game.rules(),
                new ArmyPairs(pairs.first(), pairs.second(), 0, pairs.mostPawnsOff(), 300, pairs.different(), exchange),
                game.columns(false),
                guess,
                1);
        double[][] information = new double[values.length][values.length];
        for (int start = 0; start < 500; start++) {
            int[] difference = starts.start(start).difference();
            double eta = IntStream.range(0, values.length)
                    .mapToDouble(column -> LOGITS / 2 * values[column] * difference[column])
                    .sum();
            double win = 1 / (1 + Math.exp(-eta));
            for (int i = 0; i < values.length; i++) {
                for (int j = 0; j < values.length; j++) {
                    information[i][j] += win * (1 - win) * difference[i] * difference[j];
                }
            }
        }
        double[] slope = new double[values.length];
        slope[0] = 1;
        for (int column = 1; column <= 4; column++) {
            slope[column] -= worth / 2125;
        }
        double[] solved = slope.clone();
        Cholesky.of(information).solve(solved);
        return Math.sqrt(IntStream.range(0, slope.length)
                .mapToDouble(column -> slope[column] * solved[column])
                .sum());
    }

    /// As in shogi.
    @Test
    void gamesWithoutDrawsTellValuesToo() {
        ArmyStarts starts = MeasureSettings.of(GAME, 3).armies(Engine.ownValues(GAME.rules()));
        SplittableRandom random = new SplittableRandom(3);
        StartFit fit = new StartFit(GAME.columns(false));
        for (int pair = 0; pair < 2000; pair++) {
            ArmyStarts.Start start = starts.start(pair);
            for (int sign : new int[] {1, -1}) {
                double eta = 0;
                for (int column = 0; column < TRUTH.length; column++) {
                    eta += sign * LOGITS * TRUTH[column] * start.difference()[column];
                }
                boolean won = random.nextDouble() < 1 / (1 + Math.exp(-eta));
                fit.add(new PlayedGame(
                        new Opening(GAME.rules(), sign > 0 ? start.first() : start.second(), List.of()),
                        List.of(),
                        List.of(),
                        List.of(),
                        new Outcome.Won(won ? Side.WHITE : Side.BLACK),
                        Termination.CHECKMATE,
                        "",
                        Optional.empty()));
            }
        }
        StartValues values = fit.fit(BASKET);
        for (int column = 0; column < TRUTH.length; column++) {
            var estimate =
                    values.value(GAME.columns(false).get(column)).orElseThrow().estimate();
            assertThat(estimate.value()).isCloseTo(TRUTH[column], within(4 * estimate.standardError()));
        }
    }

    @Test
    void findsTheValuesThatResultsWereMadeBy() {
        assertThat(GAME.columns(false)).hasSize(TRUTH.length);
        StartValues values = simulated(4000, 1).fit(BASKET);
        for (int column = 0; column < TRUTH.length; column++) {
            var estimate =
                    values.value(GAME.columns(false).get(column)).orElseThrow().estimate();
            assertThat(estimate.value()).isCloseTo(TRUTH[column], within(4 * estimate.standardError()));
            assertThat(estimate.standardError()).isLessThan(25);
        }
    }

    /// Ten replicas begin with the same starts, which take longer than all the rest.
    @Test
    @Tag("slow")
    void intervalsCoverTheTruth() {
        List<List<ArmyStarts.Start>> starts = IntStream.range(0, 20)
                .mapToObj(seed -> starts(MeasurementDesign.DEFAULT, 150, 1000 + seed))
                .toList();
        int covered = 0;
        List<Double> found = new ArrayList<>();
        double errors = 0;
        int replicas = 200;
        for (int replica = 0; replica < replicas; replica++) {
            MeasuredValue.Worth number = simulated(starts.get(replica % 20), 1000 + replica)
                    .fit(BASKET)
                    .value(GAME.columns(false).getFirst())
                    .orElseThrow();
            covered += number.interval().contains(TRUTH[0]) ? 1 : 0;
            found.add(number.estimate().value());
            errors += number.estimate().standardError() / replicas;
        }
        double mean = found.stream().mapToDouble(value -> value).average().orElseThrow();
        double spread = Math.sqrt(found.stream()
                        .mapToDouble(value -> (value - mean) * (value - mean))
                        .sum()
                / (replicas - 1));
        assertThat((double) covered / replicas).isBetween(0.90, 0.99);
        assertThat(errors / spread).isBetween(0.85, 1.15);
    }
}
