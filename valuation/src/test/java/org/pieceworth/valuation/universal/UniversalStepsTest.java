package org.pieceworth.valuation.universal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pieceworth.rules.betza.Betza;
import org.pieceworth.rules.board.BoardText;
import org.pieceworth.valuation.Valuation;
import org.pieceworth.valuation.Valuation.Input;
import org.pieceworth.valuation.Valuation.Step;

/// The tables of the derivation, each number of them by hand.
class UniversalStepsTest {

    private static final String OVERLAP = "parts of it reach the same squares, which count once for each part";

    private static Valuation value(String betza, String board) {
        return new UniversalModel(UniversalOptions.STANDARD)
                .value(Betza.parse(betza).movement(), BoardText.parse(board));
    }

    private static Step step(Valuation valuation, String section, String name) {
        return valuation.steps().stream()
                .filter(step -> step.section().equals(section) && step.name().equals(name))
                .reduce((_, _) -> {
                    throw new AssertionError("twice: " + section + ", " + name);
                })
                .orElseThrow(() -> new AssertionError("not there: " + section + ", " + name));
    }

    private static void has(Valuation valuation, String section, String name, double expected, double... inputs) {
        Step step = step(valuation, section, name);
        assertThat(step.value()).as(name).isCloseTo(expected, within(1e-12));
        List<Double> in = step.inputs().stream().map(Input::value).toList();
        assertThat(in).as(name).hasSize(inputs.length);
        for (int i = 0; i < inputs.length; i++) {
            assertThat(in.get(i)).as(name).isCloseTo(inputs[i], within(1e-12));
        }
    }

    /// On 8x8 a diagonal pair attacks 280 squares from all 64, files and ranks 448 each; a density of 1/2 falls to 1/6,
    /// on average 1/3.
    @Test
    void everyTableOfTheArchbishop() {
        Valuation archbishop = value("BN", "8x8");
        double diagonal = (1 - 1 / Math.cbrt(4.375)) * 1.5;
        double straight = (1 - 1 / Math.cbrt(7)) * 1.5;
        has(archbishop, "8-directional measurements", "NE-SW diagonal", 4.375, 280, 64);
        has(archbishop, "8-directional measurements", "NW-SE diagonal", 4.375, 280, 64);
        has(archbishop, "8-directional measurements", "N-S vertical", 7, 448, 64);
        has(archbishop, "8-directional measurements", "E-W horizontal", 7, 448, 64);
        has(archbishop, "average piece densities", "starting piece density s", 0.5);
        has(archbishop, "average piece densities", "1/3 piece density t", 1 / 6.0, 0.5);
        has(archbishop, "average piece densities", "first 2/3 average piece density m", 1 / 3.0, 0.5, 1 / 6.0);
        has(archbishop, "selective move blocks", "NE-SW diagonal", diagonal, 4.375, 1 / 3.0);
        has(archbishop, "selective move blocks", "NW-SE diagonal", diagonal, 4.375, 1 / 3.0);
        has(archbishop, "selective move blocks", "N-S vertical", straight, 7, 1 / 3.0);
        has(archbishop, "selective move blocks", "E-W horizontal", straight, 7, 1 / 3.0);
        has(archbishop, "3-directional foci", "bishop", 10 / 9.0, 2, 0, 4);
        has(archbishop, "3-directional foci", "rook", 8 / 9.0, 0, 1, 4);
        has(archbishop, "3-directional foci", "queen", 1, 2, 1, 8);
        has(archbishop, "ideal attack value", "bishop", 8.75, 4.375, 4.375);
        has(archbishop, "ideal attack value", "leaps", 5.25, 336, 64);
        double bishop = 8.75 * diagonal * 10 / 9;
        has(archbishop, "unadjusted practical attack value", "bishop", bishop, 8.75, diagonal, 10 / 9.0);
        has(archbishop, "unadjusted practical attack value", "leaps", 5.25, 5.25);
        has(archbishop, "supreme piece enhancements", "non color-bound", 1 / 4.0);
        has(archbishop, "supreme piece enhancements", "non color-changed", 1 / 8.0);
        has(archbishop, "supreme piece enhancements", "compound", 1 / 16.0);
        double practical = (bishop + 5.25) * (1 + 7 / 16.0);
        has(archbishop, "practical attack value", "in squares", practical, bishop + 5.25, 7 / 16.0);
        has(archbishop, "practical attack value", "normalised", practical * 10 / 1.75, practical, 1.75);
        // Four directions, three densities, four blocks, fifteen classes, two parts twice, three enhancements, two.
        assertThat(archbishop.steps()).hasSize(4 + 3 + 4 + 15 + 4 + 3 + 2);
    }

