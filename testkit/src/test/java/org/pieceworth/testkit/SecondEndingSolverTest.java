package org.pieceworth.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.BiPredicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pieceworth.rules.board.Board.SquareBoard;
import org.pieceworth.rules.fairy.EndingValue;
import org.pieceworth.rules.fairy.SolvedEnding;
import org.pieceworth.rules.fairy.SolvedEnding.Tally;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.position.Side;
import org.pieceworth.rules.variant.GameValue;
import org.pieceworth.rules.variant.Variants;

/// Tables agree in every position with a solver that shares nothing with them but the rules.
class SecondEndingSolverTest {

    /// Several legs, hoppers, bent riders, one-way pieces, pieces that only capture or only move, of both
    /// sides.
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            4 | gQ           | KXvK
            4 | mRcpR        | KXvK
            4 | [F?R]        | KXvK
            4 | [W?B]        | KvKX
            4 | mK[cK-mK]    | KXvK
            4 | [cQ-mK]      | KXvK
            4 | KNADcaKmcabK | KXvK
            4 | fRbW         | KXvK
            4 | fRbW         | KvKX
            4 | cQmN         | KXvK
            4 | qN           | KXvK
            4 | lfNK         | KXvK
            4 | NN           | KXvK
            4 | zB           | KXvK
            4 | fRK          | KXvK
            """)
    void aNaiveSolverAgrees(int size, String betza, String men) {
        agree(EndingGames.with(size, betza, ""), men);
    }

    /// Other ends of the game: stalemate lost, a bare king lost, the last piece lost, captures forced.
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            stalemateValue = loss | KXvK
            bareKingValue = loss  | KXvK
            extinctionValue = loss\\nextinctionPieceTypes = x\\nextinctionPieceCount = 0 | KXvK
            mustCapture = true    | KXvK
            """)
    void aNaiveSolverAgreesByOtherRules(String keys, String men) {
        agree(EndingGames.with(4, "WA", keys.replace("\\n", "\n") + "\n"), men);
    }

    /// Four pieces, for which all boards are small.
    @ParameterizedTest
    @CsvSource("KXvKX, WA")
    @Tag("slow")
    void aNaiveSolverAgreesOnFourPieces(String men, String betza) {
        agree(EndingGames.with(4, betza, ""), men);
    }

    /// Palaces for the kings, which may not face each other, an adviser that has its own, and a soldier that never goes
    /// back: pieces are counted only where they can be in a game.
    @ParameterizedTest
    @CsvSource({"KAvK", "KSvK", "KRvK", "KvKS"})
    void aNaiveSolverAgreesWherePiecesHaveRegions(String men) {
        VariantRules rules =
                VariantRules.of(Variants.parse("own.ini", """
                [own:minixiangqi]
                maxFile = 4
                maxRank = 5
                fers = a
                startFen = aks1/4/4/4/1SKA w - - 0 1
                soldier = s
                mobilityRegionWhiteKing = b1 c1 d1 b2 c2 d2
                mobilityRegionBlackKing = a5 b5 c5 a4 b4 c4
                mobilityRegionWhiteFers = b1 d1 c2
                mobilityRegionBlackFers = a5 c5 b4
                soldierPromotionRank = 4
                """).read("own").variant());
        Map<Character, String> squares = Map.of(
                'K', "b1 c1 d1 b2 c2 d2",
                'k', "a5 b5 c5 a4 b4 c4",
                'A', "b1 d1 c2",
                'S', "b1 b2 b3 a4 b4 c4 d4 a5 b5 c5 d5",
                's', "c5 c4 c3 a2 b2 c2 d2 a1 b1 c1 d1");
        agree(
                rules,
                men,
                (piece, square) -> !squares.containsKey(piece)
                        || List.of(squares.get(piece).split(" ")).contains(square));
    }

    private static void agree(VariantRules rules, String men) {
        agree(rules, men, (_, _) -> true);
    }

    /// @param mayStand whether a game can have a piece, by its letter, on a square
    private static void agree(VariantRules rules, String men, BiPredicate<Character, String> mayStand) {
        SolvedEnding ending = EndingGames.solve(rules, men, 2);
        String[] sides = men.split("v");
        String pieces = sides[0] + sides[1].toLowerCase(Locale.ROOT);
        Map<String, Integer> naive = new NaiveEndings(rules, pieces).values(pieces.length());
        for (Side side : Side.values()) {
            char mark = side == Side.WHITE ? 'w' : 'b';
            List<Integer> values = naive.entrySet().stream()
                    .filter(position -> position.getKey().charAt(0) == mark
                            && stands(rules.variant().board(), position.getKey(), mayStand))
                    .map(Map.Entry::getValue)
                    .toList();
            Tally tally = ending.tally(side);
            assertThat(tally.positions()).isEqualTo(values.size());
            assertThat(tally.won())
                    .isEqualTo(values.stream().filter(value -> value > 0).count());
            assertThat(tally.lost())
                    .isEqualTo(values.stream().filter(value -> value < 0).count());
        }
        assertThat(naive.entrySet().stream()
                        .filter(position -> !ending.value(NaiveEndings.position(rules, position.getKey()))
                                .equals(value(position.getValue()))))
                .isEmpty();
    }

    private static boolean stands(SquareBoard board, String key, BiPredicate<Character, String> mayStand) {
        return IntStream.range(1, key.length())
                .allMatch(i -> key.charAt(i) == '.' || mayStand.test(key.charAt(i), board.name(i - 1)));
    }

    private static EndingValue value(int number) {
        GameValue value = number == 0 ? GameValue.DRAW : number > 0 ? GameValue.WIN : GameValue.LOSS;
        return new EndingValue(value, Math.max(0, Math.abs(number) - 1));
    }
}
