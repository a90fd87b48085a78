package org.pieceworth.valuation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.pieceworth.text.InputException;
import org.pieceworth.valuation.compare.ReferenceValue;
import org.pieceworth.valuation.compare.ReferenceValues;
import org.pieceworth.valuation.synergy.SynergyTarget;
import org.pieceworth.valuation.synergy.SynergyTargets;

class FittedLinesTest {

    private static final List<String> FIT = List.of(
            "feature,value,se,low,high,coefficient,coefficientSe,betza,board,group,games,alone,aloneSe",
            "P,2.0,0.0,2.0,2.0,0.5,0.01,,10x8,,,,",
            "N,5.0,0.1,4.8,5.2,1.2,0.02,N,10x8,,,,",
            "A,14.0,0.3,13.4,14.6,3.4,0.02,BN,10x8,,,,",
            "+P,,,,,,,WfF,10x8,,,,",
            "white,0.4,0.1,0.2,0.6,0.1,0.02,,10x8,,,,",
            "N,9.0,0.1,8.8,9.2,,,,10x8,\"Tal, Mihail\",12,9.1,2.0");

    /// In pawns of 2 the values are hundredths of one; pawns, White's advantage and groups are no targets.
    @Test
    void aFitIsReadInCentipawns() {
        assertThat(SynergyTargets.read("f.csv", FIT).targets())
                .extracting(SynergyTarget::piece)
                .containsExactly("N", "BN");
        assertThat(SynergyTargets.read("f.csv", FIT).targets())
                .extracting(SynergyTarget::value)
                .containsExactly(250.0, 700.0);
        assertThat(SynergyTargets.read("f.csv", FIT).targets())
                .extracting(target -> target.standardError().orElseThrow())
                .containsExactly(5.0, 15.0);
        assertThat(ReferenceValues.read("f.csv", FIT))
                .extracting(ReferenceValue::value)
                .containsExactly(250.0, 700.0);
        assertThat(ReferenceValues.read("f.csv", FIT))
                .allSatisfy(value -> assertThat(value.scale().board().shape()).isEqualTo("10x8"));
    }

    /// What is measured is anchored to knight, bishop, rook and queen together, not to a pawn.
    @Test
    void centipawnsStayWhatTheyAre() {
        List<String> measured = List.of(
                "feature,value,se,low,high,unit,betza,board",
                "S,150.5,4.0,140,160,centipawn,FfW,8x8",
                "N,310,5.0,300,320,centipawn,N,8x8",
                "P,136,5.0,126,146,centipawn,,8x8");
        assertThat(SynergyTargets.read("m.csv", measured).targets())
                .extracting(SynergyTarget::value)
                .containsExactly(150.5, 310.0);
        assertThat(ReferenceValues.read("m.csv", measured))
                .extracting(ReferenceValue::value)
                .containsExactly(150.5, 310.0);
    }

    @Test
    void otherListsAreReadAsTheyStand() {
        assertThat(FittedLines.read("x", List.of("piece,value", "N,300"))).isEmpty();
        assertThat(FittedLines.read("x", List.of())).isEmpty();
    }

    @Test
    void whatCannotBeReadIsNamed() {
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> FittedLines.read("f.csv", List.of(FIT.get(0), FIT.get(2))))
                .withMessageContaining("f.csv: found a fit without a pawn");
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> FittedLines.read("f.csv", List.of(FIT.get(0), FIT.get(1), "N,5.0")))
                .withMessageContaining("f.csv, line 3: found 2 fields, expected 13");
    }

    private static final List<String> MEASURED = List.of(
            "piece,feature,value,se,low,high,unit,betza,board,covariance",
            "FfW,S,150,4,142,158,centipawn,FfW,8x8,S:16 T:6 N:2",
            "WD,T,-1171,10671,,,centipawn,WD,8x8,",
            "N,N,310,5,300,320,centipawn,N,8x8,S:2 N:25",
            "P,P,100,3,94,106,centipawn,,8x8,S:1 N:1");

    /// A value without an interval is used nowhere, and its absence is said.
    @Test
    void valuesThatGamesDoNotTellAreLeftOut() {
        SynergyTargets targets = SynergyTargets.read("m.csv", MEASURED);
        assertThat(targets.targets()).extracting(SynergyTarget::piece).containsExactly("FfW", "N");
        assertThat(targets.leftOut()).containsExactly("WD");
        assertThat(ReferenceValues.read("m.csv", MEASURED))
                .extracting(ReferenceValue::betza)
                .containsExactly("FfW", "N");
        assertThat(ReferenceValues.leftOut("m.csv", MEASURED)).containsExactly("WD");
        List<String> none = List.of(MEASURED.get(0), MEASURED.get(2));
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> SynergyTargets.read("m.csv", none))
                .withMessageContaining("m.csv: found no targets, as its games do not determine the value of WD");
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> ReferenceValues.read("m.csv", none))
                .withMessageContaining("do not determine those of WD");
    }

    @Test
    void covariancesAreFoundByFeature() {
        assertThat(SynergyTargets.read("m.csv", MEASURED).covariance())
                .containsExactly(List.of(16.0, 2.0), List.of(2.0, 25.0));
        List<String> turned = List.of(MEASURED.get(0), MEASURED.get(3), MEASURED.get(1));
        assertThat(SynergyTargets.read("m.csv", turned).covariance())
                .containsExactly(List.of(25.0, 2.0), List.of(2.0, 16.0));
        assertThat(SynergyTargets.read("f.csv", FIT).covariance()).isEmpty();
    }

    @Test
    void aColumnOfCovariancesThatIsNoneIsRefused() {
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> SynergyTargets.read(
                        "m.csv", List.of(MEASURED.get(0), MEASURED.get(1), "N,N,310,5,300,320,centipawn,N,8x8,N:25")))
                .withMessageContaining("m.csv, line 3: found no covariance with S, expected one with each value");
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> SynergyTargets.read(
                        "m.csv", List.of(MEASURED.get(0), "N,N,310,5,300,320,centipawn,N,8x8,N:much")))
                .withMessageContaining("m.csv, line 2: found 'N:much' as covariance");
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(
                        () -> SynergyTargets.read("m.csv", List.of(MEASURED.get(0), MEASURED.get(1), MEASURED.get(1))))
                .withMessageContaining("m.csv: found a feature twice");
    }
}
