package org.pieceworth.answer;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Prints a table as aligned lines. If it is too wide, headings are wrapped first, then long words, and then the
/// columns are split into blocks below each other, each with the row names.
final class TableText {

    private static final int GAP = 2;
    private static final int MAX_KEYS = 2;
    /// Text is not broken into narrower columns.
    private static final int NARROWEST = 14;

    private final Grid table;
    private final int maxWidth;
    private final int[] widths;

    private TableText(Grid table, int maxWidth) {
        this.table = table;
        this.maxWidth = maxWidth;
        widths = IntStream.range(0, table.columns().size())
                .map(column -> Math.max(cells(column), heading(column).length()))
                .toArray();
    }

    /// The lines of a table.
    ///
    /// @param maxWidth letters that a line may have
    static List<String> lines(Grid table, int maxWidth) {
        TableText text = new TableText(table, maxWidth);
        text.breakHeadings();
        text.breakCells();
        return text.blocks().stream().map(text::block).reduce(new ArrayList<>(), (all, block) -> {
            if (!all.isEmpty()) {
                all.add("");
            }
            all.addAll(block);
            return all;
        });
    }

    private int total() {
        return total(IntStream.range(0, widths.length).boxed().toList());
    }

    private int total(List<Integer> columns) {
        return columns.stream().mapToInt(column -> widths[column] + GAP).sum() - GAP;
    }

    private String heading(int column) {
        return table.columns().get(column).heading();
    }

    private int cells(int column) {
        return table.rows().stream()
                .mapToInt(row -> row.get(column).length())
                .max()
                .orElse(0);
    }

    /// Narrows columns with a heading wider than their cells, the widest first, and no further than needed.
    private void breakHeadings() {
        List<Integer> byGain = IntStream.range(0, widths.length)
                .boxed()
                .sorted(Comparator.comparingInt(column -> broken(column) - widths[column]))
                .toList();
        for (int column : byGain) {
            if (total() > maxWidth) {
                widths[column] = broken(column);
            }
        }
    }

    /// The width of a column with its heading in several lines.
    private int broken(int column) {
        return Math.max(longestWord(heading(column)), cells(column));
    }

    /// Narrows columns of text, the widest first.
    private void breakCells() {
        List<Integer> texts = IntStream.range(0, widths.length)
                .filter(column -> !table.columns().get(column).right() && widths[column] > NARROWEST)
                .filter(column -> table.rows().stream().anyMatch(row -> isText(row.get(column))))
                .boxed()
                .sorted(Comparator.comparingInt(column -> -widths[column]))
                .toList();
        for (int column : texts) {
            int tooMuch = total() - maxWidth;
            if (tooMuch > 0) {
                widths[column] = Math.max(narrowest(column), widths[column] - tooMuch);
            }
        }
    }

    /// No word is torn.
    private int narrowest(int column) {
        int words = table.rows().stream()
                .mapToInt(row -> longestWord(row.get(column)))
                .max()
                .orElse(0);
        return Math.min(widths[column], Math.max(NARROWEST, Math.max(words, longestWord(heading(column)))));
    }

    private static int longestWord(String text) {
        return Lines.words(text).stream().mapToInt(String::length).max().orElse(0);
    }

    /// Intervals and other pairs of numbers stay in one piece.
    private static boolean isText(String cell) {
        return cell.contains(" ") && !cell.startsWith("[") && cell.chars().anyMatch(Character::isLetter);
    }

    /// Groups of columns printed next to each other.
    private List<List<Integer>> blocks() {
        List<Integer> all = IntStream.range(0, widths.length).boxed().toList();
        if (total() <= maxWidth) {
            return List.of(all);
        }
        List<Integer> keys = all.stream()
                .takeWhile(column -> !table.columns().get(column).right())
                .limit(MAX_KEYS)
                .toList();
        List<List<Integer>> blocks = new ArrayList<>();
        List<Integer> block = new ArrayList<>(keys);
        for (int column : all.subList(keys.size(), all.size())) {
            block.add(column);
            if (total(block) > maxWidth && block.size() > keys.size() + 1) {
                block.removeLast();
                blocks.add(block);
                block = new ArrayList<>(keys);
                block.add(column);
            }
        }
        blocks.add(block);
        return blocks;
    }

    private List<String> block(List<Integer> columns) {
        List<String> lines = new ArrayList<>();
        List<String> headings =
                table.columns().stream().map(Grid.Column::heading).toList();
        lines.addAll(row(columns, headings, true));
        lines.add(columns.stream()
                .map(column -> "─".repeat(widths[column]))
                .collect(Collectors.joining(" ".repeat(GAP))));
        table.rows().forEach(row -> lines.addAll(row(columns, row, false)));
        return lines;
    }

    /// A row in as many lines as its longest cell needs; a heading is on its last line.
    private List<String> row(List<Integer> columns, List<String> cells, boolean heading) {
        List<List<String>> broken = columns.stream()
                .map(column -> Lines.broken(cells.get(column), widths[column]))
                .toList();
        int height = broken.stream().mapToInt(List::size).max().orElse(1);
        List<String> lines = new ArrayList<>();
        for (int line = 0; line < height; line++) {
            StringBuilder text = new StringBuilder();
            for (int i = 0; i < columns.size(); i++) {
                List<String> cell = broken.get(i);
                int from = heading ? line - (height - cell.size()) : line;
                String part = from >= 0 && from < cell.size() ? cell.get(from) : "";
                String padding = " ".repeat(Math.max(0, widths[columns.get(i)] - part.length()));
                boolean right = table.columns().get(columns.get(i)).right();
                text.append(i == 0 ? "" : " ".repeat(GAP))
                        .append(right ? padding : "")
                        .append(part)
                        .append(right ? "" : padding);
            }
            lines.add(text.toString().stripTrailing());
        }
        return lines;
    }
}
