package org.pieceworth.studies.material;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.pieceworth.answer.Document;
import org.pieceworth.rules.position.PieceLetter;
import org.pieceworth.rules.variant.Variant;
import org.pieceworth.rules.variant.Variants;
import org.pieceworth.studies.explain.AttackValueTable;
import org.pieceworth.studies.explain.ExplainStudy;
import org.pieceworth.studies.pieces.RequestedPieces;
import org.pieceworth.studies.pieces.VariantGame;
import org.pieceworth.text.InputException;
import org.pieceworth.valuation.ModelSettings;
import org.pieceworth.valuation.ValuationModel;
import org.pieceworth.valuation.catalogue.ModelCatalogue;
import org.pieceworth.valuation.universal.MaterialReport.Line;
import org.pieceworth.valuation.universal.MaterialReport.SideValues;

/// Variants by the universal calculation, in which material and single values are the same numbers by another unit.
class MaterialOfVariantsTest {

    private static MaterialAnswer material(String variant) {
        return MaterialAnswer.of(MaterialRequests.of(GameSetup.CHESS.of(variant)));
    }

    private static Line line(SideValues side, char letter) {
        return side.lines().stream()
                .filter(line -> line.piece().letter() == letter)
                .findFirst()
                .orElseThrow();
    }

    /// Stones do not capture by moving; "NaN:1" was said of them.
    @ParameterizedTest
    @ValueSource(strings = {"ataxx", "amazons"})
    void armiesWithoutValueHaveNoRatio(String name) {
        Document document = MaterialDocument.of(material(name));
        assertThat(document.json().path("ratio").isNull()).isTrue();
        assertThat(document.json().path("ratioText").isNull()).isTrue();
        assertThat(document.parts().toString())
                .contains("Neither army has a value")
                .doesNotContain("NaN");
    }

    static Stream<String> variants() throws IOException {
        Path cylinder = Files.createTempFile("cylinder", ".ini");
        cylinder.toFile().deleteOnExit();
        Files.writeString(cylinder, "[cylinder:chess]\nboard = cylinder\n");
        return Stream.concat(Variants.shipped().names().stream(), Stream.of("@" + cylinder));
    }

    /// `material V`, `value V --unit raw` and `explain V --table` differ by their unit only. The density of a game of
    /// only sliders does not count in its material; some names of variants are names of pieces too.
    @ParameterizedTest
    @MethodSource("variants")
    void valuesAreThoseOfMaterialByAnotherUnit(String name) {
        Variant variant = Variants.open(name).variant();
        VariantGame game = new VariantGame(variant);
        MaterialAnswer material;
        try {
            material = material(name);
        } catch (InputException without) {
            assertThat(without).hasMessageMatching("(?s).*(has no value|only royal pieces|no piece).*");
            return;
        }
        assertThat(material.density()).isEqualTo(game.density(), within(1e-12));
        ValuationModel model = ModelCatalogue.standard()
                .models(List.of("universal"), ModelSettings.STANDARD, game.game())
                .getFirst();
        Map<String, Double> explained = new HashMap<>();
        AttackValueTable.of(new ExplainStudy(
                        RequestedPieces.of(name),
                        ModelCatalogue.standard(),
                        "universal",
                        ModelSettings.STANDARD,
                        Optional.empty()))
                .rows()
                .forEach(row -> row.practical()
                        .ifPresent(value -> explained.put(row.piece().typed(), value)));
        OptionalDouble unit = OptionalDouble.empty();
        OptionalDouble cells = OptionalDouble.empty();
        for (Line line : material.report().white().lines()) {
            OptionalDouble value = model.value(
                            variant.type(line.piece().letter()).orElseThrow(), variant)
                    .value();
            String letter = PieceLetter.text(line.piece().letter());
            if (line.partnerless() || value.isEmpty() || value.getAsDouble() == 0) {
                continue;
            }
            double ratio = line.attack() / value.getAsDouble();
            assertThat(ratio).as(line.piece().name()).isEqualTo(unit.orElse(ratio), within(1e-9));
            unit = OptionalDouble.of(ratio);
            if (!RequestedPieces.isVariant(name)) {
                continue;
            }
            assertThat(explained).containsKey(letter);
            double perCell = line.attack() / explained.getOrDefault(letter, Double.NaN);
            assertThat(perCell).as(line.piece().name()).isEqualTo(cells.orElse(perCell), within(1e-9));
            cells = OptionalDouble.of(perCell);
        }
    }

