package org.pieceworth.lab.tune;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.pieceworth.engine.EngineSettings;
import org.pieceworth.engine.weights.EvaluationWeights;
import org.pieceworth.engine.weights.SearchConstant;
import org.pieceworth.lab.experiment.ExperimentPlan.GameLimits;
import org.pieceworth.lab.experiment.InTurn;
import org.pieceworth.lab.game.Adjudication;
import org.pieceworth.lab.game.Effort;
import org.pieceworth.lab.game.Opening;
import org.pieceworth.lab.game.Openings;
import org.pieceworth.lab.game.PlayedGame;
import org.pieceworth.lab.game.Termination;
import org.pieceworth.lab.game.TimeControl;
import org.pieceworth.lab.match.Match;
import org.pieceworth.lab.match.MatchSettings;
import org.pieceworth.lab.match.PlayerSource;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.position.Outcome;
import org.pieceworth.rules.position.Side;
import org.pieceworth.rules.variant.Variants;
import org.pieceworth.text.InputException;

/// Parameters go where games are won, and an interrupted run goes on as it would have.
class SpsaTest {

    private static final VariantRules RULES =
            VariantRules.of(Variants.open("gardner").variant());
    private static final VariantRules CHESS =
            VariantRules.of(Variants.open("chess").variant());
    private static final InTurn<VariantRules> TWO = new InTurn<>(List.of(RULES, CHESS));
    private static final SpsaGains TWO_GAINS = SpsaGains.of(3, 6);
    private static final Opening OPENING = Openings.of(RULES, 1, 4, false).opening(0);

    private static MatchSettings settings(VariantRules rules, int plyCap) {
        return new MatchSettings(
                rules,
                MatchSettings.paired(Openings.of(rules, 1, 4, false)::opening),
                new GameLimits(TimeControl.nodes(10), Adjudication.DEFAULT, plyCap),
                1_000_000,
                Optional.empty(),
                Effort.Detail.NOTHING);
    }

    private static Spsa ours(
            InTurn<MatchSettings> settings,
            List<SpsaParameter> parameters,
            SpsaGains gains,
            long seed,
            Function<double[], EngineSettings> engine) {
        return new Spsa(
                settings,
                parameters,
                gains,
                seed,
                (name, rules, values) -> new PlayerSource.Ours(name, rules, engine.apply(values)));
    }

    /// How strong an imagined engine is: best at 60 and −20.
    private static double strength(double[] values) {
        return -Math.pow((values[0] - 60) / 30, 2) - Math.pow((values[1] + 20) / 10, 2);
    }

