package org.pieceworth.web.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Files come and go, but none that somebody needs.
class UploadsTest {

    @TempDir
    Path data;

    private static Uploads.Sent keep(Uploads uploads) throws IOException {
        return uploads.keep("a.csv", new ByteArrayInputStream(new byte[] {'x'}), 10);
    }

    private void age(Uploads.Sent sent, long seconds) throws IOException {
        Files.setLastModifiedTime(
                sent.path().getParent(), FileTime.from(Instant.now().minusSeconds(seconds)));
    }

    /// In the letters of its owner, where the file system has them.
    @Test
    void namesAreInAnyScript() throws IOException {
        boolean known = Charset.forName(System.getProperty("sun.jnu.encoding", "UTF-8"))
                .newEncoder()
                .canEncode('Д');
        try (DataFolder folder = DataFolder.open(Optional.of(data.toString()))) {
            assertThat(new Uploads(folder)
                            .keep("Дама и ферзь.pgn", new ByteArrayInputStream(new byte[] {'x'}), 10)
                            .name())
                    .isEqualTo(known ? "Дама-и-ферзь.pgn" : "_-_-_.pgn");
        }
    }

    /// Messages call a file as its owner does, so that it keeps its ending, known or not.
    @ParameterizedTest
    @CsvSource({
        "z.zip, z.zip",
        "my games.7z, my-games.7z",
        "a.tar.xz, a.tar.xz",
        "A.PGN.ZST, A.pgn.zst",
        "Kasparov v. Blue.pgn.bz2, Kasparov-v-Blue.pgn.bz2",
        "../../x.html, x.html",
        "no-ending, no-ending",
        ".zip, file.zip",
        "a.b c, a-b-c",
        "<b>.p$n, b-p-n",
        "x.muchtoolongforone, x-muchtoolongforone"
    })
    void endingsAreKept(String name, String kept) throws IOException {
        try (DataFolder folder = DataFolder.open(Optional.of(data.toString()))) {
            assertThat(new Uploads(folder)
                            .keep(name, new ByteArrayInputStream(new byte[] {'x'}), 10)
                            .name())
                    .isEqualTo(kept);
        }
    }

    /// Above two hundred files, many send more at once while others are swept away.
    @Test
    void manyMaySendAtOnce() throws Exception {
        try (DataFolder folder = DataFolder.open(Optional.of(data.toString()));
                ExecutorService clients = Executors.newVirtualThreadPerTaskExecutor()) {
            Uploads uploads = new Uploads(folder);
            for (int i = 0; i < 210; i++) {
                age(keep(uploads), 1000 - i);
            }
            List<Future<Uploads.Sent>> coming = new ArrayList<>();
            for (int i = 0; i < 240; i++) {
                coming.add(clients.submit((Callable<Uploads.Sent>) () -> keep(uploads)));
            }
            for (Future<Uploads.Sent> each : coming) {
                assertThat(uploads.find(each.get().id())).isPresent();
            }
        }
    }

    /// A burst leaves no more than are promised, even if nothing follows it.
    @Test
    void aBurstIsSweptWhenItIsOld() throws Exception {
        try (DataFolder folder = DataFolder.open(Optional.of(data.toString()))) {
            Uploads uploads = new Uploads(folder, Duration.ofMillis(300));
            for (int i = 0; i < 491; i++) {
                keep(uploads);
            }
            Path files = data.resolve("files");
            while (count(files) > 200) {
                Thread.sleep(100);
            }
            assertThat(count(files)).isLessThanOrEqualTo(200);
        }
    }

    private static long count(Path files) throws IOException {
        try (Stream<Path> all = Files.list(files)) {
            return all.count();
        }
    }

    @Test
    void whatAJobNeedsStays() throws IOException {
        try (DataFolder folder = DataFolder.open(Optional.of(data.toString()))) {
            Uploads uploads = new Uploads(folder);
            Uploads.Sent needed = keep(uploads);
            Uploads.Sent asked = keep(uploads);
            Uploads.Sent old = keep(uploads);
            uploads.spare(() -> Uploads.names(Map.of("games", List.of("@" + needed.id()), "x", List.of("y"))));
            for (int i = 0; i < 205; i++) {
                age(keep(uploads), 2000);
            }
            age(needed, 3000);
            age(asked, 3000);
            age(old, 4000);
            assertThat(uploads.find(asked.id())).isPresent();
            keep(uploads);
            assertThat(uploads.find(needed.id())).isPresent();
            assertThat(uploads.find(asked.id())).isPresent();
            assertThat(uploads.find(old.id())).isEmpty();
            assertThat(Uploads.names(Map.of("piece", List.of("@0123456789abcdef:mine"))))
                    .isEqualTo(Set.of("0123456789abcdef"));
        }
    }

    @Test
    void pathsOfTheFolderAreTold() {
        try (DataFolder folder = DataFolder.open(Optional.of(data.toString()))) {
            String inside = folder.folder("jobs") + "/0123456789abcdef";
            assertThat(folder.plainly(inside + "/games.pgn.unfinished: full")).isEqualTo("games.pgn.unfinished: full");
            assertThat(folder.plainly("cannot make " + inside)).isEqualTo("cannot make the data folder");
            assertThat(folder.plainly(data + "2/x")).isEqualTo(data + "2/x");
        }
    }
}
