package org.pieceworth.answer;

import java.util.Set;

/// Readers of a table, each with a form of it.
public enum Audience {
    /// Readers of text, Markdown and LaTeX.
    TEXT,
    /// Readers of HTML pages, which have room for more columns.
    PAGE,
    /// Programs that read JSON.
    JSON,
    /// Programs that read CSV.
    CSV;

    static final Set<Audience> ALL = Set.of(values());
    static final Set<Audience> PEOPLE = Set.of(TEXT, PAGE);
    static final Set<Audience> PROGRAMS = Set.of(JSON, CSV);
}
