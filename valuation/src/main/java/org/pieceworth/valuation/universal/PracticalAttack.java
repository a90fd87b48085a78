package org.pieceworth.valuation.universal;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.rules.board.SquareBoard;
import org.pieceworth.rules.board.WrappedBoard;
import org.pieceworth.rules.movement.ColourBinding;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.rules.movement.Ray;
import org.pieceworth.valuation.Valuation.Input;
import org.pieceworth.valuation.Valuation.Step;

/// A piece's attack values in squares, ideal and practical ("how to calculate practical attack values", steps 1 to
/// 12).
///
/// @param ideal the mean number of squares attacked on an empty board
/// @param unadjusted with move blocks and foci for what slides
/// @param practical with the enhancements too
/// @param steps the tables that a reader of the source fills in by hand
/// @param notes where it leaves the source; a line each
public record PracticalAttack(double ideal, double unadjusted, double practical, List<Step> steps, List<String> notes) {

    private static final double COLOUR_BOUND_PENALTY = 8 / 9.0;

    /// Copies the lists.
    public PracticalAttack {
        steps = List.copyOf(steps);
        notes = List.copyOf(notes);
    }

    /// Works out a piece on a board.
    public static PracticalAttack of(Movement movement, SquareBoard board, UniversalOptions options) {
        return of(movement, board, options, DirectionalAverages.of(board));
    }

    /// The same with the directional averages of the board already measured.
    static PracticalAttack of(
            Movement movement, SquareBoard board, UniversalOptions options, DirectionalAverages measured) {
        return new Worksheet(movement, board, options, measured).fill();
    }

    /// Whether a piece is a pawn: it only goes forward, and further on its first move. A pawn stands neither on its
    /// first rank nor on its last.
    static boolean pawn(Movement movement) {
        return movement.any(Ray::initial) && !movement.any(ray -> ray.dy() <= 0);
    }

    /// The table of one piece.
    private static final class Worksheet {
        private final Movement movement;
        private final SquareBoard board;
        private final UniversalOptions options;
        private final AttackParts parts;
        private final int places;
        private final List<Step> steps = new ArrayList<>();
        private final List<String> notes;
        private final DirectionalAverages averages;
        private final Map<DirectionPair, Double> blocks = new EnumMap<>(DirectionPair.class);
        private double ideal;
        private double unadjusted;

        Worksheet(Movement movement, SquareBoard board, UniversalOptions options, DirectionalAverages measured) {
            this.movement = movement;
            this.options = options;
            boolean around = movement.any(Ray::around);
            this.board = around && board instanceof RectangularBoard flat ? new WrappedBoard(flat, false) : board;
            averages = this.board.equals(measured.board()) ? measured : DirectionalAverages.of(this.board);
            parts = AttackParts.of(movement, this.board);
            notes = new ArrayList<>(parts.notes());
            if (around && movement.any(ray -> !ray.around())) {
                notes.add("the joined edges that a part of it crosses are counted for all of it");
            }
            places = (int)
                    IntStream.range(0, board.squares()).filter(this::stands).count();
        }

        private boolean stands(int square) {
            int rank = board.rank(square);
            return !pawn(movement) || board.ranks() < 3 || (rank > 0 && rank < board.ranks() - 1);
        }

        PracticalAttack fill() {
            if (parts.slides()) {
                measureDirections();
                measureDensities();
                measureBlocks();
                rateFoci();
            }
            addSliders();
            parts.oneWay().forEach(this::addOneWay);
            add("leaps", new Movement(parts.leaps()));
            add("other rides", new Movement(parts.others()));
            add("rides that bend and moves of several legs", new Movement(List.of(), parts.courses()));
            if (parts.nothing()) {
                notes.add("it captures nothing, and only attacks are counted");
            }
            if (options.partnerless() && parts.fullBishop() && ColourBinding.colourBound(movement, board)) {
                Input before = new Input("unadjusted", unadjusted);
                unadjusted *= COLOUR_BOUND_PENALTY;
                step(
                        "unadjusted practical attack value",
                        "color-bound penalty",
                        "unadjusted × 8/9",
                        unadjusted,
                        before);
            }
            if (overlaps()) {
                notes.add("parts of it reach the same squares, which count once for each part");
            }
            double practical = enhanced();
            return new PracticalAttack(ideal, unadjusted, practical, steps, notes);
        }

