package org.pieceworth.lab.values;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.pieceworth.rules.piece.PieceValues;
import org.pieceworth.rules.piece.PieceValues.TaperedValue;
import org.pieceworth.rules.variant.PieceType;
import org.pieceworth.rules.variant.Variant;
import org.pieceworth.rules.variant.Variants;
import org.pieceworth.text.InputException;
import org.pieceworth.valuation.ModelEntry;
import org.pieceworth.valuation.catalogue.ModelCatalogue;
import org.pieceworth.valuation.mobility.MobilityEntry;
import org.pieceworth.valuation.play.Atlas;
import org.pieceworth.valuation.play.AtlasRow;

class ValueSourceTest {

    private static final List<Variant> VARIANTS =
            Variants.shipped().names().stream().map(ValueSourceTest::variant).toList();

    @TempDir
    Path folder = Path.of("");

    private static Variant variant(String name) {
        return Variants.shipped().read(name).variant();
    }

    private static org.pieceworth.lab.values.ValueSource source(String typed) {
        return new ValueSources(ModelCatalogue.standard()).of(typed);
    }

    private String file(String text) throws IOException {
        return Files.writeString(folder.resolve("values"), text).toString();
    }

    private static double opening(PieceValues values, String symbol) {
        return values.of(symbol).map(TaperedValue::middlegame).orElse(Double.NaN);
    }

    private static List<ModelEntry> models() {
        return ModelCatalogue.standard().entries();
    }

    @Test
    void everyModelIsASource() {
        for (ModelEntry model : models()) {
            assertThat(source(model.name()).name()).isEqualTo(model.name());
        }
    }

