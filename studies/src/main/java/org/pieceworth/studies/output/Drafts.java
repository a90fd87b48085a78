package org.pieceworth.studies.output;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Files with a temporary name until they are complete. An interrupted run leaves its file: the next run that
/// writes to the same place removes it.
final class Drafts {

    /// A file modified a moment ago may belong to a run on another machine, with other process numbers.
    private static final Duration YOUNG = Duration.ofMinutes(1);

    private Drafts() {}

    static Path of(Path path) {
        return path.resolveSibling(
                "." + path.getFileName() + "." + ProcessHandle.current().pid() + ".part");
    }

    static void sweep(Path path) {
        Pattern left = Pattern.compile("\\.{1,2}" + Pattern.quote(String.valueOf(path.getFileName()))
                + "\\.(\\d{1,18})\\.part(\\.\\d{1,18}\\.part)?");
        try (Stream<Path> beside = Files.list(path.resolveSibling("."))) {
            List<Path> dead = beside.filter(file -> isDead(file, left))
                    .map(Path::normalize)
                    .toList();
            for (Path file : dead) {
                Files.deleteIfExists(file);
            }
        } catch (IOException _) {
            // A file that cannot be removed remains.
        }
    }

    private static boolean isDead(Path file, Pattern left) {
        Matcher draft = left.matcher(file.getFileName().toString());
        return draft.matches()
                && ProcessHandle.of(Long.parseLong(draft.group(1))).isEmpty()
                && isOld(file);
    }

    private static boolean isOld(Path file) {
        try {
            return Files.getLastModifiedTime(file)
                    .toInstant()
                    .isBefore(Instant.now().minus(YOUNG));
        } catch (IOException _) {
            return false;
        }
    }
}