        /// Whether the parts' squares are more than the piece's.
        private boolean overlaps() {
            List<Ray> all = new ArrayList<>(parts.leaps());
            all.addAll(parts.others());
            all.addAll(parts.oneWay());
            parts.pairs().forEach(pair -> all.addAll(IdealAttack.rays(pair)));
            int[] diagram = IdealAttack.diagram(new Movement(all, parts.courses()), board);
            int sum = IntStream.range(0, board.squares())
                    .filter(this::stands)
                    .map(square -> diagram[square])
                    .sum();
            return ideal * places > sum + 1e-6;
        }

        private void step(String section, String name, String formula, double value, Input... inputs) {
            steps.add(new Step(section, name, formula, List.of(inputs), value));
        }

        private void measureDirections() {
            for (DirectionPair pair : DirectionPair.values()) {
                step(
                        "8-directional measurements",
                        pair.title(),
                        "squares attacked, added up / squares",
                        average(pair),
                        new Input("added up", averages.sum(pair)),
                        new Input("squares", board.squares()));
            }
        }

        private void measureDensities() {
            options.density().ifPresent(start -> {
                Densities densities = Densities.of(start, options.rounding());
                String section = "average piece densities";
                step(section, "starting piece density s", "pieces / spaces at the opening", start);
                step(section, "1/3 piece density t", "s / 3", densities.third(), new Input("s", start));
                step(
                        section,
                        "first 2/3 average piece density m",
                        "(s + t) / 2",
                        densities.firstTwoThirds(),
                        new Input("s", start),
                        new Input("t", densities.third()));
            });
        }

        private void measureBlocks() {
            Optional<Densities> densities = options.density().stream()
                    .mapToObj(start -> Densities.of(start, options.rounding()))
                    .findFirst();
            double quotient = densities.map(Densities::quotient).orElse(1.0);
            for (DirectionPair pair : DirectionPair.values()) {
                double x = average(pair);
                double first = 1 - 1 / Math.cbrt(x);
                double block = first * quotient;
                blocks.put(pair, x > 1 ? block : Double.NaN);
                if (block > 1) {
                    String note =
                            "at so low a density the source's formula makes slides worth more than on an empty board";
                    if (!notes.contains(note)) {
                        notes.add(note);
                    }
                }
                if (densities.isPresent()) {
                    step(
                            "selective move blocks",
                            pair.title(),
                            "(1 − 1/³√x) × 0.5/m",
                            block,
                            new Input("x", x),
                            new Input("m", densities.get().firstTwoThirds()));
                } else {
                    step(
                            "selective move blocks",
                            pair.title(),
                            "1 − 1/³√x, only sliders play",
                            block,
                            new Input("x", x));
                }
                if (x <= 1) {
                    notes.add(
                            "the board is too narrow along the " + pair.title() + " for a move block (x = " + x + ")");
                }
            }
        }

        private void rateFoci() {
            for (SliderClass slider : SliderClass.values()) {
                step(
                        "3-directional foci",
                        slider.title(),
                        "((3 × vital diagonals + 4 × vital verticals) / directions + 1) / (9/4)",
                        slider.foci(),
                        new Input("vital diagonals", slider.vitalDiagonals()),
                        new Input("vital verticals", slider.vitalVerticals()),
                        new Input("directions", slider.directions()));
            }
        }

        private void addSliders() {
            if (parts.fullBishop() && parts.fullRook() && options.queen() == QueenRule.SUM) {
                double sum = addSlider(SliderClass.BISHOP) + addSlider(SliderClass.ROOK);
                double more = ofClass(SliderClass.QUEEN) / sum - 1;
                if (!Double.isNaN(more)) {
                    notes.add(String.format(
                            Locale.ROOT,
                            "a full bishop and a full rook add, as the source's printed queen does; by the procedure for a class of"
                                    + " its own, which the source describes, its slides would have %+.2f %%",
                            100 * more));
                }
            } else if (!parts.pairs().isEmpty()) {
                addSlider(SliderClass.of(parts.pairs()));
            }
        }

