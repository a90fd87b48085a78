package org.pieceworth.valuation.universal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.OptionalDouble;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.pieceworth.rules.betza.Betza;
import org.pieceworth.rules.board.Board.SquareBoard;
import org.pieceworth.rules.board.BoardText;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.valuation.Valuation;
import org.pieceworth.valuation.universal.UniversalOptions.QueenRule;
import org.pieceworth.valuation.universal.UniversalOptions.Rounding;

class UniversalModelTest {

    private static final UniversalOptions PUBLISHED =
            new UniversalOptions(OptionalDouble.of(0.5), Rounding.PUBLISHED, QueenRule.SUM, false);

    private static Movement movement(String betza) {
        return Betza.parse(betza).movement();
    }

    private static Valuation value(String betza, String board, UniversalOptions options) {
        return new UniversalModel(options).value(movement(betza), BoardText.parse(board));
    }

    private static double unadjusted(String betza, String board, UniversalOptions options) {
        SquareBoard squares = BoardText.parseSquares(board);
        return AttackWorksheet.attack(movement(betza), squares, options).unadjusted()
                * 10
                / new UniversalModel(options).pawn(squares);
    }

    /// Unadjusted values of all slider classes on 8x8 at density 0.5, least piece 10; to the digits given. The
    /// queen is the source's bishop plus rook: it prints 83.30, from addends rounded to two decimals.
    @ParameterizedTest
    @CsvSource({
        "frblB, 16.19", "flbrB, 16.19", "sR, 12.73", "vR, 38.18", "B, 32.38", "sRfrblB, 32.83", "sRflbrB, 32.83",
        "vRfrblB, 51.59", "vRflbrB, 51.59", "R, 50.91", "BsR, 50.18", "BvR, 66.90", "RfrblB, 67.90", "RflbrB, 67.90",
        "Q, 83.29", "N, 30.00", "K, 37.50", "fmWfceFifmnD, 10.00"
    })
    void unadjustedOn8x8(String betza, double expected) {
        assertThat(unadjusted(betza, "8x8", UniversalOptions.STANDARD)).isCloseTo(expected, within(0.005));
    }

    @Test
    void theQueenAsAClassOfItsOwn() {
        UniversalOptions byClass = new UniversalOptions(OptionalDouble.of(0.5), Rounding.EXACT, QueenRule.CLASS, false);
        assertThat(unadjusted("Q", "8x8", byClass)).isCloseTo(84.42, within(0.005));
        assertThat(value("Q", "8x8", byClass).value().orElseThrow()).isCloseTo(100.25, within(0.005));
        assertThat(value("Q", "8x8", byClass).notes()).isEmpty();
        Valuation bySum = value("Q", "8x8", UniversalOptions.STANDARD);
        assertThat(bySum.value().orElseThrow()).isCloseTo(98.90, within(0.005));
        assertThat(bySum.notes()).singleElement().asString().contains("+1.36 %");
    }

    /// 10x8, exactly.
    @ParameterizedTest
    @CsvSource({"N, 30.56", "B, 37.32", "R, 59.05", "BN, 97.57", "RN, 100.81", "Q, 114.44"})
    void exactOn10x8(String betza, double expected) {
        assertThat(value(betza, "10x8", UniversalOptions.STANDARD).value().orElseThrow())
                .isCloseTo(expected, within(0.005));
    }

    /// The source's printed table of 10x8, to 0.01, and what its roundings make of the rest.
    @ParameterizedTest
    @CsvSource({
        "BN, 68.33, 98.22",
        "RN, 90.20, 101.48",
        "Q, 96.99, 115.18",
        "N, 30.77, 30.77",
        "B, 37.56, 37.56",
        "R, 59.43, 59.43"
    })
    void publishedOn10x8(String betza, double unadjusted, double practical) {
        assertThat(unadjusted(betza, "10x8", PUBLISHED)).isCloseTo(unadjusted, within(0.01));
        assertThat(value(betza, "10x8", PUBLISHED).value().orElseThrow()).isCloseTo(practical, within(0.01));
    }

