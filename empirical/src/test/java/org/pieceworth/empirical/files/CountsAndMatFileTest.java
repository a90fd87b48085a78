package org.pieceworth.empirical.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.pieceworth.empirical.ObservationReader;
import org.pieceworth.empirical.ReadProgress;
import org.pieceworth.empirical.rows.ObservationCounts;
import org.pieceworth.empirical.settings.ObservationSettings;
import org.pieceworth.pgn.GameResult;
import org.pieceworth.terms.TermSet;
import org.pieceworth.text.InputException;

class CountsAndMatFileTest {

    private static final TermSet MATERIAL = ObservationSettings.chessTerms(ObservationSettings.MATERIAL);
    private static final String HEADER = "P,N,B,R,Q,win,draw,loss";

    private static BufferedReader reader(String text) {
        return new BufferedReader(new StringReader(text));
    }

    @Test
    void countsRoundTrip() throws IOException {
        ObservationCounts counts = new ObservationCounts();
        counts.add(new int[] {1, -2, 3, -4, 9}, GameResult.WHITE_WINS, 7);
        counts.add(new int[] {-8, 0, 0, 0, -1}, GameResult.DRAW, 2);
        counts.add(new int[] {1, -2, 3, -4, 9}, GameResult.BLACK_WINS, 1);
        StringWriter text = new StringWriter();
        CountsFile.write(MATERIAL, counts, new PrintWriter(text));
        assertThat(text.toString()).isEqualTo("P,N,B,R,Q,win,draw,loss\n-8,0,0,0,-1,0,2,0\n1,-2,3,-4,9,7,0,1\n");
        StringWriter again = new StringWriter();
        CountsFile.write(MATERIAL, CountsFile.read(reader(text.toString()), MATERIAL, "x.csv"), new PrintWriter(again));
        assertThat(again.toString()).isEqualTo(text.toString());
    }

    @Test
    void matRowsAreRead() throws IOException {
        ObservationCounts counts =
                MatFile.read(reader(" 0  0  0  0  0  0\n 2 -1  0  0  0  2\r\n\n10 0 0 0 0 1\n"), "x.mat");
        assertThat(counts.rows()).isEqualTo(3);
        assertThat(counts.drawnRows()).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"1 2 3", "0 0 0 0 0 3", "a b c d e f", "0 0 0 0 200 1", "-2147483648 0 0 0 0 2", "0 0 0 0 0 0 0"
            })
    void badMatRowsNameTheirLine(String row) {
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> MatFile.read(reader("0 0 0 0 0 1\n" + row), "x.mat"))
                .withMessageStartingWith("x.mat, line 2: ")
                .withMessageContaining("expected");
    }

    @ParameterizedTest
    @ValueSource(strings = {"1,2,3", "a,0,0,0,0,1,1,1", "0,0,0,0,0,-1,1,1", "0,0,0,0,0,1,1,1,1"})
    void badCountsNameTheirLine(String line) {
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> CountsFile.read(reader(HEADER + "\n" + line), MATERIAL, "x.csv"))
                .withMessageStartingWith("x.csv, line 2: ")
                .withMessageContaining("expected");
    }

    @Test
    void theFirstLineTellsWhatAFileHolds() {
        String counts = HEADER + "\n0,0,0,0,0,1,2,3\n";
        for (String text : new String[] {counts, " 0  0  0  0  0  1\n".repeat(6)}) {
            ObservationReader files = new ObservationReader(ObservationSettings.DEFAULT, ReadProgress.NONE);
            files.read("standard input", new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
            assertThat(files.observations().counts().rows()).isEqualTo(6);
        }
    }

    @Test
    void gamesAndRowsDoNotMix() {
        ObservationReader files = new ObservationReader(ObservationSettings.DEFAULT, ReadProgress.NONE);
        files.read("a.pgn", new ByteArrayInputStream("1. e4 1-0".getBytes(StandardCharsets.UTF_8)));
        files.read("b.mat", new ByteArrayInputStream("0 0 0 0 0 1".getBytes(StandardCharsets.UTF_8)));
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(files::observations)
                .withMessageContaining("cannot be read together");
    }

    @Test
    void inputWithoutAUsableGameSaysWhy() {
        ObservationReader files = new ObservationReader(ObservationSettings.DEFAULT, ReadProgress.NONE);
        files.read("a.pgn", new ByteArrayInputStream("1. e4 *\n\n1. d5 1-0".getBytes(StandardCharsets.UTF_8)));
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(files::observations)
                .withMessageContaining("none of 2 games")
                .withMessageContaining("1 unknown-result")
                .withMessageContaining("1 illegal-move (first: a.pgn, game 2, line 3)");
    }
}
