package org.pieceworth.studies.document;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// What a command has to say: lines and tables for people, one object for programs.
public final class Document {

    /// A part of the text form.
    public sealed interface Part {}

    /// A line or a paragraph.
    ///
    /// @param text without line end
    public record Line(String text) implements Part {}

    /// A table. The first one of a document is also its CSV form, unless it has another.
    ///
    /// @param table what it holds
    public record TablePart(Table table) implements Part {}

    /// Lines that keep their spaces, such as a diagram.
    ///
    /// @param text with line ends
    public record Verbatim(String text) implements Part {}

    private final List<Part> parts = new ArrayList<>();
    private Optional<Table> csv = Optional.empty();
    private final ObjectNode json = JsonNodeFactory.instance.objectNode();
    private final List<Consumer<ObjectNode>> wantedJson = new ArrayList<>();

    public Document() {}

    public Document line(String text) {
        parts.add(new Line(TerminalText.of(text)));
        return this;
    }

    public Document table(Table table) {
        parts.add(new TablePart(table));
        return this;
    }

    public Document verbatim(String text) {
        parts.add(new Verbatim(TerminalText.of(text)));
        return this;
    }

    /// Gives the document a CSV form of its own.
    public Document csv(Table table) {
        csv = Optional.of(table);
        return this;
    }

    Optional<Table> csv() {
        return csv.or(() -> parts.stream()
                .flatMap(part -> part instanceof TablePart(Table table) ? Stream.of(table) : Stream.empty())
                .findFirst());
    }

    public ObjectNode json() {
        List<Consumer<ObjectNode>> now = List.copyOf(wantedJson);
        wantedJson.clear();
        now.forEach(filler -> filler.accept(json));
        return json;
    }

    /// Adds to the object for programs once someone asks for it.
    public Document jsonWhenWanted(Consumer<ObjectNode> filler) {
        wantedJson.add(filler);
        return this;
    }

    public List<Part> parts() {
        return parts;
    }
}
