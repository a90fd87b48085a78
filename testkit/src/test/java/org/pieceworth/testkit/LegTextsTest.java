package org.pieceworth.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.pieceworth.rules.betza.Betza;
import org.pieceworth.rules.betza.BetzaSyntaxException;
import org.pieceworth.rules.betza.Dialect;
import org.pieceworth.rules.board.Board;
import org.pieceworth.rules.board.Board.SquareBoard;
import org.pieceworth.rules.board.BoardText;
import org.pieceworth.rules.movement.MoveTable;
import org.pieceworth.text.InputException;

/// Random texts of legs and brackets: each is read and has moves on boards, or is refused in one line.
class LegTextsTest {

    private static final int TEXTS = Integer.getInteger("leg.texts", 6_000);
    private static final List<SquareBoard> BOARDS = Stream.of("8x8", "10x8", "8x8:cylinder")
            .map(BoardText::parse)
            .map(SquareBoard.class::cast)
            .toList();

    @Test
    void textsAreReadOrRefusedInOneLine() {
        Random random = new Random(63);
        int read = 0;
        for (int i = 0; i < TEXTS; i++) {
            String text = LegTexts.random(random);
            SquareBoard board = BOARDS.get(i % BOARDS.size());
            // Warnings are made by reading it in the other dialects too.
            read += reads(text, Dialect.STANDARD, board) ? 1 : 0;
            if (i % 10 == 0) {
                reads(text, Dialect.XBOARD, board);
                reads(text, Dialect.FSF, board);
            }
        }
        assertThat(read).isGreaterThan(TEXTS / 4);
    }

    private static boolean reads(String text, Dialect dialect, SquareBoard board) {
        try {
            Betza piece = Betza.parse(text, dialect);
            MoveTable table = MoveTable.compile(piece.movement(), board);
            for (int square : new int[] {0, board.centre()}) {
                assertThat(table.captureTargets(square)).doesNotContain(Board.OFF);
                assertThat(table.quietTargets(square)).doesNotContain(Board.OFF);
            }
            return true;
        } catch (InputException refused) {
            assertThat(refused.getMessage()).as(text).isNotBlank().doesNotContain("\n");
            return false;
        } catch (RuntimeException e) {
            throw new AssertionError(text + " in " + dialect + ": " + e, e);
        }
    }

    /// The letter h by itself is a direction of the compass alone.
    @ParameterizedTest
    @ValueSource(
            strings = {"[B-hC]", "[F-hN]", "[W-chN]", "[cB-hC]", "[F-hhN]", "[F-vhN]", "[W-hR]", "[K-W-hN]", "[F?hN?R]"
            })
    void halvesByThemselvesAreRefusedWhereTheyAreRead(String text) {
        assertThat(refusal(text)).contains("as a half", "expected fh, bh, lh, rh, hl or hr");
    }

    private static String refusal(String text) {
        try {
            return "read as " + Betza.parse(text).movement();
        } catch (BetzaSyntaxException e) {
            return String.valueOf(e.getMessage());
        }
    }

    @ParameterizedTest
    @CsvSource({"[N-hN],[N-svfrflbrblN]", "[F-hK],[F-svfrflbrblK]"})
    void onTheCompassItIsAllDirections(String text, String spelled) {
        assertThat(Betza.movementOf(text)).isEqualTo(Betza.movementOf(spelled));
    }
}
