package org.pieceworth.answer;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// The output of a command: lines and tables for people, one object for programs.
public final class Document {

    private final List<Block.OfText> parts = new ArrayList<>();
    private Optional<Supplier<Page>> page = Optional.empty();
    private Optional<Grid> csv = Optional.empty();
    private Supplier<Map<String, String>> icons = Map::of;
    private final ObjectNode json = JsonNodeFactory.instance.objectNode();
    private final List<Section> sections = new ArrayList<>();
    private final List<Consumer<ObjectNode>> wantedJson = new ArrayList<>();

    public Document() {}

    public Document line(String text) {
        parts.add(new Block.Line(TerminalText.of(text)));
        return this;
    }

    public Document table(Grid table) {
        parts.add(new Block.Tabular(table));
        return this;
    }

    /// A table for people, and the list of its rows for programs.
    public <R> Document table(Table<R> table) {
        return shown(table).data(table);
    }

    /// Adds a table only for people.
    public <R> Document shown(Table<R> table) {
        return table(table.shown());
    }

    /// Adds the list of a table's rows only for programs.
    public <R> Document data(Table<R> table) {
        return jsonWhenWanted(table::putInto);
    }

    /// Sets the CSV form of the document: a table for programs.
    public <R> Document csv(Table<R> table) {
        return csv(table.raw());
    }

    public Document verbatim(String text) {
        parts.add(new Block.Verbatim(TerminalText.of(text)));
        return this;
    }

    /// Adds a section: its lines and tables below a blank line, its members for programs.
    public Document section(Section section) {
        if (!section.parts().isEmpty()) {
            parts.add(new Block.Line(""));
            parts.addAll(section.parts());
        }
        sections.add(section);
        return jsonWhenWanted(section::putInto);
    }

    /// Gives the document a page of its sections that have something to show there.
    ///
    /// @param title above the headline
    /// @param headline the answer in a sentence
    /// @param footer the program and its version
    /// @param head parts above the list of sections
    public Document page(String title, String headline, String footer, Supplier<List<Block>> head) {
        return page(() -> new Page(
                title,
                headline,
                footer,
                head.get(),
                sections.stream()
                        .map(Section::paged)
                        .filter(section -> !section.parts().isEmpty())
                        .toList()));
    }

    /// Gives the document its own page, built only when printed.
    public Document page(Supplier<Page> made) {
        page = Optional.of(made);
        return this;
    }

    /// Its page as one HTML file.
    public String html() {
        return HtmlText.of(page());
    }

    /// Gives the tables of its page icons, see [Block.Illustrated].
    public Document icons(Supplier<Map<String, String>> made) {
        icons = made;
        return this;
    }

    private List<Block> illustrated() {
        Map<String, String> known = icons.get();
        return parts.stream().map(part -> illustrated(part, known)).toList();
    }

    /// A table with icons; other parts unchanged.
    public static Block illustrated(Block part, Map<String, String> icons) {
        return part instanceof Block.Tabular(Grid table) ? new Block.Illustrated(table, icons) : part;
    }

    /// The given page, or else the lines and tables.
    public Page page() {
        return page.map(Supplier::get)
                .orElseGet(() -> new Page(
                        "Pieceworth",
                        "",
                        "Made by Pieceworth.",
                        List.of(),
                        List.of(new Page.Section("answer", "", "", "", illustrated()))));
    }

    /// Gives the document a separate CSV form.
    public Document csv(Grid table) {
        csv = Optional.of(table);
        return this;
    }

    Optional<Grid> csv() {
        return csv.or(() -> parts.stream()
                .flatMap(part -> part instanceof Block.Tabular(Grid table) ? Stream.of(table) : Stream.empty())
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

    public List<Block.OfText> parts() {
        return parts;
    }
}
