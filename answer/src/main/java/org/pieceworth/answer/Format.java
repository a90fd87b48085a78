package org.pieceworth.answer;

/// An output format of [Printer].
public enum Format {
    /// Aligned columns, for people.
    TABLE("txt", "text/plain; charset=utf-8"),
    /// One object.
    JSON("json", "application/json"),
    /// Comma-separated values.
    CSV("csv", "text/csv; charset=utf-8"),
    /// Markdown.
    MD("md", "text/markdown; charset=utf-8"),
    /// A page that loads nothing.
    HTML("html", "text/html; charset=utf-8"),
    /// LaTeX with tables of the package booktabs.
    LATEX("tex", "application/x-tex; charset=utf-8");

    /// The words of `--format`, for help.
    public static final String WORDS = "table (default), json, csv, md, html, latex";

    private final String ending;
    private final String mediaType;

    Format(String ending, String mediaType) {
        this.ending = ending;
        this.mediaType = mediaType;
    }

    /// The ending of file names, without its dot.
    public String ending() {
        return ending;
    }

    /// The content type of replies over HTTP.
    public String mediaType() {
        return mediaType;
    }
}
