import org.jspecify.annotations.NullMarked;

/// Answers as data: sentences and tables of typed columns, printed as text, CSV, Markdown, JSON, HTML or
/// LaTeX. Independent of chess.
@NullMarked
module org.pieceworth.answer {
    requires static org.jspecify;
    requires transitive org.pieceworth.stats;
    requires transitive org.pieceworth.text;
    requires transitive tools.jackson.databind;

    exports org.pieceworth.answer;
}
