package org.pieceworth.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.pieceworth.empirical.CollectionOptions;
import org.pieceworth.empirical.GameFiles;
import org.pieceworth.rules.InputException;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Files of games and which of the games count.
final class CollectionArguments {

    @Parameters(
            arity = "1..*",
            paramLabel = "GAMES",
            description = "PGN files, plain, .gz or .zst; .mat rows or .csv counts; - for standard input")
    List<String> files = List.of();

    @Option(
            names = "--preset",
            paramLabel = "NAME",
            description = "medvedev: as published in 2015 (other options override it)")
    Optional<String> preset = Optional.empty();

    @Option(names = "--keep-duplicates", description = "count games again that have the same moves as an earlier one")
    boolean keepDuplicates;

    CollectionArguments() {}

    boolean medvedev() {
        preset.filter(name -> !name.equals("medvedev")).ifPresent(name -> {
            throw new InputException("preset '" + name + "' is not known; expected medvedev");
        });
        return preset.isPresent();
    }

    private CollectionOptions options() {
        CollectionOptions base = medvedev() ? CollectionOptions.MEDVEDEV : CollectionOptions.DEFAULT;
        return new CollectionOptions(base.keepDuplicates() || keepDuplicates, base.unknownAsDraw(), base.quietPlies());
    }

    /// Reads all files, with a progress bar where that helps.
    GameFiles read(CommonOptions common) {
        try (Progress progress = Progress.of(totalBytes(), common.quiet)) {
            GameFiles games = new GameFiles(options(), progress);
            files.forEach(games::read);
            return games;
        }
    }

    private long totalBytes() {
        long total = 0;
        for (String file : files) {
            try {
                total += file.equals(GameFiles.STANDARD_STREAM) ? 0 : Files.size(Path.of(file));
            } catch (IOException | InvalidPathException _) {
                // reading it will say so
            }
        }
        return total;
    }
}
