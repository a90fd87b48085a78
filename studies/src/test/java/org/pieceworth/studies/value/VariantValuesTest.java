package org.pieceworth.studies.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.pieceworth.rules.variant.Variants;
import org.pieceworth.studies.pieces.PieceRemarks;
import org.pieceworth.studies.pieces.VariantGame;
import org.pieceworth.text.InputException;
import org.pieceworth.valuation.ValuationModel;
import org.pieceworth.valuation.classic.LeaperLaw;
import org.pieceworth.valuation.fairystockfish.BuiltInPiece;
import org.pieceworth.valuation.fairystockfish.EnginePhase;
import org.pieceworth.valuation.fairystockfish.EngineVariant;
import org.pieceworth.valuation.fairystockfish.FairyStockfishModel;
import org.pieceworth.valuation.mobility.MobilityModel;
import org.pieceworth.valuation.synergy.SynergyModel;
import org.pieceworth.valuation.universal.UniversalModel;

class VariantValuesTest {

    private static final List<String> FILE = """
            # my variants
            [wide:capablanca]
            customPiece1 = f:mRcN
            startFen = rfabqkbcfr/pppppppppp/10/10/10/10/PPPPPPPPPP/RFABQKBCFR w KQkq - 0 1

            [mine:wide]
            # a hopper
            customPiece2 = l:mRpR
            pieceValueMg = f:10
            startFen = rlabqkbclr/pppppppppp/10/10/10/10/PPPPPPPPPP/RLABQKBCLR w KQkq - 0 1

            [drops:chess]
            pieceDrops = true
            capturesToHand = true
            """.lines().toList();

    private static VariantGame game(String name) {
        return new VariantGame(
                Variants.parse("mine.ini", String.join("\n", FILE)).read(name).variant());
    }

    private static VariantGame.Member member(VariantGame game, String letter) {
        return game.members().stream()
                .filter(member -> member.piece().typed().equals(letter))
                .findFirst()
                .orElseThrow();
    }

    private static List<String> lines(VariantGame game, ValuationModel... models) {
        return EngineLines.of(game, List.of(models));
    }

    @Test
    void aVariantBringsItsBoardDensityAndPieces() {
        VariantGame game = game("mine");
        assertThat(game.board().shape()).isEqualTo("10x8");
        assertThat(game.density()).isCloseTo(0.5, within(1e-12));
        assertThat(member(game, "A").engine().builtIn()).hasValue(BuiltInPiece.ARCHBISHOP);
        assertThat(member(game, "F").engine().builtIn()).isEmpty();
        assertThat(member(game, "F").piece().name()).isEqualTo("rookni");
        assertThat(member(game, "K").engine().royal()).isTrue();
        assertThat(PieceRemarks.of(member(game, "P").piece())).containsExactly("no model counts its promotion");
    }

    /// 126 and 208 have no rides; the rook 1276·13/12 on 10x8.
    @Test
    void builtInPiecesHaveTheEnginesConstants() {
        VariantGame game = game("mine");
        FairyStockfishModel engine = FairyStockfishModel.in(EngineVariant.of(game.variant()), EnginePhase.MG, false);
        assertThat(engine.value(member(game, "P").engine(), game.board()).value())
                .hasValue(126);
        assertThat(engine.value(member(game, "R").engine(), game.board()).value())
                .hasValue(1382);
    }

    /// The knight: 781·7000/7781 = 702, halved. The queen on 8x8 with hands: 2538·11/12 = 2326, 2326·7000/9326 =
    /// 1745.
    @Test
    void dropsHalveTheEnginesValues() {
        VariantGame game = game("drops");
        FairyStockfishModel engine = FairyStockfishModel.in(EngineVariant.of(game.variant()), EnginePhase.MG, false);
        assertThat(engine.value(member(game, "N").engine(), game.board()).value())
                .hasValue(351);
        assertThat(engine.value(member(game, "Q").engine(), game.board()).value())
                .hasValue(872);
    }