        private double idealOf(SliderClass slider) {
            List<Ray> rays = slider.pairs().stream()
                    .flatMap(pair -> IdealAttack.rays(pair).stream())
                    .toList();
            return (double) IdealAttack.sum(rays, board) / board.squares();
        }

        private double average(DirectionPair pair) {
            return (double) averages.sum(pair) / board.squares();
        }

        private double block(DirectionPair pair) {
            return blocks.getOrDefault(pair, 0.0);
        }

        private double meanBlock(SliderClass slider) {
            return slider.pairs().stream().mapToDouble(this::block).average().orElse(0);
        }

        private double ofClass(SliderClass slider) {
            return idealOf(slider) * meanBlock(slider) * slider.foci();
        }

        /// Adds a slider, and tells its unadjusted value.
        private double addSlider(SliderClass slider) {
            double attack = idealOf(slider);
            ideal += attack;
            double value = attack * meanBlock(slider) * slider.foci();
            unadjusted += value;
            step(
                    "ideal attack value",
                    slider.title(),
                    "directional averages added, each square once",
                    attack,
                    slider.pairs().stream()
                            .map(pair -> new Input(pair.title(), average(pair)))
                            .toArray(Input[]::new));
            step(
                    "unadjusted practical attack value",
                    slider.title(),
                    "ideal × mean of its blocks × foci",
                    value,
                    new Input("ideal", attack),
                    new Input("mean block", meanBlock(slider)),
                    new Input("foci", slider.foci()));
            return value;
        }

        private void addOneWay(Ray ray) {
            for (DirectionPair pair : DirectionPair.values()) {
                if (pair.holds(ray)) {
                    double attack = (double) IdealAttack.sum(List.of(ray), board) / board.squares();
                    SliderClass slider = SliderClass.of(Set.of(pair));
                    double value = attack * block(pair) * slider.foci();
                    ideal += attack;
                    unadjusted += value;
                    step(
                            "unadjusted practical attack value",
                            "one way of the " + pair.title(),
                            "ideal × block × foci of the two-way slider",
                            value,
                            new Input("ideal", attack),
                            new Input("block", block(pair)),
                            new Input("foci", slider.foci()));
                }
            }
        }

        /// What is not blocked, or not by the source: its ideal value.
        private void add(String name, Movement part) {
            if (part.rays().isEmpty() && part.compounds().isEmpty()) {
                return;
            }
            int[] diagram = IdealAttack.diagram(part, board);
            int sum = IntStream.range(0, board.squares())
                    .filter(this::stands)
                    .map(square -> diagram[square])
                    .sum();
            double attack = (double) sum / places;
            ideal += attack;
            unadjusted += attack;
            step(
                    "ideal attack value",
                    name,
                    "squares attacked, added up / squares where it can stand",
                    attack,
                    new Input("added up", sum),
                    new Input("squares", places));
            step("unadjusted practical attack value", name, "= ideal", attack, new Input("ideal", attack));
        }

        private double enhanced() {
            Enhancements enhancements = Enhancements.of(parts);
            String section = "supreme piece enhancements";
            step(section, "non color-bound", "1/4 × share that changes colour", enhancements.nonColourBound());
            step(section, "non color-changed", "1/8 × share that keeps colour", enhancements.nonColourChanged());
            step(section, "compound", "1/16 for two of full N, B, R", enhancements.compound());
            double practical = unadjusted * (1 + enhancements.sum());
            step(
                    "practical attack value",
                    "in squares",
                    "unadjusted × (1 + enhancements)",
                    practical,
                    new Input("unadjusted", unadjusted),
                    new Input("enhancements", enhancements.sum()));
            if (enhancements.sum() > 0 && !Enhancements.published(parts)) {
                notes.add(
                        "the source gives enhancements for archbishop, chancellor and queen only; this is our rule, which"
                                + " gives the same three");
            }
            return practical;
        }
    }
}
