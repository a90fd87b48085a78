package org.pieceworth.valuation.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pieceworth.text.InputException;
import org.pieceworth.valuation.play.AtlasRow.Where;

class AtlasTest {

    private static final String HEAD = String.join("\t", AtlasRow.COLUMNS);

    /// A line of an atlas.
    static String line(String piece, String board, long nodes, String value, String error) {
        String[] words = new String[AtlasRow.COLUMNS.size()];
        Arrays.fill(words, "");
        List<String> names = AtlasRow.COLUMNS;
        words[0] = piece;
        words[names.indexOf("board")] = board;
        words[names.indexOf("nodes")] = Long.toString(nodes);
        words[names.indexOf("among")] = "N,B,R,Q";
        words[names.indexOf("value")] = value;
        words[names.indexOf("se")] = error;
        for (String number : List.of("seed", "games", "drawn", "pilot", "guess")) {
            words[names.indexOf(number)] = "1";
        }
        words[names.indexOf("P")] = "91";
        words[names.indexOf("Pse")] = "2";
        return String.join("\t", words);
    }

    private static Atlas atlas(String... lines) {
        return Atlas.parse("a.tsv", List.of(lines));
    }

    @Test
    void itsLinesAreKnownWithAndWithoutTheirNames() {
        assertThat(Atlas.isAtlas(List.of("# a note", "", HEAD))).isTrue();
        assertThat(Atlas.isAtlas(List.of(line("W", "8x8", 300, "60", "9")))).isTrue();
        assertThat(Atlas.isAtlas(List.of("N,300", line("W", "8x8", 300, "60", "9"))))
                .isFalse();
        assertThat(Atlas.isAtlas(List.of())).isFalse();
        assertThat(Atlas.isAtlas(Atlas.shipped().text().lines().toList())).isTrue();
    }

    @Test
    void theUsualConditionIsMeantElseTheOnlyOne() {
        String usual = line("W", "8x8", 300, "60", "9");
        String strong = line("W", "8x8", 3000, "70", "9");
        String wide = line("W", "10x8", 300, "50", "9");
        assertThat(atlas(strong, usual, wide).condition("a")).isEqualTo(Where.usual("8x8"));
        assertThat(atlas(strong).condition("a")).isEqualTo(new Where("8x8", 3000, "N,B,R,Q"));
        assertThatThrownBy(() -> atlas(strong, wide).condition("a.tsv"))
                .isInstanceOf(InputException.class)
                .hasMessageStartingWith("a.tsv: ")
                .hasMessageContaining("on 8x8 at 3,000 nodes per move among N,B,R,Q")
                .hasMessageContaining("on 10x8");
        assertThatThrownBy(() -> atlas(HEAD).condition("a.tsv")).isInstanceOf(InputException.class);
    }

    @ParameterizedTest
    @CsvSource({
        "Nx?,8x8,60,9",
        "N,8by8,60,9",
        "N,8x8,NaN,9",
        "N,8x8,60,0",
        "N,8x8,60,-1",
        "N,8x8,60,Infinity",
        "N,8x8,sixty,9",
        "N,8x8,,9"
    })
    void aBadLineIsNamed(String piece, String board, String value, String error) {
        String bad = line(piece, board, 300, value == null ? "" : value, error);
        assertThatThrownBy(() -> atlas(HEAD, line("W", "8x8", 300, "60", "9"), bad))
                .isInstanceOf(InputException.class)
                .hasMessageStartingWith("a.tsv, line 3: ");
        assertThatThrownBy(() -> atlas(HEAD, bad.substring(1 + bad.indexOf('\t'))))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("line 2: found 27 fields");
    }

    @Test
    void thePawnIsThatOfTheMostGames() {
        List<String> lines = new ArrayList<>(List.of(line("W", "8x8", 300, "60", "9")));
        lines.add(line("F", "8x8", 300, "90", "9").replace("\t91\t2", "\t85\t1"));
        assertThat(Atlas.parse("a", lines).pawn(Where.usual("8x8"))).contains(AtlasRow.Measured.of(85, 1));
        assertThat(Atlas.parse("a", lines).pawn(Where.usual("10x8"))).isEmpty();
    }
}
