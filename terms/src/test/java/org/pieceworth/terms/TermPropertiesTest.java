package org.pieceworth.terms;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.pieceworth.rules.chess.ChessPosition;
import org.pieceworth.testkit.RandomGames;

/// What holds of every term on every position.
class TermPropertiesTest {

    private static final String MATERIAL =
            "material,kaufman,pair:N,imbalance:QN,imbalance:RR,imbalance:PB,redundant:Q,pawns:Q,last-pawn,tempo";
    private static final String BOARD = "squares:PNBRQ,squares:full:K,doubled,isolated:rank,passed:rank,connected,"
            + "open-file:R,open-file:Q,open-file:K";

    private static void positions(Consumer<ChessPosition> check) {
        RandomGenerator random = RandomGames.random(4);
        for (int game = 0; game < 40; game++) {
            ChessPosition position = ChessPosition.initial();
            for (int part = 0; part < 8; part++) {
                RandomGames.play(position, 25, random);
                check.accept(position);
            }
        }
    }

    private static Map<String, Integer> negated(Map<String, Integer> vector) {
        return vector.entrySet().stream().collect(Collectors.toMap(Map.Entry::getKey, entry -> -entry.getValue()));
    }

    private static void mirrors(TermSet terms) {
        positions(position -> {
            FixedPosition same = new FixedPosition(position.setup(), position.letters());
            Map<String, Integer> vector = Vectors.of(terms, position);
            assertThat(Vectors.of(terms, same)).isEqualTo(vector);
            assertThat(Vectors.of(terms, same.mirrored())).isEqualTo(negated(vector));
        });
    }

    @Test
    void mirroredPositionsHaveTheOppositeVector() {
        mirrors(Vectors.chess(MATERIAL));
        mirrors(Vectors.chess(MATERIAL + ",phase:4:all"));
        mirrors(Vectors.chess(BOARD));
        mirrors(Vectors.chess(MATERIAL + "," + BOARD + ",phase:2:all"));
    }

    @Test
    void countsAloneGiveWhatTheBoardGives() {
        TermSet terms = Vectors.chess(MATERIAL + ",phase:3:all");
        assertThat(terms.fromMaterialAlone()).isTrue();
        PieceCounts counts = new PieceCounts(ChessPosition.LETTERS.length());
        Trace trace = terms.newTrace();
        positions(position -> {
            counts.setPacked(packed(position));
            terms.trace(counts, position.sideToMove(), trace);
            assertThat(Vectors.of(terms, trace)).isEqualTo(Vectors.of(terms, position));
        });
    }

    @Test
    void theBalanceTellsWhatItSaysItTells() {
        for (String text : List.of("material", "tempo", "material,tempo")) {
            TermSet terms = Vectors.chess(text);
            Map<List<Integer>, Map<String, Integer>> known = new HashMap<>();
            assertThat(terms.fromBalanceAlone()).isTrue();
            positions(position -> {
                List<Integer> balance = List.of(
                        ChessPosition.balance(position.material()),
                        position.sideToMove().ordinal());
                Map<String, Integer> vector = Vectors.of(terms, position);
                assertThat(vector).isEqualTo(known.computeIfAbsent(balance, _ -> vector));
            });
        }
        for (String text : List.of("material,phase:3", "material,pair:B", "imbalance:QN", "squares")) {
            assertThat(Vectors.chess(text).fromBalanceAlone()).isFalse();
        }
    }

    private static long packed(ChessPosition position) {
        long packed = 0;
        for (int square = 0; square < 64; square++) {
            int piece = position.pieceAt(square);
            int type = Math.abs(piece) - 1;
            if (piece != 0 && type != ChessPosition.KING) {
                packed += 1L << 6 * type + (piece > 0 ? 0 : 30);
            }
        }
        return packed;
    }

    @Test
    void aSplitFeatureIsSharedOutWhole() {
        TermSet plain = Vectors.chess("material");
        TermSet split = Vectors.chess("material,phase:6");
        int unit = split.features().getFirst().divisor();
        positions(position -> {
            Map<String, Integer> sums = Vectors.of(split, position).entrySet().stream()
                    .collect(Collectors.groupingBy(
                            entry -> entry.getKey().substring(0, 1), Collectors.summingInt(Map.Entry::getValue)));
            Map<String, Integer> whole = Vectors.of(plain, position);
            whole.replaceAll((_, value) -> value * unit);
            assertThat(sums).isEqualTo(whole);
        });
    }
}
