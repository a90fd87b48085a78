package org.pieceworth.cli.words;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.pieceworth.cli.words.Passage.Medium;

/// The prose of a page of documentation: no blocks of code, no `code`, no addresses, no comments, no tables made by
/// tests.
final class MarkdownText {

    private static final Pattern CODE = Pattern.compile("`[^`]*`|--[a-z][a-z-]+");
    private static final Pattern COMMENT = Pattern.compile("<!--.*?-->|<[^ >][^>]*>");
    private static final Pattern TARGET = Pattern.compile("\\]\\([^)]*\\)");
    private static final Pattern MADE = Pattern.compile("<!-- (?:table|results|values)[: ].*-->");
    private static final Pattern STARTS = Pattern.compile("\\s*(?:[-*] |\\d+\\. |#+ |\\|).*");

    private MarkdownText() {}

    static List<Passage> of(String page, List<String> lines) {
        List<Passage> passages = new ArrayList<>();
        Passage.Builder open = new Passage.Builder();
        boolean fenced = false;
        boolean made = false;
        boolean blank = true;
        for (int at = 0; at < lines.size(); at++) {
            String line = lines.get(at);
            made = MADE.matcher(line).matches() || made && (line.isBlank() || line.startsWith("|"));
            boolean fence = line.startsWith("```");
            fenced = fence != fenced;
            boolean left = fence || fenced || blank && line.startsWith("    ") || made && line.startsWith("|");
            if (line.isBlank() || left || STARTS.matcher(line).matches()) {
                close(open, page, passages);
                open = new Passage.Builder();
            }
            if (line.startsWith("|") && !left) {
                for (String cell : line.split("\\|")) {
                    Passage.Builder one = new Passage.Builder();
                    one.add(plain(cell.strip()), at + 1);
                    close(one, page, passages);
                }
            } else if (!line.isBlank() && !left) {
                open.add(line.strip() + "\n", at + 1);
            }
            blank = line.isBlank() || blank && line.startsWith("    ");
        }
        close(open, page, passages);
        return passages.stream()
                .map(each -> new Passage(page, Medium.DOCS, plain(each.text()), each.lines()))
                .toList();
    }

    private static void close(Passage.Builder open, String page, List<Passage> passages) {
        if (!open.isEmpty()) {
            passages.add(open.build(page, Medium.DOCS));
        }
    }

    /// Of the same length, so that lines stay known.
    static String plain(String text) {
        String plain = text;
        plain = CODE.matcher(plain).replaceAll(match -> "#".repeat(match.group().length()));
        for (Pattern each : List.of(COMMENT, TARGET)) {
            plain = each.matcher(plain)
                    .replaceAll(match -> " ".repeat(match.group().length()));
        }
        return plain.replace('*', ' ').replace('[', ' ').replace(']', ' ');
    }
}