    @Test
    void theBestIsFoundThroughNoise() {
        List<SpsaParameter> parameters = List.of(new SpsaParameter("one", 20, 8), new SpsaParameter("two", 0, 3));
        SpsaGains gains = SpsaGains.of(600, 16);
        Spsa spsa = ours(InTurn.always(settings(RULES, 60)), parameters, gains, 1, _ -> EngineSettings.DEFAULT);
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
                OPENING,
                List.of(),
                List.of(),
                List.of(),
                new Outcome.Won(winner),
                Termination.CHECKMATE,
                "",
                Optional.empty());
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
        Spsa whole = ours(InTurn.always(settings(RULES, 40)), numbers.parameters(), gains, 1, numbers::engine);
        List<PlayedGame> games = new ArrayList<>();
        whole.play(0, 16, 2, (number, game) -> games.add(game) && whole.game(number, game));
        Spsa resumed = ours(InTurn.always(settings(RULES, 40)), numbers.parameters(), gains, 1, numbers::engine);
        for (int game = 0; game < 6; game++) {
            resumed.game(game, games.get(game));
        }
        resumed.play(6, 16, 1, resumed);
        assertThat(resumed.values()).containsExactly(whole.values());
        assertThat(whole.way()).hasSize(5);
    }

    private static Spsa overTwo() {
        TunedNumbers numbers = common("hanging@opening", "search");
        return ours(TWO.map(rules -> settings(rules, 40)), numbers.parameters(), TWO_GAINS, 1, numbers::engine);
    }

    private static List<PlayedGame> played(Spsa spsa, int threads) {
        List<PlayedGame> games = new ArrayList<>();
        spsa.play(
                0,
                TWO_GAINS.iterations() * TWO_GAINS.games(),
                threads,
                (number, game) -> games.add(game) && spsa.game(number, game));
        return games;
    }

    /// Three pairs an iteration, so that some begin with one variant and some with the other.
    @Test
    void pairsAreInTheVariantsInTurn() {
        List<PlayedGame> games = played(overTwo(), 3);
        assertThat(games).hasSize(18);
        for (int number = 0; number < games.size(); number++) {
            VariantRules rules = number / 2 % 2 == 0 ? RULES : CHESS;
            assertThat(games.get(number).opening())
                    .isEqualTo(settings(rules, 40).openings().apply(number));
        }
        assertThat(played(overTwo(), 1)).isEqualTo(games);
    }

    @Test
    void aRunOverSeveralVariantsGoesOnFromAnyGame() {
        Spsa whole = overTwo();
        List<PlayedGame> games = played(whole, 2);
        for (int there : new int[] {1, 2, 3, 6, 11}) {
            Spsa resumed = overTwo();
            for (int game = 0; game < there; game++) {
                resumed.game(game, games.get(game));
            }
            resumed.play(there, games.size(), 2, resumed);
            assertThat(resumed.values()).containsExactly(whole.values());
        }
    }

    @Test
    void gamesOfOneVariantAreThoseOfAMatch() {
        TunedNumbers numbers = numbers("hanging@opening", "value:Q");
        Spsa spsa =
                ours(InTurn.always(settings(RULES, 40)), numbers.parameters(), SpsaGains.of(4, 4), 1, numbers::engine);
        PlayerSource plus = new PlayerSource.Ours("plus", RULES, numbers.engine(spsa.perturbed(1)));
        PlayerSource minus = new PlayerSource.Ours("minus", RULES, numbers.engine(spsa.perturbed(-1)));
        List<PlayedGame> match = new ArrayList<>();
        try (Match between = new Match(settings(RULES, 40), plus, minus)) {
            between.play(0, 4, 2, (_, game) -> match.add(game));
        }
        List<PlayedGame> games = new ArrayList<>();
        spsa.play(0, 4, 1, (_, game) -> games.add(game));
        assertThat(games).isEqualTo(match);
    }

    @Test
    void valuesAreNotCommonToVariants() {
        for (String name : new String[] {"values", "value:Q", "value:P=20"}) {
            assertThatThrownBy(() -> common("weights", name))
                    .isInstanceOf(InputException.class)
                    .hasMessageContaining("found '" + name + "' with 2 variants");
        }
        assertThatThrownBy(() -> common("threat")).message().doesNotContain("value");
        assertThat(common("weights", "search").parameters())
                .isEqualTo(numbers("weights", "search").parameters());
    }

    private static TunedNumbers common(String... names) {
        return new TunedNumbers(TWO.all(), EngineSettings.DEFAULT, List.of(names));
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
                .contains(new SpsaParameter("search:delta", 140, 35));
        double[] moved = new double[SearchConstant.values().length];
        Arrays.setAll(moved, i -> i + 1.4);
        assertThat(margins.engine(moved).constants().numbers())
                .containsExactlyElementsOf(
                        IntStream.rangeClosed(1, moved.length).boxed().toList());
        TunedNumbers one = numbers("threats@end=7");
        assertThat(one.parameters()).containsExactly(new SpsaParameter("threats@end", 70, 7));
        assertThat(one.numbers(new double[] {75}).weights().numbers().get(1)).isEqualTo(75);
        assertThatThrownBy(() -> numbers("threat"))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("found 'threat'");
        assertThatThrownBy(() -> numbers("threats@end=0")).isInstanceOf(InputException.class);
        assertThatThrownBy(() -> numbers("weights", "threats@end")).hasMessageContaining("twice");
    }
}
