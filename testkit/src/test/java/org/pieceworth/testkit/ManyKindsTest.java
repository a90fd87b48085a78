package org.pieceworth.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.position.Perft;
import org.pieceworth.rules.position.Uci;
import org.pieceworth.rules.san.MoveNotation;
import org.pieceworth.rules.san.SanResolver;
import org.pieceworth.rules.san.SanWriter;
import org.pieceworth.rules.variant.Variants;
import org.pieceworth.text.InputException;

/// Variants with more kinds of pieces than letters, which have letters with an apostrophe.
class ManyKindsTest {

    /// Thirty kinds on one board; dressed letters of king and pawn are those of other pieces.
    private static final String THIRTY = """
            [many:chess]
            betza = standard
            maxFile = 15
            castling = false
            promotionPieceTypes = qn'p'
            customPiece1 = a:BN
            customPiece2 = c:RN
            customPiece3 = d:WD
            customPiece4 = e:FA
            customPiece5 = f:F
            customPiece6 = g:gQ
            customPiece7 = h:NN
            customPiece8 = i:WN
            customPiece9 = j:FN
            customPiece10 = l:C
            customPiece11 = m:K
            customPiece12 = o:mRcpR
            customPiece13 = s:fFW
            customPiece14 = t:zB
            customPiece15 = u:nN
            customPiece16 = v:Z
            customPiece17 = w:W
            customPiece18 = x:RF
            customPiece19 = y:BW
            customPiece20 = z:FyafsF
            customPiece21 = a':DAN
            customPiece22 = k':KAD
            customPiece23 = N':fRbB
            customPiece24 = p':R4
            startFen = mostuvwkxyza'k'n'p'/pppp7pppp/15/15/15/15/PPPP7PPPP/RNBQACDKEFGHIJL w - - 0 1
            """;

    private static final String HANDS = """
            [hands:crazyhouse]
            customPiece1 = n':FN
            customPiece2 = q':WA
            promotionPieceTypes = qn'
            startFen = rn'bq'kbnr/pppppppp/8/8/8/8/PPPPPPPP/RN'BQ'KBNR[N'n'q'] w KQkq - 0 1
            """;

    private static final String FORMS = """
            [forms:shogi]
            customPiece1 = x':FK
            customPiece2 = s':fFW
            promotedPieceType = s':x'
            mobilityRegionWhiteCustomPiece2 = *1 *2 *3 *4 *5 *6 *7 *8 *9
            startFen = ls'sgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LS'SGKGSNL[-] w 0 1
            """;

    private static final String GATES = """
            [gates:seirawan]
            customPiece1 = h':BN
            customPiece2 = e':RN
            hawk = -
            elephant = -
            promotionPieceTypes = qrbnh'e'
            startFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[H'E'h'e'] w KQBCDFGkqbcdfg - 0 1
            """;

    private static final String WAITS = """
            [waits:musketeer]
            leopard = -
            customPiece1 = l':FN
            promotionPieceTypes = l'oqrbn
            startFen = ***l'*o**/rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR/***L'*O** w KQkq - 0 1
            """;

    private static final VariantRules MANY = rules(THIRTY);
    private static final VariantRules WITH_HANDS = rules(HANDS);
    private static final VariantRules WITH_FORMS = rules(FORMS);
    private static final VariantRules WITH_GATES = rules(GATES);

    private static VariantRules rules(String text) {
        String name = text.substring(1, text.indexOf(':'));
        return VariantRules.of(Variants.parse("many.ini", text).read(name).variant());
    }

    @Test
    void movesOfThirtyKindsAreThoseOfThePlainGenerator() {
        assertThat(MANY.letters()).hasSize(30);
        AnyPieceTest.play(MANY, 2, false);
    }

    @ParameterizedTest
    @EnumSource
    void everyMoveComesBack(MoveNotation notation) {
        for (VariantRules rules : List.of(MANY, WITH_HANDS, WITH_FORMS, WITH_GATES, rules(WAITS))) {
            VariantPosition position = rules.start();
            RandomGames.play(position, 40, RandomGames.random(7));
            comesBack(rules, position, notation);
        }
    }

    private static void comesBack(VariantRules rules, VariantPosition position, MoveNotation notation) {
        assertThat(rules.position(position.fen()).setup()).isEqualTo(position.setup());
        int[] moves = new int[position.maxMoves()];
        int count = position.generate(moves);
        // A few of many, which take long to write and read.
        for (int i = 0; i < count; i += 1 + count / 40) {
            String text = notation.write(position, moves[i]);
            assertThat(SanResolver.resolve(position, text))
                    .as(() -> text + " in " + position.fen())
                    .isEqualTo(new SanResolver.Resolution.Found(moves[i]));
        }
    }

