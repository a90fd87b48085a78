package org.pieceworth.lab.tune;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.pieceworth.engine.EngineSettings;
import org.pieceworth.engine.weights.EvaluationWeights;
import org.pieceworth.engine.weights.SearchConstant;
import org.pieceworth.lab.experiment.InTurn;
import org.pieceworth.lab.game.Adjudication;
import org.pieceworth.lab.game.Opening;
import org.pieceworth.lab.game.Openings;
import org.pieceworth.lab.game.PlayedGame;
import org.pieceworth.lab.game.Termination;
import org.pieceworth.lab.game.TimeControl;
import org.pieceworth.lab.match.MatchSettings;
import org.pieceworth.rules.InputException;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.position.Outcome;
import org.pieceworth.rules.position.Side;
import org.pieceworth.rules.variant.Variants;

/// Parameters go where games are won, and an interrupted run goes on as it would have.
class SpsaTest {

    private static final VariantRules RULES =
            VariantRules.of(Variants.open("gardner").variant());
    private static final Openings OPENINGS = Openings.of(RULES, 1, 4, false);
    private static final Opening OPENING = OPENINGS.opening(0);

    private static MatchSettings settings(int plyCap) {
        return new MatchSettings(
                RULES, OPENINGS, TimeControl.nodes(10), Adjudication.DEFAULT, plyCap, 1_000_000, Optional.empty());
    }

    /// How strong an imagined engine is: best at 60 and −20.
    private static double strength(double[] values) {
        return -Math.pow((values[0] - 60) / 30, 2) - Math.pow((values[1] + 20) / 10, 2);
    }

    @Test
    void theBestIsFoundThroughNoise() {
        List<SpsaParameter> parameters = List.of(new SpsaParameter("one", 20, 8), new SpsaParameter("two", 0, 3));
        SpsaGains gains = SpsaGains.of(600, 16);
        Spsa spsa = new Spsa(InTurn.always(settings(60)), parameters, gains, 1, _ -> EngineSettings.DEFAULT);
        SplittableRandom random = new SplittableRandom(9);
        for (long game = 0; game < 600 * 16; game++) {
            double better = strength(spsa.perturbed(1)) - strength(spsa.perturbed(-1));
            boolean wins = random.nextDouble() < 1 / (1 + Math.exp(-better));
            spsa.game(game, won(wins == (game % 2 == 0) ? Side.WHITE : Side.BLACK));
        }
        assertThat(spsa.way()).hasSize(601);
        assertThat(spsa.values()[0]).isCloseTo(60, within(15.0));
        assertThat(spsa.values()[1]).isCloseTo(-20, within(6.0));
    }

    private static PlayedGame won(Side winner) {
        return new PlayedGame(
                OPENING, List.of(), List.of(), new Outcome.Won(winner), Termination.CHECKMATE, "", Optional.empty());
    }

    @Test
    void theGainsAreSpalls() {
        SpsaGains gains = SpsaGains.of(100, 16);
        assertThat(gains.stability()).isEqualTo(10);
        assertThat(gains.move(0)).isCloseTo(gains.a() / Math.pow(11, 0.602), within(1e-12));
        assertThat(gains.perturbation(99)).isCloseTo(1 / Math.pow(100, 0.101), within(1e-12));
    }

    /// Games that are there are shown, those that are missing are played: from the middle of an iteration too.
    @Test
    void aRunThatGoesOnIsTheSame() {
        TunedNumbers numbers = numbers("hanging@opening", "value:Q");
        SpsaGains gains = SpsaGains.of(4, 4);
        Spsa whole = new Spsa(InTurn.always(settings(40)), numbers.parameters(), gains, 1, numbers::engine);
        List<PlayedGame> games = new ArrayList<>();
        whole.play(0, 16, 2, (number, game) -> games.add(game) && whole.game(number, game));
        Spsa resumed = new Spsa(InTurn.always(settings(40)), numbers.parameters(), gains, 1, numbers::engine);
        for (int game = 0; game < 6; game++) {
            resumed.game(game, games.get(game));
        }
        resumed.play(6, 16, 1, resumed);
        assertThat(resumed.values()).containsExactly(whole.values());
        assertThat(whole.way()).hasSize(5);
    }

    private static TunedNumbers numbers(String... names) {
        return new TunedNumbers(List.of(RULES), EngineSettings.DEFAULT, List.of(names));
    }

    @Test
    void namesAreWeightsAndValues() {
        assertThat(numbers("weights").parameters())
                .hasSize(EvaluationWeights.names().size());
        assertThat(numbers("values").parameters())
                .extracting(SpsaParameter::name)
                .contains("value:P", "value:Q");
        TunedNumbers margins = numbers("search");
        assertThat(margins.parameters())
                .hasSize(SearchConstant.values().length)
                .contains(new SpsaParameter("search:delta", 140, 14));
        double[] moved = new double[SearchConstant.values().length];
        Arrays.setAll(moved, i -> i + 1.4);
        assertThat(margins.engine(moved).constants().numbers())
                .containsExactlyElementsOf(
                        IntStream.rangeClosed(1, moved.length).boxed().toList());
        TunedNumbers one = numbers("threats@end=7");
        assertThat(one.parameters()).containsExactly(new SpsaParameter("threats@end", 65, 7));
        assertThat(one.numbers(new double[] {70}).weights().numbers().get(1)).isEqualTo(70);
        assertThatThrownBy(() -> numbers("threat"))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("found 'threat'");
        assertThatThrownBy(() -> numbers("threats@end=0")).isInstanceOf(InputException.class);
        assertThatThrownBy(() -> numbers("weights", "threats@end")).hasMessageContaining("twice");
    }
}
