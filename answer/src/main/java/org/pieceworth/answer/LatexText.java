package org.pieceworth.answer;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/// A document as LaTeX for a paper: tables of the package booktabs, sentences as paragraphs.
final class LatexText {

    /// Characters with a meaning in LaTeX, and those missing in some fonts.
    private static final Map<Character, String> ESCAPES = Map.ofEntries(
            Map.entry('\\', "\\textbackslash{}"),
            Map.entry('{', "\\{"),
            Map.entry('}', "\\}"),
            Map.entry('$', "\\$"),
            Map.entry('&', "\\&"),
            Map.entry('#', "\\#"),
            Map.entry('%', "\\%"),
            Map.entry('_', "\\_"),
            Map.entry('^', "\\textasciicircum{}"),
            Map.entry('~', "\\textasciitilde{}"),
            Map.entry('<', "\\textless{}"),
            Map.entry('>', "\\textgreater{}"),
            Map.entry('|', "\\textbar{}"),
            Map.entry('±', "$\\pm$"),
            Map.entry('−', "$-$"),
            Map.entry('–', "--"),
            Map.entry('…', "\\ldots{}"),
            Map.entry('·', "$\\cdot$"),
            Map.entry('×', "$\\times$"),
            Map.entry('∞', "$\\infty$"),
            Map.entry('α', "$\\alpha$"),
            Map.entry('χ', "$\\chi$"),
            Map.entry('²', "$^2$"));

    private LatexText() {}

    static String of(Block.OfText part) {
        return switch (part) {
            case Block.Line(String text) -> text.isEmpty() ? "" : escaped(text) + "\n\n";
            case Block.Verbatim(String text) -> "\\begin{verbatim}\n" + text + "\n\\end{verbatim}\n\n";
            case Block.Tabular(Grid grid) -> table(grid);
        };
    }

    private static String table(Grid grid) {
        String form = grid.columns().stream()
                .map(column -> column.right() ? "r" : "l")
                .collect(Collectors.joining());
        StringBuilder text = new StringBuilder("\\begin{tabular}{" + form + "}\n\\toprule\n");
        text.append(row(grid.columns().stream().map(Grid.Column::heading).toList()));
        text.append("\\midrule\n");
        grid.rows().forEach(row -> text.append(row(row)));
        return text.append("\\bottomrule\n\\end{tabular}\n\n").toString();
    }

    private static String row(List<String> cells) {
        return cells.stream().map(LatexText::cell).collect(Collectors.joining(" & ", "", " \\\\\n"));
    }

    /// With minus signs instead of hyphens. A row that begins with a bracket would be read as an option of
    /// the line break before it.
    private static String cell(String text) {
        String escaped = escaped(text).replaceAll("(?<![\\w)])-(?=[\\d.])", "\\$-\\$");
        return text.startsWith("[") ? "{}" + escaped : escaped;
    }

    static String escaped(String text) {
        StringBuilder escaped = new StringBuilder();
        text.chars().forEach(letter -> {
            String escape = ESCAPES.get((char) letter);
            if (escape == null) {
                escaped.append((char) letter);
            } else {
                escaped.append(escape);
            }
        });
        return escaped.toString();
    }
}
