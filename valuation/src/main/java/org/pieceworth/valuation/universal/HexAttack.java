package org.pieceworth.valuation.universal;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.pieceworth.rules.betza.Betza;
import org.pieceworth.rules.betza.Dialect;
import org.pieceworth.rules.board.HexagonalBoard;
import org.pieceworth.rules.movement.MoveTable;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.rules.movement.Ray;
import org.pieceworth.rules.movement.RayKind;
import org.pieceworth.valuation.Valuation.Input;
import org.pieceworth.valuation.Valuation.Step;

/// Practical attack values on hexagons. The source says that its calculation can be adapted to six directions;
/// the method is Pieceworth's reading: twelve directions in six pairs, 12 o'clock the vertical, 3 o'clock the
/// horizontal, and shares of colours by three colours; a rook's slide changes its colour two times in three.
final class HexAttack {

    private static final Movement PAWN = Betza.parse("mfWcfF", Dialect.HEX).movement();
    private static final double ROOK_CHANGES = 2 / 3.0;
    private static final int KNIGHT_LEAPS = 12;

    private final HexagonalBoard board;
    private final List<Ray> attacks;
    private final Map<HexLine, Double> slid = new EnumMap<>(HexLine.class);
    private final List<Ray> rest = new ArrayList<>();

    private HexAttack(Movement movement, HexagonalBoard board) {
        this.board = board;
        attacks = movement.rays().stream()
                .filter(ray -> ray.modality().capture() && !ray.initial() && !hops(ray))
                .toList();
        for (Ray ray : attacks) {
            Optional<HexLine> line = Arrays.stream(HexLine.values())
                    .filter(each -> ray.kind() == RayKind.SLIDE && ray.max() == 0 && each.holds(ray))
                    .findFirst();
            line.ifPresentOrElse(each -> slid.merge(each, 1 / 2.0, Double::sum), () -> rest.add(ray));
        }
    }

    private static boolean hops(Ray ray) {
        return switch (ray.kind()) {
            case HOP, GRASSHOP, JUMP -> true;
            case LEAP, SLIDE, LAME, SKI -> false;
        };
    }

    /// The ideal attack value of a pawn that steps across an edge and captures beyond corners.
    static double pawn(HexagonalBoard board) {
        return average(PAWN.rays(), board, standing(PAWN, board));
    }

    static PracticalAttack attack(Movement movement, HexagonalBoard board, UniversalOptions options) {
        return new HexAttack(movement, board).filled(movement, options);
    }

    private PracticalAttack filled(Movement movement, UniversalOptions options) {
        CellSlides slides = CellSlides.of(
                Arrays.stream(HexLine.values()).map(this::measured).toList(), options);
        List<Step> steps = new ArrayList<>(slides.measured(board));
        double ideal = 0;
        double unadjusted = 0;
        for (List<HexLine> lines : classes(options)) {
            List<Ray> rays = attacks.stream()
                    .filter(ray -> !rest.contains(ray) && lines.stream().anyMatch(line -> line.holds(ray)))
                    .toList();
            double attack = average(rays, board, Optional.empty());
            ideal += attack;
            List<CellSlides.Way> ways = lines.stream()
                    .map(line -> new CellSlides.Way(slides.lines().get(line.ordinal()), slid.getOrDefault(line, 1.0)))
                    .toList();
            unadjusted += slides.value(name(lines), attack, ways, steps);
        }
        if (!rest.isEmpty()) {
            double attack = average(rest, board, forwardOnly(movement) ? standing(movement, board) : Optional.empty());
            ideal += attack;
            unadjusted += attack;
            steps.add(new Step(
                    "unadjusted practical attack value",
                    "steps and leaps",
                    "= ideal: cells attacked, added up / cells where it can stand",
                    List.of(),
                    attack));
        }
        if (options.partnerless() && full(false) && rest.isEmpty() && !full(true)) {
            unadjusted *= AttackWorksheet.COLOUR_BOUND_PENALTY;
        }
        double enhancement = enhancement();
        double practical = unadjusted * (1 + enhancement);
        steps.add(new Step(
                "practical attack value",
                "in cells",
                "unadjusted × (1 + enhancements)",
                List.of(new Input("unadjusted", unadjusted), new Input("enhancements", enhancement)),
                practical));
        return new PracticalAttack(ideal, unadjusted, practical, steps, notes(movement));
    }

