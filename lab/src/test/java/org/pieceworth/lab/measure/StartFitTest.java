package org.pieceworth.lab.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.pieceworth.engine.Engine;
import org.pieceworth.lab.armies.ArmyStarts;
import org.pieceworth.lab.game.Opening;
import org.pieceworth.lab.game.PlayedGame;
import org.pieceworth.lab.game.Termination;
import org.pieceworth.rules.position.Outcome;
import org.pieceworth.rules.position.Side;
import org.pieceworth.rules.variant.Variants;

/// Results by known chances: the fit has to find the values that they were made by, with errors that hold.
class StartFitTest {

    private static final MeasuredGame GAME = MeasuredGame.of(
            Variants.shipped().read("chess").variant(), "chess", "", List.of("FfW"), List.of("N", "B", "R", "Q"));

    /// By column: FfW, N, B, R, Q, P; in centipawns of the basket.
    private static final double[] TRUTH = {150, 320, 330, 500, 975, 100};

    private static final MeasureAnchor BASKET = MeasureAnchor.parse("basket", GAME);
    private static final double LOGITS = 0.006;
    private static final double WHITE = 0.1;
    private static final double WIDTH = 0.4;

    private static StartFit simulated(int pairs, long seed) {
        return simulated(ArmyDesign.DEFAULT, pairs, seed);
    }

    private static StartFit simulated(ArmyDesign design, int pairs, long seed) {
        ArmyStarts starts = MeasureSettings.of(GAME, seed)
                .with(design)
                .openings(Engine.ownValues(GAME.rules()))
                .starts();
        SplittableRandom random = new SplittableRandom(seed);
        StartFit fit = new StartFit(GAME.columns(false));
        for (int pair = 0; pair < pairs; pair++) {
            ArmyStarts.Start start = starts.start(pair);
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
                outcome,
                Termination.CHECKMATE,
                "",
                Optional.empty());
    }

    /// Copies in the variant's own armies tell values as well, the better the more there are.
    @Test
    void copiesInOwnArmiesTellValuesToo() {
        double before = 0;
        for (int copies : new int[] {4, 2}) {
            StartValues values =
                    simulated(ArmyDesign.DEFAULT.withCopies(copies), 3000, 1).fit(BASKET);
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

    /// As in shogi.
    @Test
    void gamesWithoutDrawsTellValuesToo() {
        ArmyStarts starts = MeasureSettings.of(GAME, 3)
                .openings(Engine.ownValues(GAME.rules()))
                .starts();
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

    @Test
    @Tag("slow")
    void intervalsCoverTheTruth() {
        int covered = 0;
        List<Double> found = new ArrayList<>();
        double errors = 0;
        int replicas = 200;
        for (int replica = 0; replica < replicas; replica++) {
            MeasuredValue.Worth number = simulated(150, 1000 + replica)
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
