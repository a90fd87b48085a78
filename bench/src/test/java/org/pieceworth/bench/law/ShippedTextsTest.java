package org.pieceworth.bench.law;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.pieceworth.valuation.play.Atlas;
import org.pieceworth.valuation.play.PlayLaw;
import org.pieceworth.valuation.pooled.Pool;

/// What is read from a file that ships is written as the same file.
class ShippedTextsTest {

    private static final Path FOLDER = Path.of("../valuation/src/main/resources/org/pieceworth/valuation");

    @Test
    void theFileIsWhatTheLawSays() throws IOException {
        assertThat(ShippedTexts.of(PlayLaw.shipped())).isEqualTo(text("play/law.tsv"));
    }

    @Test
    void theFileIsWhatTheAtlasSays() throws IOException {
        assertThat(ShippedTexts.of(Atlas.shipped())).isEqualTo(text("play/atlas.tsv"));
    }

    @Test
    void theFileIsWhatThePoolSays() throws IOException {
        assertThat(ShippedTexts.of(Pool.shipped())).isEqualTo(text("pooled/pool.tsv"));
    }

    private static String text(String name) throws IOException {
        return Files.readString(FOLDER.resolve(name));
    }
}
