package org.pieceworth.valuation.universal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pieceworth.rules.betza.Betza;
import org.pieceworth.rules.board.BoardText;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.rules.position.Side;
import org.pieceworth.text.InputException;
import org.pieceworth.valuation.universal.MaterialReport.Line;
import org.pieceworth.valuation.universal.MaterialReport.SideValues;
import org.pieceworth.valuation.universal.UniversalOptions.QueenRule;
import org.pieceworth.valuation.universal.UniversalOptions.Rounding;

class MaterialGameTest {

    private static final String CHESS = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";

    private static GamePiece piece(char letter, String betza) {
        return new GamePiece(letter, betza, Betza.parse(betza).movement(), letter == 'K');
    }

    private static List<GamePiece> pieces() {
        return List.of(
                piece('P', "fmWfceFifmnD"),
                piece('N', "N"),
                piece('B', "B"),
                piece('R', "R"),
                piece('Q', "Q"),
                piece('K', "K"));
    }

    private static MaterialGame chess() {
        return MaterialGame.opening(RectangularBoard.CHESS, CHESS, pieces());
    }

    private static MaterialReport report(MaterialGame game) {
        return game.report(RoyalCorrections.CHESS, Rounding.EXACT, QueenRule.SUM);
    }

    private static Line line(SideValues side, char letter) {
        return side.lines().stream()
                .filter(line -> line.piece().letter() == letter)
                .findFirst()
                .orElseThrow();
    }

    /// Chess at the opening; the two readings of the king as SOURCES gives them.
    @Test
    void chessAtTheOpening() {
        MaterialReport report = report(chess());
        SideValues white = report.white();
        assertThat(chess().density()).isEqualTo(0.5);
        assertThat(white.army()).isCloseTo(405.48, within(0.005));
        assertThat(white.idealRoyal()).isCloseTo(456.16, within(0.005));
        assertThat(white.practicalRoyal()).isCloseTo(456.16, within(0.005));
        assertThat(line(white, 'K').attack()).isCloseTo(37.50, within(0.005));
        assertThat(white.material(line(white, 'K'))).isCloseTo(493.66, within(0.005));
        assertThat(white.literalRoyal()).isCloseTo(513.18, within(0.005));
        assertThat(white.literalRoyal() + 37.5).isCloseTo(550.68, within(0.005));
        assertThat(white.material(line(white, 'R'))).isEqualTo(line(white, 'R').attack());
        assertThat(white.royals()).isEqualTo(1);
        assertThat(report.black().army()).isEqualTo(white.army());
        assertThat(report.ratio().text()).isEqualTo("1:1");
    }

    /// One bishop of Black falls: the other has lost its partner, and White's king is worth less.
    @Test
    void oneBishopCaptured() {
        MaterialReport report = report(chess().captured(Side.BLACK, 'B'));
        assertThat(report.black().army()).isCloseTo(369.50, within(0.005));
        assertThat(report.white().idealRoyal()).isCloseTo(369.50 * 9 / 8, within(0.01));
        assertThat(report.black().idealRoyal()).isCloseTo(456.16, within(0.005));
        assertThat(line(report.black(), 'B').partnerless()).isTrue();
        assertThat(line(report.white(), 'B').partnerless()).isFalse();
        assertThat(report.ratio().ratio()).isCloseTo(405.48 / 369.50, within(0.0001));
        assertThat(report.ratio().text()).isEqualTo("1.097:1");
    }

    @Test
    void promotionChangesBothSides() {
        MaterialReport before = report(chess());
        MaterialReport after = report(chess().promoted(Side.BLACK, 'P', 'Q'));
        double gain = line(before.black(), 'Q').attack() - 10;
        assertThat(after.black().army()).isCloseTo(before.black().army() + gain, within(1e-9));
        assertThat(after.white().practicalRoyal())
                .isCloseTo(before.white().practicalRoyal() + gain * 9 / 8, within(1e-9));
        assertThat(line(after.black(), 'Q').count()).isEqualTo(2);
        assertThat(line(after.black(), 'P').count()).isEqualTo(7);
        assertThat(after.white().army()).isEqualTo(before.white().army());
    }

