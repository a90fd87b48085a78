package org.pieceworth.lab.armies;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pieceworth.engine.Engine;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.position.PlacementText;
import org.pieceworth.text.InputException;

class RandomArmiesTest {

    private static final VariantSource CHESS = VariantSource.shipped("chess");

    private static RandomArmies spec(String text) {
        return RandomArmies.parse(text, CHESS);
    }

    private static ArmyStarts starts(RandomArmies spec) {
        VariantRules rules = VariantRules.of(spec.game().variant());
        return spec.starts(rules, Engine.ownValues(rules), 1);
    }

    @Test
    void partsAreWhatTheySay() {
        RandomArmies spec = spec("slots=6, FfW=40,N=14,B=14,R=14,Q=6,empty=12,pawns-off=1-3,imbalance=2.5");
        ArmyDistribution army = spec.pairs().first();
        assertThat(spec.pairs().second()).isEqualTo(army);
        assertThat(army.squares()).isEqualTo(6);
        assertThat(army.pieces()).hasSize(5).containsEntry('N', 0.14).containsEntry('Q', 0.06);
        assertThat(army.pawns()).isEmpty();
        assertThat(spec.pairs().leastPawnsOff()).isEqualTo(1);
        assertThat(spec.pairs().mostPawnsOff()).isEqualTo(3);
        assertThat(spec.pairs().imbalance()).isEqualTo(250);
    }

    @Test
    void sharesAreOfTheirSum() {
        ArmyDistribution army = spec("N=1,R=2,empty=1").pairs().first();
        assertThat(army.pieces()).containsEntry('N', 0.25).containsEntry('R', 0.5);
        assertThat(army.squares()).isEqualTo(ArmyDistribution.ALL);
    }

    @Test
    void pawnsOfOtherKindsHaveTheirSquares() {
        ArmyDistribution army = spec("fmWfcF=30,N=3,R=1").pairs().first();
        assertThat(army.pieces()).containsEntry('N', 0.75).hasSize(2);
        assertThat(army.pawns().values())
                .singleElement()
                .satisfies(share -> assertThat(share).isCloseTo(0.3, within(1e-12)));
    }

    /// Two squares of seven are drawn for, and the others hold what they held.
    @Test
    void onOtherSquaresStandsWhatTheVariantHas() {
        ArmyStarts starts = starts(spec("slots=2,FfW=1,empty=1"));
        for (long k = 0; k < 30; k++) {
            List<String> ranks = PlacementText.of(starts.start(k).first()).ranks();
            String white = spread(ranks.getLast());
            int changed = 0;
            for (int file = 0; file < 8; file++) {
                changed += white.charAt(file) == "RNBQKBNR".charAt(file) ? 0 : 1;
            }
            assertThat(changed).isEqualTo(2);
        }
    }

    @Test
    void anExchangeIsOneAgainstOthers() {
        String text = "Q=20,R=20,N=24,B=20,empty=16,pawns-off=0-3,imbalance=3,exchange=Q";
        RandomArmies spec = spec(text);
        assertThat(spec.pairs().exchange()).isTrue();
        assertThat(spec.pairs().different()).containsExactly('Q');
        assertThat(spec.pairs().spec()).contains(text);
        assertThat(starts(spec).text()).contains("exchange Q");
        List<Character> columns = ArmyStarts.columns(CHESS.variant(), spec.pairs());
        for (long k = 0; k < 100; k++) {
            int[] difference = starts(spec).start(k).difference();
            int sign = Integer.signum(difference[columns.indexOf('Q')]);
            assertThat(sign).isNotZero();
            for (char piece : new char[] {'R', 'N', 'B'}) {
                assertThat(sign * difference[columns.indexOf(piece)]).isLessThanOrEqualTo(0);
            }
        }
    }

    /// Where nothing can stand against a piece, armies still differ in it.
    @Test
    void whereNoExchangeIsToBeHadArmiesDiffer() {
        ArmyStarts starts = starts(spec("Q=90,N=10,imbalance=1,exchange=Q"));
        assertThat(starts.start(0).difference()[0]).isNotZero();
    }

    private static String spread(String rank) {
        StringBuilder spread = new StringBuilder();
        rank.chars().forEach(c -> spread.append(Character.isDigit(c) ? ".".repeat(c - '0') : Character.toString(c)));
        return spread.toString();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            FfW               | found 'FfW', expected parts such as FfW=40
            N=1,N=2           | found 'N' twice
            K=1,N=1           | found 'K', whose loss ends the game in chess
            P=1,N=1           | found 'P', which stands on the other ranks
            empty=12          | found no piece of the first rank
            N=0               | found shares whose sum is 0
            slots=8,N=1       | found slots=8, expected 1 to 7
            slots=0,N=1       | found slots=0, expected 1 to 7
            slots=1.5,N=1     | found slots=1.5, expected a whole number
            pawns-off=3-1,N=1 | expected the smaller number first
            N=1,differ=R      | found differ=R, expected sampled pieces
            N=1,exchange=R    | found exchange=R, expected sampled pieces
            imbalance=0,N=1   | found imbalance=0, expected more
            N=1.2.3           | expected a number up to a million
            fmWfcF=120,N=1    | found pawns on more than 100 %
            """)
    void whatMakesNoSenseIsNamed(String text, String message) {
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> spec(text))
                .withMessageContaining(message);
    }
}
