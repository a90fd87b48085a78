package org.pieceworth.lab.assess;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.pieceworth.lab.assess.GameFacts.Figure;
import org.pieceworth.lab.game.PlayedGame;
import org.pieceworth.lab.game.TimeControl;
import org.pieceworth.lab.selfplay.SelfPlay;
import org.pieceworth.lab.selfplay.SelfPlaySettings;
import org.pieceworth.pgn.GameResult;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.position.Move;
import org.pieceworth.rules.variant.Variants;
import org.pieceworth.stats.Estimate;

class GameFactsTest {

    private static final VariantRules CRAZYHOUSE =
            VariantRules.of(Variants.open("crazyhouse").variant());

    private static List<PlayedGame> games() {
        SelfPlay player = new SelfPlay(SelfPlaySettings.of(CRAZYHOUSE, 1).with(TimeControl.nodes(10)));
        return IntStream.range(0, 6).mapToObj(player::play).toList();
    }

    @Test
    void figuresAreMeansOverGames() {
        List<PlayedGame> games = games();
        GameFacts facts = new GameFacts(CRAZYHOUSE);
        games.forEach(facts::add);
        assertThat(facts.games()).isEqualTo(6);
        assertThat(facts.of(Figure.PLIES).value())
                .isCloseTo(games.stream().mapToInt(PlayedGame::plies).average().orElseThrow(), within(1e-9));
        assertThat(facts.of(Figure.DRAWN).value())
                .isCloseTo(
                        games.stream()
                                .mapToInt(game -> game.result() == GameResult.DRAW ? 1 : 0)
                                .average()
                                .orElseThrow(),
                        within(1e-9));
        double drops = games.stream()
                .mapToLong(game -> game.moves().stream()
                        .filter(move -> Move.kind(move) == Move.DROP)
                        .count())
                .average()
                .orElseThrow();
        assertThat(facts.of(Figure.DROPS).value()).isPositive().isCloseTo(drops, within(1e-9));
    }

    /// All moves but drops are some type's.
    @Test
    void sharesOfTypesAndDropsAreAllMoves() {
        PlayedGame game = games().getFirst();
        GameFacts facts = new GameFacts(CRAZYHOUSE);
        facts.add(game);
        double moves = IntStream.range(0, CRAZYHOUSE.letters().length())
                .mapToDouble(type -> facts.moves(type).value())
                .sum();
        double drops = facts.of(Figure.DROPS).value() / game.moves().size();
        assertThat(moves + drops).isCloseTo(1, within(1e-9));
        assertThat(facts.of(Figure.PLIES).standardError()).isNaN();
    }

    @Test
    void errorsAreThoseOfMeans() {
        GameFacts.RunningMean mean = new GameFacts.RunningMean();
        for (double number : new double[] {1, 2, 4, 9}) {
            mean.add(number);
        }
        // Variance 38/3 by hand.
        Estimate estimate = mean.estimate();
        assertThat(estimate.value()).isEqualTo(4);
        assertThat(estimate.standardError()).isCloseTo(Math.sqrt(38 / 3.0 / 4), within(1e-12));
    }
}
