package org.pieceworth.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.pieceworth.engine.search.SearchLimits;
import org.pieceworth.engine.search.SearchResult;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.position.Move;
import org.pieceworth.rules.position.Setup;
import org.pieceworth.testkit.RandomGames;

/// The same question has the same answer, and asking changes nothing.
class DeterminismTest {

    /// A search may look at so many more positions than it is allowed to.
    private static final int OVERRUN = 1;

    private static final SearchLimits LIMITS = SearchLimits.nodes(3_000);

    private static VariantPosition middleGame(VariantRules rules, int seed) {
        VariantPosition position = rules.start();
        RandomGames.play(position, 12, RandomGames.random(seed));
        return position;
    }

    @ParameterizedTest
    @ValueSource(strings = {"chess", "capablanca", "crazyhouse", "xiangqi", "atomic", "seirawan", "minishogi", "grand"})
    void theSameGameHasTheSameResult(String variant) {
        VariantRules rules = Rows.rules(variant);
        for (int seed = 0; seed < 5; seed++) {
            VariantPosition position = middleGame(rules, seed);
            String fen = position.fen();
            Engine engine = new Engine(rules, EngineSettings.DEFAULT);
            SearchResult first = engine.search(position, LIMITS);
            assertThat(new Engine(rules, EngineSettings.DEFAULT).search(middleGame(rules, seed), LIMITS))
                    .as(fen)
                    .isEqualTo(first);
            engine.search(middleGame(rules, seed + 100), LIMITS);
            engine.newGame();
            assertThat(engine.search(middleGame(rules, seed), LIMITS)).as(fen).isEqualTo(first);
        }
    }

    /// Asked twice about one and the same position, and about another one that was set up from its FEN.
    @ParameterizedTest
    @ValueSource(strings = {"chess", "crazyhouse", "xiangqi"})
    void theSamePositionHasTheSameResult(String variant) {
        VariantRules rules = Rows.rules(variant);
        for (int seed = 0; seed < 5; seed++) {
            VariantPosition position = rules.position(middleGame(rules, seed).setup());
            SearchResult first = new Engine(rules, EngineSettings.DEFAULT).search(position, LIMITS);
            SearchResult again = new Engine(rules, EngineSettings.DEFAULT).search(position, LIMITS);
            assertThat(again).as(position::fen).isEqualTo(first);
            VariantPosition read = rules.position(position.fen());
            assertThat(new Engine(rules, EngineSettings.DEFAULT).search(read, LIMITS))
                    .as(position::fen)
                    .isEqualTo(first);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"chess", "crazyhouse", "janggi", "musketeer", "3check", "sittuyin", "rifle", "andernach"})
    void aSearchLeavesThePositionAsItWas(String variant) {
        VariantRules rules = Rows.rules(variant);
        for (int seed = 0; seed < 5; seed++) {
            VariantPosition position = middleGame(rules, seed);
            Setup setup = position.setup();
            String fen = position.fen();
            long hash = position.hash();
            new Engine(rules, EngineSettings.DEFAULT).search(position, SearchLimits.nodes(2_000));
            assertThat(position.setup()).isEqualTo(setup);
            assertThat(position.fen()).isEqualTo(fen);
            assertThat(position.hash()).isEqualTo(hash);
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 10, 100, 500, 5_000, 50_000})
    void nodesAreKeptTo(long nodes) {
        for (String variant : List.of("chess", "crazyhouse", "xiangqi", "antichess")) {
            VariantRules rules = Rows.rules(variant);
            SearchResult result =
                    new Engine(rules, EngineSettings.DEFAULT).search(rules.start(), SearchLimits.nodes(nodes));
            assertThat(result.nodes()).as(variant).isLessThanOrEqualTo(nodes + OVERRUN);
            assertThat(result.move()).as(variant).isNotEqualTo(Move.NONE);
        }
    }

    @Test
    void depthAndChoiceAreKeptTo() {
        VariantRules rules = Rows.rules("chess");
        VariantPosition start = rules.start();
        for (int depth = 1; depth <= 5; depth++) {
            SearchResult result = new Engine(rules, EngineSettings.DEFAULT).search(start, SearchLimits.depth(depth));
            assertThat(result.depth()).isEqualTo(depth);
        }
        List<Integer> choice = Rows.moves(start, "a2a3 h2h3");
        SearchResult among = new Engine(rules, EngineSettings.DEFAULT)
                .search(start, SearchLimits.depth(4).among(choice));
        assertThat(choice).contains(among.move());
    }

    @Test
    void theLineIsLegal() {
        for (String variant : List.of("chess", "crazyhouse", "xiangqi", "shogi", "atomic", "seirawan")) {
            VariantRules rules = Rows.rules(variant);
            for (int seed = 0; seed < 5; seed++) {
                VariantPosition position = middleGame(rules, seed);
                SearchResult result =
                        new Engine(rules, EngineSettings.DEFAULT).search(position, SearchLimits.nodes(5_000));
                assertThat(result.principalVariation()).first().isEqualTo(result.move());
                for (int move : result.principalVariation()) {
                    assertThat(legal(position)).as(position::fen).contains(move);
                    position.make(move);
                }
            }
        }
    }

    private static int[] legal(VariantPosition position) {
        int[] moves = new int[position.maxMoves()];
        int count = position.generate(moves);
        return Arrays.copyOf(moves, count);
    }

    @Test
    void aSearchWithoutEndIsStopped() throws InterruptedException {
        VariantRules rules = Rows.rules("chess");
        Engine engine = new Engine(rules, EngineSettings.DEFAULT);
        CountDownLatch begun = new CountDownLatch(1);
        SearchResult[] found = new SearchResult[1];
        Thread thread = Thread.ofPlatform()
                .start(() -> found[0] = engine.search(rules.start(), SearchLimits.infinite(), _ -> begun.countDown()));
        begun.await();
        engine.stop();
        thread.join();
        assertThat(found[0].move()).isNotEqualTo(Move.NONE);
    }

    /// More positions take hardly more memory, less than a byte each: a result and its line are all that is made
    /// anew.
    @ParameterizedTest
    @ValueSource(strings = {"chess", "crazyhouse", "xiangqi"})
    void positionsTakeNoMemory(String variant) throws ReflectiveOperationException {
        VariantRules rules = Rows.rules(variant);
        Engine engine = new Engine(rules, EngineSettings.DEFAULT);
        VariantPosition position = middleGame(rules, 3);
        allocated(engine, position, 150_000);
        long some = allocated(engine, position, 50_000);
        long more = allocated(engine, position, 150_000);
        assertThat(more - some).isLessThan(100_000);
    }

    private static long allocated(Engine engine, VariantPosition position, long nodes)
            throws ReflectiveOperationException {
        engine.newGame();
        long before = allocatedBytes();
        engine.search(position, SearchLimits.nodes(nodes));
        return allocatedBytes() - before;
    }

    /// What this thread has allocated; the module does not read the one that tells, so it is asked by name.
    private static long allocatedBytes() throws ReflectiveOperationException {
        Object threads = Class.forName("java.lang.management.ManagementFactory")
                .getMethod("getThreadMXBean")
                .invoke(null);
        return (long) Class.forName("com.sun.management.ThreadMXBean")
                .getMethod("getCurrentThreadAllocatedBytes")
                .invoke(threads);
    }
}