    @Test
    void linesForAnEngine() {
        VariantGame game = game("mine");
        List<String> lines = lines(game, MobilityModel.published());
        assertThat(lines)
                .contains(
                        "# These overrides do not affect the engine's exchange evaluation, which keeps its own values.",
                        "# k: royal, without a value",
                        "# p: the engine's own value stays")
                .anyMatch(line -> line.startsWith("# l: no value by the mobility model: it hops"));
        // The knight is what the scale is anchored to; 10x8 counts the bishop's 315 by mobility.
        assertThat(lines.get(lines.size() - 2))
                .startsWith("pieceValueMg = ")
                .contains(" f:" + Math.round(400 / 304.0 * 781));
        assertThat(lines.getLast()).startsWith("pieceValueEg = ").contains(" f:" + Math.round(400 / 304.0 * 854));
        assertThat(lines.getLast()).doesNotContain(" l:").doesNotContain(" p:").doesNotContain(" k:");
    }

    /// The rookni by each: 400/304·781 by mobility, 304/304·781 by universal; the middle is halfway.
    @Test
    void ofSeveralModelsThoseThatReachAPieceAreTaken() {
        VariantGame game = game("mine");
        List<String> lines =
                lines(game, MobilityModel.published(), UniversalModel.standard(), SynergyModel.published());
        assertThat(lines.getFirst()).contains("the median of the models that value it on 10x8");
        assertThat(lines.get(1)).contains("No single model was chosen", "mobility, universal, synergy");
        double mobility = alone(game, MobilityModel.published());
        double universal = alone(game, UniversalModel.standard());
        assertThat(value(lines, "f")).isCloseTo((mobility + universal) / 2, within(1.0));
        assertThat(lines)
                .anyMatch(line -> line.startsWith("# f (rookni): 2 models, "))
                .anyMatch(line -> line.startsWith("# l: no value by the mobility model: "));
    }

    @Test
    void modelsThatValueNothingAreRefused() {
        VariantGame game = game("mine");
        assertThatThrownBy(() -> lines(game, SynergyModel.published(), new LeaperLaw()))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("the synergy, leapers models value none of its pieces");
    }

    private static double alone(VariantGame game, ValuationModel model) {
        return value(lines(game, model), "f");
    }

    private static double value(List<String> lines, String letter) {
        return lines.stream()
                .filter(line -> line.startsWith("pieceValueMg = "))
                .flatMap(line -> Stream.of(line.split(" ")))
                .filter(word -> word.startsWith(letter + ":"))
                .mapToDouble(word -> Double.parseDouble(word.substring(2)))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void aSectionIsPrintedAgainWithItsAncestorsAndNewValues() {
        List<String> printed = IniSections.of(FILE).with("mine", List.of("pieceValueMg = f:900"));
        assertThat(printed)
                .containsSubsequence(
                        "[wide:capablanca]",
                        "customPiece1 = f:mRcN",
                        "[mine:wide]",
                        "# a hopper",
                        "pieceValueMg = f:900")
                .doesNotContain("pieceValueMg = f:10", "[drops:chess]", "# my variants");
        assertThat(Variants.parse("again.ini", String.join("\n", printed))
                        .read("mine")
                        .middlegameValues())
                .containsEntry('F', 900);
    }

    /// A comment right above a heading describes the section below it; one at the last key of a section is its own.
    @Test
    void commentsBelongToTheSectionThatTheyDescribe() {
        IniSections sections = IniSections.of("""
                # Licence.
                [first:chess]
                archbishop = a
                ; of the first

                # The second, which is bigger.

                ; Two lines.
                [second:chess]
                chancellor = c
                # The third.
                [third:chess]
                # of the third
                """.lines().toList());
        assertThat(sections.with("first", List.of("x")))
                .containsExactly("[first:chess]", "archbishop = a", "; of the first", "x");
        assertThat(sections.with("second", List.of("x")))
                .containsExactly(
                        "# The second, which is bigger.", "", "; Two lines.", "[second:chess]", "chancellor = c", "x");
        assertThat(sections.with("third", List.of("x")))
                .containsExactly("# The third.", "[third:chess]", "# of the third", "x");
    }
}
