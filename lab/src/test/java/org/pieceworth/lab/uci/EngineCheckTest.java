package org.pieceworth.lab.uci;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// An engine's errors are named, and it is started again after each.
class EngineCheckTest {

    @TempDir
    Path folder = Path.of("");

    @Test
    void faultsAreNamed() throws IOException {
        ShellEngine engine = ShellEngine.of(
                folder,
                List.of("name Hash type spin default 5000 min 1 max 1024", "name Odd type check default maybe"),
                "bestmove e2e5",
                "bestmove e2e4");
        List<EnginePoint> tested = new ArrayList<>();
        List<EnginePoint> points = EngineCheck.of(engine.command(), Optional.empty(), tested::add);
        assertThat(tested).isEqualTo(points);
        assertThat(found(points, "options")).contains("Hash: default 5000 outside 1 to 1024", "Odd: default 'maybe'");
        assertThat(found(points, "go depth")).contains("bestmove e2e5 is no legal move in ");
        assertThat(points).extracting(EnginePoint::detail).anyMatch(detail -> detail.contains("exited"));
        assertThat(points)
                .filteredOn(point -> point.name().equals("quit"))
                .extracting(EnginePoint::verdict)
                .containsExactly(EnginePoint.Verdict.PASSED);
    }

    private static String found(List<EnginePoint> points, String name) {
        return points.stream()
                .filter(point -> point.name().equals(name))
                .filter(point -> point.verdict() == EnginePoint.Verdict.FAILED)
                .map(EnginePoint::detail)
                .findFirst()
                .orElse("");
    }
}
