package org.pieceworth.empirical.input;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.regex.Pattern;
import java.util.zip.CRC32;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.pieceworth.empirical.rows.Observations;
import org.pieceworth.empirical.settings.ObservationSettings;
import org.pieceworth.testkit.RandomPgn;
import org.pieceworth.text.InputException;

/// Files, pipes, encodings: what is read is the same, and what cannot be read is named.
class GameInputTest {

    /// Compressions as zip numbers them.
    private static final int DEFLATE64 = 9;

    private static final int BZIP2 = 12;
    private static final int LZMA = 14;
    private static final int PPMD = 98;

    @TempDir
    Path folder;

    private static Observations read(GameInput input) {
        ObservationReader reader = new ObservationReader(ObservationSettings.DEFAULT, ReadProgress.NONE);
        reader.read(input);
        return reader.observations();
    }

    private Path written(String name, byte[] bytes) {
        try {
            return Files.write(folder.resolve(name), bytes);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static byte[] gzip(byte[] bytes) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (GZIPOutputStream to = new GZIPOutputStream(out)) {
            to.write(bytes);
        }
        return out.toByteArray();
    }

    /// A pipe is opened once: a second look would wait for ever, or lose what the first one took.
    @Test
    void nothingOfAPipeIsLost() throws IOException, InterruptedException {
        String pgn = RandomPgn.games(0, 300);
        byte[] text = pgn.getBytes(StandardCharsets.UTF_8);
        assertThat(text.length).isGreaterThan(1 << 17);
        Observations expected = read(GameInput.of(written("x.pgn", text).toString()));
        for (byte[] bytes : List.of(text, gzip(text))) {
            Path pipe = folder.resolve("pipe" + bytes.length);
            assumeTrue(isMade(pipe), "no FIFO can be made here");
            Thread writer = Thread.ofVirtual().start(() -> writeTo(pipe, bytes));
            GameInput input = GameInput.of(pipe.toString());
            assertThat(input.isFileOf(new byte[] {'P'})).isFalse();
            assertThat(input.firstVariant()).isEmpty();
            assertThat(input.firstVariant()).isEmpty();
            Observations found = read(input);
            writer.join();
            assertThat(found.games()).isEqualTo(expected.games());
            assertThat(found.plies()).isEqualTo(expected.plies());
            assertThat(found.skips().counts()).isEqualTo(expected.skips().counts());
        }
    }

    private static void writeTo(Path pipe, byte[] bytes) {
        try {
            Files.write(pipe, bytes);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static boolean isMade(Path pipe) throws InterruptedException {
        try {
            return new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor() == 0;
        } catch (IOException none) {
            return false;
        }
    }

    @ParameterizedTest
    @CsvSource({"[Variant \"Atomic\"], Atomic", "[variant \"Crazyhouse\"], Crazyhouse", "[Event \"x\"],"})
    void theFirstGamesVariant(String tag, String variant) {
        Path file = written("x.pgn", (tag + "\n\n1. e4 e5 1-0\n").getBytes(StandardCharsets.UTF_8));
        assertThat(GameInput.of(file.toString()).firstVariant()).isEqualTo(Optional.ofNullable(variant));
    }

    /// With a byte order mark and without.
    @ParameterizedTest
    @ValueSource(strings = {"UTF-16LE", "UTF-16BE", "UTF-32LE", "UTF-32BE", "UTF-8"})
    void wideTextIsRead(String charset) throws IOException {
        String game = "[White \"Müller 😀\"]\n[Result \"1/2-1/2\"]\n\n1. e4 e5 ½–½\n\n";
        for (String mark : List.of("", "\uFEFF")) {
            for (int lines : new int[] {1, 1500}) {
                String text = mark + (game + "1. d4 d5 0-1\n\n1. e4 1-0\n").repeat(lines);
                byte[] bytes = text.getBytes(Charset.forName(charset));
                for (byte[] stored : List.of(bytes, gzip(bytes))) {
                    Observations found = read(GameInput.of(written("x", stored).toString()));
                    assertThat(found.games()).as(charset).isEqualTo(3);
                    assertThat(found.drawnGames()).isEqualTo(1);
                }
            }
        }
    }

    @Test
    void archivesAndOtherFilesAreNamed() throws IOException {
        assertRefused(latin1("Rar!\u001A\u0007\u0001\0"), "is a rar archive", "unrar");
        assertRefused(latin1("\4\"M\u0018dp"), "is compressed with lz4", "lz4 -dc");
        assertRefused(latin1("SQLite format 3\0\u0010\0"), "is an SQLite database", "PGN");
        assertRefused(latin1("Scid.si\0\u0001"), "Scid", "PGN");
        assertRefused(latin1("<!DOCTYPE html><html>"), "is a web page", "PGN");
        assertRefused(latin1("%PDF-1.7"), "is a PDF", "PGN");
    }

    /// Files of games in an archive are one text, in their order, compressed or not; others are passed over.
    @Test
    void gamesInArchivesAreRead() throws IOException {
        Map<String, byte[]> files = new LinkedHashMap<>();
        files.put("readme.txt", latin1("1. e4 e5 1-0"));
        files.put("a/one.pgn", latin1("1. e4 e5 1-0"));
        files.put("__MACOSX/a/._one.pgn", latin1("\0\1 1. h4 1-0"));
        files.put("a/two.PGN.gz", gzip(latin1("[White \"X\"]\n\n1. d4 d5 0-1\n\n1. c4 1/2-1/2")));
        files.put("three.pgn", latin1("1. f4 f5 1/2-1/2"));
        for (byte[] archive : List.of(zip(files), tar(files), gzip(tar(files)))) {
            Observations found = read(GameInput.of(written("x.zip", archive).toString()));
            assertThat(found.games()).isEqualTo(4);
            assertThat(found.drawnGames()).isEqualTo(2);
        }
        Map<String, byte[]> none = Map.of("readme.txt", latin1("1. e4 e5 1-0"));
        assertRefused(
                zip(none),
                "is a zip archive without a file of games; expected one whose name ends in .pgn, found readme.txt",
                "");
        assertRefused(tar(none), "is a tar archive without a file of games", "readme.txt");
    }

    /// An archive in an archive, and what is beside it; an archive of other things is passed over there.
    @Test
    void archivesInArchivesAreRead() throws IOException {
        Map<String, byte[]> inner = Map.of("one.pgn", latin1("1. e4 e5 1-0"));
        Map<String, byte[]> files = new LinkedHashMap<>();
        files.put("docs.zip", zip(Map.of("readme.txt", latin1("1. a4 1-0"))));
        files.put("inner.zip", zip(inner));
        files.put("b.pgn", latin1("1. d4 d5 0-1"));
        files.put("t.TGZ", gzip(tar(Map.of("two.pgn", latin1("1. c4 1/2-1/2")))));
        for (byte[] archive : List.of(zip(files), tar(files), gzip(tar(files)))) {
            assertThat(read(GameInput.of(written("x", archive).toString())).games())
                    .isEqualTo(3);
        }
        files.put("later.7z", latin1("7z\u00BC\u00AF'\u001C rest"));
        files.put("a.pgn", latin1("[Event \"x\"]\n\n1. e4 e5 1-0\n\n".repeat(40_000)));
        files.put("rest.rar", latin1("Rar!\u001A\u0007 rest"));
        assertRefused(zip(files), "holds later.7z: is a 7z archive inside another", "7z x -so");
        files.remove("later.7z");
        assertRefused(zip(files), "holds rest.rar: is a rar archive", "unrar");
        byte[] deep = zip(inner);
        for (int i = 0; i < 4; i++) {
            deep = zip(Map.of("n.zip", deep));
        }
        assertRefused(deep, "lies in more than 3 archives", "7z x -so");
    }

    /// Names of code page 437, other compressions and a password.
    @Test
    void zipOfOtherProgramsIsReadOrNamed() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream to = new ZipOutputStream(bytes, Charset.forName("IBM437"))) {
            to.putNextEntry(new ZipEntry("Fran\u00E7ais.pgn"));
            to.write(latin1("1. e4 e5 1-0"));
        }
        byte[] dos = bytes.toByteArray();
        assertThat(dos[6 + 1] & 8).as("the mark of UTF-8").isZero();
        GameInput input = GameInput.of(written("x.zip", dos).toString());
        assertThat(input.damage()).isEmpty();
        assertThat(read(input).games()).isEqualTo(1);
        for (int method : new int[] {DEFLATE64, BZIP2, LZMA, PPMD}) {
            for (byte[] zip : List.of(dos.clone(), stored())) {
                zip[8] = (byte) method;
                assertRefused(zip, "is compressed by another method than Deflate;", "7z x -so");
            }
        }
        byte[] secret = dos.clone();
        secret[6] |= 1;
        assertRefused(secret, "is a zip archive with a password", "7z x -so");
    }

    /// A zip file whose entry says its size before its bytes, as most programs write it.
    private static byte[] stored() throws IOException {
        byte[] game = latin1("1. e4 e5 1-0");
        ZipEntry entry = new ZipEntry("a.pgn");
        CRC32 sum = new CRC32();
        sum.update(game);
        entry.setMethod(ZipEntry.STORED);
        entry.setSize(game.length);
        entry.setCrc(sum.getValue());
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream to = new ZipOutputStream(bytes)) {
            to.putNextEntry(entry);
            to.write(game);
        }
        return bytes.toByteArray();
    }