    @Test
    void allOfAKindMayFall() {
        MaterialReport report = report(chess().captured(Side.WHITE, 'Q'));
        assertThat(report.white().lines()).noneMatch(line -> line.piece().letter() == 'Q');
    }

    /// "Spherical Chess 400": a product of 1/8; royal pieces share one value, which grows for each as they fall.
    @Test
    void correctionsAndSharedRoyals() {
        MaterialGame game =
                MaterialGame.opening(RectangularBoard.CHESS, "rnbkkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKKBNR", pieces());
        RoyalCorrections low = new RoyalCorrections(0.25, 1, 0.5);
        assertThat(low.product()).isEqualTo(0.125);
        SideValues two = game.report(low, Rounding.EXACT, QueenRule.SUM).white();
        assertThat(two.royals()).isEqualTo(2);
        assertThat(two.practicalRoyal()).isCloseTo(two.idealRoyal() / 8, within(1e-9));
        assertThat(two.material(line(two, 'K'))).isCloseTo(37.5 + two.practicalRoyal() / 2, within(1e-9));
        SideValues one = game.captured(Side.WHITE, 'K')
                .report(low, Rounding.EXACT, QueenRule.SUM)
                .white();
        assertThat(one.material(line(one, 'K'))).isCloseTo(37.5 + two.practicalRoyal(), within(1e-9));
    }