    /// The pawn that all is counted by has 10, however it was rounded.
    @Test
    void thePawnHasTen() {
        for (String board : new String[] {"8x8", "10x8", "12x10"}) {
            assertThat(value("fmWfceFifmnD", board, PUBLISHED).value()).hasValue(10);
            assertThat(value("fmWfceFifmnD", board, UniversalOptions.STANDARD).value())
                    .hasValue(10);
        }
        // A pawn that captures straight ahead attacks one square.
        assertThat(value("mfFcfWimfnA", "8x8", UniversalOptions.STANDARD).value())
                .hasValueCloseTo(10 / 1.75, within(1e-9));
    }

    /// Elsewhere only the density is rounded; the pawn is as it is.
    @Test
    void publishedRoundingOn8x8() {
        assertThat(value("N", "8x8", PUBLISHED).value().orElseThrow()).isCloseTo(30, within(1e-9));
        double m = (0.5 + 0.167) / 2;
        double block = (1 - 1 / Math.cbrt(7)) * 0.5 / m;
        assertThat(value("R", "8x8", PUBLISHED).value().orElseThrow()).isCloseTo(80 * block * 8 / 9, within(1e-9));
    }

    @ParameterizedTest
    @CsvSource({
        "BN, 0.4375",
        "RN, 0.125",
        "Q, 0.1875",
        "QN, 0.4375",
        "BW, 0.25",
        "KN, 0.0625",
        "R, 0",
        "N, 0",
        "B, 0",
        "K, 0",
        "BD, 0",
        "NF, 0.125",
        "NW, 0",
        "RF, 0",
        "BsR, 0.125",
        "BvRN, 0.4375",
        "BWD, 0.125",
        "BR4, 0.125",
        "RNF, 0.1875"
    })
    void enhancements(String betza, double sum) {
        AttackParts parts = AttackParts.of(movement(betza), RectangularBoard.CHESS);
        assertThat(Enhancements.of(parts).sum()).isEqualTo(sum);
    }

    @Test
    void ourRuleIsSaidToBeOurs() {
        assertThat(value("BN", "10x8", UniversalOptions.STANDARD).notes()).isEmpty();
        assertThat(value("RN", "10x8", UniversalOptions.STANDARD).notes()).isEmpty();
        assertThat(value("BW", "8x8", UniversalOptions.STANDARD).notes())
                .singleElement()
                .asString()
                .contains("Pieceworth's rule");
        assertThat(value("RNF", "8x8", UniversalOptions.STANDARD).notes())
                .singleElement()
                .asString()
                .contains("Pieceworth's rule");
    }

    /// "3-directional foci factors for sliders", as fractions.
    @ParameterizedTest
    @CsvSource({
        "DIAGON_I, 10, 9", "DIAGON_II, 10, 9", "HORIZON, 4, 9", "VERIZON, 4, 3", "BISHOP, 10, 9", "ZIG_ZAG, 7, 9",
        "ZAG_ZIG, 11, 9", "ZAG_ZAG, 11, 9", "ZIG_ZIG, 7, 9", "ROOK, 8, 9", "HORIZON_BISHOP, 8, 9",
                "VERIZON_BISHOP, 32, 27",
        "DIAGON_ROOK_I, 26, 27", "DIAGON_ROOK_II, 26, 27", "QUEEN, 1, 1"
    })
    void foci(SliderClass slider, int numerator, int denominator) {
        assertThat(slider.foci()).isCloseTo((double) numerator / denominator, within(1e-15));
        assertThat(slider.title()).isEqualTo(slider.title().strip()).isNotEmpty();
    }

    @Test
    void theWeightedAverageIsTheMeanOfFifteen() {
        assertThat(Arrays.stream(SliderClass.values())
                        .mapToDouble(SliderClass::rating)
                        .average())
                .hasValueCloseTo(SliderClass.WEIGHTED_AVERAGE, within(1e-15));
        assertThat(Arrays.stream(SliderClass.values()).map(SliderClass::pairs).distinct())
                .hasSize(15);
    }

    @ParameterizedTest
    @EnumSource(SliderClass.class)
    void everyClassIsFoundByItsPairs(SliderClass slider) {
        assertThat(SliderClass.of(slider.pairs())).isEqualTo(slider);
        assertThat(slider.directions()).isEqualTo(2 * slider.pairs().size());
    }