    @Test
    void materialIsCountedOnTheCellsOfTheGame() {
        SideValues side = material("glinski").report().white();
        assertThat(side.army()).isEqualTo(747.93, within(0.005));
        assertThat("NBRQ"
                        .chars()
                        .mapToObj(letter ->
                                Math.round(100 * line(side, (char) letter).attack())))
                .containsExactly(4199L, 3764L, 12844L, 20414L);
        assertThat(material("devasa").density()).isEqualTo(36 / 81.0);
    }

    /// Pawns without a double step stand on as many ranks as those with one; shogi's, which are dropped, on all but the
    /// last.
    @ParameterizedTest
    @CsvSource({"shatranj, P, 48", "makruk, P, 24", "losalamos, P, 24", "spartan, H, 48", "shogi, L, 72", "shogi, N, 63"
    })
    void whatOnlyGoesForwardStandsWhereItCanComeTo(String variant, char letter, int squares) {
        MaterialAnswer material = material(variant);
        SideValues side = variant.equals("spartan")
                ? material.report().black()
                : material.report().white();
        assertThat(line(side, letter).piece().standing().orElseThrow()).hasSize(squares);
    }

    @Test
    void shatranjCountsAsChessDoes() {
        assertThat(line(material("shatranj").report().white(), 'N').attack()).isEqualTo(30, within(1e-9));
    }

    /// Whose last king may not be taken has royal pieces, checked or not, and they share one value.
    @ParameterizedTest
    @CsvSource({"atomic, 1, 1", "duck, 1, 1", "spartan, 1, 2", "threekings, 3, 3", "coregal, 2, 2", "kinglet, 8, 8"})
    void kingsAreRoyalByExtinctionToo(String variant, int white, int black) {
        MaterialAnswer material = material(variant);
        assertThat(material.report().white().royals()).isEqualTo(white);
        assertThat(material.report().black().royals()).isEqualTo(black);
        assertThat(material.report().white().practicalRoyal())
                .isEqualTo(material.report().black().army() * 9 / 8, within(1e-9));
        Line royal = material.report().black().lines().stream()
                .filter(line -> line.piece().royal())
                .findFirst()
                .orElseThrow();
        int counted = variant.equals("coregal") ? 2 : royal.count();
        assertThat(material.report().black().material(royal) - royal.attack())
                .isEqualTo(material.report().black().practicalRoyal() / counted, within(1e-9));
    }

    @Test
    void anArmyOfWhichAllMustLiveHasNoRoyalPiece() {
        assertThat(material("extinction").report().white().royals()).isZero();
        assertThat(material("horde").report().white().royals()).isZero();
    }

    @ParameterizedTest
    @CsvSource({"seirawan, 0.5625", "sittuyin, 0.5", "placement, 0.5", "pocketknight, 0.53125", "musketeer, 0.5625"})
    void whatIsInHandAtTheStartCounts(String variant, double density) {
        assertThat(material(variant).density()).isEqualTo(density);
    }

    @Test
    void handsBelongToArmies() {
        assertThat(line(material("seirawan").report().white(), 'H').count()).isEqualTo(1);
        assertThat(line(material("pocketknight").report().black(), 'N').count()).isEqualTo(3);
    }

    @Test
    void royalPiecesCanBeChosenInAVariantToo() {
        GameSetup queens = new GameSetup(
                GameSetup.CHESS.opening(),
                GameSetup.CHESS.letters(),
                Optional.of("q"),
                List.of(),
                List.of(),
                Optional.of("shatranj"));
        SideValues side =
                MaterialAnswer.of(MaterialRequests.of(queens)).report().white();
        assertThat(line(side, 'Q').piece().royal()).isTrue();
        assertThat(line(side, 'K').piece().royal()).isFalse();
    }
}