    @ParameterizedTest
    @MethodSource("models")
    void aModelValuesEveryPieceOfAVariantOrSaysWhyNot(ModelEntry model) {
        org.pieceworth.lab.values.ValueSource source = new ModelSource(model);
        for (Variant variant : VARIANTS) {
            String name = variant.name();
            try {
                PieceValues values = source.values(variant);
                for (PieceType type : variant.types()) {
                    if (!VariantWorths.isRoyal(variant, type)) {
                        assertThat(values.of(type.letter() + ""))
                                .as("%s of %s", type.letter(), name)
                                .isPresent();
                    }
                }
                variant.promotion()
                        .promoted()
                        .keySet()
                        .forEach(from -> assertThat(values.values()).containsKey("+" + from));
                assertThat(values.values().values()).allMatch(worth -> Math.abs(worth.middlegame()) <= 10_000);
            } catch (InputException e) {
                assertThat(e).hasMessageContaining("values none of the pieces of " + name);
                assertThat(model).isNotInstanceOf(MobilityEntry.class);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("models")
    void inChessAllModelsAreOnOneScale(ModelEntry model) {
        PieceValues values = new ModelSource(model).values(variant("chess"));
        assertThat(opening(values, "N")).isBetween(250.0, 350.0);
        assertThat(opening(values, "Q")).isGreaterThan(opening(values, "R"));
        assertThat(opening(values, "P")).isBetween(30.0, 130.0);
        assertThat(values.source()).startsWith("the " + model.name() + " model");
    }

    @Test
    void theModelThatKnowsBothPhasesGivesBoth() {
        TaperedValue rook =
                source("fairy-stockfish").values(variant("chess")).of("R").orElseThrow();
        assertThat(rook.middlegame()).isCloseTo(304 * 1276 / 781.0, within(1e-9));
        assertThat(rook.endgame()).isCloseTo(304 * 1380 / 781.0, within(1e-9));
    }

    @Test
    void measuredValuesAreThoseOfTheAtlas() throws IOException {
        for (String typed : List.of("atlas", file(Atlas.shipped().text()))) {
            PieceValues chess = source(typed).values(variant("chess"));
            assertThat(opening(chess, "N") + opening(chess, "B") + opening(chess, "R") + opening(chess, "Q"))
                    .isCloseTo(2125, within(0.1));
            assertThat(opening(chess, "P")).isBetween(80.0, 100.0);
            assertThat(chess.source()).isEqualTo("the values measured on 8x8 at 300 nodes per move among N,B,R,Q");
        }
    }

    private static String measured(String... pieces) {
        return Atlas.shipped().pieces(AtlasRow.Where.usual("8x8")).stream()
                .filter(row -> List.of(pieces).contains(row.piece()))
                .map(AtlasRow::text)
                .collect(Collectors.joining("\n"));
    }

    @Test
    void whatWasNotMeasuredIsNamed() throws IOException {
        PieceValues almost = source(file(measured("N", "B", "R"))).values(variant("almost"));
        assertThat(almost.source())
                .isEqualTo("the values measured on 8x8 at 300 nodes per move among N,B,R,Q; C by the play model");
        assertThat(opening(almost, "C")).isEqualTo(opening(source("play").values(variant("almost")), "C"));
    }

    @Test
    void anAtlasWithoutTheBoardOrThePiecesSaysSo() throws IOException {
        String leaper = measured("bHD");
        String typed = file(leaper);
        assertThatThrownBy(() -> source(typed).values(variant("chess")))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("none of the pieces of chess was measured; expected another model, such as play");
        assertThatThrownBy(() -> source(typed).values(variant("xiangqi")))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("found pieces measured on 8x8")
                .hasMessageContaining("expected some of 9x10");
        String bad = file(leaper.replace("bHD", "bHD?"));
        assertThatThrownBy(() -> source(bad))
                .isInstanceOf(InputException.class)
                .hasMessageStartingWith("values '" + bad + "', line 1: ");
        assertThatThrownBy(() -> source("atlsa")).hasMessageContaining("did you mean atlas?");
    }

    @Test
    void whatAModelDoesNotValueIsNamed() {
        assertThat(source("universal").values(variant("xiangqi")).source()).contains("anchored at the knight = 304");
        assertThat(source("leapers").values(variant("chess")).source())
                .contains("P as the unit, 100", "R by the mobility model");
        assertThat(source("mobility").values(variant("xiangqi")).source()).contains("C by the fairy-stockfish model");
    }

    @Test
    void aModelThatValuesNothingIsRefused() {
        assertThatThrownBy(() -> source("leapers").values(variant("capablanca")))
                .isInstanceOf(InputException.class)
                .hasMessage("values 'leapers': the leapers model values none of the pieces of capablanca; expected"
                        + " another model, such as mobility");
    }

    @Test
    void linesAreRead() throws IOException {
        PieceValues values = source(file("# mine\nP,100\n n , 300\nbishop,310\nR,-5\n\nQ,1e3\nZ,1\n"))
                .values(variant("chess"));
        assertThat(opening(values, "N")).isEqualTo(300);
        assertThat(opening(values, "B")).isEqualTo(310);
        assertThat(opening(values, "R")).isEqualTo(-5);
        assertThat(opening(values, "Q")).isEqualTo(1000);
        assertThat(values.of("K")).isEmpty();
    }

    @Test
    void aHeadingNamesTheColumns() throws IOException {
        PieceValues values = source(file("""
                feature,value,se
                P,100,
                N,300,1
                B,310,1
                R,500,1
                Q,900,1
                white,,
                """)).values(variant("chess"));
        assertThat(opening(values, "Q")).isEqualTo(900);
    }

    @Test
    void aPawnThatIsMissingIsTheUnit() throws IOException {
        PieceValues values = source(file("N,300\nB,310\nR,500\nQ,900")).values(variant("chess"));
        assertThat(opening(values, "P")).isEqualTo(100);
        assertThat(values.source()).endsWith("(P as the unit, 100)");
    }

    @Test
    void aFitIsReadOnItsUnitAndByPhase() throws IOException {
        String fit = """
                {"unit": "%s", "values": [
                  {"feature": "P@opening", "value": 80}, {"feature": "P@end", "value": 120},
                  {"feature": "N", "value": 300}, {"feature": "B", "value": 310},
                  {"feature": "R", "value": 500}, {"feature": "Q", "value": 900},
                  {"feature": "white", "value": null}, {"feature": "drawWidth", "value": 48}]}
                """;
        PieceValues values = source(file(fit.formatted("pawn=100"))).values(variant("chess"));
        assertThat(values.of("P")).contains(new TaperedValue(80, 120));
        assertThat(values.of("N")).contains(TaperedValue.of(300));
        assertThat(values.of("white")).isEmpty();
        PieceValues tens = source(file(fit.formatted("pawn=10"))).values(variant("chess"));
        assertThat(opening(tens, "N")).isEqualTo(3000);
        PieceValues elo = source(file(fit.formatted("elo"))).values(variant("chess"));
        assertThat(opening(elo, "N")).isEqualTo(300);
    }

    @Test
    void rowsOfOneModelAreRead() throws IOException {
        String rows = """
                {"unit": "pawn=100", "rows": [
                  {"piece": "P", "model": "universal", "value": null}, {"piece": "N", "model": "%s", "value": 300},
                  {"piece": "B", "model": "universal", "value": 310}, {"piece": "R", "model": "universal", "value": 500},
                  {"piece": "Q", "model": "universal", "value": 900.5}]}
                """;
        PieceValues values = source(file(rows.formatted("universal"))).values(variant("chess"));
        assertThat(opening(values, "Q")).isEqualTo(900.5);
        assertThat(opening(values, "P")).isEqualTo(100);
        assertThatThrownBy(() -> source(file(rows.formatted("crowded"))))
                .hasMessageContaining("found values of 2 models; expected those of one (models crowded)");
    }

    @Test
    void promotedFormsAreWorthWhatTheyMoveAsUnlessListed() throws IOException {
        String pieces = "P,100\nL,200\nN,250\nS,300\nG,350\nB,500\nR,600\n+B,700\n+R,800\n";
        PieceValues values = source(file(pieces)).values(variant("shogi"));
        assertThat(opening(values, "+P")).isEqualTo(350);
        assertThat(opening(values, "+R")).isEqualTo(800);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            P,100               | found no value of N (knight), B (bishop), R (rook), Q (queen), which chess has
            N                   | line 1: found 'N', expected PIECE,VALUE
            N,NaN               | line 1: found 'N,NaN', expected a number
            N,three             | line 1: found 'N,three', expected a number
            N,1,2               | line 1: found 'N,1,2', expected PIECE,VALUE
            ,1                  | line 1: found ',1', expected PIECE,VALUE
            N,1;N,2             | line 2: found 'N,2', expected each piece once
            N,1e7;B,1;R,1;Q,1   | found 1.0E7 centipawns for N, expected a number within a hundred pawns
            #nothing            | found no value
            {                   | is not JSON, at line 1
            {}                  | has neither values nor rows
            {"values":[]}       | found no value
            {"values":[{}]}     | found '{}', expected a feature and a number
            {"rows":[{"piece":"N","value":"3"}]} | expected a piece and a number
            {"unit":"elo","rows":[{"piece":"B","value":3}]} | neither a pawn nor a knight
            {"unit":"?","rows":[{"piece":"B","value":3}]} | unit '?'
            """)
    void whatMakesNoSenseIsRefusedInOneLine(String text, String message) throws IOException {
        String file = file(text.replace(';', '\n'));
        assertThatThrownBy(() -> source(file).values(variant("chess")))
                .isInstanceOf(InputException.class)
                .hasMessageContaining(message)
                .hasMessageStartingWith("values '" + file + "'");
    }

    @ParameterizedTest
    @ValueSource(strings = {"mobilty", "", "no/such/file.json", "\0"})
    void whatIsNeitherModelNorFileIsRefused(String typed) {
        assertThatThrownBy(() -> source(typed))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("is neither a model nor a file")
                .hasMessageContaining("mobility, universal, synergy, fairy-stockfish, crowded, checks, leapers");
    }

    @Test
    void aFolderAndBytesAreRefused() throws IOException {
        assertThatThrownBy(() -> source(folder.toString())).hasMessageContaining("is a folder");
        Path bytes = Files.write(folder.resolve("bytes"), "N,3\u00ff".getBytes(StandardCharsets.ISO_8859_1));
        assertThatThrownBy(() -> source(bytes.toString())).hasMessageContaining("is not UTF-8 text");
    }

    @Test
    void aSlipIsMended() {
        assertThatThrownBy(() -> source("mobilty")).hasMessageContaining("did you mean mobility?");
    }

    @ParameterizedTest
    @ValueSource(strings = {"{\"a\":", "{\"values\": ["})
    void jsonThatIsNestedTooDeepIsRefused(String part) throws IOException {
        String file = file(part.repeat(501));
        assertThatThrownBy(() -> source(file))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("': is n");
    }

    @Test
    void aNumberBeyondAllNumbersIsRefused() throws IOException {
        String file =
                file("{\"values\": [{\"feature\": \"P\", \"value\": 100}, {\"feature\": \"N\", \"value\": 1e999}]}");
        assertThatThrownBy(() -> source(file)).isInstanceOf(InputException.class);
    }
}
