package org.pieceworth.answer;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import tools.jackson.databind.node.ObjectNode;

/// A part of an answer, declared once: lines and tables for text and pages, members for programs.
public final class Section {

    private final String key;
    private final String link;
    private final String title;
    private final List<Block.OfText> text = new ArrayList<>();
    private final List<Consumer<ObjectNode>> members = new ArrayList<>();
    private String lead = "";
    private String member = "";
    private UnaryOperator<List<Block>> paged = blocks -> blocks;
    private boolean pageOnly;

    /// @param key key of its link on pages
    /// @param link its name in the list of sections
    /// @param title its heading on pages
    public Section(String key, String link, String title) {
        this.key = key;
        this.link = link;
        this.title = title;
    }

    /// Sets the introduction on pages.
    public Section lead(String words) {
        lead = words;
        return this;
    }

    public Section line(String text) {
        this.text.add(new Block.Line(TerminalText.of(text)));
        return this;
    }

    /// A table for people, and the list of its rows for programs.
    public <R> Section table(Table<R> table) {
        return shown(table).data(table);
    }

    /// Adds a table only for people.
    public <R> Section shown(Table<R> table) {
        text.add(new Block.Tabular(table.shown()));
        return this;
    }

    /// Adds the list of a table's rows only for programs.
    public <R> Section data(Table<R> table) {
        return json(table::putInto);
    }

    /// Members for programs, made once someone asks for them.
    public Section json(Consumer<ObjectNode> filler) {
        members.add(filler);
        return this;
    }

    /// Puts the members for programs into an object of that name.
    public Section within(String name) {
        member = name;
        return this;
    }

    /// Sets the content for pages, made of the lines and tables once a page is printed.
    public Section paged(UnaryOperator<List<Block>> blocks) {
        paged = blocks;
        return this;
    }

    /// Shows its lines and tables only on pages.
    public Section onPagesAlone() {
        pageOnly = true;
        return this;
    }

    /// Its lines and tables in text.
    List<Block.OfText> parts() {
        return pageOnly ? List.of() : text;
    }

    void putInto(ObjectNode json) {
        ObjectNode into = member.isEmpty() || members.isEmpty() ? json : json.putObject(member);
        members.forEach(filler -> filler.accept(into));
    }

    Page.Section paged() {
        return new Page.Section(key, link, title, lead, paged.apply(List.copyOf(text)));
    }
}