    @Test
    void noPairsNoSlider() {
        assertThatThrownBy(() -> SliderClass.of(Set.of())).isInstanceOf(IllegalArgumentException.class);
    }

    /// "first 2/3 average piece density": two thirds of the start; "b / m" is 1 at a start of ¾.
    @Test
    void densities() {
        Densities exact = Densities.of(0.5, Rounding.EXACT);
        assertThat(exact.firstTwoThirds()).isCloseTo(1 / 3.0, within(1e-15));
        assertThat(exact.quotient()).isCloseTo(1.5, within(1e-15));
        assertThat(Densities.of(0.75, Rounding.EXACT).quotient()).isCloseTo(1, within(1e-15));
        assertThat(Densities.of(0.5, Rounding.PUBLISHED).third()).isEqualTo(0.167);
    }

    @Test
    void anEmptierOpeningFavoursSliders() {
        UniversalOptions sparse = new UniversalOptions(OptionalDouble.of(0.25), Rounding.EXACT, QueenRule.SUM, false);
        double rook = value("R", "8x8", UniversalOptions.STANDARD).value().orElseThrow();
        assertThat(value("R", "8x8", sparse).value().orElseThrow()).isCloseTo(2 * rook, within(1e-9));
        assertThat(value("N", "8x8", sparse).value()).hasValue(30);
    }

    /// "special formula": without the density's factor, which is 1.5 at the usual density; in squares, since no pawn
    /// plays by which to count.
    @Test
    void whereOnlySlidersPlayNoDensityCounts() {
        UniversalOptions sliders = new UniversalOptions(OptionalDouble.empty(), Rounding.EXACT, QueenRule.SUM, false);
        double rook = value("R", "8x8", UniversalOptions.STANDARD).value().orElseThrow();
        Valuation alone = value("R", "8x8", sliders);
        assertThat(alone.value().orElseThrow()).isCloseTo(rook / 1.5 * 1.75 / 10, within(1e-9));
        assertThat(alone.notes()).singleElement().asString().contains("no pawn as unit");
        assertThat(alone.steps())
                .noneMatch(step -> step.section().equals("average piece densities"))
                .anyMatch(step -> step.formula().contains("only sliders play"));
        assertThat(value("R", "8x1", sliders).value()).isEmpty();
        for (String other : new String[] {"N", "RN", "R4", "FA", "N0"}) {
            assertThat(value(other, "8x8", sliders).value()).isEmpty();
            assertThat(value(other, "8x8", sliders).notes())
                    .singleElement()
                    .asString()
                    .contains("steps or leaps");
        }
    }

    /// Our extension: never more than the slide to the edge, and more with each square until there.
    @ParameterizedTest
    @ValueSource(strings = {"R", "B", "Q", "fR", "BR", "sRN", "vRF"})
    void aLimitedSlideIsNeverAboveTheSlideToTheEdge(String slider) {
        for (String board : new String[] {"8x8", "10x8", "12x12", "6x6", "8x8:cylinder"}) {
            double most =
                    value(slider, board, UniversalOptions.STANDARD).value().orElseThrow();
            double before = 0;
            for (int range = 2; range < 12; range++) {
                String limited = slider.replaceFirst("([RBQ])(?!.*[RBQ])", "$1" + range);
                double value =
                        value(limited, board, UniversalOptions.STANDARD).value().orElseThrow();
                assertThat(value).isLessThanOrEqualTo(most + 1e-9).isGreaterThanOrEqualTo(before - 1e-9);
                before = value;
            }
            assertThat(before).isCloseTo(most, within(1e-9));
        }
    }