    @Test
    void aLeaperNeedsNoTablesOfSlides() {
        Valuation knight = value("N", "8x8");
        assertThat(knight.steps())
                .extracting(Step::section)
                .doesNotContain("3-directional foci")
                .hasSize(7);
        has(knight, "ideal attack value", "leaps", 5.25, 336, 64);
        has(knight, "practical attack value", "in squares", 5.25, 5.25, 0);
    }

    /// One way along the files: 3.5 squares on average, by the block of the files and the foci 4/3 of both ways. A ferz
    /// adds its 196 · 2 / 2 · 2 / 64 squares.
    @Test
    void aSlideOneWay() {
        Valuation lance = value("fRF", "8x8");
        double block = (1 - 1 / Math.cbrt(7)) * 1.5;
        double slide = 3.5 * block * 4 / 3;
        has(lance, "unadjusted practical attack value", "one way of the N-S vertical", slide, 3.5, block, 4 / 3.0);
        has(lance, "unadjusted practical attack value", "leaps", 196 / 64.0, 196 / 64.0);
        double unadjusted = slide + 196 / 64.0;
        Step squares = step(lance, "practical attack value", "in squares");
        assertThat(squares.inputs().getFirst().value()).isCloseTo(unadjusted, within(1e-12));
    }

    /// R2: on each of 16 lines 14 squares one step away and 12 two steps away, of 64: 6.5, below the rook's value.
    @Test
    void limitedSlides() {
        Valuation short2 = value("R2", "8x8");
        double rook = 14 * (1 - 1 / Math.cbrt(7)) * 1.5 * 8 / 9;
        has(short2, "ideal attack value", "limited slides", 6.5);
        has(short2, "unadjusted practical attack value", "limited slides", 6.5, 6.5, rook);
        assertThat(short2.notes()).noneMatch(note -> note.endsWith("the value used here"));
        // R4: 14 + 12 + 10 + 8 on a line.
        Valuation longer = value("R4", "8x8");
        has(longer, "ideal attack value", "limited slides", 11);
        has(longer, "unadjusted practical attack value", "limited slides", rook, 11, rook);
        assertThat(longer.notes()).anyMatch(note -> note.endsWith("the value used here"));
        // Beside a full bishop what counts is what the limited slide adds.
        Valuation beside = value("BR4", "8x8");
        Step limited = step(beside, "unadjusted practical attack value", "limited slides");
        assertThat(limited.value()).isCloseTo(rook, within(1e-9));
    }

    @ParameterizedTest
    @CsvSource({
        "RD, true",
        "sRD, true",
        "fRfD, true",
        "R3D, true",
        "R2D, false",
        "NN0, false",
        "WR, false",
        "RF, false",
        "QN, false",
        "fRF, false",
        "R2A, false",
        "KN, false",
    })
    void squaresOfSeveralParts(String betza, boolean overlap) {
        assertThat(value(betza, "8x8").notes().contains(OVERLAP)).isEqualTo(overlap);
    }

    /// On two ranks 14 of 16 squares have one on a diagonal to go to, and each has one on its file: up
    /// to one square the formula has no block.
    @Test
    void narrowBoards() {
        String narrow = "the board is too narrow along the %s for a move block (x = %s)";
        assertThat(value("R", "8x2").value()).isEmpty();
        assertThat(value("R", "8x2").notes())
                .containsExactly(
                        narrow.formatted("NE-SW diagonal", "0.875"),
                        narrow.formatted("NW-SE diagonal", "0.875"),
                        narrow.formatted("N-S vertical", "1.0"));
        assertThat(value("R", "8x3").notes()).isEmpty();
        assertThat(value("R", "8x1").notes())
                .containsExactly("no pawn captures on 8x1, and values are counted by the pawn's");
    }
}
