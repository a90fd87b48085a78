package org.pieceworth.valuation.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.pieceworth.valuation.pooled.MeasuredPieces;
import org.pieceworth.valuation.pooled.PlayConditions;

/// A measurement in the repository that `value` does not use is a failure.
class AllMeasuredShipTest {

    private static final Path ROOT = Path.of("").toAbsolutePath().resolve("..").normalize();

    private static List<Path> tables() throws IOException {
        List<Path> tables = new ArrayList<>();
        for (String folder : List.of("engine", "bench")) {
            try (Stream<Path> files = Files.walk(ROOT.resolve(folder))) {
                files.filter(file -> file.toString().endsWith(".tsv")
                                && !file.toString().contains("/target/"))
                        .filter(AllMeasuredShipTest::isAtlas)
                        .forEach(tables::add);
            }
        }
        return tables;
    }

    private static boolean isAtlas(Path file) {
        try (Stream<String> lines = Files.lines(file)) {
            return Atlas.isAtlas(lines.limit(5).toList());
        } catch (IOException e) {
            return false;
        }
    }

    @Test
    void allTablesOfMeasuredValuesShip() throws IOException {
        Set<String> atlas = new HashSet<>();
        Atlas.shipped().rows().forEach(row -> atlas.add(row.text()));
        Set<String> measured = new HashSet<>();
        MeasuredPieces.shipped()
                .forEach(row -> measured.add(MovementKey.of(org.pieceworth.rules.betza.Betza.movementOf(row.piece()))
                        + row.board()
                        + row.nodes()
                        + row.among()));
        List<Path> tables = tables();
        assertThat(tables).hasSizeGreaterThanOrEqualTo(5);
        for (Path table : tables) {
            for (AtlasRow row :
                    Atlas.parse(table.toString(), Files.readAllLines(table)).rows()) {
                assertThat(atlas).as("%s: %s", table.getFileName(), row.piece()).contains(row.text());
                if (row.run().alone().value().isPresent()) {
                    assertThat(measured)
                            .as("%s: %s", table.getFileName(), row.piece())
                            .contains(MovementKey.of(row.movement())
                                    + row.where().board()
                                    + row.where().nodes()
                                    + PlayConditions.company(row.where().among()));
                }
            }
        }
    }
}
