package org.pieceworth.rules.fairy;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;
import java.util.function.Consumer;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.pieceworth.rules.fairy.attack.BitboardAttacks;
import org.pieceworth.rules.fairy.attack.SquareAttacks;
import org.pieceworth.rules.fairy.compile.VariantTables;
import org.pieceworth.rules.fairy.evaluation.PositionSurvey;
import org.pieceworth.rules.fairy.evaluation.SurveyCounts;
import org.pieceworth.rules.fairy.state.PositionState;
import org.pieceworth.rules.variant.Variants;

/// What bitboards say is what walking over the board says.
class BitboardsTest {

    private static final int GAMES = 4;
    private static final int PLIES = 80;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "chess",
                "capablanca",
                "shogi",
                "grand",
                "shatranj",
                "seirawan",
                "crazyhouse",
                "hoppelpoppel",
                "almost",
                "nightrider",
                "berolina",
                "legan",
                "atomic",
                "spartan",
                "shako",
                "xiangqi",
                "makruk",
                "clobber",
                "clobber10",
                "shogi",
                "minishogi",
                "euroshogi",
                "jesonmor",
                "pawnsideways"
            })
    void attacksAndSurveysAgree(String name) {
        VariantRules rules = VariantRules.of(Variants.open(name).variant());
        VariantTables tables = rules.tables();
        int[] values = new int[tables.kindCount];
        Arrays.setAll(values, kind -> (tables.kinds.royal >>> kind & 1) != 0 ? 0 : 100 * (kind + 1));
        PositionSurvey survey = new PositionSurvey(tables, values);
        PositionSurvey walking = PositionSurvey.walking(tables, values);
        play(rules, position -> {
            PositionState p = position.state();
            survey.look(p);
            walking.look(p);
            assertThat(text(survey.counts)).as(position::fen).isEqualTo(text(walking.counts));
            if (p.bitboards.usable && (p.attacks.forwardKinds[0] | p.attacks.forwardKinds[1]) == 0) {
                attacksAgree(p, position.fen());
            }
        });
    }

    private static void attacksAgree(PositionState p, String fen) {
        for (int square = 0; square < p.squareCount; square++) {
            for (int side = 0; side < 2; side++) {
                assertThat(BitboardAttacks.isAttacked(p, square, side, p.occupiedLow(), p.occupiedHigh()))
                        .as("%s: square %d, side %d", fen, square, side)
                        .isEqualTo(SquareAttacks.isAttacked(p, square, side));
            }
        }
    }

    private static void play(VariantRules rules, Consumer<VariantPosition> look) {
        Random random = new Random(21);
        VariantPosition position = rules.start();
        int[] moves = new int[position.maxMoves()];
        for (int game = 0; game < GAMES; game++) {
            int plies = 0;
            int count = position.generate(moves);
            while (plies < PLIES && count > 0) {
                position.make(moves[random.nextInt(count)]);
                plies++;
                look.accept(position);
                count = position.generate(moves);
            }
            for (; plies > 0; plies--) {
                position.unmake();
            }
            look.accept(position);
        }
    }

    private static String text(SurveyCounts counts) {
        return Arrays.toString(counts.mobility)
                + Arrays.toString(counts.kingAttackers)
                + Arrays.toString(counts.kingZoneHits)
                + Arrays.toString(counts.shelter)
                + Arrays.toString(counts.emptyKingZone)
                + Arrays.toString(counts.threats)
                + Arrays.toString(counts.hanging)
                + Arrays.toString(counts.restricted)
                + Arrays.toString(counts.kingDanger)
                + Arrays.toString(counts.passedKings)
                + Arrays.toString(counts.passedBlocked);
    }
}
