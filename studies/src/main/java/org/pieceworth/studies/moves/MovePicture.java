package org.pieceworth.studies.moves;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.pieceworth.report.Shape;
import org.pieceworth.report.SvgText;
import org.pieceworth.rules.board.Board.SquareBoard;
import org.pieceworth.rules.movement.Modality;
import org.pieceworth.studies.drawing.CellPlaces;
import org.pieceworth.studies.moves.MoveMarks.Way;
import org.pieceworth.studies.moves.MovesAnswer.PieceMoves;
import org.pieceworth.text.InputException;

/// A board drawn as SVG: a shape shows the way to a square, its filling shows whether the piece may move or
/// capture there (full: both, hollow: move only, hollow with a dot: capture only).
public final class MovePicture {

    private static final int SIDE = 36;
    private static final int MARGIN = 20;
    private static final int LINE = 18;
    private static final String INK = "#1f3a5f";
    private static final List<String> SHADES = List.of("#d9dee6", "#f7f8fa", "#e8ebf0");

    private final SquareBoard board;
    private final int origin;
    private final Map<Integer, Map<Way, Modality>> marks;
    private final List<Entry> legend;
    private final CellPlaces places;
    private final int height;
    private final SvgText svg;

    private MovePicture(MovesAnswer answer, PieceMoves moves) {
        board = answer.board();
        origin = answer.square();
        marks = moves.marks().bySquare();
        legend = legend();
        places = new CellPlaces(board);
        height = (int) Math.round(SIDE * (places.height() + 1)) + (places.isHexagonal() ? 6 : 0);
        svg = new SvgText(
                MARGIN + (int) Math.round(SIDE * (places.width() + 1)) + (places.isHexagonal() ? 6 : 4),
                height + MARGIN + LINE * legend.size() + 4,
                answer.title(moves));
    }

    /// The picture of the only piece of an answer as SVG.
    ///
    /// @throws InputException when there are several
    public static String of(MovesAnswer answer) {
        if (answer.pieces().size() != 1) {
            throw InputException.about(
                    "format svg", "found " + answer.pieces().size() + " pieces, expected one for a picture");
        }
        return new MovePicture(answer, answer.pieces().getFirst()).draw();
    }

    private String draw() {
        places.cells().forEach(this::square);
        coordinates();
        for (int i = 0; i < legend.size(); i++) {
            Entry entry = legend.get(i);
            int y = height + MARGIN + LINE * i + LINE / 2;
            sign(entry.way(), entry.modality(), MARGIN + 8, y, 6);
            words(
                    MARGIN + 20,
                    y + 4,
                    Shape.Anchor.START,
                    entry.way().title() + MoveDiagram.doing(entry.way(), entry.modality()));
        }
        return svg.end();
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
        int middleX = x(square);
        int middleY = y(square);
        (places.isHexagonal()
                        ? path(places.corners(middleX, middleY, SIDE))
                        : rect(middleX - SIDE / 2, middleY - SIDE / 2, SIDE))
                .word("fill", SHADES.get(board.shade(square)))
                .word("stroke", "#b7bec8")
                .close();
        if (square == origin) {
            disc(middleX, middleY, 13).word("fill", "#b3541e").close();
            disc(middleX, middleY, 8)
                    .word("fill", "none")
                    .word("stroke", "#ffffff")
                    .number("stroke-width", 2)
                    .close();
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

    private int x(int square) {
        return MARGIN + SIDE / 2 + (places.isHexagonal() ? 3 : 0) + (int) Math.round(SIDE * places.x(square));
    }

    private int y(int square) {
        return SIDE / 2 + (places.isHexagonal() ? 5 : 2) + (int) Math.round(SIDE * places.y(square));
    }

    /// Letters below files and numbers before ranks; below the files of a hexagon the names of their lowest cells.
    private void coordinates() {
        for (int file = 0; file < board.files(); file++) {
            int first = places.lowest(file);
            words(x(first), y(first) + SIDE / 2 + 13, Shape.Anchor.MIDDLE, places.label(file));
        }
        for (int rank = 0; !places.isHexagon() && rank < board.ranks(); rank++) {
            int first = board.square(0, rank);
            words(x(first) - SIDE / 2 - 5, y(first) + 4, Shape.Anchor.END, board.rankName(rank));
        }
    }

    private void sign(Way way, Modality modality, int x, int y, int r) {
        boolean both = modality.quiet() && modality.capture();
        outline(way, x, y, r)
                .word("fill", both ? INK : "#ffffff")
                .word("stroke", INK)
                .number("stroke-width", 2)
                .close();
        if (!modality.quiet() && way != Way.ON_THE_WAY) {
            disc(x, y, Math.max(2, r / 3)).word("fill", INK).close();
        }
    }

    private SvgText outline(Way way, int x, int y, int r) {
        return switch (way) {
            case LEAP -> disc(x, y, r);
            case RIDE -> path(x, y - r, x + r, y, x, y + r, x - r, y);
            case HOP -> path(x, y - r, x + r, y + r, x - r, y + r);
            case LAME -> rect(x - r + 1, y - r + 1, 2 * r - 2);
            case LEGS -> path(x, y + r, x + r, y - r, x - r, y - r);
            case ON_THE_WAY ->
                svg.open("path")
                        .word(
                                "d",
                                "M%d %dL%d %dM%d %dL%d %d"
                                        .formatted(x - r, y - r, x + r, y + r, x - r, y + r, x + r, y - r));
            case FIRST -> star(x, y, r);
        };
    }

    private SvgText disc(int x, int y, int r) {
        return svg.open("circle").number("cx", x).number("cy", y).number("r", r);
    }

    private SvgText rect(int x, int y, int side) {
        return svg.open("rect")
                .number("x", x)
                .number("y", y)
                .number("width", side)
                .number("height", side);
    }

    private SvgText path(int... points) {
        StringBuilder path = new StringBuilder("M");
        for (int i = 0; i < points.length; i += 2) {
            path.append(i == 0 ? "" : "L").append(points[i]).append(' ').append(points[i + 1]);
        }
        return svg.open("path").word("d", path.append("Z").toString());
    }

    private SvgText star(int x, int y, int r) {
        StringBuilder path = new StringBuilder("M");
        for (int i = 0; i < 10; i++) {
            double reach = i % 2 == 0 ? r + 1 : r * 0.45;
            double angle = Math.PI * i / 5;
            path.append(i == 0 ? "" : "L")
                    .append(String.format(
                            Locale.ROOT, "%.1f %.1f", x + reach * Math.sin(angle), y - reach * Math.cos(angle)));
        }
        return svg.open("path").word("d", path.append("Z").toString());
    }

    private void words(int x, int y, Shape.Anchor anchor, String text) {
        svg.words(new Shape.Words(x, y, text, 11, anchor, "#3c4654", false));
    }
}
