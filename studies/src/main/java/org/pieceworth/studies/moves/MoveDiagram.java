package org.pieceworth.studies.moves;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.pieceworth.rules.board.Board.SquareBoard;
import org.pieceworth.rules.movement.Modality;
import org.pieceworth.studies.drawing.CellPlaces;
import org.pieceworth.studies.moves.MoveMarks.Way;

/// A board drawn in the terminal. The shape of a sign shows the way there, its filling shows whether the
/// piece may move or capture, so that nothing depends on colour.
final class MoveDiagram {

    private final SquareBoard board;
    private final int square;
    private final Map<Integer, Map<Way, Modality>> marks;

    MoveDiagram(SquareBoard board, int square, MoveMarks marks) {
        this.board = board;
        this.square = square;
        this.marks = marks.bySquare();
    }

    String draw() {
        List<String> lines = new ArrayList<>(new CellPlaces(board).isHexagon() ? columns() : rows());
        lines.addAll(legend());
        return String.join("\n", lines);
    }

    /// The ranks with their numbers, those of a rhombus each half a cell further to the left, and the files below.
    private List<String> rows() {
        boolean rhombus = new CellPlaces(board).isRhombus();
        int width = rhombus ? 4 : 3;
        List<String> lines = new ArrayList<>();
        for (int rank = board.ranks() - 1; rank >= 0; rank--) {
            StringBuilder line = new StringBuilder(rhombus ? " ".repeat(2 * (board.ranks() - 1 - rank)) : "")
                    .append(String.format(Locale.ROOT, "%3s ", board.rankName(rank)));
            for (int file = 0; file < board.files(); file++) {
                line.append(cell(board.square(file, rank))).append(" ".repeat(width - 3));
            }
            lines.add(line.toString().stripTrailing());
        }
        StringBuilder files = new StringBuilder(" ".repeat(rhombus ? 2 * board.ranks() + 2 : 4));
        for (int file = 0; file < board.files(); file++) {
            files.append(' ').append(board.fileName(file)).append(" ".repeat(width - 2));
        }
        lines.add(files.toString().stripTrailing());
        return lines;
    }

    /// Hexagons in columns, each half a cell higher or lower than the next, with the name of its lowest one below.
    private List<String> columns() {
        CellPlaces places = new CellPlaces(board);
        List<StringBuilder> lines = new ArrayList<>();
        for (int line = 0; line <= Math.round(2 * places.height()) + 2; line++) {
            lines.add(new StringBuilder(" ".repeat(3 * board.files())));
        }
        places.cells().forEach(cell -> {
            int at = 3 * board.file(cell);
            int line = (int) Math.round(2 * places.y(cell));
            lines.get(line).replace(at, at + 3, cell(cell));
        });
        for (int file = 0; file < board.files(); file++) {
            int line = (int) Math.round(2 * places.y(places.lowest(file)));
            lines.get(line + 2).replace(3 * file, 3 * file + 3, String.format(Locale.ROOT, "%-3s", places.label(file)));
        }
        return lines.stream().map(line -> line.toString().stripTrailing()).toList();
    }

    private String cell(int at) {
        if (at == square) {
            return "[@]";
        }
        if (!marks.containsKey(at)) {
            return board.shade(at) == 0 ? " : " : " · ";
        }
        StringBuilder signs = new StringBuilder();
        marks.get(at).forEach((way, modality) -> signs.append(sign(way, modality)));
        if (signs.length() > 3) {
            return signs.substring(0, 2) + "+";
        }
        return signs.length() == 1 ? " " + signs + " " : (signs + " ").substring(0, 3);
    }

    /// The signs for moving and capturing, moving only, capturing only.
    private static char sign(Way way, Modality modality) {
        String signs = switch (way) {
            case LEAP -> "●○⊗";
            case RIDE -> "◆◇◈";
            case HOP -> "▲△◬";
            case LAME -> "■□▣";
            case LEGS -> "▼▽⧩";
            case ON_THE_WAY -> "✕✕✕";
            case FIRST -> "★☆✪";
        };
        return signs.charAt(modality.quiet() && modality.capture() ? 0 : modality.quiet() ? 1 : 2);
    }

    private List<String> legend() {
        Set<String> entries = new LinkedHashSet<>();
        for (Way way : Way.values()) {
            marks.values().forEach(signs -> {
                Modality modality = signs.get(way);
                if (modality != null) {
                    entries.add(sign(way, modality) + " " + way.title() + doing(way, modality));
                }
            });
        }
        if (marks.values().stream().anyMatch(signs -> signs.size() > 3)) {
            entries.add("+ and more than there is room for");
        }
        return List.copyOf(entries);
    }

    /// The suffix of a way's title.
    static String doing(Way way, Modality modality) {
        if (way == Way.ON_THE_WAY || modality.quiet() && modality.capture()) {
            return "";
        }
        return modality.quiet() ? ", without capturing" : ", only to capture";
    }
}
