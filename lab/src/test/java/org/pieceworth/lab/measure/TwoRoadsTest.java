package org.pieceworth.lab.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.pieceworth.engine.Engine;
import org.pieceworth.engine.EngineSettings;
import org.pieceworth.lab.armies.GameOpenings;
import org.pieceworth.lab.armies.GameStarts;
import org.pieceworth.lab.armies.RandomArmies;
import org.pieceworth.lab.armies.VariantSource;
import org.pieceworth.lab.experiment.ExperimentPlan.GameLimits;
import org.pieceworth.lab.game.PlayedGame;
import org.pieceworth.lab.game.TimeControl;
import org.pieceworth.lab.selfplay.SelfPlay;
import org.pieceworth.lab.selfplay.SelfPlaySettings;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.piece.PieceValues;

/// Armies that are written out for self-play give the games of a measurement by the same design, so that a fit to
/// either finds the same values.
class TwoRoadsTest {

    private static final VariantSource CHESS = VariantSource.shipped("chess");
    private static final int GAMES = 40;

    @Test
    void selfPlayByTheSameLotsPlaysTheSameGames() {
        MeasuredGame game = MeasuredGame.of(CHESS, List.of("FfW"), List.of());
        MeasureSettings settings = MeasureSettings.of(game, 5).withNodes(12);
        PieceValues values = Engine.ownValues(game.rules());
        List<PlayedGame> measured = new ArrayList<>();
        try (SelfPlay games = new SelfPlay(settings.games(values))) {
            games.play(0, GAMES, 1, (_, played) -> measured.add(played));
        }

        RandomArmies spec = RandomArmies.parse(
                "slots=7,FfW=40,R=14,N=14,B=14,Q=6,empty=12,pawns-off=0-3,imbalance=3,differ=FfW", CHESS);
        VariantRules rules = VariantRules.of(spec.game().variant());
        SelfPlaySettings other = new SelfPlaySettings(
                new GameOpenings(
                        rules,
                        new GameStarts.Drawn(spec.starts(rules, values, 5)),
                        5,
                        MeasureSettings.RANDOM_PLIES,
                        false),
                new GameLimits(TimeControl.nodes(12), MeasureSettings.ADJUDICATION, MeasureSettings.PLY_CAP),
                EngineSettings.DEFAULT.with(values));
        List<PlayedGame> played = new ArrayList<>();
        new SelfPlay(other).play(0, GAMES, 1, (_, each) -> played.add(each));

        for (int i = 0; i < GAMES; i++) {
            assertThat(played.get(i).opening().startFen())
                    .isEqualTo(measured.get(i).opening().startFen());
            assertThat(played.get(i).opening().moves())
                    .isEqualTo(measured.get(i).opening().moves());
            // One in twenty is played on where adjudication would end it.
            int common = measured.get(i).moves().size();
            assertThat(played.get(i).moves().subList(0, common))
                    .isEqualTo(measured.get(i).moves());
            if (played.get(i).verdict().isEmpty()) {
                assertThat(played.get(i).result()).isEqualTo(measured.get(i).result());
            }
        }
    }

    @Test
    void aDesignAndItsTextAreTheSameLots() {
        MeasuredGame game = MeasuredGame.of(CHESS, List.of("FfW"), List.of());
        PieceValues values = Engine.ownValues(game.rules());
        RandomArmies spec = RandomArmies.parse(
                MeasurementDesign.DEFAULT.pairs(game, values).spec().orElseThrow(),
                new VariantSource(game.rules().variant(), game.ini()));
        Map<Character, Double> wanted =
                MeasurementDesign.DEFAULT.pairs(game, values).first().pieces();
        assertThat(spec.pairs().first().pieces())
                .hasSameSizeAs(wanted)
                .allSatisfy((letter, chance) ->
                        assertThat(chance).isCloseTo(wanted.getOrDefault(letter, 0.0), within(1e-4)));
        assertThat(spec.pairs().mostPawnsOff()).isEqualTo(3);
        assertThat(spec.pairs().imbalance()).isEqualTo(300);
    }
}
