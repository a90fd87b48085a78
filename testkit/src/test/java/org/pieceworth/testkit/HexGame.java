package org.pieceworth.testkit;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/// Chess on hexagons in cube coordinates, written from the rules of each game alone: cells are found by their
/// names, steps are sums of three coordinates, and each move is tried on a copy.
///
/// It shares neither board nor notation nor tables with the library, so that its moves are an independent check.
final class HexGame {

    /// A cell or a step; the coordinates add up to 0.
    private record Cube(int q, int r, int s) {

        Cube plus(Cube other) {
            return new Cube(q + other.q, r + other.r, s + other.s);
        }

        Cube turned() {
            return new Cube(-q, -r, -s);
        }

        int largest() {
            return Math.max(Math.abs(q), Math.max(Math.abs(r), Math.abs(s)));
        }

        int length() {
            return Math.abs(q) + Math.abs(r) + Math.abs(s);
        }
    }

    private static final Cube UP = new Cube(0, 1, -1);
    private static final Cube UP_RIGHT = new Cube(1, 0, -1);
    private static final Cube UP_LEFT = new Cube(-1, 1, 0);
    private static final Cube CORNER_RIGHT = new Cube(1, 1, -2);
    private static final Cube CORNER_LEFT = new Cube(-1, 2, -1);
    private static final Cube LEVEL_RIGHT = new Cube(2, -1, -1);

    private static final List<Cube> EDGES = steps(1, 2);
    private static final List<Cube> CORNERS = steps(2, 4);
    private static final List<Cube> LEAPS = steps(3, 6);

    private final Map<String, Cube> cells;
    private final Map<Cube, String> names = new HashMap<>();
    private final List<Cube> ahead;
    private final List<Cube> takes;
    private final Map<Cube, Integer> firstSteps = new HashMap<>();
    private final Map<Cube, Character> pieces = new HashMap<>();
    private Set<Cube> passed = Set.of();
    private Cube passing = UP;
    private boolean white = true;

    private HexGame(Map<String, Cube> cells, List<Cube> ahead, List<Cube> takes) {
        this.cells = cells;
        this.ahead = ahead;
        this.takes = takes;
        cells.forEach((name, cell) -> names.put(cell, name));
    }

    /// Steps whose largest coordinate and whose sum of all are these.
    private static List<Cube> steps(int largest, int length) {
        List<Cube> steps = new ArrayList<>();
        for (int q = -largest; q <= largest; q++) {
            for (int r = -largest; r <= largest; r++) {
                Cube step = new Cube(q, r, -q - r);
                if (step.largest() == largest && step.length() == length && (largest == 1 || q * r * step.s != 0)) {
                    steps.add(step);
                }
            }
        }
        return steps;
    }

    /// The start of a game by its name.
    static HexGame start(String game) {
        return switch (game) {
            case "glinski" -> {
                HexGame made = new HexGame(bent(), List.of(UP), List.of(UP_LEFT, UP_RIGHT));
                made.set("Kg1 Qe1 Rc1 Ri1 Nd1 Nh1 Bf1 Bf2 Bf3 kg10 qe10 rc8 ri8 nd9 nh9 bf9 bf10 bf11");
                made.pawns("b1 c2 d3 e4 f5 g4 h3 i2 k1", 'P', 2);
                made.pawns("b7 c7 d7 e7 f7 g7 h7 i7 k7", 'p', 2);
                yield made;
            }
            case "mccooey" -> {
                HexGame made = new HexGame(bent(), List.of(UP), List.of(CORNER_LEFT, CORNER_RIGHT));
                made.set("Kg1 Qe1 Rd1 Rh1 Ne2 Ng2 Bf1 Bf2 Bf3 kg10 qe10 rd9 rh9 ne9 ng9 bf9 bf10 bf11");
                made.pawns("c1 d2 e3 g3 h2 i1", 'P', 2);
                made.pawns("f4", 'P', 1);
                made.pawns("c8 d8 e8 g8 h8 i8", 'p', 2);
                made.pawns("f8", 'p', 1);
                yield made;
            }
            case "shafran" -> {
                HexGame made = new HexGame(
                        straight("a1-6 b1-7 c1-8 d1-9 e1-10 f2-10 g3-10 h4-10 i5-10"),
                        List.of(UP),
                        List.of(CORNER_LEFT, CORNER_RIGHT));
                made.set("Ra1 Nb1 Bc1 Qd1 Ke1 Bf2 Ng3 Bh4 Ri5 ra6 bb7 nc8 bd9 ke10 qf10 bg10 nh10 ri10");
                made.pawns("a2 i6", 'P', 1);
                made.pawns("b2 c2 g4 h5", 'P', 2);
                made.pawns("d2 e2 f3", 'P', 3);
                made.pawns("a5 i9", 'p', 1);
                made.pawns("b6 c7 g9 h9", 'p', 2);
                made.pawns("d8 e9 f9", 'p', 3);
                yield made;
            }
            case "devasa" -> {
                HexGame made = new HexGame(
                        straight("a1-9 b1-9 c1-9 d1-9 e1-9 f1-9 g1-9 h1-9 i1-9"),
                        List.of(UP, UP_RIGHT),
                        List.of(CORNER_LEFT, LEVEL_RIGHT));
                made.set("Ra1 Nb1 Bc1 Qd1 Be1 Kf1 Bg1 Nh1 Ri1 ra9 nb9 bc9 kd9 be9 qf9 bg9 nh9 ri9");
                made.pawns("a3 b3 c3 d3 e3 f3 g3 h3 i3", 'P', 2);
                made.pawns("a7 b7 c7 d7 e7 f7 g7 h7 i7", 'p', 2);
                yield made;
            }
            default -> throw new IllegalArgumentException(game);
        };
    }

