package org.pieceworth.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.pieceworth.empirical.files.ObservationColumns;
import org.pieceworth.empirical.input.GameInput;
import org.pieceworth.empirical.input.ObservationReader;
import org.pieceworth.empirical.input.ReadProgress;
import org.pieceworth.empirical.rows.Observations;
import org.pieceworth.empirical.settings.ObservationSettings;
import org.pieceworth.testkit.RandomPgn;
import org.pieceworth.text.InputException;

/// Names of columns and of notes are covered by the sums as values are.
class ParquetNamesTest {

    private static final ObservationSettings PLAIN = ObservationSettings.DEFAULT;

    @TempDir
    Path folder;

    private Path whole() {
        Path file = folder.resolve("whole.parquet");
        try (ParquetWriter writer = new ParquetWriter(
                ObservationSettings.chessTerms(PLAIN.features().text()), ObservationColumns.tags(PLAIN), false)) {
            ObservationReader games = new ObservationReader(PLAIN, ReadProgress.NONE, writer);
            games.read("x.pgn", new ByteArrayInputStream(RandomPgn.games(0, 20).getBytes(StandardCharsets.UTF_8)));
            games.finish();
            writer.writeTo(file);
        }
        return file;
    }

    private static Observations kept(Path file) {
        ObservationReader reader = new ObservationReader(PLAIN, ReadProgress.NONE);
        ParquetFile.readAny(GameInput.of(file.toString()), reader);
        return reader.observations();
    }

    /// A tag whose column has another name would be missing where errors are clustered by it.
    @ParameterizedTest
    @ValueSource(strings = {"White", "Event", "game", "pieceworth_columns", "pieceworth_sums", "pieceworth_rows"})
    void aDamagedNameIsNoticed(String name) throws IOException {
        Path file = whole();
        byte[] whole = Files.readAllBytes(file);
        int values = clusterValues(kept(file));
        byte[] sought = name.getBytes(StandardCharsets.US_ASCII);
        Path damaged = folder.resolve("damaged.parquet");
        int refused = 0;
        for (int at = 4; at + sought.length < whole.length; at++) {
            if (!Arrays.equals(whole, at, at + sought.length, sought, 0, sought.length)) {
                continue;
            }
            byte[] bytes = whole.clone();
            bytes[at] ^= 1;
            Files.write(damaged, bytes);
            try {
                assertThat(clusterValues(kept(damaged))).isEqualTo(values);
            } catch (InputException e) {
                refused++;
                assertThat(e.getMessage()).startsWith(damaged + ": is ");
            }
        }
        // Without the note of names the file looks like one of an earlier version, which is read.
        assertThat(refused).isGreaterThanOrEqualTo(name.equals("pieceworth_columns") ? 0 : 1);
    }

    private static int clusterValues(Observations found) {
        return found.rows().orElseThrow().distinctClusterValues();
    }

    /// Files of earlier versions are read, and it is said what they lack.
    @Test
    void aFileWithoutTheNoteOfNamesIsReadWithARemark() throws IOException {
        Path file = whole();
        byte[] bytes = Files.readAllBytes(file);
        String text = new String(bytes, StandardCharsets.ISO_8859_1);
        Files.write(
                file, text.replace("pieceworth_columns", "qieceworth_columns").getBytes(StandardCharsets.ISO_8859_1));
        ObservationReader reader = new ObservationReader(PLAIN, ReadProgress.NONE);
        ParquetFile.readAny(GameInput.of(file.toString()), reader);
        assertThat(reader.remarks()).singleElement().asString().contains("without checksums of column names");
        ObservationReader newer = new ObservationReader(PLAIN, ReadProgress.NONE);
        Files.write(file, bytes);
        ParquetFile.readAny(GameInput.of(file.toString()), newer);
        assertThat(newer.remarks()).isEmpty();
    }
}
