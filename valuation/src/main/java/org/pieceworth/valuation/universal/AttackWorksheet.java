package org.pieceworth.valuation.universal;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.pieceworth.rules.board.Board.SquareBoard;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.rules.board.WrappedBoard;
import org.pieceworth.rules.movement.ColourBinding;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.rules.movement.Ray;
import org.pieceworth.valuation.Valuation.Input;
import org.pieceworth.valuation.Valuation.Step;

/// The tables that a reader of the source fills in by hand for one piece.
final class AttackWorksheet {

    static final double COLOUR_BOUND_PENALTY = 8 / 9.0;
    private static final double CLOSE = 1e-9;

    private final Movement movement;
    private final SquareBoard board;
    private final UniversalOptions options;
    private final AttackParts parts;
    private final Optional<Set<Integer>> standing;
    private final int places;
    private final List<Step> steps = new ArrayList<>();
    private final List<String> notes;
    private final SliderTable sliders;
    private double ideal;
    private double unadjusted;

    private AttackWorksheet(
            Movement movement,
            SquareBoard board,
            UniversalOptions options,
            SliderTable measured,
            Optional<Set<Integer>> standing) {
        this.movement = movement;
        this.standing = standing;
        this.options = options;
        boolean around = movement.any(Ray::around);
        this.board = around && board instanceof RectangularBoard flat ? new WrappedBoard(flat, false) : board;
        sliders = this.board.equals(measured.board()) ? measured : SliderTable.of(this.board, options);
        parts = AttackParts.of(movement, this.board);
        notes = new ArrayList<>(parts.notes());
        if (around && movement.any(ray -> !ray.around())) {
            notes.add("the joined edges that a part of it crosses are counted for all of it");
        }
        places = (int) IntStream.range(0, board.squares()).filter(this::stands).count();
    }

    private boolean stands(int square) {
        if (standing.isPresent()) {
            return standing.get().contains(square);
        }
        int rank = board.rank(square);
        return !Pawns.pawn(movement) || board.ranks() < 3 || (rank > 0 && rank < board.ranks() - 1);
    }

    static PracticalAttack attack(Movement movement, SquareBoard board, UniversalOptions options) {
        return attack(movement, board, options, SliderTable.of(board, options), Optional.empty());
    }

    /// The attack on a board whose sliders were measured before.
    ///
    /// @param standing possible squares, if rules limit them
    static PracticalAttack attack(
            Movement movement,
            SquareBoard board,
            UniversalOptions options,
            SliderTable measured,
            Optional<Set<Integer>> standing) {
        return new AttackWorksheet(movement, board, options, measured, standing).fill();
    }

    private PracticalAttack fill() {
        if (parts.slides()) {
            measureDirections();
            measureDensities();
            measureBlocks();
            rateFoci();
        }
        addSliders();
        parts.oneWay().forEach(this::addOneWay);
        addLimited();
        add("leaps", new Movement(parts.leaps()));
        add("other rides", new Movement(parts.others()));
        add("rides that bend and moves of several legs", new Movement(List.of(), parts.compounds()));
        if (parts.nothing()) {
            notes.add("it captures nothing, and only attacks are counted");
        }
        if (options.partnerless() && parts.fullBishop() && ColourBinding.colourBound(movement, board)) {
            Input before = new Input("unadjusted", unadjusted);
            unadjusted *= COLOUR_BOUND_PENALTY;
            step("unadjusted practical attack value", "color-bound penalty", "unadjusted × 8/9", unadjusted, before);
        }
        if (overlaps()) {
            notes.add("parts of it reach the same squares, which count once for each part");
        }
        double practical = enhanced();
        return new PracticalAttack(ideal, unadjusted, practical, steps, notes);
    }

