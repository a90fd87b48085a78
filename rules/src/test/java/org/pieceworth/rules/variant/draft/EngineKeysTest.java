package org.pieceworth.rules.variant.draft;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.pieceworth.rules.variant.VariantReading;
import org.pieceworth.rules.variant.Variants;

/// Every key that Fairy-Stockfish reads is known: it changes the variant, is named as not modelled, or is for GUIs
/// alone.
/// So no key can be said to be a rule and be left unread.
class EngineKeysTest {

    private static final VariantWords WORDS = VariantWords.load();

    /// A key of the table.
    ///
    /// @param name the key
    /// @param value one that is not neutral, with further lines
    /// @param beside the lines that it needs to mean anything
    record Row(String name, String value, String beside) {

        static Row of(List<String> fields) {
            return new Row(fields.get(1), lines(fields.get(2)), lines(fields.get(3)));
        }

        private static String lines(String text) {
            return text.replace("; ", "\n");
        }

        VariantReading without() {
            return reading("[x:chess]\n" + beside);
        }

        VariantReading with() {
            return reading("[x:chess]\n" + beside + "\n" + name + " = " + value);
        }

        @Override
        public String toString() {
            return name;
        }
    }

    private static VariantReading reading(String text) {
        return Variants.parse("my.ini", text).read("x");
    }

    private static Stream<List<String>> rows(String kind) throws IOException {
        try (InputStream in =
                Objects.requireNonNull(Variants.class.getResourceAsStream("engine-keys.tsv"), "the table is there")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                            .lines()
                            .map(line -> List.of(line.split("\t", -1)))
                            .filter(fields -> fields.getFirst().equals(kind))
                            .toList()
                            .stream();
        }
    }

    static Stream<Row> keys() throws IOException {
        return rows("key").map(Row::of);
    }

    static Stream<String> pieces() throws IOException {
        return rows("piece").map(List::getLast);
    }

    @Test
    void theListIsWhole() throws IOException {
        assertThat(keys().map(Row::name)).hasSize(155).doesNotHaveDuplicates();
        assertThat(pieces()).hasSize(62).doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @MethodSource("keys")
    void everyKeyIsKnownAndDoesWhatItsRowSays(Row row) {
        VariantKey key = WORDS.key(row.name()).orElseThrow(() -> new AssertionError(row + " is unknown"));
        assertThat(key.meaning()).isNotBlank();
        assertThat(row.value()).isNotEqualTo(key.neutral());
        VariantReading with = row.with();
        assertThat(with.warnings()).noneMatch(warning -> warning.contains("is not a key"));
        // Not by isNotEqualTo, which would print whole variants.
        boolean same = with.equals(row.without());
        switch (key.status()) {
            case RULE, OLD, OWN -> assertThat(same).as("without effect").isFalse();
            case HINT -> assertThat(same).as("without effect").isTrue();
            case MISSING -> assertThat(with.variant().notModelled()).containsExactly(row.name() + ": " + key.meaning());
        }
    }

    @ParameterizedTest
    @MethodSource("pieces")
    void everyPieceAndItsRegionsAreKnown(String name) throws IOException {
        String piece = "[x]\ncustomPiece26 = z:K\nstartFen = z7/8/8/8/8/8/8/7Z w - - 0 1\ncastling = false\n" + name
                + (VariantWords.isCustom(name) ? " = x:W\n" : " = x\n");
        VariantReading plain = reading(piece);
        assertThat(plain.warnings()).noneMatch(warning -> warning.contains("is not a key"));
        assertThat(plain.variant().types()).anyMatch(type -> type.letter() == 'X');
        String capitalised = Character.toUpperCase(name.charAt(0)) + name.substring(1);
        for (String region : rows("region").map(List::getLast).toList()) {
            VariantReading kept = reading(piece + region + capitalised + " = a1\n");
            assertThat(kept.warnings()).noneMatch(warning -> warning.contains("is not a key"));
            assertThat(kept.variant().mobility())
                    .as(region + capitalised)
                    .isNotEqualTo(plain.variant().mobility());
        }
    }
}
