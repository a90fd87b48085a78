package org.pieceworth.spark;

import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.apache.spark.Success$;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerJobStart;
import org.apache.spark.scheduler.SparkListenerTaskEnd;
import org.pieceworth.empirical.input.ReadProgress;
import scala.jdk.javaapi.CollectionConverters;

/// Receives finished tasks from Spark, and reports how many bytes they have read and how many are planned. A task that
/// runs again, or twice at once, counts once.
final class TaskProgress extends SparkListener {

    /// The property of a job with the number of the first piece that it reads.
    static final String FIRST = "pieceworth.first";

    private final long[] sizes;
    private final ReadProgress progress;
    private final Map<Integer, Integer> firstOfStage = new HashMap<>();
    private final BitSet done = new BitSet();
    private long bytes;

    /// @param sizes bytes of each piece, as stored
    TaskProgress(long[] sizes, ReadProgress progress) {
        this.sizes = sizes.clone();
        this.progress = progress;
    }

    /// Called by Spark, in one thread.
    @Override
    public void onJobStart(SparkListenerJobStart job) {
        Optional.ofNullable(job.properties().getProperty(FIRST))
                .map(Integer::valueOf)
                .ifPresent(first -> CollectionConverters.asJava(job.stageIds())
                        .forEach(stage -> firstOfStage.put((Integer) stage, first)));
    }

    @Override
    public void onTaskEnd(SparkListenerTaskEnd task) {
        Integer first = firstOfStage.get(task.stageId());
        if (first == null || !task.reason().equals(Success$.MODULE$)) {
            return;
        }
        int piece = first + task.taskInfo().index();
        if (piece < sizes.length && !done.get(piece)) {
            done.set(piece);
            bytes += sizes[piece];
            progress.tasks(done.cardinality(), sizes.length);
            progress.read(bytes, 0);
        }
    }
}
