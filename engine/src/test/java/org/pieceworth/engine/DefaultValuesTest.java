package org.pieceworth.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.piece.PieceValues;
import org.pieceworth.rules.variant.Variants;

/// What pieces are worth to the engine where nobody says it.
class DefaultValuesTest {

    @ParameterizedTest
    @CsvSource({
        "chess, N, 306", "chess, B, 331", "chess, R, 476", "chess, Q, 958", "chess, P, 100",
        "capablanca, A, 813", "capablanca, C, 982", "gardner, B, 205", "gardner, N, 207", "pawnback, P, 131",
    })
    void orthodoxPiecesKeepTheirs(String variant, String piece, int value) {
        assertThat(value(variant, "", piece)).isCloseTo(value, within(0.5));
    }

    /// Measured among knights, bishops, rooks and queens (bench/ENGINE.md), in centipawns of the default values. None
    /// of them was used for the formula.
    @ParameterizedTest
    @CsvSource({"WfF, 154, 290", "FA, 270, 311", "R2, 193, 321", "B2, 189, 254", "Q2, 629, 683"})
    void shortPiecesAreWorthLessThanTheirMobility(String betza, int measured, int before) {
        double value = value("own", "[own:chess]\ncustomPiece1 = h:" + betza + "\n", "H");

        assertThat(Math.abs(value - measured)).isLessThan(Math.abs(before - measured));
        assertThat(value).isLessThan(before - 30);
    }

    @Test
    void whatMayBeDroppedIsNotDamped() {
        assertThat(value("shogi", "", "S")).isCloseTo(256, within(0.5));
        assertThat(value("pocketknight", "", "N")).isCloseTo(306, within(0.5));
    }

    /// In bughouse it is the partner who drops what was taken.
    @ParameterizedTest
    @CsvSource({"crazyhouse, N, 305", "crazyhouse, R, 420", "crazyhouse, Q, 694", "bughouse, Q, 958", "chess, Q, 958"})
    void strongPiecesCountLessWhereWhatIsTakenIsDropped(String variant, String piece, int value) {
        assertThat(value(variant, "", piece)).isCloseTo(value, within(0.5));
    }

    @ParameterizedTest
    @CsvSource({"makruk, S, 214", "shatranj, Q, 156", "xiangqi, P, 80", "asean, B, 214"})
    void wherePawnsBecomeNothingStrongNothingIsDamped(String variant, String piece, int value) {
        assertThat(value(variant, "", piece)).isCloseTo(value, within(0.5));
    }

    @Test
    void whatNeverGoesBackIsNotDamped() {
        assertThat(value("own", "[own:chess]\ncustomPiece1 = h:fR\n", "H")).isCloseTo(84, within(0.5));
    }

    /// By the squares that they reach, not by the number of their paths: gryphon and manticore above a rook,
    /// a lion of chu shogi below two queens where its paths alone made it six.
    @ParameterizedTest
    @CsvSource({"FyafsF, 500, 1400", "WyafsW, 500, 1400", "KNADcaKmcabK, 1400, 3500", "KNADcaKmcaKmabK, 1400, 8000"})
    void movesOfSeveralLegsCountByTheirSquares(String betza, double least, double most) {
        assertThat(value("own", "[own:chess]\nbetza = standard\ncustomPiece1 = h:" + betza + "\n", "H"))
                .isBetween(least, most);
    }

    private static double value(String variant, String ini, String piece) {
        VariantRules rules = VariantRules.of(
                ini.isEmpty()
                        ? Variants.open(variant).variant()
                        : Variants.parse("a test", ini).read(variant).variant());
        return Engine.ownValues(rules)
                .of(piece)
                .map(PieceValues.TaperedValue::middlegame)
                .orElseThrow();
    }
}
