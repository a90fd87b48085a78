package org.pieceworth.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.pieceworth.engine.search.SearchLimits;

/// One number for all that the search does: the positions looked at in `signature.tsv`. A change that
/// should not change the search leaves it; a change that should is committed with the new number.
///
/// Where the two differ the test names the number to write; so does
/// `-Dpieceworth.signature=print`, which never fails.
class SignatureTest {

    private static final String TABLE = "signature.tsv";

    @Test
    void theSearchIsWhatItWas() {
        long expected = Long.parseLong(Rows.of(TABLE, "signature").getFirst().get(1));
        long found = Rows.of(TABLE).stream()
                .filter(row -> !row.getFirst().equals("signature"))
                .mapToLong(SignatureTest::nodes)
                .sum();
        if ("print".equals(System.getProperty("pieceworth.signature"))) {
            System.out.println("signature\t" + found);
        } else {
            assertThat(found)
                    .as(
                            "the signature; if the search was meant to change, write signature<tab>%d into %s",
                            found, TABLE)
                    .isEqualTo(expected);
        }
    }

    private static long nodes(List<String> row) {
        Engine engine = new Engine(Rows.rules(row.get(0)), EngineSettings.DEFAULT);
        return engine.search(engine.rules().position(row.get(2)), SearchLimits.depth(Integer.parseInt(row.get(1))))
                .nodes();
    }
}
