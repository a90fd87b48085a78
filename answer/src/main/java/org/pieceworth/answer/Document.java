package org.pieceworth.answer;

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
    public record TablePart(Grid table) implements Part {}

    /// Lines that keep their spaces, such as a diagram.
    ///
    /// @param text with line ends
    public record Verbatim(String text) implements Part {}

    private final List<Part> parts = new ArrayList<>();
    private Optional<Grid> csv = Optional.empty();
    private final ObjectNode json = JsonNodeFactory.instance.objectNode();
    private final List<Consumer<ObjectNode>> wantedJson = new ArrayList<>();

    public Document() {}

    public Document line(String text) {
        parts.add(new Line(TerminalText.of(text)));
        return this;
    }

    public Document table(Grid table) {
        parts.add(new TablePart(table));
        return this;
    }

    /// A table for people, and the list of its rows for programs.
    public <R> Document table(Table<R> table) {
        return shown(table).data(table);
    }

    /// A table for people alone.
    public <R> Document shown(Table<R> table) {
        return table(table.shown());
    }

    /// The list of a table's rows for programs alone.
    public <R> Document data(Table<R> table) {
        return jsonWhenWanted(json -> table.addTo(json.putArray(table.key())));
    }

    /// Gives the document a CSV form of its own: what programs get of a table.
    public <R> Document csv(Table<R> table) {
        return csv(table.raw());
    }

    public Document verbatim(String text) {
        parts.add(new Verbatim(TerminalText.of(text)));
        return this;
    }

    /// Gives the document a CSV form of its own.
    public Document csv(Grid table) {
        csv = Optional.of(table);
        return this;
    }

    Optional<Grid> csv() {
        return csv.or(() -> parts.stream()
                .flatMap(part -> part instanceof TablePart(Grid table) ? Stream.of(table) : Stream.empty())
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
