package org.pieceworth.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.List;
import java.util.Optional;
import org.apache.spark.api.java.JavaSparkContext;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.api.parallel.Resources;
import org.pieceworth.testkit.ListeningSockets;

/// Spark on this machine cannot be reached from another one. A virtual machine has one Spark, so that the tests of this
/// module take turns.
@ResourceLock(Resources.SYSTEM_OUT)
class OpenPortsTest {

    @Test
    void onlyThisMachineReachesSpark() throws IOException {
        assumeTrue(ListeningSockets.areKnown());
        try (Cluster cluster = new Cluster(Optional.of("local[1]"))) {
            JavaSparkContext context = cluster.context();
            assertThat(context.parallelize(List.of(1, 2, 3), 2).count()).isEqualTo(3);
            assertThat(context.sc().ui().isEmpty()).isTrue();
            assertThat(context.getConf().get("spark.ui.killEnabled")).isEqualTo("false");
            List<InetSocketAddress> open =
                    ListeningSockets.of(ProcessHandle.current().pid());
            assertThat(open).isNotEmpty().allMatch(socket -> socket.getAddress().isLoopbackAddress());
        }
    }
}