    /// Pictures, programs and random bytes; a text with a few odd bytes is one.
    @Test
    void whatIsNoTextIsNamed() throws IOException {
        byte[] random = new byte[2000];
        new Random(5).nextBytes(random);
        assertBinary(random);
        assertBinary(gzip(random));
        assertBinary(zip(Map.of("a.pgn", random)));
        assertBinary(latin1("\u0089PNG\r\n\u001A\n\0\0\0\rIHDR\0\0\3\0\0\4\0\u0008\2"));
        assertRefused(latin1("MZ\u0090" + "\u0090".repeat(600)), "is a program", "7z x -so");
        assertRefused("\u624B\u5408\u5272\uFF1A\u5E73\u624B".getBytes(StandardCharsets.UTF_8), "KIF", "as PGN");
        byte[] shiftJis = latin1("\u008E\u00E8\u008D\u0087\u008A\u0084\u0081F");
        assertRefused(shiftJis, "is a shogi record (KIF)", "as PGN");
        Path dos = written("x.pgn", latin1("[White \"\1\"]\n[Black \"nobody in particular\"]\n\n1. e4 e5 1-0\n\u001A"));
        assertThat(read(GameInput.of(dos.toString())).games()).isEqualTo(1);
    }

    private void assertBinary(byte[] bytes) {
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> read(GameInput.of(written("x.pgn", bytes).toString())))
                .withMessageContaining("has bytes that are no text")
                .withMessageStartingWith(folder.resolve("x.pgn") + ": ");
    }

    /// Wherever an archive was cut off, also between two of its files, and whatever byte of its games was changed.
    @Test
    void damagedArchivesAreNamed() throws IOException {
        Map<String, byte[]> files = new LinkedHashMap<>();
        files.put("one.pgn", latin1("1. e4 e5 1-0\n".repeat(40)));
        files.put("two.pgn", latin1("1. d4 d5 1-0\n"));
        byte[] zip = zip(files);
        for (int length = 60; length < zip.length - 22; length++) {
            assertDamaged("cut.zip", Arrays.copyOf(zip, length));
        }
        byte[] changed = zip.clone();
        changed[45] ^= 1;
        assertDamaged("changed.zip", changed);
        byte[] tar = tar(files);
        assertDamaged("cut.tar", Arrays.copyOf(tar, 700));
    }

    private void assertDamaged(String name, byte[] bytes) {
        assertThatExceptionOfType(InputException.class)
                .as(name + " of " + bytes.length)
                .isThrownBy(() -> read(GameInput.of(written(name, bytes).toString())))
                .withMessageContaining(name);
    }

    private static byte[] zip(Map<String, byte[]> files) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream to = new ZipOutputStream(bytes)) {
            for (Map.Entry<String, byte[]> file : files.entrySet()) {
                to.putNextEntry(new ZipEntry(file.getKey()));
                to.write(file.getValue());
            }
        }
        return bytes.toByteArray();
    }

    private static byte[] tar(Map<String, byte[]> files) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (TarArchiveOutputStream to = new TarArchiveOutputStream(bytes)) {
            for (Map.Entry<String, byte[]> file : files.entrySet()) {
                TarArchiveEntry entry = new TarArchiveEntry(file.getKey());
                entry.setSize(file.getValue().length);
                to.putArchiveEntry(entry);
                to.write(file.getValue());
                to.closeArchiveEntry();
            }
        }
        return bytes.toByteArray();
    }

    private static byte[] latin1(String text) {
        return text.getBytes(StandardCharsets.ISO_8859_1);
    }

    private void assertRefused(byte[] bytes, String what, String mend) {
        Path file = written("x.pgn", bytes);
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> read(GameInput.of(file.toString())))
                .withMessageMatching(Pattern.quote(file + ": ") + "(is|holds) .*")
                .withMessageContaining(what)
                .withMessageContaining(mend);
    }

    @Test
    void whatIsNoFileIsNamed() {
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> read(GameInput.of(folder.toString())))
                .withMessageEndingWith("is a folder, not a file");
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> read(GameInput.of(folder + "/none.pgn")))
                .withMessageEndingWith("no such file");
    }

    /// A comment or an empty line before the first position does not make it a game.
    @Test
    void theKindIsSeenFromTheFirstLineThatSaysSomething() {
        Path file = written("x.txt", latin1("# from a tuner\n\n4k3/pp6/8/8/8/8/PPP5/R3K3 w - - [1.0] 35\n"));
        assertThat(read(GameInput.of(file.toString())).counts().rows()).isEqualTo(1);
    }
}
