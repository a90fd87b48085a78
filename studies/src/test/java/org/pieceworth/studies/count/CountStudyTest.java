package org.pieceworth.studies.count;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.pieceworth.empirical.settings.ObservationSettings;
import org.pieceworth.studies.output.Destination;
import org.pieceworth.studies.output.OutputFile;
import org.pieceworth.studies.reading.ReadRequest;
import org.pieceworth.studies.run.Run;
import org.pieceworth.testkit.RandomPgn;
import org.pieceworth.text.InputException;

class CountStudyTest {

    @TempDir
    Path folder;

    private static ReadRequest reading(Path file) {
        return ReadRequest.of(List.of(file.toString()), ObservationSettings.DEFAULT, Optional.empty());
    }

    /// What was written has the rows of the games.
    @ParameterizedTest
    @EnumSource(CountFormat.class)
    void everyFormatHoldsAllRows(CountFormat format) throws IOException {
        Path games = folder.resolve("games.pgn");
        Files.writeString(games, RandomPgn.games(0, 40));
        Path written = folder.resolve("out." + format.name().toLowerCase(Locale.ROOT));
        CountStudy.Answer answer = new CountStudy(
                        reading(games),
                        format,
                        new Destination.Named(OutputFile.of(written.toString())),
                        false,
                        Optional.empty())
                .answer(Run.SILENT);
        assertThat(reading(written)
                        .read(false, Run.SILENT)
                        .observations()
                        .counts()
                        .rows())
                .isEqualTo(answer.read().rows());
        assertThat(answer.lines().getFirst()).contains(" games", " plies", "drawn");
    }

    @Test
    void textGoesToAStreamToo() throws IOException {
        Path games = folder.resolve("games.pgn");
        Files.writeString(games, RandomPgn.games(0, 10));
        ByteArrayOutputStream text = new ByteArrayOutputStream();
        new CountStudy(reading(games), CountFormat.CSV, new Destination.Stream(text), false, Optional.empty())
                .answer(Run.SILENT);
        assertThat(text.toString(StandardCharsets.UTF_8)).startsWith("P,N,B,R,Q,");
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> new CountStudy(
                        reading(games), CountFormat.PARQUET, new Destination.Stream(text), false, Optional.empty()))
                .withMessageContaining("Parquet");
    }

    @Test
    void formatsAreFoundByNameOrEnding() {
        assertThat(CountFormat.of(Optional.empty(), "a.parquet")).isEqualTo(CountFormat.PARQUET);
        assertThat(CountFormat.of(Optional.empty(), "a")).isEqualTo(CountFormat.CSV);
        assertThat(CountFormat.of(Optional.of("MAT"), "a.csv")).isEqualTo(CountFormat.MAT);
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> CountFormat.of(Optional.empty(), "a.nosuch"))
                .withMessageContaining("format: found 'nosuch', expected csv, mat, rows, parquet, epd");
    }
}
