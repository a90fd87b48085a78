package org.pieceworth.answer;

import java.util.EnumSet;
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

    static final Set<Audience> ALL = EnumSet.allOf(Audience.class);
    static final Set<Audience> PEOPLE = EnumSet.of(TEXT, PAGE);
    static final Set<Audience> PROGRAMS = EnumSet.of(JSON, CSV);
}
