package org.pieceworth.studies;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.pieceworth.answer.Document;
import org.pieceworth.answer.Format;
import org.pieceworth.answer.Printer;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Documents as tests read them.
public final class Printed {

    private Printed() {}

    public static String text(Document document, Format format) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        new Printer(new PrintStream(bytes, true, StandardCharsets.UTF_8)).print(document, format);
        return bytes.toString(StandardCharsets.UTF_8);
    }

    public static JsonNode json(Document document) {
        return new JsonMapper().readTree(text(document, Format.JSON));
    }

    /// Finds the texts one after another; AssertJ's `containsSubsequence` takes seconds for a page.
    public static Pattern inOrder(String... texts) {
        return Pattern.compile(Stream.of(texts).map(Pattern::quote).collect(Collectors.joining(".*?")), Pattern.DOTALL);
    }
}