    /// The source's formulas can make a slider less than a part of it: 12.65 against 16 of a ferz, 27.28
    /// against 35 of a king, 39.91 against 70.10 of the slides along files alone.
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "B   | 5x5  | 12.655 | 2.02 against 2.56",
                "Q   | 4x4  | 27.279 | 4.09 against 5.25",
                "R   | 3x10 | 39.905 | only the verizon",
                "B2  | 5x5  | 12.655 | 2.02 against 2.56"
            })
    void lessThanAPartIsNoted(String betza, String board, double expected, String note) {
        Valuation valuation = value(betza, board, UniversalOptions.STANDARD);
        assertThat(valuation.value().orElseThrow()).isCloseTo(expected, within(0.001));
        assertThat(valuation.notes()).anyMatch(each -> each.contains(note));
        assertThat(value(betza, "10x10", UniversalOptions.STANDARD).notes())
                .noneMatch(each -> each.contains("worth less"));
    }

    @Test
    void theColourBoundPenaltyIsOfBishopsAlone() {
        UniversalOptions alone = UniversalOptions.STANDARD.withoutPartners();
        double bishop = value("B", "8x8", UniversalOptions.STANDARD).value().orElseThrow();
        assertThat(value("B", "8x8", alone).value().orElseThrow()).isCloseTo(bishop * 8 / 9, within(1e-9));
        for (String other : new String[] {"BN", "R", "FA", "Q"}) {
            assertThat(value(other, "8x8", alone).value())
                    .isEqualTo(value(other, "8x8", UniversalOptions.STANDARD).value());
        }
        assertThat(value("B", "8x8", alone).steps())
                .anyMatch(step -> step.name().equals("color-bound penalty"));
    }

    @Test
    void aSliderOneWayHasItsShare() {
        double verizon = value("vR", "8x8", UniversalOptions.STANDARD).value().orElseThrow();
        Valuation lance = value("fR", "8x8", UniversalOptions.STANDARD);
        assertThat(lance.value().orElseThrow()).isCloseTo(verizon / 2, within(1e-9));
        assertThat(lance.notes()).singleElement().asString().contains("one direction only");
        double diagon = value("frblB", "8x8", UniversalOptions.STANDARD).value().orElseThrow();
        assertThat(value("frB", "8x8", UniversalOptions.STANDARD).value().orElseThrow())
                .isCloseTo(diagon / 2, within(1e-9));
    }

    @Test
    void aRideToTheEdgeIsASliderWhateverItsNumber() {
        assertThat(value("R7", "8x8", UniversalOptions.STANDARD).value())
                .isEqualTo(value("R", "8x8", UniversalOptions.STANDARD).value());
        assertThat(value("R7", "10x8", UniversalOptions.STANDARD).notes())
                .singleElement()
                .asString()
                .contains("limited");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "R2 | 37.143 | limited slide",
                "R4 | 50.906 | the value used here",
                "B3 | 32.382 | the value used here",
                "N0 | 54.286 | oblique ride",
                "nA | 12.857 | path were open",
                "nD0 | 34.286 | path were open",
                "mRcN | 30 | captures differ from its moves",
                "WpR | 20 | hops are not counted",
                "jB | 32.5 | jump over the first",
                "mW | 0 | captures nothing",
                "oB | 59.087 | ''",
                "oRW | 50.906 | ''",
                "oRF | 70.906 | joined edges"
            })
    void outsideTheSourceThereIsANote(String betza, double expected, String note) {
        Valuation valuation = value(betza, "8x8", UniversalOptions.STANDARD);
        if (note.isEmpty()) {
            assertThat(valuation.notes()).isEmpty();
        } else {
            assertThat(valuation.notes()).anyMatch(each -> each.contains(note));
        }
        assertThat(valuation.value().orElseThrow()).isCloseTo(expected, within(0.001));
    }

    @ParameterizedTest
    @ValueSource(strings = {"pR", "mRcpR", "gQ", "jN"})
    void hoppersHaveAReasonAndNoNumber(String betza) {
        Valuation valuation = value(betza, "8x8", UniversalOptions.STANDARD);
        assertThat(valuation.value()).isEmpty();
        assertThat(valuation.notes()).singleElement().asString().contains("hopping");
    }

    @Test
    void aCylinderIsCountedOnItsSquares() {
        // A rook reaches 14 squares everywhere; a pawn captures on 2. A bishop's two lines meet once, and reach 13.
        assertThat(value("B", "8x8:cylinder", UniversalOptions.STANDARD).steps())
                .filteredOn(step -> step.section().equals("ideal attack value"))
                .singleElement()
                .satisfies(step -> assertThat(step.value()).isEqualTo(13));
        assertThat(value("N", "8x8:torus", UniversalOptions.STANDARD).value()).hasValue(40);
        double rook =
                value("R", "8x8:cylinder", UniversalOptions.STANDARD).value().orElseThrow();
        double block = (1 - 1 / Math.cbrt(7)) * 1.5;
        assertThat(rook).isCloseTo(14 * block * 8 / 9 * 10 / 2, within(1e-9));
    }

    @Test
    void aBoardWithoutPawnCapturesHasNoUnit() {
        assertThat(value("R", "1x8", UniversalOptions.STANDARD).value()).isEmpty();
        assertThat(value("R", "1x8", UniversalOptions.STANDARD).notes())
                .singleElement()
                .asString()
                .contains("pawn");
    }

    @Test
    void aNarrowBoardIsNoted() {
        assertThat(value("R", "2x8", UniversalOptions.STANDARD).notes()).anyMatch(note -> note.contains("too narrow"));
        assertThat(value("R", "2x8", UniversalOptions.STANDARD).value()).isEmpty();
        assertThat(value("Q", "2x2:torus", UniversalOptions.STANDARD).value()).isEmpty();
    }

    @Test
    void theLongerRideHoldsTheShorter() {
        for (String[] pair :
                new String[][] {{"RW", "R"}, {"RK", "RF"}, {"QK", "Q"}, {"BF", "B"}, {"N0N", "N0"}, {"R4R", "R"}}) {
            assertThat(value(pair[0], "8x8", UniversalOptions.STANDARD).value())
                    .isEqualTo(value(pair[1], "8x8", UniversalOptions.STANDARD).value());
        }
        assertThat(value("RD", "8x8", UniversalOptions.STANDARD).notes())
                .anyMatch(note -> note.contains("reach the same squares"));
    }

    @Test
    void aLowDensityIsNoted() {
        UniversalOptions sparse = new UniversalOptions(OptionalDouble.of(0.1), Rounding.EXACT, QueenRule.SUM, false);
        assertThat(value("R", "8x8", sparse).notes()).singleElement().asString().contains("low a density");
    }

    /// The whole derivation of the rook, in the source's order.
    @Test
    void theDerivationHoldsEveryTable() {
        Valuation rook = value("R", "8x8", UniversalOptions.STANDARD);
        assertThat(rook.steps().stream().map(Valuation.Step::section).distinct())
                .containsExactly(
                        "8-directional measurements",
                        "average piece densities",
                        "selective move blocks",
                        "3-directional foci",
                        "ideal attack value",
                        "unadjusted practical attack value",
                        "supreme piece enhancements",
                        "practical attack value");
        assertThat(rook.steps().stream().filter(step -> step.section().equals("3-directional foci")))
                .hasSize(15);
        assertThat(rook.steps().getFirst().value()).isEqualTo(4.375);
        assertThat(rook.steps().getLast().value()).isEqualTo(rook.value().orElseThrow());
        assertThat(rook.steps())
                .filteredOn(step -> step.section().equals("selective move blocks"))
                .extracting(Valuation.Step::value)
                .satisfies(blocks -> {
                    assertThat(blocks.get(0)).isCloseTo((1 - 1 / Math.cbrt(4.375)) * 1.5, within(1e-12));
                    assertThat(blocks.get(2)).isCloseTo((1 - 1 / Math.cbrt(7)) * 1.5, within(1e-12));
                });
    }

    @Test
    void turningThePieceRoundChangesNothing() {
        for (String[] pair :
                new String[][] {{"fR", "bR"}, {"flB", "brB"}, {"fsW", "bsW"}, {"fN", "bN"}, {"lR", "rR"}}) {
            assertThat(value(pair[0], "9x10", UniversalOptions.STANDARD).value().orElseThrow())
                    .isCloseTo(
                            value(pair[1], "9x10", UniversalOptions.STANDARD)
                                    .value()
                                    .orElseThrow(),
                            within(1e-12));
        }
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, -1, 1.01, Double.NaN})
    void densitiesAreChecked(double density) {
        assertThatThrownBy(() -> new UniversalOptions(OptionalDouble.of(density), Rounding.EXACT, QueenRule.SUM, false))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
