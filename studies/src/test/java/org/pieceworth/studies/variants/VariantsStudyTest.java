package org.pieceworth.studies.variants;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pieceworth.answer.Format;
import org.pieceworth.studies.Printed;
import tools.jackson.databind.JsonNode;

class VariantsStudyTest {

    @TempDir
    Path folder = Path.of("");

    private VariantsAnswer of(String file) throws IOException {
        String name = Files.writeString(folder.resolve("my.ini"), file).toString();
        return new VariantsStudy("", Optional.of(name)).answer();
    }

    /// Pawns promote and kings are not traded, so they have no such number; nor has a piece that comes back by drops.
    @Test
    void piecesOfOneVariantHaveTheirWorth() {
        JsonNode pieces = Printed.json(VariantsDocument.of(new VariantsStudy("capablanca", Optional.empty()).answer()))
                .path("rows")
                .path(0)
                .path("pieces");
        for (JsonNode piece : pieces) {
            boolean known = !"PK".contains(piece.path("letter").asString());
            assertThat(piece.path("worth").isNumber()).isEqualTo(known);
            assertThat(piece.path("worth").asDouble())
                    .isBetween(piece.path("low").asDouble(), piece.path("high").asDouble());
        }
        assertThat(new VariantsStudy("bughouse", Optional.empty()).answer().worth())
                .isEmpty();
        assertThat(new VariantsStudy("10x8", Optional.empty()).answer().worth()).isEmpty();
    }

    @Test
    void oneIsShownWithItsPieces() {
        VariantsAnswer answer = new VariantsStudy("capablanca", Optional.empty()).answer();
        assertThat(answer.readings()).hasSize(1);
        assertThat(answer.failure()).isEmpty();
        assertThat(Printed.text(VariantsDocument.of(answer), Format.TABLE))
                .contains("capablanca on 10x8, derived from chess", "archbishop");
        JsonNode row = Printed.json(VariantsDocument.of(answer)).path("rows").path(0);
        assertThat(row.propertyNames())
                .containsExactly("name", "about", "parent", "board", "startFen", "pieces", "notModelled", "warnings");
    }

    @Test
    void partOfAWordFindsSeveral() {
        VariantsAnswer wide = new VariantsStudy("10x8", Optional.empty()).answer();
        assertThat(wide.readings())
                .hasSizeGreaterThan(2)
                .allMatch(reading -> reading.variant().board().shape().equals("10x8"));
        assertThat(new VariantsStudy("no such variant", Optional.empty())
                        .answer()
                        .readings())
                .isEmpty();
    }

    @Test
    void aFileIsChecked() throws IOException {
        VariantsAnswer answer = of("""
                [good:chess]
                startFen = rnbqkbnr/pppppppp/8/8/8/8/8/RNBQKBNR w - - 0 1
                maxRnk = 9

                [bad:chess]
                castling = perhaps
                """);
        assertThat(answer.readings()).hasSize(1);
        assertThat(answer.errors()).hasSize(1);
        assertThat(answer.failure().orElseThrow()).hasMessageContaining("perhaps");
        String text = Printed.text(VariantsDocument.of(answer), Format.TABLE);
        assertThat(text).contains("Warning: [good]", "Error: ");
        assertThat(Printed.json(VariantsDocument.of(answer)).path("errors")).hasSize(1);
    }

    @Test
    void rightsToCastleThatThePiecesRuleOutAreLeftOutWithAWarning() throws IOException {
        VariantsAnswer answer = of("""
                [swapped:chess]
                castlingRookPieces = q
                [narrow:chess]
                castlingKingsideFile = j
                """);
        assertThat(answer.errors()).isEmpty();
        assertThat(answer.readings()).hasSize(2);
        assertThat(answer.readings().get(0).warnings())
                .anyMatch(warning -> warning.contains("there is no castling with h1, h8"));
        assertThat(answer.readings().get(1).warnings())
                .anyMatch(warning -> warning.contains("there is no castling with h1, h8"));
    }

    /// Lines of a parent once, those that follow from another fault not at all, and the first position set up.
    @Test
    void allFaultsAreFoundAtOnceEachWithItsLine() throws IOException {
        VariantsAnswer answer = of("""
                [base:chess]
                castling = perhaps
                customPiece1 = ab:N
                startFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKAZR w KQkq - 0 1
                [child:base]
                maxRank = 90
                promotionPieceTypes = nbax
                [two:chess]
                startFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNK w - - 0 1
                """);
        assertThat(answer.readings()).isEmpty();
        assertThat(answer.errors())
                .satisfiesExactly(
                        fault -> assertThat(fault).contains("line 2: castling of [base]"),
                        fault -> assertThat(fault).contains("line 3: customPiece1 of [base]"),
                        fault -> assertThat(fault).contains("line 4: startFen of [base]", "found 'Z'"),
                        fault -> assertThat(fault).contains("line 6: maxRank of [child]"),
                        fault -> assertThat(fault).contains("line 7: promotionPieceTypes of [child]", "found 'x'"),
                        fault -> assertThat(fault).contains("my.ini, line 9: startFen of [two]: position ", "2 kings"));
    }

    @Test
    void aHeadingThatCannotBeReadLosesItsOwnVariantOnly() throws IOException {
        VariantsAnswer answer = of("""
                [first:chess]
                [my game:chess]
                castling = perhaps
                [last:chess
                [walls:crazyhouse]
                duckGating = true
                """);
        assertThat(answer.readings())
                .singleElement()
                .matches(reading -> reading.variant().name().equals("first"));
        assertThat(answer.errors())
                .satisfiesExactly(
                        fault -> assertThat(fault).contains("line 2: heading", "found the name 'my game'"),
                        fault -> assertThat(fault).contains("line 4: heading", "found no ']'"),
                        fault -> assertThat(fault).contains("line 3: castling of [my game:chess]"),
                        fault -> assertThat(fault).contains("my.ini, line 5: variant walls: ", "pieceDrops = true"));
    }

    /// A key that was mistyped may be why something else is wrong.
    @Test
    void warningsOfAVariantWithFaultsAreSaid() throws IOException {
        VariantsAnswer answer = of("""
                [x:chess]
                maxrank = 9
                castling = perhaps
                """);
        assertThat(answer.errors()).hasSize(1);
        assertThat(answer.warnings()).singleElement().asString().contains("[x] line 2", "maxRank");
    }

    @Test
    void whatNoGameCouldComeToIsAWarning() throws IOException {
        VariantsAnswer answer = of("""
                [mated:chess]
                startFen = 7k/5KQ1/8/8/8/8/8/8 b - - 0 1
                [zone:chess]
                promotionRegionWhite = *9
                promotionRegionBlack = -
                """);
        assertThat(answer.readings().get(0).warnings())
                .anyMatch(warning -> warning.matches("line \\d+: startFen: White has won before the first move"));
        assertThat(answer.readings().get(1).warnings())
                .filteredOn(warning -> warning.contains("no square of the board, which is 8x8"))
                .singleElement()
                .asString()
                .startsWith("line 4: promotionRegionWhite = *9");
    }

    @Test
    void ofSeveralFaultsTheFirstIsSaid() throws IOException {
        VariantsAnswer answer = of("""
                [one:chess]
                castling = perhaps
                [two:chess]
                castling = perhaps
                """);
        assertThat(answer.failure().orElseThrow()).hasMessageStartingWith("found 2 errors; the first: ");
    }
}
