package org.pieceworth.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.pieceworth.engine.search.Score;
import org.pieceworth.engine.search.SearchLimits;
import org.pieceworth.engine.search.SearchResult;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.fairy.VariantRules;

/// What lies just beyond the horizon is not walked into: `blunders.tsv` holds positions with a move that
/// looks natural (a capture, or the favourite of a search of one to three plies) and loses at least 150
/// hundredths of a pawn against the best, by Fairy-Stockfish's search of fourteen plies.
class BlunderTest {

    private static final String TABLE = "blunders.tsv";
    private static final long NODES = 20_000;

    /// So many of the table are walked into among so few positions.
    private static final int FAILED = 2;

    @Test
    void theEngineAvoidsThem() {
        List<String> failed = new ArrayList<>();
        Rows.variants(TABLE).forEach(variant -> {
            VariantRules rules = Rows.rules(variant);
            for (List<String> row : Rows.of(TABLE, variant)) {
                VariantPosition position = rules.position(row.get(1));
                SearchResult result =
                        new Engine(rules, EngineSettings.DEFAULT).search(position, SearchLimits.nodes(NODES));
                if (Rows.moves(position, row.get(2)).contains(result.move())) {
                    failed.add(row + ": " + Score.uci(result.score()) + ", depth " + result.depth());
                }
            }
        });
        assertThat(failed).as(String.join("\n", failed)).hasSizeLessThanOrEqualTo(FAILED);
    }

    @Test
    void manyVariantsAreInTheTable() {
        assertThat(Rows.variants(TABLE)).hasSizeGreaterThanOrEqualTo(10);
        assertThat(Rows.of(TABLE)).hasSizeGreaterThanOrEqualTo(100);
        Rows.variants(TABLE).forEach(variant -> {
            VariantRules rules = Rows.rules(variant);
            assertThat(Rows.of(TABLE, variant))
                    .allSatisfy(row -> assertThat(Rows.moves(rules.position(row.get(1)), row.get(2) + " " + row.get(3)))
                            .doesNotHaveDuplicates());
        });
    }
}
