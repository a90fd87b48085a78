package org.pieceworth.valuation.synergy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.pieceworth.text.InputException;
import org.pieceworth.valuation.play.Atlas;

class MeasuredTargetsTest {

    private static final List<String> LINES = Atlas.shipped().text().lines().toList();

    @Test
    void measuredPiecesMadeOfTheLawsPartsAreTargetsWithTheirErrors() {
        SynergyTargets targets = SynergyTargets.read("atlas", LINES);
        assertThat(targets.standardized()).isTrue();
        assertThat(targets.targets())
                .extracting(SynergyTarget::piece)
                .contains("N", "B", "R", "Q", "W", "NF", "FfsW")
                .doesNotContain("D", "H", "G", "bN", "[cR-mW]");
        assertThat(targets.leftOut()).contains("bN");
        assertThat(targets.largestParameter()).isGreaterThan(1000);
        assertThat(targets.about())
                .contains("the " + targets.targets().size() + " of ")
                .contains("on 8x8 at 300 nodes per move among N,B,R,Q");
    }

    @Test
    void anAtlasWithoutSuchPiecesIsRefused() {
        List<String> dabbabas =
                LINES.stream().filter(line -> line.startsWith("D\t")).toList();
        assertThat(dabbabas).isNotEmpty();
        assertThatThrownBy(() -> SynergyTargets.read("mine.tsv", dabbabas))
                .isInstanceOf(InputException.class)
                .hasMessageStartingWith("mine.tsv: found no targets");
    }
}
