package org.pieceworth.bench;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.pieceworth.empirical.reading.CollectedPiece;
import org.pieceworth.empirical.reading.DuplicateFilter;
import org.pieceworth.empirical.reading.GameMerger;
import org.pieceworth.empirical.reading.PieceMerger;
import org.pieceworth.empirical.rows.CollectedGames;
import org.pieceworth.empirical.rows.Observations;
import org.pieceworth.empirical.rows.ObservedGameListener;
import org.pieceworth.empirical.rows.PackedGames;
import org.pieceworth.empirical.settings.ClusterTags;
import org.pieceworth.empirical.settings.Clustering;
import org.pieceworth.empirical.settings.NameAliases;
import org.pieceworth.empirical.settings.ObservationSettings;
import org.pieceworth.pgn.GameResult;

/// The driver's part of reading on a cluster, without the reading: pieces of made-up games arrive as bytes, are merged,
/// and end as observations. Prints a Markdown row for each count of games: time by step, memory, and temporary files.
///
/// Rows are drawn alike from as many different ones as said, which is the worst case for caches; rows of games repeat
/// themselves more.
public final class DriverMerge {

    private static final DuplicateFilter NOBODY = new DuplicateFilter(ObservedGameListener.NONE, true);

    /// As in collections of masters' games by material.
    private static final double ROWS = 3.5;

    private static final int ENTRIES = 6;
    private static final int PLAYERS = 1_000_000;
    private static final int RUN = 20_000;

    private final SplittableRandom random = new SplittableRandom(1);
    private final ObservationSettings settings;
    private final int different;
    private long bytes;
    private long reading;
    private long merging;

    private DriverMerge(int different, Clustering by) {
        settings = ObservationSettings.DEFAULT.withClusterTags(ClusterTags.of(by));
        this.different = different;
    }

    /// Merges.
    ///
    /// @param args different rows that games have, and games, in thousands each; then `game` for errors by
    /// game alone, which keep no players and events
    public static void main(String[] args) throws IOException {
        System.out.println(
                "| games | distinct rows | bytes a game sent | µs a game: unpack | merge | end | heap | files |");
        System.out.println("|---:|---:|---:|---:|---:|---:|---:|---:|");
        Clustering by = Clustering.parse(args.length > 2 ? args[2] : "auto");
        DriverMerge merge = new DriverMerge(Math.toIntExact(1000 * Long.parseLong(args[0])), by);
        merge.run(1000 * Long.parseLong(args[1]));
    }

    private void run(long games) throws IOException {
        GameMerger merger = new GameMerger(settings, settings.terms());
        PieceMerger into = new PieceMerger(merger, NOBODY);
        merger.startFile("made up");
        for (long done = 0; done < games; done += RUN) {
            byte[] piece = piece((int) Math.min(RUN, games - done));
            bytes += piece.length;
            long start = System.nanoTime();
            CollectedPiece read = CollectedPiece.readFrom(new DataInputStream(new ByteArrayInputStream(piece)));
            long unpacked = System.nanoTime();
            into.add(read);
            reading += unpacked - start;
            merging += System.nanoTime() - unpacked;
        }
        long start = System.nanoTime();
        Observations all = merger.observations(NOBODY);
        long end = System.nanoTime() - start;
        long files = temporary();
        System.gc();
        long heap = Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
        System.out.printf(
                Locale.ROOT,
                "| %,d | %,d | %d | %.2f | %.2f | %.2f | %,d MB | %,d MB |%n",
                all.games(),
                all.counts().size(),
                bytes / games,
                reading / 1e3 / games,
                merging / 1e3 / games,
                end / 1e3 / games,
                heap >> 20,
                files >> 20);
    }

    private byte[] piece(int games) throws IOException {
        CollectedGames run = new CollectedGames();
        int[] values = new int[ENTRIES];
        long[] tags = new long[settings.groups().clusterTags().size()];
        for (int game = 0; game < games; game++) {
            int rows = (int) (ROWS + random.nextDouble());
            for (int row = 0; row < rows; row++) {
                long number = random.nextInt(different);
                for (int i = 0; i < ENTRIES; i++) {
                    values[i] = 1 + (int) (number >>> 5 * i & 31);
                }
                run.rows.add(run.vectors.add(values));
                run.rowPlies.add(20 * row);
            }
            GameResult result = GameResult.values()[random.nextInt(3)];
            run.endGame(random.nextLong(), game + 1, 20L * game, result, 80, 1, false);
            for (int tag = 0; tag < tags.length; tag++) {
                tags[tag] = 1 + random.nextInt(PLAYERS);
            }
            run.endClusters(tags);
            run.endGroups(Optional.empty(), Map.of(), NameAliases.NONE);
        }
        run.found = games;
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new CollectedPiece(0, games, 20L * games, false, false, List.of(PackedGames.of(run, settings)), List.of())
                .writeTo(new DataOutputStream(out));
        return out.toByteArray();
    }

    /// Bytes of the temporary files, which have no names any more; Linux shows them.
    private static long temporary() throws IOException {
        long sum = 0;
        File[] open = new File("/proc/self/fd").listFiles();
        for (File each : open == null ? new File[0] : open) {
            try {
                if (Files.readSymbolicLink(each.toPath()).toString().contains(".rows")) {
                    sum += Files.size(each.toPath());
                }
            } catch (IOException _) {
                // Closed since.
            }
        }
        return sum;
    }
}
