package org.pieceworth.studies.drawing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.variant.Variants;

class BoardPictureTest {

    private static final Pattern LABEL = Pattern.compile("<text class=\"coordinate\"[^>]*>([^<]*)</text>");

    /// As the moves of the game name its cells.
    @ParameterizedTest
    @CsvSource({
        "chess, 64, rect, a b c d e f g h 1 2 3 4 5 6 7 8",
        "glinski, 91, polygon, a1 b1 c1 d1 e1 f1 g1 h1 i1 k1 l1",
        "devasa, 81, polygon, a b c d e f g h i 1 2 3 4 5 6 7 8 9"
    })
    void labelsAreThoseOfTheMoves(String name, int cells, String shape, String labels) {
        VariantRules rules = VariantRules.of(Variants.open(name).variant());
        String drawn = BoardPicture.of(rules.start(), GameKind.of(rules), name);
        List<String> found =
                LABEL.matcher(drawn).results().map(label -> label.group(1)).toList();
        assertThat(found).containsExactly(labels.split(" "));
        assertThat(Pattern.compile("<" + shape + " class=\"(dark|light|middle)\"")
                        .matcher(drawn)
                        .results())
                .hasSize(cells);
    }
}
