package org.pieceworth.rules.betza;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.pieceworth.rules.movement.Modality;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.rules.movement.Ray;
import org.pieceworth.rules.movement.RayKind;

/// Our own table of notations, each with its rays written out.
class NotationTableTest {

    private static final Map<String, String> GROUPS = Map.of(
            "W", "0,1 1,0 0,-1 -1,0",
            "F", "1,1 1,-1 -1,-1 -1,1",
            "D", "0,2 2,0 0,-2 -2,0",
            "A", "2,2 2,-2 -2,-2 -2,2",
            "H", "0,3 3,0 0,-3 -3,0",
            "G", "3,3 3,-3 -3,-3 -3,3",
            "N", "1,2 2,1 2,-1 1,-2 -1,-2 -2,-1 -2,1 -1,2",
            "C", "1,3 3,1 3,-1 1,-3 -1,-3 -3,-1 -3,1 -1,3",
            "Z", "2,3 3,2 3,-2 2,-3 -2,-3 -3,-2 -3,2 -2,3");

    @TestFactory
    Stream<DynamicTest> raysEqualTheTable() throws IOException {
        try (InputStream in = Objects.requireNonNull(getClass().getResourceAsStream("notations.tsv"))) {
            List<String[]> rows = new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> line.split("\t"))
                    .toList();
            assertThat(rows).hasSizeGreaterThan(80);
            return rows.stream()
                    .map(row -> DynamicTest.dynamicTest(row[0], () -> {
                        assertThat(Betza.parse(row[0]).movement()).isEqualTo(new Movement(rays(row[1])));
                    }));
        }
    }

    private static List<Ray> rays(String text) {
        List<Ray> rays = new ArrayList<>();
        for (String group : text.split(" \\| ")) {
            String[] fields = group.split(" ", 4);
            RayKind kind = Arrays.stream(RayKind.values())
                    .filter(each -> each.word().equals(fields[0]))
                    .findFirst()
                    .orElseThrow();
            for (String step : GROUPS.getOrDefault(fields[3], fields[3]).split(" ")) {
                int comma = step.indexOf(',');
                rays.add(Ray.of(
                        kind,
                        Integer.parseInt(step.substring(0, comma)),
                        Integer.parseInt(step.substring(comma + 1)),
                        Integer.parseInt(fields[1]),
                        modality(fields[2])));
            }
        }
        return rays;
    }

    private static Modality modality(String letters) {
        return new Modality(letters.contains("m"), letters.contains("c"), letters.contains("e"));
    }
}
