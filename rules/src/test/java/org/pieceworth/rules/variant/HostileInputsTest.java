package org.pieceworth.rules.variant;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.pieceworth.rules.betza.Betza;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.position.Fen;
import org.pieceworth.text.InputException;

/// The messages about broken variants, positions and pieces: `hostile-inputs.tsv`, word for word.
class HostileInputsTest {

    private static final Pattern REPEATED = Pattern.compile("<(\\d+)\\*([^>]*)>");

    /// A row of the table.
    ///
    /// @param kind betza, fen, ini or position
    /// @param input with \n, \r, \t, \0 and <COUNT*TEXT> for what a table cannot hold
    /// @param message the message about it
    private record Row(String kind, String input, String message) {

        String line() {
            return kind + "\t" + input + "\t" + message;
        }
    }

    private static List<Row> rows() throws IOException {
        try (InputStream in =
                Objects.requireNonNull(HostileInputsTest.class.getResourceAsStream("hostile-inputs.tsv"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#") && !line.isBlank())
                    .map(line -> line.split("\t", 3))
                    .map(fields -> new Row(fields[0], fields[1], fields[2]))
                    .toList();
        }
    }

    @Test
    void everyInputIsAnsweredInOneKindLine() throws IOException {
        List<Row> rows = rows();
        assertThat(rows).hasSizeGreaterThanOrEqualTo(60);
        List<String> found = rows.stream()
                .map(row -> new Row(row.kind(), row.input(), answer(row)).line())
                .toList();
        assertThat(found).containsExactlyElementsOf(rows.stream().map(Row::line).toList());
        assertThat(rows).allSatisfy(row -> assertThat(row.message()).doesNotContain("Exception", "null"));
    }

    private static String answer(Row row) {
        String input = expanded(row.input());
        try {
            return switch (row.kind()) {
                case "betza" -> "warning: " + Betza.parse(input).warnings();
                case "fen" -> "read as " + Fen.write(Fen.parse(input));
                case "position" -> "played as " + position(input).fen();
                case "ini" -> warnings(Variants.parse("my.ini", input));
                default -> throw new IllegalArgumentException(row.kind());
            };
        } catch (InputException told) {
            return String.valueOf(told.getMessage()).replaceAll("\\p{Cntrl}", "?");
        }
    }

    /// A position of a variant that ships, `variant|FEN`.
    private static VariantPosition position(String input) {
        int bar = input.indexOf('|');
        return VariantRules.of(Variants.open(input.substring(0, bar)).variant()).position(input.substring(bar + 1));
    }

    private static String expanded(String text) {
        Matcher matcher = REPEATED.matcher(text);
        return matcher.replaceAll(
                        match -> Matcher.quoteReplacement(match.group(2).repeat(Integer.parseInt(match.group(1)))))
                .replace("\\n", "\n")
                .replace("\\r", "\r")
                .replace("\\t", "\t")
                .replace("\\0", "\0");
    }

    private static String warnings(Variants variants) {
        List<String> warnings = new ArrayList<>(variants.warnings());
        for (String name : variants.names()) {
            warnings.addAll(variants.read(name).warnings());
        }
        return "warning: " + String.join(" | ", warnings);
    }
}
