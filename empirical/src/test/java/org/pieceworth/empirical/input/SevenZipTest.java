package org.pieceworth.empirical.input;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.apache.commons.compress.archivers.sevenz.SevenZArchiveEntry;
import org.apache.commons.compress.archivers.sevenz.SevenZMethod;
import org.apache.commons.compress.archivers.sevenz.SevenZOutputFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.pieceworth.empirical.rows.Observations;
import org.pieceworth.empirical.settings.ObservationSettings;
import org.pieceworth.text.InputException;

/// Games in 7z archives.
class SevenZipTest {

    @TempDir
    Path folder;

    private static byte[] latin1(String text) {
        return text.getBytes(StandardCharsets.ISO_8859_1);
    }

    private Path archive(SevenZMethod method, Map<String, byte[]> files) throws IOException {
        File file = folder.resolve("x.7z").toFile();
        try (SevenZOutputFile to = new SevenZOutputFile(file)) {
            to.setContentCompression(method);
            for (Map.Entry<String, byte[]> each : files.entrySet()) {
                SevenZArchiveEntry entry = new SevenZArchiveEntry();
                entry.setName(each.getKey());
                to.putArchiveEntry(entry);
                to.write(each.getValue());
                to.closeArchiveEntry();
            }
        }
        return file.toPath();
    }

    private static Map<String, byte[]> games() throws IOException {
        ByteArrayOutputStream gzipped = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(gzipped)) {
            gzip.write(latin1("[White \"X\"]\n\n1. d4 d5 0-1\n\n1. c4 1/2-1/2"));
        }
        Map<String, byte[]> files = new LinkedHashMap<>();
        files.put("readme.txt", latin1("1. e4 e5 1-0"));
        files.put("a/one.pgn", latin1("[Variant \"Atomic\"]\n\n1. e4 e5 1-0"));
        files.put("a/two.PGN.gz", gzipped.toByteArray());
        files.put("three.pgn", latin1("1. f4 f5 1/2-1/2"));
        return files;
    }

    private static Observations read(GameInput input) {
        ObservationReader reader =
                ObservationReader.withoutHashes(ObservationSettings.DEFAULT.withThreads(1), ReadProgress.NONE);
        reader.read(input);
        return reader.observations();
    }

    @ParameterizedTest
    @EnumSource(
            value = SevenZMethod.class,
            names = {"COPY", "LZMA", "LZMA2", "BZIP2", "DEFLATE"})
    void gamesAreReadInTheirOrder(SevenZMethod method) throws IOException {
        GameInput input = GameInput.of(archive(method, games()).toString());
        assertThat(input.firstVariant()).contains("Atomic");
        assertThat(input.damage()).isEmpty();
        Observations found = read(input);
        assertThat(found.games()).isEqualTo(3);
        assertThat(found.skips().total()).isEqualTo(1);
        assertThat(found.drawnGames()).isEqualTo(2);
    }

    @Test
    void anArchiveWithoutGamesIsNamed() throws IOException {
        assertRefused(
                archive(SevenZMethod.LZMA2, Map.of("readme.txt", latin1("1. e4 e5 1-0"))),
                "is a 7z archive without a file of games; expected one whose name ends in .pgn, found readme.txt");
    }

    /// Without its directory, which is at the end, nothing can be read.
    @Test
    void aPipeIsRefused() throws IOException {
        byte[] archive = Files.readAllBytes(archive(SevenZMethod.LZMA2, games()));
        ObservationReader reader = ObservationReader.withoutHashes(ObservationSettings.DEFAULT, ReadProgress.NONE);
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> reader.read("standard input", new ByteArrayInputStream(archive)))
                .withMessageStartingWith("standard input: is a 7z archive inside another or through a pipe; expected")
                .withMessageEndingWith("unpack it first, such as by 7z x -so FILE | pieceworth fit -");
    }

    /// A password of its own for each place is asked for nowhere.
    @Test
    void aPasswordIsNamed() throws IOException {
        File file = folder.resolve("secret.7z").toFile();
        try (SevenZOutputFile to = new SevenZOutputFile(file, "secret".toCharArray())) {
            SevenZArchiveEntry entry = new SevenZArchiveEntry();
            entry.setName("a.pgn");
            to.putArchiveEntry(entry);
            to.write(latin1("1. e4 e5 1-0"));
            to.closeArchiveEntry();
        }
        assertRefused(file.toPath(), "is a 7z archive with a password; unpack it first, such as by 7z x");
    }

    @Test
    void aVolumeIsNamed() throws IOException {
        byte[] whole = Files.readAllBytes(archive(SevenZMethod.LZMA2, games()));
        Path first = Files.write(folder.resolve("x.7z.001"), Arrays.copyOf(whole, whole.length / 2));
        assertRefused(first, "Unexpected end of 7z archive, or the first of several volumes");
        Path later = Files.write(folder.resolve("x.7z.002"), Arrays.copyOfRange(whole, 32, whole.length));
        assertRefused(later, "later volumes of archives");
    }

    @Test
    void anArchiveInItIsRead() throws IOException {
        ByteArrayOutputStream zip = new ByteArrayOutputStream();
        try (ZipOutputStream to = new ZipOutputStream(zip)) {
            to.putNextEntry(new ZipEntry("a.pgn"));
            to.write(latin1("1. e4 e5 1-0"));
        }
        Path archive = archive(SevenZMethod.LZMA2, Map.of("x.zip", zip.toByteArray()));
        assertThat(read(GameInput.of(archive.toString())).games()).isEqualTo(1);
    }

    /// Wherever it was cut off, and whichever of its bits was changed, it is damaged, or reads as before.
    @Test
    void everyDamageIsSeen() throws IOException {
        byte[] whole = Files.readAllBytes(archive(SevenZMethod.LZMA2, games()));
        Path file = folder.resolve("damaged.7z");
        for (int length = 6; length < whole.length; length++) {
            Files.write(file, Arrays.copyOf(whole, length));
            assertRefused(file, "damaged.7z: ");
            assertThat(GameInput.of(file.toString()).damage())
                    .as("cut to %d", length)
                    .isPresent();
        }
        long before = read(GameInput.of(Files.write(file, whole).toString())).games();
        for (int bit = 8 * 6; bit < 8 * whole.length; bit++) {
            byte[] damaged = whole.clone();
            damaged[bit / 8] ^= (byte) (1 << bit % 8);
            Files.write(file, damaged);
            try {
                assertThat(read(GameInput.of(file.toString())).games())
                        .as("bit %d", bit)
                        .isEqualTo(before);
            } catch (InputException e) {
                assertThat(e).hasMessageContaining("damaged.7z: ");
            }
        }
    }

    private static void assertRefused(Path file, String why) {
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> read(GameInput.of(file.toString())))
                .withMessageContaining(file.getFileName() + ": ")
                .withMessageContaining(why);
    }
}