    /// Gliński's coordinates: the f-file has 11 cells, the next ones one less each, all from 1.
    private static Map<String, Cube> bent() {
        Map<String, Cube> cells = new HashMap<>();
        for (int q = -5; q <= 5; q++) {
            Cube cell = new Cube(q, q < 0 ? -5 - q : -5, q < 0 ? 5 : 5 - q);
            for (int number = 1; number <= 11 - Math.abs(q); number++) {
                cells.put("abcdefghikl".charAt(q + 5) + "" + number, cell);
                cell = cell.plus(UP);
            }
        }
        return cells;
    }

    /// Coordinates whose ranks go down to the right.
    private static Map<String, Cube> straight(String files) {
        Map<String, Cube> cells = new HashMap<>();
        for (String file : files.split(" ")) {
            String[] ends = file.substring(1).split("-");
            int q = file.charAt(0) - 'a';
            for (int number = Integer.parseInt(ends[0]); number <= Integer.parseInt(ends[1]); number++) {
                cells.put(file.charAt(0) + "" + number, new Cube(q, number - q, -number));
            }
        }
        return cells;
    }

    private Cube cell(String name) {
        Cube cell = cells.get(name);
        if (cell == null) {
            throw new IllegalArgumentException(name);
        }
        return cell;
    }

    private void set(String placed) {
        for (String each : placed.split(" ")) {
            pieces.put(cell(each.substring(1)), each.charAt(0));
        }
    }

    private void pawns(String where, char pawn, int most) {
        for (String each : where.split(" ")) {
            pieces.put(cell(each), pawn);
            firstSteps.put(cell(each), Character.isUpperCase(pawn) ? most : -most);
        }
    }

    /// A move.
    ///
    /// @param taken the cell of what is captured, its own target for a quiet move
    /// @param over the cells that a pawn steps over
    private record Tried(Cube from, Cube to, Cube taken, char becomes, Set<Cube> over) {}

    /// The legal moves as UCI writes them.
    Set<String> moves() {
        Set<String> moves = new TreeSet<>();
        legal().forEach(move -> moves.add(name(move)));
        return moves;
    }

    private String name(Tried move) {
        char before = pieces.getOrDefault(move.from, ' ');
        String promotion =
                move.becomes == before ? "" : String.valueOf(move.becomes).toLowerCase(Locale.ROOT);
        return names.get(move.from) + names.get(move.to) + promotion;
    }

    /// Makes a legal move.
    void make(String name) {
        Tried move = legal().stream()
                .filter(each -> name(each).equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(name));
        put(pieces, move);
        passed = move.over;
        passing = move.to;
        white = !white;
    }

    long perft(int depth) {
        if (depth == 0) {
            return 1;
        }
        List<Tried> moves = legal();
        if (depth == 1) {
            return moves.size();
        }
        Map<Cube, Character> before = new HashMap<>(pieces);
        Set<Cube> over = passed;
        Cube by = passing;
        long sum = 0;
        for (Tried move : moves) {
            put(pieces, move);
            passed = move.over;
            passing = move.to;
            white = !white;
            sum += perft(depth - 1);
            white = !white;
            passed = over;
            passing = by;
            pieces.clear();
            pieces.putAll(before);
        }
        return sum;
    }

    boolean inCheck() {
        return attacked(pieces, white);
    }

