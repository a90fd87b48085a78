package org.pieceworth.studies.drawing;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.rules.movement.Ray;
import org.pieceworth.rules.movement.RayKind;

/// Outlines of the well-known pieces, on a square of 100 by 100.
enum KnownShape {
    PAWN(
            "M50 18a13 13 0 0 1 8 23c5 3 7 6 7 9h-7c1 10 6 17 14 23v11H28V73c8-6 13-13 14-23h-7c0-3 2-6 7-9a13 13 0 0 1 8-23z",
            ""),
    ROOK("M25 86V75l9-8V43l-8-8V16h12v8h7v-8h10v8h7v-8h12v19l-8 8v24l9 8v11z", "M34 43h32M34 67h32"),
    KNIGHT(
            "M32 86c-1-14 9-20 14-32-5 5-13 5-17 10l-9-9c2-9 8-16 13-26l1-15 9 8c18 0 30 14 33 34 1 11 2 20 2 30z",
            "M40 35l4 3M58 30c8 6 12 16 13 28"),
    BISHOP(
            "M50 12a7 7 0 0 1 5 11c12 8 19 18 19 29 0 8-4 13-10 17l8 7v10H28V76l8-7c-6-4-10-9-10-17"
                    + " 0-11 7-21 19-29a7 7 0 0 1 5-11z",
            "M50 35v20M40 45h20M36 69h28"),
    QUEEN(
            "M26 86V76l6-7-14-33a5 5 0 1 1 4-1l13 16 3-24a5 5 0 1 1 4 0l6 22 0-25a5 5 0 1 1 4 0l0 25 6-22a5 5 0 1 1"
                    + " 4 0l3 24 13-16a5 5 0 1 1 4 1l-14 33 6 7v10z",
            "M32 70h36M32 76h36"),
    KING(
            "M46 8h8v7h8v8h-8v8c4-5 16-8 23 1 6 9 2 20-9 36v8l4 3v7H28v-7l4-3v-8C21 52 17 41 23 32c7-9 19-6 23-1v-8h-8v-8"
                    + "h8z",
            "M50 36v28M32 68h36M32 76h36"),
    CROWN("M14 82V36l20 18 16-34 16 34 20-18v46z", "M14 70h72");

    /// Pieces that have a drawing, by the moves that they are made of: W F N R B in order of the alphabet.
    private static final Map<String, List<KnownShape>> BY_MOVES = Map.ofEntries(
            Map.entry("R", List.of(ROOK)),
            Map.entry("B", List.of(BISHOP)),
            Map.entry("BR", List.of(QUEEN)),
            Map.entry("N", List.of(KNIGHT)),
            Map.entry("BN", List.of(BISHOP, KNIGHT)),
            Map.entry("NR", List.of(ROOK, KNIGHT)),
            Map.entry("BNR", List.of(QUEEN, KNIGHT)),
            Map.entry("BW", List.of(BISHOP, CROWN)),
            Map.entry("FR", List.of(ROOK, CROWN)),
            Map.entry("FNW", List.of(KNIGHT, CROWN)));

    private final String body;
    private final String lines;

    KnownShape(String body, String lines) {
        this.body = body;
        this.lines = lines;
    }

    /// The shapes of a well-known piece, one or two; none for any other piece.
    static List<KnownShape> of(Movement movement, boolean royal) {
        if (!movement.straight()) {
            return List.of();
        }
        if (isPawn(movement)) {
            return List.of(PAWN);
        }
        String moves = moves(movement).orElse("");
        return moves.equals("FW") && royal ? List.of(KING) : BY_MOVES.getOrDefault(moves, List.of());
    }

    /// One square forward without capturing, captures diagonally forward, perhaps a longer first move.
    private static boolean isPawn(Movement movement) {
        List<Ray> usual = movement.rays().stream().filter(ray -> !ray.initial()).toList();
        return usual.size() == 3
                && usual.stream()
                        .allMatch(ray -> ray.kind() == RayKind.LEAP && ray.dy() == 1 && Math.abs(ray.dx()) <= 1)
                && movement.rays().stream()
                        .allMatch(ray -> ray.dy() > 0
                                && (ray.dx() == 0
                                        ? ray.modality().letters().equals("m")
                                        : ray.modality().letters().equals("c") && !ray.initial()));
    }

    /// Letters of moves in all their directions; empty if there are others.
    private static Optional<String> moves(Movement movement) {
        Map<String, Integer> counts = new TreeMap<>();
        for (Ray ray : movement.rays()) {
            String letter = letter(ray);
            if (letter.isEmpty()) {
                return Optional.empty();
            }
            counts.merge(letter, 1, Integer::sum);
        }
        boolean whole = counts.entrySet().stream()
                .allMatch(entry -> entry.getValue() == (entry.getKey().equals("N") ? 8 : 4));
        return whole ? Optional.of(String.join("", counts.keySet())) : Optional.empty();
    }

    private static String letter(Ray ray) {
        boolean usual =
                ray.modality().letters().equals("mc") && !ray.modality().enPassant() && !ray.initial() && !ray.around();
        int near = Math.min(Math.abs(ray.dx()), Math.abs(ray.dy()));
        int far = Math.max(Math.abs(ray.dx()), Math.abs(ray.dy()));
        if (!usual || near > 1 || far < 1 || far > 2) {
            return "";
        }
        return switch (ray.kind()) {
            case LEAP -> ray.max() != 1 ? "" : far == 2 ? (near == 1 ? "N" : "") : near == 0 ? "W" : "F";
            case SLIDE -> ray.max() != 0 || far == 2 ? "" : near == 0 ? "R" : "B";
            case LAME, JUMP, SKI, HOP, GRASSHOP -> "";
        };
    }

    /// The drawing of one or two shapes.
    static String drawn(List<KnownShape> shapes) {
        KnownShape one = shapes.getFirst();
        if (shapes.size() == 1) {
            return one.drawn("");
        }
        KnownShape other = shapes.get(1);
        return other == CROWN
                ? one.drawn("translate(0 8) scale(.9)") + other.drawn("translate(52 2) scale(.46)")
                : one.drawn("translate(28 4) scale(.74 .96)") + other.drawn("translate(-4 26) scale(.76)");
    }

    private String drawn(String at) {
        String detail = lines.isEmpty() ? "" : "<path class=\"man-line\" d=\"" + lines + "\"/>";
        return (at.isEmpty() ? "<g>" : "<g transform=\"" + at + "\">") + "<path class=\"man\" d=\"" + body + "\"/>"
                + detail + "</g>";
    }
}