    private List<String> notes(Movement movement) {
        List<String> notes = new ArrayList<>();
        if (attacks.isEmpty()) {
            notes.add("it captures nothing on an empty board, and only attacks are counted");
        }
        notes.add("the source has no values for hexagons; the reading of its directions and colours is Pieceworth's");
        if (rest.stream().anyMatch(ray -> ray.max() != 1)) {
            notes.add("limited and oblique rides count their ideal value, too high since they can be blocked");
        }
        if (movement.any(Ray::initial)) {
            notes.add("its initial moves are not counted");
        }
        return notes;
    }

    private CellSlides.Line measured(HexLine line) {
        return new CellSlides.Line(line.title(), line.vital(board), average(line.rays(), board, Optional.empty()));
    }

    /// A full bishop and a full rook in one piece add, unless separate classes are requested.
    private List<List<HexLine>> classes(UniversalOptions options) {
        if (options.queen() == UniversalOptions.QueenRule.SUM && full(true) && full(false)) {
            return List.of(lines(true), lines(false));
        }
        return slid.isEmpty() ? List.of() : List.of(List.copyOf(slid.keySet()));
    }

    private List<HexLine> lines(boolean edges) {
        return slid.keySet().stream().filter(line -> line.edge() == edges).toList();
    }

    private static String name(List<HexLine> lines) {
        return String.join(", ", lines.stream().map(HexLine::title).toList());
    }

    private boolean full(boolean rook) {
        return Arrays.stream(HexLine.values())
                .allMatch(line -> line.edge() != rook || slid.getOrDefault(line, 0.0) == 1);
    }

    private boolean fullKnight() {
        return rest.stream().filter(HexAttack::knightLeap).count() == KNIGHT_LEAPS;
    }

    /// Two cells on and one aside: the only leaps of that length.
    private static boolean knightLeap(Ray ray) {
        int dx = ray.dx();
        int dy = ray.dy();
        return ray.max() == 1 && dx * dx - dx * dy + dy * dy == 7;
    }

    private double enhancement() {
        boolean knight = fullKnight();
        double others = rest.stream()
                .filter(ray -> !knight || !knightLeap(ray))
                .mapToDouble(ray -> Math.floorMod(ray.dx() + ray.dy(), 3) == 0 ? 0 : 1)
                .average()
                .orElse(Double.NaN);
        return Enhancements.of(knight, full(false), full(true), ROOK_CHANGES, others)
                .sum();
    }

    /// True if all its moves lead forward.
    private boolean forwardOnly(Movement movement) {
        return movement.rays().stream().allMatch(ray -> ahead(ray.dx(), ray.dy(), board) > 0);
    }

    private static double ahead(int dx, int dy, HexagonalBoard board) {
        return board.rhombus() ? dy : dy - dx / 2.0;
    }

    /// The cells that a piece which only goes forward can enter and leave.
    private static Optional<Set<Integer>> standing(Movement movement, HexagonalBoard board) {
        MoveTable table = MoveTable.compile(movement, board);
        Set<Integer> left = new TreeSet<>();
        Set<Integer> entered = new TreeSet<>();
        for (int square = 0; square < board.squares(); square++) {
            for (int target : table.quietTargets(square)) {
                left.add(square);
                entered.add(target);
            }
        }
        left.retainAll(entered);
        return Optional.of(left);
    }

    private static double average(List<Ray> rays, HexagonalBoard board, Optional<Set<Integer>> standing) {
        int[] diagram = IdealAttack.diagram(new Movement(rays), board);
        Set<Integer> places = standing.orElse(Set.of());
        IntStream from = IntStream.range(0, board.squares())
                .filter(square -> board.has(square) && (standing.isEmpty() || places.contains(square)));
        return from.map(square -> diagram[square]).average().orElse(0);
    }
}
