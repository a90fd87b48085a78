package org.pieceworth.studies.moves;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.pieceworth.rules.betza.Betza;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.studies.pieces.RequestedPieces;
import org.pieceworth.text.InputException;
import org.pieceworth.valuation.Valuation;
import org.pieceworth.valuation.ValuationModel;
import org.pieceworth.valuation.catalogue.ModelCatalogue;

/// The pictures and the coverage table of `docs/betza.md` say what the code does.
class BetzaGuideTest {

    private static final Path DOCS = Path.of("../docs");

    /// `-Dpictures.write=true` draws them anew.
    @TestFactory
    Stream<DynamicTest> picturesAreUpToDate() throws IOException {
        return Files.readAllLines(DOCS.resolve("pictures/betza.tsv")).stream()
                .filter(line -> !line.startsWith("#"))
                .map(line -> line.split("\t", -1))
                .map(row -> DynamicTest.dynamicTest(row[0], () -> {
                    Path file = DOCS.resolve("pictures").resolve(row[0]);
                    String drawn = draw(row);
                    if (Boolean.getBoolean("pictures.write")) {
                        Files.writeString(file, drawn);
                    }
                    assertThat(drawn).isEqualTo(Files.readString(file));
                }));
    }

    private String draw(String[] row) {
        String dialect = row.length > 4 ? row[4] : "standard";
        RequestedPieces piece = new RequestedPieces(List.of(row[1]), false, Optional.of(row[2]), dialect);
        return MovePicture.of(new MovesStudy(piece, Optional.of(row[3])).answer());
    }

    @Test
    void everyPictureIsListedAndShown() throws IOException {
        String guide = Files.readString(DOCS.resolve("betza.md"));
        try (Stream<Path> files = Files.list(DOCS.resolve("pictures"))) {
            assertThat(files.map(file -> file.getFileName().toString()).filter(name -> name.startsWith("betza-")))
                    .allMatch(name -> guide.contains("pictures/" + name));
        }
    }

    /// What the table calls parsed is read, and what it calls valued has a value by some model.
    @TestFactory
    Stream<DynamicTest> theCoverageTableIsTrue() throws IOException {
        List<String[]> rows = Files.readAllLines(DOCS.resolve("betza.md")).stream()
                .filter(line -> line.matches("\\|[^|]+\\| `[^`]+` \\|( (yes|no) \\|){4}"))
                .map(line -> line.split("\\|"))
                .toList();
        assertThat(rows).hasSizeGreaterThan(20);
        return rows.stream().map(row -> {
            String example = row[2].strip().replace("`", "");
            return DynamicTest.dynamicTest(row[1].strip() + " " + example, () -> check(row, example));
        });
    }

    private static void check(String[] row, String example) {
        if (!said(row[3])) {
            assertThat(catchThrowable(() -> Betza.parse(example))).isInstanceOf(InputException.class);
            assertThat(List.of(row[4].strip(), row[5].strip(), row[6].strip())).containsOnly("no");
            return;
        }
        Movement movement = Betza.parse(example).movement();
        MoveMarks marks = new MoveMarks(movement, RectangularBoard.CHESS, RectangularBoard.CHESS.centre());
        assertThat(!marks.bySquare().isEmpty()).isEqualTo(said(row[4]));
        assertThat(valued(movement) || !said(row[6])).isTrue();
        assertThat(movement.straight() || silent(movement).isEmpty()).isTrue();
    }

    /// The models that have a number for a piece with more than straight rays, and no word on it.
    private static List<String> silent(Movement movement) {
        return ModelCatalogue.standard().models().stream()
                .filter(model -> {
                    Valuation valuation = model.value(movement, RectangularBoard.CHESS);
                    return valuation.value().isPresent() && valuation.notes().isEmpty();
                })
                .map(ValuationModel::name)
                .toList();
    }

    private static boolean said(String cell) {
        return cell.strip().equals("yes");
    }

    private static boolean valued(Movement movement) {
        return ModelCatalogue.standard().models().stream()
                .anyMatch(model ->
                        model.value(movement, RectangularBoard.CHESS).value().isPresent());
    }
}
