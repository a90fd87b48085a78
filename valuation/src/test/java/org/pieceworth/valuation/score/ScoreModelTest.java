package org.pieceworth.valuation.score;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.pieceworth.rules.betza.Betza;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.valuation.pooled.ValuePool;

class ScoreModelTest {

    private static final List<String> PIECES = List.of(
            "N", "B", "R", "Q", "BN", "RN", "QN", "W", "F", "D", "A", "C", "WD", "FAD", "FfW", "gQ", "mRcpR", "N0",
            "[F?R]", "R4");
    private static final int TRIALS = 10_000;
    private static final RectangularBoard WIDE = new RectangularBoard(10, 8);

    private final ScoreModel model = new ScoreModel(new ValuePool());

    private static List<Movement> army(String... pieces) {
        return Stream.of(pieces).map(Betza::movementOf).toList();
    }

    private ScoreForecast forecast(List<Movement> white, List<Movement> black, long nodes) {
        RectangularBoard board = RectangularBoard.CHESS;
        return model.forecast(ArmySide.of(white, 8), ArmySide.of(black, 8), board, nodes, false)
                .orElseThrow();
    }

    @Test
    void equalArmiesScoreOneHalf() {
        List<Movement> chess = army("R", "N", "B", "Q", "B", "N", "R");
        ScoreForecast equal = forecast(chess, chess, 300);
        assertThat(equal.score()).isCloseTo(0.5, within(1e-12));
        assertThat(equal.pawns()).isZero();
        assertThat(equal.low() + equal.high()).isCloseTo(1, within(1e-9));
    }

    /// Scores of the side ahead at chess's start over both colors, 200 games at 300 nodes per move, 60 at 3,000.
    @Test
    void oddsScoreAsPlayed() {
        List<Movement> chess = army("R", "N", "B", "Q", "B", "N", "R");
        assertNear(forecast(chess, army("R", "B", "Q", "B", "N", "R"), 300), 73.2, 2.5);
        assertNear(forecast(chess, army("R", "N", "Q", "B", "N", "R"), 300), 81.5, 2.7);
        assertNear(forecast(chess, army("N", "B", "Q", "B", "N", "R"), 300), 80.2, 2.7);
        assertNear(forecast(chess, army("R", "N", "B", "B", "N", "R"), 300), 97.8, 1.0);
        assertNear(forecast(chess, army("R", "B", "Q", "B", "N", "R"), 3000), 88.3, 3.5);
        assertNear(forecast(chess, army("N", "B", "Q", "B", "N", "R"), 3000), 95.8, 2.1);
    }

    private static void assertNear(ScoreForecast forecast, double played, double error) {
        assertThat(100 * forecast.score()).isCloseTo(played, within(Math.max(4, 2.5 * error)));
        assertThat(100 * (forecast.high() - forecast.low())).isLessThan(24);
    }

    @Test
    void advantagesAreToldAsOdds() {
        OddsScale scale = model.scale(300);
        assertThat(scale.marks())
                .extracting(OddsScale.Mark::name)
                .containsExactly("pawn", "two-pawn", "knight", "rook", "queen");
        assertThat(scale.marks()).extracting(OddsScale.Mark::advantage).isSorted();
        scale.marks().forEach(mark -> {
            assertThat(scale.pawns(mark.advantage())).isCloseTo(mark.pawns(), within(1e-9));
            assertThat(scale.pawns(-mark.advantage())).isCloseTo(-mark.pawns(), within(1e-9));
            assertThat(scale.words(-mark.advantage())).isEqualTo("as much as " + mark.name() + " odds");
        });
        double queen = scale.marks().getLast().advantage();
        assertThat(scale.pawns(2 * queen)).isGreaterThan(scale.marks().getLast().pawns());
        assertThat(scale.words(2 * queen)).isEqualTo("more than queen odds");
        assertThat(scale.words(scale.marks().getFirst().advantage() / 3)).isEqualTo("less than pawn odds");
    }

    @Test
    void bothSidesSeeTheSame() {
        ScoreForecast own = forecast(army("Q", "Q", "Q"), army("N", "N", "N", "N", "N", "N", "N"), 300);
        ScoreForecast other = forecast(army("N", "N", "N", "N", "N", "N", "N"), army("Q", "Q", "Q"), 300);
        assertThat(own.score() + other.score()).isCloseTo(1, within(1e-9));
        assertThat(own.low() + other.high()).isCloseTo(1, within(1e-6));
    }

    /// Sums of values say that nine pawns are decisive, and weaker enemies make them less.
    @Test
    void queensLoseBeforeManyKnights() {
        ScoreForecast queens = forecast(army("Q", "Q", "Q"), army("N", "N", "N", "N", "N", "N", "N"), 300);
        ScoreForecast rooks = forecast(army("Q", "Q", "Q"), army("R", "R", "R", "N", "N"), 300);
        assertThat(queens.score()).isBetween(0.4, 0.97);
        assertThat(rooks.pawns()).isNotEqualTo(queens.pawns());
    }

    @Test
    void aPieceMoreNeverLowersTheScore() {
        Random random = new Random(20_261_128);
        List<Movement> all = PIECES.stream().map(Betza::movementOf).toList();
        for (int trial = 0; trial < TRIALS; trial++) {
            RectangularBoard board = random.nextBoolean() ? RectangularBoard.CHESS : WIDE;
            long nodes = random.nextBoolean() ? 300 : 3000;
            List<Movement> own = drawn(all, random);
            ArmySide enemy = ArmySide.of(drawn(all, random), random.nextInt(9));
            int pawns = random.nextInt(9);
            List<Movement> more = new ArrayList<>(own);
            more.add(all.get(random.nextInt(all.size())));
            double before = score(ArmySide.of(own, pawns), enemy, board, nodes);
            assertThat(score(ArmySide.of(more, pawns), enemy, board, nodes)).isGreaterThanOrEqualTo(before);
            assertThat(score(ArmySide.of(own, pawns + 1), enemy, board, nodes)).isGreaterThanOrEqualTo(before);
        }
    }

    private static List<Movement> drawn(List<Movement> all, Random random) {
        return IntStream.range(0, random.nextInt(9))
                .mapToObj(_ -> all.get(random.nextInt(all.size())))
                .toList();
    }

    private double score(ArmySide own, ArmySide enemy, RectangularBoard board, long nodes) {
        return model.forecast(own, enemy, board, nodes, false).orElseThrow().score();
    }
}