    private static void put(Map<Cube, Character> on, Tried move) {
        on.remove(move.taken);
        on.remove(move.from);
        on.put(move.to, move.becomes);
    }

    private List<Tried> legal() {
        List<Tried> legal = new ArrayList<>();
        for (Map.Entry<Cube, Character> piece : pieces.entrySet()) {
            if (Character.isUpperCase(piece.getValue()) == white) {
                for (Tried move : tried(piece.getKey(), piece.getValue())) {
                    Map<Cube, Character> after = new HashMap<>(pieces);
                    put(after, move);
                    if (!attacked(after, white)) {
                        legal.add(move);
                    }
                }
            }
        }
        return legal;
    }

    private List<Tried> tried(Cube from, char piece) {
        List<Tried> moves = new ArrayList<>();
        if (Character.toUpperCase(piece) != 'P') {
            for (Cube to : reached(pieces, from, piece)) {
                if (!pieces.containsKey(to) || Character.isUpperCase(pieces.get(to)) != white) {
                    moves.add(new Tried(from, to, to, piece, Set.of()));
                }
            }
            return moves;
        }
        int most = firstSteps.getOrDefault(from, 0) * (white ? 1 : -1);
        for (Cube step : turned(ahead)) {
            Cube to = from.plus(step);
            Set<Cube> over = new HashSet<>();
            for (int steps = 1; steps <= Math.max(1, most) && isFree(to); steps++) {
                addPawn(moves, from, to, to, piece, Set.copyOf(over));
                over.add(to);
                to = to.plus(step);
            }
        }
        for (Cube step : turned(takes)) {
            Cube to = from.plus(step);
            if (pieces.containsKey(to) && Character.isUpperCase(pieces.get(to)) != white) {
                addPawn(moves, from, to, to, piece, Set.of());
            } else if (passed.contains(to)) {
                addPawn(moves, from, to, passing, piece, Set.of());
            }
        }
        return moves;
    }

    private List<Cube> turned(List<Cube> steps) {
        return white ? steps : steps.stream().map(Cube::turned).toList();
    }

    private boolean isFree(Cube cell) {
        return names.containsKey(cell) && !pieces.containsKey(cell);
    }

    /// A pawn that can go no further is promoted.
    private void addPawn(List<Tried> moves, Cube from, Cube to, Cube taken, char pawn, Set<Cube> over) {
        boolean last = turned(ahead).stream().noneMatch(step -> names.containsKey(to.plus(step)));
        String becomes = last ? white ? "QRBN" : "qrbn" : String.valueOf(pawn);
        becomes.chars().forEach(piece -> moves.add(new Tried(from, to, taken, (char) piece, over)));
    }

    /// The cells that a piece other than a pawn reaches, its own men's included.
    private List<Cube> reached(Map<Cube, Character> on, Cube from, char piece) {
        return switch (Character.toUpperCase(piece)) {
            case 'N' -> near(from, LEAPS);
            case 'K' ->
                Stream.concat(near(from, EDGES).stream(), near(from, CORNERS).stream())
                        .toList();
            case 'R' -> far(on, from, EDGES);
            case 'B' -> far(on, from, CORNERS);
            default ->
                Stream.concat(far(on, from, EDGES).stream(), far(on, from, CORNERS).stream())
                        .toList();
        };
    }

    private List<Cube> near(Cube from, List<Cube> steps) {
        return steps.stream().map(from::plus).filter(names::containsKey).toList();
    }

    private List<Cube> far(Map<Cube, Character> on, Cube from, List<Cube> steps) {
        List<Cube> reached = new ArrayList<>();
        for (Cube step : steps) {
            Cube to = from.plus(step);
            while (names.containsKey(to)) {
                reached.add(to);
                to = on.containsKey(to) ? to.plus(new Cube(99, -99, 0)) : to.plus(step);
            }
        }
        return reached;
    }

    /// True if the king of a side is attacked.
    private boolean attacked(Map<Cube, Character> on, boolean ofWhite) {
        char king = ofWhite ? 'K' : 'k';
        for (Map.Entry<Cube, Character> piece : on.entrySet()) {
            if (Character.isUpperCase(piece.getValue()) != ofWhite) {
                List<Cube> hits = Character.toUpperCase(piece.getValue()) == 'P'
                        ? near(
                                piece.getKey(),
                                ofWhite ? takes.stream().map(Cube::turned).toList() : takes)
                        : reached(on, piece.getKey(), piece.getValue());
                if (hits.stream().anyMatch(cell -> on.getOrDefault(cell, ' ') == king)) {
                    return true;
                }
            }
        }
        return false;
    }
}
