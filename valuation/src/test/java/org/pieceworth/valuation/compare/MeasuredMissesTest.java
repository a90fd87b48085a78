package org.pieceworth.valuation.compare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.pieceworth.rules.betza.Betza;
import org.pieceworth.valuation.ValuationModel;
import org.pieceworth.valuation.compare.MeasuredMisses.Misses;
import org.pieceworth.valuation.mobility.MobilityModel;
import org.pieceworth.valuation.play.PlayModel;
import org.pieceworth.valuation.universal.UniversalModel;

/// How far models are from the pieces that ship as measured.
class MeasuredMissesTest {

    private static MeasuredMisses of(ValuationModel model, String piece) {
        return MeasuredMisses.of(model, Betza.parse(piece).movement()).orElseThrow();
    }

    /// docs/models/mobility.md counts the pieces of which the source speaks, by another road: all ways 10 % too little,
    /// as much or more back 42 % too much.
    @Test
    void directionsShowInMobility() {
        Misses allWays = of(MobilityModel.published(), "Q").alike().orElseThrow();
        Misses someWays = of(MobilityModel.published(), "FfW").alike().orElseThrow();

        assertThat(allWays.kind()).isEqualTo("pieces of leaps and rides that go all ways");
        assertThat(allWays.pieces()).isGreaterThan(70);
        assertThat(allWays.surplus()).isCloseTo(-0.10, within(0.06));
        assertThat(someWays.surplus()).isPositive();
        assertThat(someWays.surplus()).isGreaterThan(allWays.surplus() + 0.1);
    }

    @Test
    void theLawOfPlayIsNearerThanModelsThatSawNoGames() {
        MeasuredMisses play = of(new PlayModel(), "WD");

        assertThat(play.all().pieces()).isGreaterThan(250);
        assertThat(play.all().median()).isLessThan(0.12);
        assertThat(of(MobilityModel.published(), "WD").all().median())
                .isGreaterThan(play.all().median());
        assertThat(of(UniversalModel.standard(), "WD").all().median())
                .isGreaterThan(play.all().median());
    }

    @Test
    void aPieceOfAKindOfItsOwnHasThoseOfThatKind() {
        assertThat(of(new PlayModel(), "pQ").alike().map(Misses::kind)).contains("hoppers");
        assertThat(of(new PlayModel(), "mWcF").alike().map(Misses::kind))
                .contains("pieces that capture otherwise than they move");
    }
}
