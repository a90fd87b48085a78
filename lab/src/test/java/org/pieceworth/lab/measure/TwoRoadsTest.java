package org.pieceworth.lab.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.pieceworth.engine.Engine;
import org.pieceworth.engine.EngineSettings;
import org.pieceworth.lab.armies.ArmySpec;
import org.pieceworth.lab.armies.ArmyStarts;
import org.pieceworth.lab.game.PlayedGame;
import org.pieceworth.lab.game.TimeControl;
import org.pieceworth.lab.selfplay.GameStarts;
import org.pieceworth.lab.selfplay.SelfPlay;
import org.pieceworth.lab.selfplay.SelfPlaySettings;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.piece.PieceValues;
import org.pieceworth.rules.variant.Variant;
import org.pieceworth.rules.variant.Variants;

/// Armies that are written out for self-play give the games of a measurement by the same design, so that a fit to
/// either finds the same values.
class TwoRoadsTest {

    private static final Variant CHESS = Variants.shipped().read("chess").variant();
    private static final int GAMES = 40;

    @Test
    void selfPlayByTheSameLotsPlaysTheSameGames() {
        MeasuredGame game = MeasuredGame.of(CHESS, "chess", "", List.of("FfW"), List.of());
        MeasureSettings settings = MeasureSettings.of(game, 5).withNodes(12);
        PieceValues values = Engine.ownValues(game.rules());
        List<PlayedGame> measured = new ArrayList<>();
        try (ArmyGames games = new ArmyGames(settings, values)) {
            games.play(0, GAMES, 1, (_, played) -> measured.add(played));
        }

        ArmySpec spec = ArmySpec.parse(
                "slots=7,FfW=40,R=14,N=14,B=14,Q=6,empty=12,pawns-off=0-3,imbalance=3,differ=FfW", CHESS, "chess", "");
        VariantRules rules = spec.game().rules();
        ArmyStarts armies =
                new ArmyStarts(rules, spec.lots(), ArmyStarts.columns(rules.variant(), spec.lots()), values, 5);
        SelfPlaySettings other = new SelfPlaySettings(
                rules,
                new GameStarts.Drawn(armies),
                5,
                MeasureSettings.RANDOM_PLIES,
                false,
                TimeControl.nodes(12),
                MeasureSettings.ADJUDICATION,
                MeasureSettings.PLY_CAP,
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
        MeasuredGame game = MeasuredGame.of(CHESS, "chess", "", List.of("FfW"), List.of());
        PieceValues values = Engine.ownValues(game.rules());
        ArmySpec spec = ArmySpec.parse(
                ArmyDesign.DEFAULT.lots(game, values).spec().orElseThrow(),
                game.rules().variant(),
                MeasuredGame.NAME,
                game.ini());
        Map<Character, Double> wanted =
                ArmyDesign.DEFAULT.lots(game, values).first().pieces();
        assertThat(spec.lots().first().pieces())
                .hasSameSizeAs(wanted)
                .allSatisfy((letter, chance) ->
                        assertThat(chance).isCloseTo(wanted.getOrDefault(letter, 0.0), within(1e-4)));
        assertThat(spec.lots().mostPawnsOff()).isEqualTo(3);
        assertThat(spec.lots().imbalance()).isEqualTo(300);
    }
}
