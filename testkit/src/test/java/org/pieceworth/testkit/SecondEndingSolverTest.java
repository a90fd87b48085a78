package org.pieceworth.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pieceworth.rules.fairy.EndingValue;
import org.pieceworth.rules.fairy.SolvedEnding;
import org.pieceworth.rules.fairy.SolvedEnding.Tally;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.position.Side;
import org.pieceworth.rules.variant.GameValue;

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

    private static void agree(VariantRules rules, String men) {
        SolvedEnding ending = EndingGames.solve(rules, men, 2);
        String[] sides = men.split("v");
        String pieces = sides[0] + sides[1].toLowerCase(Locale.ROOT);
        Map<String, Integer> naive = new NaiveEndings(rules, pieces).values(pieces.length());
        for (Side side : Side.values()) {
            String mark = side == Side.WHITE ? " w " : " b ";
            List<Integer> values = naive.entrySet().stream()
                    .filter(position -> position.getKey().contains(mark))
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
                        .filter(position ->
                                !ending.value(rules.position(position.getKey())).equals(value(position.getValue()))))
                .isEmpty();
    }

    private static EndingValue value(int number) {
        GameValue value = number == 0 ? GameValue.DRAW : number > 0 ? GameValue.WIN : GameValue.LOSS;
        return new EndingValue(value, Math.max(0, Math.abs(number) - 1));
    }
}
