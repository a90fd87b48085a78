package org.pieceworth.cli;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.pieceworth.rules.board.Board;
import org.pieceworth.rules.board.SquareBoard;
import org.pieceworth.rules.movement.Modality;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.rules.movement.Ray;

/// A board drawn in the terminal. The shape of a sign tells how the piece gets there, its filling what it may do
/// there, so that nothing hangs on colour.
final class MoveDiagram {

    /// How a piece gets to a square, with the signs for moving and capturing, moving only, capturing only.
    private enum Way {
        LEAP("leap", "●", "○", "⊗"),
        RIDE("ride", "◆", "◇", "◈"),
        HOP("hop (over one piece)", "▲", "△", "◬"),
        LAME("lame leap (its way must be empty)", "■", "□", "▣"),
        FIRST("first move only", "★", "☆", "✪");

        private final String title;
        private final String both;
        private final String move;
        private final String capture;

        Way(String title, String both, String move, String capture) {
            this.title = title;
            this.both = both;
            this.move = move;
            this.capture = capture;
        }

        String sign(Modality modality) {
            if (modality.quiet() && modality.capture()) {
                return both;
            }
            return modality.quiet() ? move : capture;
        }

        static Way of(Ray ray) {
            if (ray.initial()) {
                return FIRST;
            }
            return switch (ray.kind()) {
                case LEAP -> LEAP;
                case SLIDE, SKI -> RIDE;
                case HOP, GRASSHOP, OVER -> HOP;
                case LAME -> LAME;
            };
        }
    }

    private final Movement movement;
    private final SquareBoard board;
    private final int square;
    private final Map<Integer, Map<Way, Modality>> marks = new TreeMap<>();

    MoveDiagram(Movement movement, SquareBoard board, int square) {
        this.movement = movement;
        this.board = board;
        this.square = square;
    }

    String draw() {
        movement.rays().forEach(this::mark);
        List<String> lines = new ArrayList<>();
        for (int rank = board.ranks() - 1; rank >= 0; rank--) {
            StringBuilder line = new StringBuilder(String.format(Locale.ROOT, "%3d ", rank + 1));
            for (int file = 0; file < board.files(); file++) {
                line.append(cell(board.square(file, rank)));
            }
            lines.add(line.toString().stripTrailing());
        }
        StringBuilder files = new StringBuilder("    ");
        for (int file = 0; file < board.files(); file++) {
            files.append(' ').append((char) ('a' + file)).append(' ');
        }
        lines.add(files.toString().stripTrailing());
        lines.addAll(legend());
        return String.join("\n", lines);
    }

    private void mark(Ray ray) {
        int at = square;
        int first = switch (ray.kind()) {
            case HOP, GRASSHOP, SKI -> 2;
            case LEAP, SLIDE, LAME, OVER -> 1;
        };
        for (int step = 1; step <= ray.steps(board.squares()); step++) {
            at = ray.around() ? board.stepAround(at, ray.dx(), ray.dy()) : board.step(at, ray.dx(), ray.dy());
            if (at == Board.OFF || at == square) {
                return;
            }
            if (step >= first) {
                marks.computeIfAbsent(at, key -> new TreeMap<>()).merge(Way.of(ray), ray.modality(), Modality::or);
            }
        }
    }

    private String cell(int at) {
        if (at == square) {
            return "[@]";
        }
        if (!marks.containsKey(at)) {
            return board.shade(at) == 0 ? " : " : " · ";
        }
        StringBuilder signs = new StringBuilder();
        marks.get(at).forEach((way, modality) -> signs.append(way.sign(modality)));
        if (signs.length() > 3) {
            return signs.substring(0, 2) + "+";
        }
        return signs.length() == 1 ? " " + signs + " " : (signs + " ").substring(0, 3);
    }

    private List<String> legend() {
        Set<String> entries = new LinkedHashSet<>();
        for (Way way : Way.values()) {
            marks.values().forEach(signs -> {
                Modality modality = signs.get(way);
                if (modality != null) {
                    entries.add(way.sign(modality) + " " + way.title + doing(modality));
                }
            });
        }
        if (marks.values().stream().anyMatch(signs -> signs.size() > 3)) {
            entries.add("+ and more ways than have room");
        }
        return List.copyOf(entries);
    }

    private static String doing(Modality modality) {
        if (modality.quiet() && modality.capture()) {
            return "";
        }
        return modality.quiet() ? ", without capturing" : ", only to capture";
    }
}
