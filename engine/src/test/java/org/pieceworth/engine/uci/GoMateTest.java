package org.pieceworth.engine.uci;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.pieceworth.engine.MateSolver;
import org.pieceworth.engine.search.Score;
import org.pieceworth.engine.search.SearchLimits;
import org.pieceworth.engine.search.SearchResult;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.position.Outcome;
import org.pieceworth.rules.position.Uci;
import org.pieceworth.rules.variant.Variants;

/// `go mate` proves mates, and says so where there is none.
class GoMateTest {

    private static final long BUDGET = 3_000_000;

    private static List<String> search(String variant, String fen, String go) {
        try (Talk talk = Talk.begin()) {
            return talk.say("setoption name UCI_Variant value " + variant, "position fen " + fen, go)
                    .until("bestmove");
        }
    }

    /// Morphy's problem, which a quiet move begins; a problem of a bug report; a rook where a queen stalemates; mates
    /// that are shorter than asked for; sides that are mated; other rules and ends.
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            chess | kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1 | 2 | a1a6 | 2
            chess | r1bq2r1/b4pk1/p1pp1p2/1p2pP2/1P2P1PB/3P4/1PPQ2P1/R3K2R w KQ - 0 1 | 2 | d2h6 | 2
            chess | 8/k1P5/2K5/8/8/8/8/8 w - - 0 1 | 3 | c7c8r | 2
            chess | 6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1 | 4 | a1a8 | 1
            chess | 7k/8/8/8/8/8/R7/1R4K1 w - - 0 1 | 3 | | 2
            chess | 7k/8/5K2/8/8/8/8/6R1 b - - 0 1 | 3 | | -3
            chess | 8/8/8/8/8/1k6/7r/K7 w - - 0 1 | 2 | a1b1 | -1
            antichess | 8/8/8/8/8/8/1p6/K7 w - - 0 1 | 2 | a1b2 | -1
            antichess | 8/5k2/R7/p4B1P/P7/7P/8/8 b - - 2 36 | 3 | f7g6 | 2
            antichess | 8/8/8/8/1k6/8/R7/4q3 b - - 1 40 | 2 | | 2
            atomic | rn1qk1nr/p1pbbp1p/1p2p3/8/P2pP3/6PP/BPPP1P2/RNBQK2R w KQkq - 0 10 | 3 | d1h5 | 2
            atomic | r4b1r/1b3pp1/n2kp2p/1p5n/p2p1N2/P4PP1/1PQNP2P/R3KBR1 b Q - 2 24 | 2 | | -2
            kingofthehill | 7k/8/8/8/8/4K3/8/8 w - - 0 1 | 3 | | 1
            racingkings | 8/8/5K2/8/1Q6/8/8/k2rNN2 w - - 20 94 | 2 | f6e7 | 2
            shatranj | 8/8/2k5/8/8/4n1K1/3Q4/8 w - - 12 111 | 2 | | 2
            makruk | 5k2/4R3/1M3M1N/3P1KP1/s4M2/m5S1/7S/4M3 w - - 13 100 | 2 | | 2
            xiangqi | 2b2k3/9/3a5/2P6/9/4n4/9/n4N3/3pAK3/1RB6 b - - 42 119 | 3 | | 3
            minixiangqi | 4c2/3k3/1p5/7/4K2/7/1r5 w - - 20 90 | 2 | | -2
            crazyhouse | 2B3B1/B2rn1k1/2PPR~pPp/n1n1pP1p/1p2n1b1/2R2P1P/Q3b~3/b~1K3b~n~[Qrr] w - - 1 105 | 2 | | 2
            """)
    void aMateIsProved(String variant, String fen, int moves, String best, int score) {
        List<String> lines = search(variant, fen, "go mate " + moves);
        assertThat(lines.getLast()).startsWith("bestmove " + (best == null ? "" : best));
        assertThat(lines.get(lines.size() - 2)).contains(" score mate " + score + " ");
    }

    /// Positions before the ends of random games, solved by looking at everything and by `go mate`.
    @ParameterizedTest
    @ValueSource(
            strings = {
                "chess",
                "antichess",
                "atomic",
                "kingofthehill",
                "crazyhouse",
                "minixiangqi",
                "racingkings",
                "shatranj",
                "losers",
                "extinction",
                "3check",
                "gardner",
                "kyotoshogi",
                "torishogi"
            })
    void theSameMatesAsByBruteForce(String variant) {
        VariantRules rules = VariantRules.of(Variants.shipped().read(variant).variant());
        SplittableRandom random = new SplittableRandom(5);
        int decided = 0;
        for (int game = 0; game < 100 && decided < 8; game++) {
            VariantPosition position = rules.start();
            int plies = 0;
            while (plies < 200 && position.outcome() instanceof Outcome.InPlay) {
                int[] moves = position.legalMoves();
                position.make(moves[random.nextInt(moves.length)]);
                plies++;
            }
            if (position.outcome() instanceof Outcome.Won) {
                for (int back = random.nextInt(1, 6); back > 0; back--) {
                    position.unmake();
                }
                decided += agree(position) ? 1 : 0;
            }
        }
        assertThat(decided).isPositive();
    }

    private static boolean agree(VariantPosition position) {
        List<Integer> moves = IntStream.of(position.legalMoves()).boxed().toList();
        MateSearch search = new MateSearch(position, 3, SearchLimits.infinite().among(moves), () -> false);
        int score = search.prove().map(SearchResult::score).orElse(0);
        int expected = 0;
        for (int plies = 1; plies <= 3 && expected == 0; plies++) {
            int within = plies;
            if (new MateSolver(position, BUDGET).wins(plies)) {
                expected = Score.winIn(plies);
            } else if (moves.stream().allMatch(move -> wins(position, move, within - 1))) {
                expected = Score.lossIn(plies);
            }
        }
        assertThat(score).as(position::fen).isEqualTo(expected);
        return score != 0;
    }

    private static boolean wins(VariantPosition position, int move, int plies) {
        position.make(move);
        boolean wins = switch (position.outcome()) {
            case Outcome.InPlay _ -> new MateSolver(position, BUDGET).wins(plies);
            case Outcome.Drawn _ -> false;
            case Outcome.Won(var winner) -> winner == position.sideToMove();
        };
        position.unmake();
        return wins;
    }

    @Test
    void whereThereIsNoMateTheAnswerSaysSoAndIsAMove() {
        List<String> lines =
                search("chess", "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3", "go mate 2");
        assertThat(lines).contains("info string there is no mate in 2");
        assertThat(lines.getLast()).matches("bestmove [a-h][1-8][a-h][1-8].*");
        assertThat(lines.get(lines.size() - 2)).contains(" score cp ");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "go mate 60 nodes 3000",
                "go mate 60 movetime 1",
                "go mate 1000000 depth 1",
                "go mate 60 wtime 1000"
            })
    void limitsOfNodesAndTimeHold(String go) {
        String start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        List<String> lines = search("chess", start, go);
        assertThat(lines).anyMatch(line -> line.startsWith("info string there is no mate in 60"));
        assertThat(lines.getLast()).matches("bestmove [a-h][1-8][a-h][1-8].*");
    }

    /// Whatever the limit, a win that is named is the move that is played.
    @Test
    void aMateOnTheLastNodeIsPlayed() {
        VariantRules rules = VariantRules.of(Variants.shipped().read("chess").variant());
        VariantPosition position = rules.position("kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1");
        List<Integer> moves = IntStream.of(position.legalMoves()).boxed().toList();
        int found = 0;
        for (int nodes = 1; nodes < 3000; nodes += 7) {
            SearchLimits limits = SearchLimits.nodes(nodes).among(moves);
            Optional<SearchResult> proven = new MateSearch(position, 4, limits, () -> false).prove();
            assertThat(proven.map(result -> Uci.write(position, result.move(), false)))
                    .isIn(Optional.empty(), Optional.of("a1a6"));
            found += proven.isPresent() ? 1 : 0;
        }
        assertThat(found).isPositive();
    }

    @Test
    void stopEndsIt() {
        try (Talk talk = Talk.begin()) {
            talk.say("position startpos", "go mate 30", "stop");
            assertThat(talk.until("bestmove").getLast()).matches("bestmove [a-h][1-8][a-h][1-8].*");
            talk.say("go infinite mate 30", "stop");
            assertThat(talk.until("bestmove").getLast()).matches("bestmove [a-h][1-8][a-h][1-8].*");
        }
    }

    /// Only the moves to choose from count for the side that has them.
    @Test
    void searchmovesRestrictTheMate() {
        List<String> lines = search("chess", "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", "go mate 1 searchmoves g1f1 a1b1");
        assertThat(lines.getLast()).startsWith("bestmove a1b1");
        lines = search("chess", "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", "go mate 1 searchmoves g1f1 g1h1");
        assertThat(lines).contains("info string there is no mate in 1");
    }
}