    @Test
    void royalsWithoutFactorsAreOutOfRange() {
        assertThatThrownBy(() -> new RoyalCorrections(1.1, 1, 1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new RoyalCorrections(1, -0.1, 1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new RoyalCorrections(1, 1, Double.NaN)).isInstanceOf(IllegalArgumentException.class);
        assertThat(RoyalCorrections.guides())
                .hasSize(3)
                .first()
                .satisfies(guide -> assertThat(guide.considerations()).hasSize(7));
    }

    @Test
    void bishopsOfOneShadeHaveNoPartners() {
        MaterialGame game =
                MaterialGame.opening(RectangularBoard.CHESS, "r1b1k1br/pppppppp/8/8/8/8/PPPPPPPP/R1B1KB1R", pieces());
        // Black's bishops stand on c8 and g8, both light; White's on c1 and f1.
        assertThat(line(report(game).black(), 'B').partnerless()).isTrue();
        assertThat(line(report(game).white(), 'B').partnerless()).isFalse();
    }

    /// Embassy chess: 40 pieces on 80 squares; the least piece is the pawn.
    @Test
    void tenByEight() {
        List<GamePiece> pieces = new ArrayList<>(pieces());
        pieces.add(piece('A', "BN"));
        pieces.add(piece('C', "RN"));
        MaterialGame game = MaterialGame.opening(
                BoardText.parseSquares("10x8"),
                "rnbqkcabnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNBQKCABNR w - - 0 1",
                pieces);
        assertThat(game.density()).isEqualTo(0.5);
        SideValues white = game.report(RoyalCorrections.CHESS, Rounding.PUBLISHED, QueenRule.SUM)
                .white();
        assertThat(line(white, 'A').attack()).isCloseTo(98.22, within(0.01));
        assertThat(line(white, 'C').attack()).isCloseTo(101.48, within(0.01));
        assertThat(line(white, 'Q').attack()).isCloseTo(115.18, within(0.01));
        assertThat(line(white, 'P').attack()).isEqualTo(10);
        assertThat(white.army()).isCloseTo(670.41, within(0.005));
    }

    @Test
    void aLowDensityIsNoted() {
        MaterialReport report =
                report(MaterialGame.opening(RectangularBoard.CHESS, "r3k1pp/8/8/8/8/8/8/R3K1PP", pieces()));
        assertThat(line(report.white(), 'R').attack()).isCloseTo(203.62, within(0.005));
        assertThat(report.notes()).hasSize(1).allSatisfy((note, names) -> {
            assertThat(note).contains("low a density");
            assertThat(names).containsExactly("R");
        });
        assertThat(report(chess()).notes().keySet()).singleElement().asString().contains("+1.36 %");
    }

    /// A pawn that captures straight ahead is the least of such a game, at 1 square.
    @Test
    void otherPawnsHaveTheirOwnValue() {
        List<GamePiece> pieces = List.of(piece('K', "K"), piece('P', "mfFcfWimfnA"), piece('N', "N"));
        MaterialReport report = report(
                MaterialGame.opening(RectangularBoard.CHESS, "nnnnknnn/pppppppp/8/8/8/8/PPPPPPPP/NNNNKNNN", pieces));
        assertThat(line(report.white(), 'P').attack()).isEqualTo(10);
        assertThat(line(report.white(), 'N').attack()).isCloseTo(52.5, within(1e-9));
        assertThat(report.unit()).isEqualTo("mfFcfWimfnA");
    }

    @Test
    void aPieceWithoutAValueIsNamed() {
        MaterialGame game = MaterialGame.opening(
                RectangularBoard.CHESS,
                "cppppppk/8/8/8/8/8/8/CPPPPPPK",
                List.of(piece('K', "K"), piece('P', "fmWfceFifmnD"), piece('C', "pR")));
        assertThatThrownBy(() -> report(game))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("pR (C) has no value")
                .hasMessageContaining("hopping");
    }

    @Test
    void theLeastPieceHasTen() {
        List<GamePiece> pieces = List.of(piece('K', "K"), piece('F', "F"), piece('N', "N"));
        MaterialGame game = MaterialGame.opening(RectangularBoard.CHESS, "nffkffn1/8/8/8/8/8/8/NFFKFFN1", pieces);
        SideValues white = report(game).white();
        assertThat(line(white, 'F').attack()).isCloseTo(10, within(1e-12));
        assertThat(line(white, 'N').attack()).isCloseTo(10 * 5.25 / 3.0625, within(1e-9));
    }

    /// "special formula": only sliders, so that the density is of no account.
    @Test
    void whereOnlySlidersPlay() {
        GamePiece royalBishop =
                new GamePiece('K', "royal bishop", Betza.parse("B").movement(), true);
        List<GamePiece> pieces = List.of(royalBishop, piece('R', "R"), piece('Q', "Q"));
        SideValues few = report(MaterialGame.opening(RectangularBoard.CHESS, "rk6/8/8/8/8/8/8/RK6", pieces))
                .white();
        SideValues many = report(MaterialGame.opening(RectangularBoard.CHESS, "rkqrqrqr/8/8/8/8/8/8/RKQRQRQR", pieces))
                .white();
        assertThat(line(few, 'R').attack()).isEqualTo(line(many, 'R').attack());
    }

    /// "1000 points … 900 points": 10:9; after an even exchange of 100, 9:8, which is more.
    @Test
    void anEvenExchangeServesTheStronger() {
        MaterialRatio ratio = new MaterialRatio(1000, 900);
        assertThat(ratio.text()).isEqualTo("10:9");
        assertThat(ratio.afterExchange(100).text()).isEqualTo("9:8");
        assertThat(ratio.afterExchange(100).ratio()).isGreaterThan(ratio.ratio());
        assertThat(new MaterialRatio(300, 500).text()).isEqualTo("3:5");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP | found 7 ranks, expected 8",
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBN | found 7 squares, expected 8",
                "rnbqkbnr/pppppppp/9/8/8/8/PPPPPPPP/RNBQKBNR | rank 6",
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNRR | found 9 squares",
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBXKBNR | found 'X'",
                "rnbqkbnr/pppppppp/8/8/8/8/8/4K3 | White has only royal pieces",
                "8/8/8/8/8/8/PPPPPPPP/RNBQKBNR | Black has only royal pieces"
            })
    void badOpeningsGetOneLine(String placement, String part) {
        assertThatThrownBy(() -> MaterialGame.opening(RectangularBoard.CHESS, placement, pieces()))
                .isInstanceOf(InputException.class)
                .hasMessageContaining(part);
    }

    @Test
    void whatIsNotThereCannotFall() {
        MaterialGame noQueen = chess().captured(Side.WHITE, 'Q');
        assertThatThrownBy(() -> noQueen.captured(Side.WHITE, 'Q'))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("White has no Q");
        assertThatThrownBy(() -> chess().captured(Side.BLACK, 'K'))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("Black would have no royal piece left");
        assertThatThrownBy(() -> chess().captured(Side.BLACK, 'X'))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("'X' is not in this game");
        assertThatThrownBy(() -> chess().promoted(Side.BLACK, 'P', 'A'))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("'A' is not in this game");
    }
}
