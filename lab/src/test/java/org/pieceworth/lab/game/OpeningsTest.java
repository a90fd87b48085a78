package org.pieceworth.lab.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.position.Outcome;
import org.pieceworth.rules.variant.Variants;

class OpeningsTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "chess",
                "chess960",
                "crazyhouse",
                "capablanca",
                "shogi",
                "xiangqi",
                "horde",
                "seirawan",
                "antichess"
            })
    void leaveTheGameInPlay(String name) {
        VariantRules rules = rules(name);
        Openings openings = Openings.of(rules, 3, 8, true);
        Set<Opening> different = new HashSet<>();
        for (int k = 0; k < 20; k++) {
            Opening opening = openings.opening(k);
            VariantPosition position = opening.position();
            assertThat(position.outcome()).isInstanceOf(Outcome.InPlay.class);
            assertThat(position.inCheck()).isFalse();
            different.add(opening);
        }
        assertThat(different).hasSizeGreaterThan(17);
    }

    @Test
    void openingKDependsOnSeedAndKAlone() {
        VariantRules rules = rules("chess");
        Openings forward = Openings.of(rules, 5, 8, false);
        Openings again = Openings.of(rules, 5, 8, false);
        Opening seventh = again.opening(7);
        for (int k = 0; k < 7; k++) {
            assertThat(forward.opening(k)).isNotEqualTo(seventh);
        }
        assertThat(forward.opening(7)).isEqualTo(seventh);
        assertThat(Openings.of(rules, 6, 8, false).opening(7)).isNotEqualTo(seventh);
    }

    @Test
    void shufflesOfChess960AreItsOwn() {
        VariantRules rules = rules("chess960");
        Openings openings = Openings.of(rules, 1, 0, true);
        Set<String> different = new HashSet<>();
        for (int k = 0; k < 300; k++) {
            String fen = openings.opening(k).startFen();
            String white = fen.split("[/ ]")[7];
            String black = fen.split("[/ ]")[0];
            assertThat(black).isEqualToIgnoringCase(white);
            assertThat(white.replaceAll("[^RK]", "")).isEqualTo("RKR");
            int bishop = white.indexOf('B');
            assertThat((white.lastIndexOf('B') - bishop) % 2).isEqualTo(1);
            assertThat(fen.split(" ")[2]).hasSize(4);
            different.add(white);
        }
        assertThat(different).hasSizeGreaterThan(230);
    }

    @Test
    void shufflesOfChessKeepCastling() {
        VariantRules rules = rules("chess");
        for (int k = 0; k < 30; k++) {
            String fen = Openings.of(rules, 1, 0, true).opening(k).startFen();
            assertThat(fen).contains(" w KQkq ").matches("r...k..r/.*");
        }
    }

    private static VariantRules rules(String name) {
        return VariantRules.of(Variants.shipped().read(name).variant());
    }
}
