package org.pieceworth.spark;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.function.Consumer;
import org.apache.spark.api.java.JavaSparkContext;
import org.pieceworth.empirical.reading.CollectedPiece;
import org.pieceworth.empirical.reading.OrderedTasks;

/// The collected pieces of files, in their order. Tasks come in waves, few of them in progress at a time, so
/// that no more pieces wait for their turn than fit into the driver's memory.
final class PieceStream implements AutoCloseable {

    /// Number of waves in progress, in addition to the one being merged.
    private static final int AHEAD = 2;

    private final JavaSparkContext spark;
    private final PieceTask task;
    private final List<TextRange> pieces;
    private final int wave;
    private final OrderedTasks<List<byte[]>> waves = new OrderedTasks<>(AHEAD);
    private final Deque<byte[]> arrived = new ArrayDeque<>();
    private int begun;

    PieceStream(JavaSparkContext spark, PieceTask task, List<TextRange> pieces) {
        this.spark = spark;
        this.task = task;
        this.pieces = pieces;
        wave = Math.max(2, spark.defaultParallelism());
    }

    /// Passes on the pieces of the next file.
    ///
    /// @param ofFile its pieces as planned; a text that turns out to be longer has more
    /// @throws org.pieceworth.text.InputException when it is damaged
    void readFile(List<TextRange> ofFile, Consumer<CollectedPiece> games) {
        int next = 0;
        boolean ended = false;
        TextRange last = ofFile.getFirst();
        while (next < ofFile.size() || !ended) {
            boolean planned = next < ofFile.size();
            TextRange first = planned ? ofFile.get(next) : last.next();
            CollectedPiece collected = planned ? PieceResult.read(first, take()) : readNow(first);
            last = first;
            next++;
            int joined = 1;
            while (collected.isVoid()) {
                // Twice as many each time, so that a long comment is not read again for each piece that it
                // lies in.
                int more = Math.min(joined, Math.max(0, ofFile.size() - next));
                for (int i = 0; i < more; i++) {
                    take();
                }
                joined += more;
                next += more;
                last = more > 0 ? ofFile.get(next - 1) : first.upTo(last).next();
                collected = readNow(first.upTo(last));
            }
            games.accept(collected);
            ended = collected.ended();
        }
    }

    private CollectedPiece readNow(TextRange piece) {
        return PieceResult.read(
                piece, spark.parallelize(List.of(piece), 1).map(task).collect().getFirst());
    }

    private byte[] take() {
        if (arrived.isEmpty()) {
            while (begun < pieces.size() && waves.wantsMore()) {
                List<TextRange> some = pieces.subList(begun, Math.min(pieces.size(), begun + wave));
                int first = begun;
                begun += some.size();
                waves.add(() -> {
                    spark.setLocalProperty(TaskProgress.FIRST, Integer.toString(first));
                    return spark.parallelize(List.copyOf(some), some.size())
                            .map(task)
                            .collect();
                });
            }
            arrived.addAll(waves.take().orElseThrow());
        }
        return arrived.removeFirst();
    }

    @Override
    public void close() {
        waves.close();
    }
}
