package org.pieceworth.studies.reading;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.pieceworth.empirical.ObservationReader;
import org.pieceworth.empirical.ReadProgress;
import org.pieceworth.empirical.VariantTag;
import org.pieceworth.empirical.rows.ObservedGameListener;
import org.pieceworth.empirical.settings.ClusterTags;
import org.pieceworth.empirical.settings.ObservationSettings;
import org.pieceworth.pgn.GameReplay;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.variant.Variants;
import org.pieceworth.store.ParquetFile;

/// Files to read observations from.
///
/// @param files their names, `-` for standard input; any kind that [ObservationReader] and [ParquetFile] know
/// @param settings which games and positions count, and what is kept of them; with the rules of the variant
public record ReadRequest(List<String> files, ObservationSettings settings) {

    /// Copies the list.
    public ReadRequest {
        files = List.copyOf(files);
    }

    /// Files of games of a variant.
    ///
    /// @param variant its name; empty for what the first game's Variant tag says, else chess
    /// @throws org.pieceworth.rules.InputException when there is no such variant
    public static ReadRequest of(List<String> files, ObservationSettings settings, Optional<String> variant) {
        return new ReadRequest(
                files,
                variant.or(() -> tagged(files))
                        .filter(name -> !GameReplay.isChess(name))
                        .map(name -> VariantRules.of(Variants.open(name).variant()))
                        .map(settings::withVariant)
                        .orElse(settings));
    }

    private static Optional<String> tagged(List<String> files) {
        return files.stream()
                .findFirst()
                .filter(file -> !file.equals(ObservationReader.STANDARD_STREAM))
                .flatMap(VariantTag::ofFirstGame)
                .flatMap(tag -> Variants.shipped().nameOf(tag));
    }

    /// Reads all files.
    ///
    /// @param hashes whether files are to be known by their hashes, which takes a tenth of the time
    public ObservationReader read(boolean hashes, ReadingListener listener) {
        return read(
                listener,
                progress -> hashes
                        ? new ObservationReader(settings, progress)
                        : ObservationReader.withoutHashes(settings, progress));
    }

    /// Reads all files and reports every game that is used.
    public ObservationReader readInto(ObservedGameListener games, ReadingListener listener) {
        return read(listener, progress -> new ObservationReader(settings, progress, games));
    }

    private ObservationReader read(ReadingListener listener, Function<ReadProgress, ObservationReader> opener) {
        try (ReadingListener.Progress progress = listener.begin(totalBytes())) {
            ObservationReader reader = opener.apply(progress);
            files.forEach(file -> read(file, reader));
            return reader;
        }
    }

    private static void read(String file, ObservationReader reader) {
        if (file.equals(ObservationReader.STANDARD_STREAM)) {
            reader.read(file);
        } else {
            ParquetFile.readAny(file, reader);
        }
    }

    private long totalBytes() {
        long total = 0;
        for (String file : files) {
            try {
                total += file.equals(ObservationReader.STANDARD_STREAM) ? 0 : Files.size(Path.of(file));
            } catch (IOException | InvalidPathException _) {
                // reading it will say so
            }
        }
        return total;
    }

    /// The same for games that may belong together by other tags.
    public ReadRequest withClusterTags(ClusterTags tags) {
        return new ReadRequest(files, settings.withClusterTags(tags));
    }
}