    private static List<String> written(VariantPosition position, MoveNotation notation) {
        List<String> texts = new ArrayList<>();
        int[] moves = new int[position.maxMoves()];
        for (int i = 0, count = position.generate(moves); i < count; i++) {
            texts.add(notation.write(position, moves[i]));
        }
        return texts;
    }

    @Test
    void writesDressedLettersInEveryNotation() {
        VariantPosition hands = WITH_HANDS.position("4k3/P7/8/8/8/8/8/4K1N'1[N'q'] w - - 0 1");
        assertThat(written(hands, MoveNotation.SAN))
                .contains("N'@e4", "N'f3", "a8=N'", "a8=Q+")
                .doesNotContain("N@e4");
        assertThat(written(hands, MoveNotation.UCI)).contains("N'@e4", "g1f3", "a7a8n'", "a7a8q");
        assertThat(written(hands, MoveNotation.FSF)).contains("N'@e4", "N'f3", "a8=N'");
        assertThat(SanWriter.write(hands, Uci.read(hands, "n'@e4"))).isEqualTo("N'@e4");
        hands.make(Uci.read(hands, "a7a8n'"));
        assertThat(hands.fen()).isEqualTo("N'~3k3/8/8/8/8/8/8/4K1N'1[N'q'] b - - 0 1");
        VariantPosition gates = WITH_GATES.start();
        assertThat(written(gates, MoveNotation.SAN)).contains("Nf3/H'", "Nf3/E'", "Nf3");
        assertThat(written(gates, MoveNotation.UCI)).contains("g1f3h'", "g1f3e'", "g1f3");
        VariantPosition forms = WITH_FORMS.position("4k4/1S'7/9/9/9/9/9/9/4K4[] w 0 1");
        assertThat(written(forms, MoveNotation.SAN)).contains("S'a9=+", "S'a9");
        forms.make(Uci.read(forms, "b8a9+"));
        assertThat(forms.fen()).isEqualTo("+S'3k4/9/9/9/9/9/9/9/4K4[] b - - 0 1");
    }

    @ParameterizedTest
    @CsvSource(quoteCharacter = '"', delimiter = '|', textBlock = """
            rn''bq'kbnr/8/8/8/8/8/8/4K3 w - - 0 1 | apostrophe without a letter before it in rank 'rn''bq'kbnr'
            'n3k3/8/8/8/8/8/8/4K3 w - - 0 1       | apostrophe without a letter before it in rank ''n3k3'
            4k3/8/8/8/8/8/8/4K3['] w - - 0 1      | apostrophe without a letter before it in hand
            4k3/8/8/8/8/8/8/4K3[N''] w - - 0 1    | apostrophe without a letter before it in hand
            4k2r'/8/8/8/8/8/8/4K3[] w - - 0 1     | "'R'' on h8 is not a piece of hands"
            4k3/8/8/8/8/8/8/4K3[R'] w - - 0 1     | "'R'' in hand is not a piece of hands"
            """)
    void badPositionsAreRefusedWithTheirLetters(String fen, String message) {
        assertThatThrownBy(() -> WITH_HANDS.position(fen))
                .isInstanceOf(InputException.class)
                .hasMessageContaining(message);
    }

    @Test
    void sixtyThreeKindsAreTooMany() {
        StringBuilder text = new StringBuilder("[many]\nking = k\n");
        StringBuilder pairs = new StringBuilder();
        int number = 0;
        for (char letter = 'a'; letter <= 'z'; letter++) {
            for (String dress : List.of("", "'")) {
                if (letter != 'k' || !dress.isEmpty()) {
                    text.append("customPiece%d = %s:W%n".formatted(++number, letter + dress));
                    pairs.append(number <= 11 ? letter + dress + ":k " : "");
                }
            }
        }
        String most = text + "startFen = 4k3/8/8/8/8/8/8/4K3 w - - 0 1\npromotedPieceType = ";
        assertThat(number).isEqualTo(51);
        VariantRules full = VariantRules.of(Variants.parse(
                        "many.ini", most + pairs.substring(0, pairs.lastIndexOf(":k", pairs.length() - 4) + 2))
                .read("many")
                .variant());
        assertThat(full.letters()).hasSize(62);
        assertThat(full.letters().chars().distinct()).hasSize(62);
        assertThat(Perft.count(full.start(), 2)).isEqualTo(25);
        assertThatThrownBy(() -> VariantRules.of(
                        Variants.parse("many.ini", most + pairs).read("many").variant()))
                .hasMessageContaining("63 kinds");
    }
}
