package org.pieceworth.studies.reading;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import java.util.stream.Stream;
import org.pieceworth.text.FileName;
import org.pieceworth.text.InputException;

/// The files that arguments stand for: a folder for the games in it and in its folders, a pattern (`games/*.pgn`,
/// `**/2026-??.pgn.zst`, `{a,b}.pgn`) for the files that match, anything else for itself.
public final class GameFiles {

    /// Game files of a folder, by their endings.
    private static final Pattern GAMES = Pattern.compile(
            ".*\\.(pgn|epd|parquet|(pgn|epd|tar)\\.(gz|bz2|xz|zst)|zip|7z|tar|tgz|tbz2?|txz|tzst)", Pattern.DOTALL);

    private static final Pattern WILD = Pattern.compile("[*?\\[{]");

    /// An address in a file system with readers of its own, which expand patterns themselves.
    private static final Pattern ADDRESS = Pattern.compile("[A-Za-z][A-Za-z0-9+.-]+:/.*", Pattern.DOTALL);

    private GameFiles() {}

    /// The files, those of each argument sorted by name. Hidden ones, whose names begin with a point, are
    /// ignored. A pattern without a match is returned unchanged, as well as any argument that is not a
    /// local file.
    ///
    /// @throws InputException when a folder cannot be read or has no games
    public static List<String> of(List<String> arguments) {
        return arguments.stream().flatMap(name -> of(name).stream()).toList();
    }

    private static List<String> of(String name) {
        if (name.isEmpty() || ADDRESS.matcher(name).matches()) {
            return List.of(name);
        }
        try {
            if (isFolder(name)) {
                return inFolder(name, FileName.path(name));
            }
            if (WILD.matcher(name).find() && !exists(name)) {
                List<String> found = matching(name);
                return found.isEmpty() ? List.of(name) : found;
            }
            return List.of(name);
        } catch (IOException | UncheckedIOException e) {
            throw new InputException(name + ": cannot be read: " + e.getMessage());
        }
    }

    private static boolean isFolder(String name) {
        return exists(name) && Files.isDirectory(FileName.path(name));
    }

    private static boolean exists(String name) {
        return FileName.find(name).filter(Files::exists).isPresent();
    }

    private static List<String> inFolder(String name, Path folder) throws IOException {
        List<String> found = walk(
                folder,
                Integer.MAX_VALUE,
                file -> GAMES.matcher(String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT))
                        .matches());
        if (found.isEmpty()) {
            throw new InputException(name + ": is a folder without games; expected files such as .pgn, .pgn.zst, .zip,"
                    + " .epd or .parquet in it or its folders");
        }
        return found;
    }

    private static List<String> matching(String pattern) throws IOException {
        int wild = Math.max(
                0, WILD.matcher(pattern).results().findFirst().orElseThrow().start());
        int cut = pattern.lastIndexOf('/', wild) + 1;
        String rest = pattern.substring(cut);
        Path folder = cut == 0 ? FileSystems.getDefault().getPath("") : FileName.path(pattern.substring(0, cut));
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        int depth = rest.contains("**") ? Integer.MAX_VALUE : rest.split("/").length;
        try {
            PathMatcher matcher = FileSystems.getDefault().getPathMatcher("glob:" + rest);
            return walk(folder, depth, file -> matcher.matches(folder.relativize(file)));
        } catch (PatternSyntaxException _) {
            return List.of();
        }
    }

    /// The files of a folder and its folders. Links to folders are not followed, since they may lead back.
    private static List<String> walk(Path folder, int depth, Predicate<Path> wanted) throws IOException {
        try (Stream<Path> files = Files.walk(folder, depth)) {
            return files.filter(file -> !isHidden(folder.relativize(file)) && wanted.test(file))
                    .filter(Files::isRegularFile)
                    .map(Path::toString)
                    .sorted()
                    .toList();
        }
    }

    private static boolean isHidden(Path file) {
        for (Path part : file) {
            if (part.toString().startsWith(".")) {
                return true;
            }
        }
        return false;
    }
}
