package org.pieceworth.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.pieceworth.engine.search.Score;
import org.pieceworth.engine.search.SearchLimits;
import org.pieceworth.engine.search.SearchResult;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.position.Uci;

/// Forced wins are found, in as few moves as there are: `mates.tsv` holds positions of self-play with the
/// number of moves to the win and the moves that begin it, found by looking at everything and, where it
/// plays the variant, confirmed by Fairy-Stockfish.
class MateTest {

    private static final String TABLE = "mates.tsv";
    private static final long NODES = 250_000;

    /// So many of the table are not seen among so few positions: what is pruned away is missed.
    private static final int MISSED = 4;

    /// Room for the solver where the engine begins with a move that the table does not have.
    private static final long BUDGET = 3_000_000;

    private static Stream<String> variants() {
        return Rows.variants(TABLE);
    }

    @Test
    void manyVariantsAreInTheTable() {
        assertThat(variants()).hasSizeGreaterThanOrEqualTo(10);
        assertThat(variants())
                .allSatisfy(variant ->
                        assertThat(Rows.of(TABLE, variant)).as(variant).hasSizeGreaterThanOrEqualTo(6));
    }

    /// Nearly all of them are found; what is found is a win indeed.
    @Test
    void theEngineFindsThem() {
        List<String> missed = new ArrayList<>();
        variants().forEach(variant -> {
            VariantRules rules = Rows.rules(variant);
            for (List<String> row : Rows.of(TABLE, variant)) {
                VariantPosition position = rules.position(row.get(1));
                int moves = Integer.parseInt(row.get(2));
                SearchResult result = search(rules, position, moves);
                if (result.score() < Score.winIn(2 * moves)) {
                    missed.add(row + ": " + Uci.write(position, result.move(), false) + " " + Score.uci(result.score())
                            + ", depth " + result.depth());
                } else {
                    assertThat(Rows.moves(position, row.get(3)).contains(result.move())
                                    || new MateSolver(position, BUDGET).wins(result.move(), 2 * moves))
                            .as("%s: %s", row, Uci.write(position, result.move(), false))
                            .isTrue();
                }
            }
        });
        assertThat(missed).as(String.join("\n", missed)).hasSizeLessThanOrEqualTo(MISSED);
    }

    private static SearchResult search(VariantRules rules, VariantPosition position, int moves) {
        Engine engine = new Engine(rules, EngineSettings.DEFAULT);
        return engine.search(position, SearchLimits.nodes(NODES), info -> {
            if (info.score() >= Score.winIn(2 * moves)) {
                engine.stop();
            }
        });
    }

    /// The table against the rules: wins of one and two moves are proven again, and that none is shorter.
    @ParameterizedTest
    @MethodSource("variants")
    void theTableIsProven(String variant) {
        VariantRules rules = Rows.rules(variant);
        for (List<String> row : Rows.of(TABLE, variant)) {
            int moves = Integer.parseInt(row.get(2));
            if (moves <= 2) {
                VariantPosition position = rules.position(row.get(1));
                MateSolver solver = new MateSolver(position, BUDGET);
                assertThat(solver.wins(2 * moves - 2)).as("shorter: %s", row).isFalse();
                for (int move : Rows.moves(position, row.get(3))) {
                    assertThat(solver.wins(move, 2 * moves)).as("%s", row).isTrue();
                }
            }
        }
    }
}