    /// True if the parts' squares are more than the piece's.
    private boolean overlaps() {
        List<Ray> all = parts.unpaired();
        parts.pairs().forEach(pair -> all.addAll(IdealAttack.rays(pair)));
        if (all.isEmpty()) {
            return false;
        }
        int[] diagram = IdealAttack.diagram(new Movement(all, parts.compounds()), board);
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
                    sliders.average(pair),
                    new Input("added up", sliders.sum(pair)),
                    new Input("squares", board.squares()));
        }
    }

    private void measureDensities() {
        sliders.densities().ifPresent(densities -> {
            double start = densities.start();
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
        Optional<Densities> densities = sliders.densities();
        for (DirectionPair pair : DirectionPair.values()) {
            double x = sliders.average(pair);
            double block = sliders.block(pair);
            if (block > 1) {
                String note = "at so low a density the source's formula makes slides worth more than on an empty board";
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
                step("selective move blocks", pair.title(), "1 − 1/³√x, only sliders play", block, new Input("x", x));
            }
            if (!sliders.wide(pair)) {
                notes.add("the board is too narrow along the " + pair.title() + " for a move block (x = " + x + ")");
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
        List<SliderClass> classes = sliders.classes(parts.pairs());
        classes.forEach(this::addSlider);
        if (classes.size() > 1) {
            double more = sliders.value(SliderClass.QUEEN) / sliders.value(parts.pairs()) - 1;
            if (!Double.isNaN(more)) {
                notes.add(String.format(
                        Locale.ROOT,
                        "a full bishop and a full rook add, as the source's printed queen does; by the procedure for a class of"
                                + " its own, which the source describes, its slides would have %+.2f %%",
                        100 * more));
            }
        }
    }

    private void addSlider(SliderClass slider) {
        double attack = sliders.ideal(slider);
        double value = sliders.value(slider);
        ideal += attack;
        unadjusted += value;
        step(
                "ideal attack value",
                slider.title(),
                "directional averages added, each square once",
                attack,
                slider.pairs().stream()
                        .map(pair -> new Input(pair.title(), sliders.average(pair)))
                        .toArray(Input[]::new));
        step(
                "unadjusted practical attack value",
                slider.title(),
                "ideal × mean of its blocks × foci",
                value,
                new Input("ideal", attack),
                new Input("mean block", sliders.meanBlock(slider)),
                new Input("foci", slider.foci()));
    }

    private void addOneWay(Ray ray) {
        DirectionPair pair = DirectionPair.of(ray);
        double attack = (double) IdealAttack.sum(List.of(ray), board) / board.squares();
        double value = oneWay(ray);
        ideal += attack;
        unadjusted += value;
        SliderClass slider = SliderClass.of(Set.of(pair));
        step(
                "unadjusted practical attack value",
                "one way of the " + pair.title(),
                "ideal × block × foci of the two-way slider",
                value,
                new Input("ideal", attack),
                new Input("block", sliders.meanBlock(slider)),
                new Input("foci", slider.foci()));
    }

    private double oneWay(Ray ray) {
        SliderClass slider = SliderClass.of(Set.of(DirectionPair.of(ray)));
        double attack = (double) IdealAttack.sum(List.of(ray), board) / board.squares();
        return attack * sliders.meanBlock(slider) * slider.foci();
    }

    /// An extension of the source, which has slides to the edge and single steps, and nothing between. A
    /// limited slide counts its ideal value, as steps do, but the piece never counts more than if the slide
    /// went on to the edge, where the source has it blocked.
    private void addLimited() {
        if (parts.limited().isEmpty()) {
            return;
        }
        double attack = (double) IdealAttack.sum(parts.limited(), board) / board.squares();
        AttackParts unlimited = parts.unlimited();
        double most = sliders.value(unlimited.pairs())
                + unlimited.oneWay().stream().mapToDouble(this::oneWay).sum()
                - unadjusted;
        boolean capped = most < attack;
        double value = capped ? most : attack;
        ideal += attack;
        unadjusted += value;
        step("ideal attack value", "limited slides", "squares attacked, added up / squares", attack);
        step(
                "unadjusted practical attack value",
                "limited slides",
                "= ideal, at most their value as slides to the edge (Pieceworth's extension)",
                value,
                new Input("ideal", attack),
                new Input("to the edge", most));
        notes.add(
                "the source covers slides to the edge and single steps, and nothing between; by Pieceworth's extension a limited"
                        + " slide counts its ideal value, but never more than a slide to the edge"
                        + (capped ? ", the value used here" : ""));
    }

    /// Adds a part without blocking, or without a rule for it in the source, with its ideal value.
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
                    "the source gives enhancements for archbishop, chancellor and queen only; this is Pieceworth's rule, which"
                            + " gives the same three");
        }
        noteWhereLessThanAPart(practical);
        return practical;
    }

    /// A slider may be less than its parts: on small boards than its own first steps, on narrow ones than the
    /// slider without its slides along the short side, since a class counts by the mean of its blocks.
    private void noteWhereLessThanAPart(double practical) {
        if (!parts.slides()) {
            return;
        }
        double steps = AttackWorksheet.attack(parts.stepped(), board, options, sliders, standing)
                .practical();
        if (practical < steps - CLOSE) {
            notes.add(String.format(
                    Locale.ROOT,
                    "it is worth less than the same piece with single steps for slides (%.2f against %.2f squares): on so"
                            + " small a board the source's move blocks take more than longer slides give",
                    practical,
                    steps));
        }
        sliders.within(parts.pairs()).stream()
                .filter(part -> sliders.value(part) > sliders.value(parts.pairs()) + CLOSE)
                .max(Comparator.comparingDouble(sliders::value))
                .ifPresent(part -> notes.add(String.format(
                        Locale.ROOT,
                        "its slides are worth less than those of only the %s, which are among them (%.2f against %.2f"
                                + " squares): the source's mean of move blocks punishes a short side of the board",
                        part.title(),
                        sliders.value(parts.pairs()),
                        sliders.value(part))));
    }
}
