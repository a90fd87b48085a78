package org.pieceworth.valuation.classic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.pieceworth.rules.betza.Betza;
import org.pieceworth.rules.board.Board.SquareBoard;
import org.pieceworth.rules.board.BoardText;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.rules.movement.MoveTable;
import org.pieceworth.valuation.Valuation;
import org.pieceworth.valuation.Valuation.Step;
import org.pieceworth.valuation.ValuationModel;

/// What the classic models say of pieces that their sources did not have, and how they come to their figures.
class WhatIsNotCountedTest {

    private static final String INITIAL = "its initial moves are not counted";
    private static final String OVER =
            "captures over hurdles are not counted: on an empty board there is nothing to hop over";
    private static final String LEGS =
            "a move of several legs gives check where it could capture a lone king, on the way or at its end";
    private static final String DIVERGENT = "its captures differ from its moves, and only captures give check";
    private static final String BOUND = "colour-bound, which a single check does not take into account";

    private static Valuation value(ValuationModel model, String betza, String board) {
        return model.value(Betza.parse(betza).movement(), BoardText.parse(board));
    }

    private static String notes(ValuationModel model, String betza, String board) {
        List<String> notes = value(model, betza, board).notes();
        return notes.isEmpty() ? "-" : String.join(" + ", notes);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "N, -",
        "Q, -",
        "KisO2, -",
        "B, bound",
        "mRcN, divergent",
        "NmR, divergent",
        "NimR, -",
        "NiR, initial",
        "NgQ, over",
        "NmpR, divergent",
        "NcjD, over divergent",
        "NjR, -",
        "NnD, -",
        "FyafsF, legs",
        "AcpB, over divergent bound",
        "fmWfceFifmnD, divergent",
    })
    void notesOfChecks(String betza, String expected) {
        List<String> said = value(new CheckingModel(false), betza, "8x8").notes();
        assertThat(said.getFirst()).startsWith("check ").endsWith(": all of them are the value");
        String rest = said.stream()
                .skip(1)
                .map(note -> switch (note) {
                    case INITIAL -> "initial";
                    case OVER -> "over";
                    case LEGS -> "legs";
                    case DIVERGENT -> "divergent";
                    case BOUND -> "bound";
                    default -> note;
                })
                .reduce("", (left, right) -> (left + " " + right).strip());
        assertThat(rest.isEmpty() ? "-" : rest).isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource({
        "mRcpR, over hurdles",
        "gQ, over hurdles",
        "jD, over hurdles",
        "mRmpR, never",
        "mR, never",
    })
    void whyThereIsNoCheck(String betza, String reason) {
        assertThat(value(new CheckingModel(true), betza, "8x8").notes())
                .containsExactly(
                        reason.equals("never")
                                ? "it never gives check to a king on an empty board"
                                : "it captures only over hurdles, and gives no check on an empty board");
    }

    @Test
    void aKingBesideItIsNoSafeCheck() {
        assertThat(value(new CheckingModel(true), "W", "8x8").notes())
                .containsExactly(
                        "check 1/18, safe check 0: the safe ones are the value",
                        "a king next to it can always capture it");
        assertThat(value(new CheckingModel(false), "C", "tri:6").notes())
                .singleElement()
                .asString()
                .contains("only whole W, F, N, R and B have a meaning");
    }

    /// 64·63 placings; the queen attacks 64·14 + 560 = 1456 squares, of which 2·112 + 2·98 = 420 lie beside it.
    @Test
    void stepsOfTheQueensChecks() {
        Valuation safe = value(new CheckingModel(true), "Q", "8x8");
        assertThat(safe.steps())
                .extracting(Step::name)
                .containsExactly("placings", "check", "simultaneous check", "safe check");
        double[] values = {4032, 1456 / 4032.0, 420 / 4032.0, 1036 / 4032.0};
        for (int i = 0; i < values.length; i++) {
            assertThat(safe.steps().get(i).value()).isCloseTo(values[i], within(1e-12));
        }
        assertThat(safe.steps().get(3).inputs().getLast().value()).isCloseTo(420 / 4032.0, within(1e-12));
        assertThat(value(new CheckingModel(false), "Q", "8x8").steps())
                .extracting(Step::name)
                .containsExactly("placings", "simultaneous check", "safe check", "check");
        assertThat(new CheckingModel(true).value(Betza.parse("Q").movement(), RectangularBoard.CHESS))
                .isEqualTo(safe);
    }

    /// Each way to fill a small board with its chance, as for the pieces of the source; pieces that no
    /// square is reached by in two ways.
    @ParameterizedTest
    @ValueSource(strings = {"nH", "nC", "nZ", "fnD", "foF2", "lfzN", "oflW"})
    void longLameLeapsAndBentRides(String betza) {
        double chance = 0.6;
        SquareBoard board = BoardText.parseSquares("3x4");
        MoveTable table = MoveTable.compile(Betza.parse(betza).movement(), board);
        double sum = 0;
        byte[] occupancy = new byte[board.squares()];
        for (int from = 0; from < board.squares(); from++) {
            for (int filled = 0; filled < 1 << board.squares(); filled++) {
                if ((filled >> from & 1) == 0) {
                    for (int square = 0; square < occupancy.length; square++) {
                        occupancy[square] = (byte) (filled >> square & 1);
                    }
                    int full = Integer.bitCount(filled);
                    double weight = Math.pow(1 - chance, full) * Math.pow(chance, board.squares() - 1 - full);
                    sum += weight * table.targets(from, occupancy, false).length / chance;
                }
            }
        }
        Valuation valuation = value(new CrowdedBoardModel(chance), betza, "3x4");
        assertThat(valuation.notes()).noneMatch(note -> note.contains("two paths"));
        assertThat(valuation.value().orElse(0)).isCloseTo(sum / board.squares(), within(1e-9));
    }

    /// A rook's line that goes round the board comes back to where it began, and counts each square once: on 4 files
    /// three squares, by 1, e and e² from the left and from the right, of which the likelier counts: 1, e, 1.
    @Test
    void aLineAroundTheBoard() {
        Valuation valuation = value(new CrowdedBoardModel(0.5), "lroR", "4x1");
        assertThat(valuation.value().orElseThrow()).isCloseTo(2.5, within(1e-12));
        assertThat(valuation.notes()).contains("of two paths to a square the likelier counts");
        assertThat(value(new CrowdedBoardModel(0.5), "loR", "4x1").value().orElseThrow())
                .isCloseTo(1.75, within(1e-12));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "R | -",
                "RD | of two paths to a square the likelier counts",
                "WR | -",
                "NiR | its initial moves are not counted",
                "NizB | its initial moves are not counted",
                "nN | hops and lame leaps count by the probability that their path allows them, by the source's rule for rides",
                "KisO2 | castling is not counted",
                "B | colour-bound, which mobility does not take into account",
                "FyafsF | the model does not count moves of several legs, and without them it would be another piece",
                "ifR | it reaches no square that the model counts",
                "isO2 | the model does not count castling",
            })
    void notesOfTheCrowdedBoard(String betza, String expected) {
        assertThat(notes(new CrowdedBoardModel(CrowdedBoardModel.PUBLISHED_CHANCE), betza, "8x8"))
                .isEqualTo(expected);
    }

    @Test
    void initialMovesAddNothing() {
        ValuationModel model = new CrowdedBoardModel(CrowdedBoardModel.PUBLISHED_CHANCE);
        for (String betza : List.of("NiR", "NizB", "NifqN")) {
            assertThat(value(model, betza, "8x8").value())
                    .isEqualTo(value(model, "N", "8x8").value());
        }
    }

    @ParameterizedTest(name = "{0} on {1}")
    @CsvSource(
            delimiter = '|',
            value = {
                "isO2 | 8x8 | the law is for leaps of at most two king's steps: no rides, hops or lame leaps, nothing longer",
                "KisO2 | 8x8 | the law is for leaps of at most two king's steps: no rides, hops or lame leaps, nothing longer",
                "oW | 8x8 | the law is for leaps of at most two king's steps: no rides, hops or lame leaps, nothing longer",
                "fmWfceF | 8x8 | the law is for pieces that always move alike, not for pawns",
                "NiW | 8x8 | the law is for pieces that always move alike, not for pawns",
                "H | 10x8 | the law is for 8x8 + the law is for leaps of at most two king's steps: no rides, hops or lame"
                        + " leaps, nothing longer",
                "mWcN | 8x8 | N counts a move a third and a capture two thirds",
                "fN | 8x8 | its forward and backward moves differ, which the law does not take into account",
                "fmWbcW | 8x8 | its forward and backward moves differ, which the law does not take into account",
            })
    void notesOfTheLeapersLaw(String betza, String board, String expected) {
        assertThat(notes(new LeaperLaw(), betza, board)).isEqualTo(expected);
    }
}
