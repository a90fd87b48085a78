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
import org.pieceworth.empirical.input.ObservationReader;
import org.pieceworth.empirical.input.ReadProgress;
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

    /// R writes names in quotes and a column of row names, readr 3000 as 3e3, R 100000 as 1e+05, pandas 1 as 1.0.
    @ParameterizedTest
    @ValueSource(
            strings = {
                "\"P\",\"N\",\"B\",\"R\",\"Q\",\"win\",\"draw\",\"loss\"\n1,0,0,0,0,3000,500,100000\n",
                "\"\",\"P\",\"N\",\"B\",\"R\",\"Q\",\"win\",\"draw\",\"loss\"\n\"1\",1,0,0,0,0,3000,500,1e+05\n",
                "P,N,B,R,Q,win,draw,loss\r\n1,0,0,0,0,3e3,500,1e5\r\n",
                ",P,N,B,R,Q,win,draw,loss\n0,1.0,0,0,0,0,3000.0,5e2,100000.0\n"
            })
    void countsOfOtherProgramsAreRead(String text) throws IOException {
        ObservationReader files = new ObservationReader(ObservationSettings.DEFAULT, ReadProgress.NONE);
        files.read("standard input", new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
        StringWriter again = new StringWriter();
        CountsFile.write(MATERIAL, files.observations().counts(), new PrintWriter(again));
        assertThat(again).hasToString(HEADER + "\n1,0,0,0,0,3000,500,100000\n");
    }

    /// Other features help only where there are counts.
    @Test
    void otherColumnsAreNamed() {
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> CountsFile.read(reader("P,N,win,draw,loss\n"), MATERIAL, "x.csv"))
                .withMessageContaining("expected " + HEADER + ": ask for the features that it has");
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> CountsFile.read(reader("P,N,B,R,Q\n"), MATERIAL, "x.csv"))
                .withMessage("x.csv, line 1: found 'P,N,B,R,Q', expected " + HEADER);
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
    @ValueSource(
            strings = {
                "1,2,3",
                "a,0,0,0,0,1,1,1",
                "0,0,0,0,0,-1,1,1",
                "0,0,0,0,0,1,1,1,1",
                "0.5,0,0,0,0,1,1,1",
                "1e4,0,0,0,0,1,1,1",
                "0,0,0,0,0,NA,1,1",
                "0,0,0,0,0,\"1,1,1"
            })
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
