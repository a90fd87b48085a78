package org.pieceworth.cli.pieces;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.pieceworth.cli.pieces.MoveMarks.Way;
import org.pieceworth.rules.board.SquareBoard;
import org.pieceworth.rules.movement.Modality;
import org.pieceworth.rules.movement.Movement;

/// A board drawn as SVG: a shape tells how the piece gets to a square, its filling what it may do there
/// (full: move and capture, hollow: move only, hollow with a dot: capture only).
final class MovePicture {

    private static final int SIDE = 36;
    private static final int MARGIN = 20;
    private static final int LINE = 18;
    private static final String INK = "#1f3a5f";

    private final String title;
    private final SquareBoard board;
    private final int origin;
    private final Map<Integer, Map<Way, Modality>> marks;
    private final StringBuilder svg = new StringBuilder();

    /// @param title what the picture shows, in words
    MovePicture(String title, Movement movement, SquareBoard board, int origin) {
        this.title = title;
        this.board = board;
        this.origin = origin;
        this.marks = new MoveMarks(movement, board, origin).bySquare();
    }

    /// One line for each shape, ends with a line end.
    String svg() {
        List<Entry> legend = legend();
        int wide = MARGIN + SIDE * board.files() + 4;
        int high = SIDE * board.ranks() + MARGIN + LINE * legend.size() + 4;
        line("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" width=\"%d\" height=\"%d\" role=\"img\">"
                .formatted(wide, high, wide, high));
        line("<title>" + escaped(title) + "</title>");
        line("<rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>");
        for (int square = 0; square < board.squares(); square++) {
            square(square);
        }
        coordinates();
        for (int i = 0; i < legend.size(); i++) {
            Entry entry = legend.get(i);
            int y = SIDE * board.ranks() + MARGIN + LINE * i + LINE / 2;
            sign(entry.way(), entry.modality(), MARGIN + 8, y, 6);
            words(
                    MARGIN + 20,
                    y + 4,
                    11,
                    "start",
                    entry.way().title() + MoveDiagram.doing(entry.way(), entry.modality()));
        }
        line("</svg>");
        return svg.toString();
    }

    /// A line of the legend.
    private record Entry(Way way, Modality modality) {}

    private List<Entry> legend() {
        Map<String, Entry> entries = new LinkedHashMap<>();
        for (Way way : Way.values()) {
            marks.values().forEach(signs -> {
                Modality modality = signs.get(way);
                if (modality != null) {
                    entries.putIfAbsent(way.title() + MoveDiagram.doing(way, modality), new Entry(way, modality));
                }
            });
        }
        return new ArrayList<>(entries.values());
    }

    private void square(int square) {
        int x = MARGIN + SIDE * board.file(square);
        int y = SIDE * (board.ranks() - 1 - board.rank(square)) + 2;
        line("<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" fill=\"%s\" stroke=\"#b7bec8\"/>"
                .formatted(x, y, SIDE, SIDE, board.shade(square) == 0 ? "#d9dee6" : "#f7f8fa"));
        int middleX = x + SIDE / 2;
        int middleY = y + SIDE / 2;
        if (square == origin) {
            line("<circle cx=\"%d\" cy=\"%d\" r=\"13\" fill=\"#b3541e\"/>".formatted(middleX, middleY));
            line("<circle cx=\"%d\" cy=\"%d\" r=\"8\" fill=\"none\" stroke=\"#ffffff\" stroke-width=\"2\"/>"
                    .formatted(middleX, middleY));
            return;
        }
        List<Map.Entry<Way, Modality>> here =
                List.copyOf(marks.getOrDefault(square, Map.of()).entrySet());
        int radius = here.size() < 2 ? 9 : here.size() < 3 ? 7 : 5;
        for (int i = 0; i < here.size(); i++) {
            int shift = (2 * i - here.size() + 1) * (radius + 1);
            sign(here.get(i).getKey(), here.get(i).getValue(), middleX + shift, middleY, radius);
        }
    }

    private void coordinates() {
        for (int file = 0; file < board.files(); file++) {
            String name = String.valueOf((char) ('a' + file));
            words(MARGIN + SIDE * file + SIDE / 2, SIDE * board.ranks() + 15, 11, "middle", name);
        }
        for (int rank = 0; rank < board.ranks(); rank++) {
            int y = SIDE * (board.ranks() - 1 - rank) + SIDE / 2 + 6;
            words(MARGIN - 5, y, 11, "end", Integer.toString(rank + 1));
        }
    }

    private void sign(Way way, Modality modality, int x, int y, int r) {
        boolean both = modality.quiet() && modality.capture();
        String style = " fill=\"%s\" stroke=\"%s\" stroke-width=\"2\"/>".formatted(both ? INK : "#ffffff", INK);
        line(outline(way, x, y, r) + style);
        if (!modality.quiet() && way != Way.ON_THE_WAY) {
            int dot = Math.max(2, r / 3);
            line("<circle cx=\"%d\" cy=\"%d\" r=\"%d\" fill=\"%s\"/>".formatted(x, y, dot, INK));
        }
    }

    private static String outline(Way way, int x, int y, int r) {
        return switch (way) {
            case LEAP -> "<circle cx=\"%d\" cy=\"%d\" r=\"%d\"".formatted(x, y, r);
            case RIDE -> path(x, y - r, x + r, y, x, y + r, x - r, y);
            case HOP -> path(x, y - r, x + r, y + r, x - r, y + r);
            case LAME ->
                "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\""
                        .formatted(x - r + 1, y - r + 1, 2 * r - 2, 2 * r - 2);
            case LEGS -> path(x, y + r, x + r, y - r, x - r, y - r);
            case ON_THE_WAY ->
                "<path d=\"M%d %dL%d %dM%d %dL%d %d\""
                        .formatted(x - r, y - r, x + r, y + r, x - r, y + r, x + r, y - r);
            case FIRST -> star(x, y, r);
        };
    }

    private static String path(int... points) {
        StringBuilder path = new StringBuilder("<path d=\"M");
        for (int i = 0; i < points.length; i += 2) {
            path.append(i == 0 ? "" : "L").append(points[i]).append(' ').append(points[i + 1]);
        }
        return path.append("Z\"").toString();
    }

    private static String star(int x, int y, int r) {
        StringBuilder path = new StringBuilder("<path d=\"M");
        for (int i = 0; i < 10; i++) {
            double reach = i % 2 == 0 ? r + 1 : r * 0.45;
            double angle = Math.PI * i / 5;
            path.append(i == 0 ? "" : "L")
                    .append(String.format(
                            Locale.ROOT, "%.1f %.1f", x + reach * Math.sin(angle), y - reach * Math.cos(angle)));
        }
        return path.append("Z\"").toString();
    }

    private void words(int x, int y, int size, String anchor, String text) {
        line(
                "<text x=\"%d\" y=\"%d\" font-family=\"Helvetica, Arial, sans-serif\" font-size=\"%d\" text-anchor=\"%s\" fill=\"#3c4654\">%s</text>"
                        .formatted(x, y, size, anchor, escaped(text)));
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }

    private void line(String text) {
        svg.append(text).append('\n');
    }
}
