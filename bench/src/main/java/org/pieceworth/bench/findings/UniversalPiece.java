package org.pieceworth.bench.findings;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.pieceworth.rules.board.Board.SquareBoard;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.rules.movement.Ray;
import org.pieceworth.rules.movement.RayKind;
import org.pieceworth.valuation.Valuation.Input;
import org.pieceworth.valuation.Valuation.Step;
import org.pieceworth.valuation.play.AtlasRow;
import org.pieceworth.valuation.universal.PracticalAttack;
import org.pieceworth.valuation.universal.UniversalModel;

/// A measured piece as Nalls takes it apart: leaps, and slides to the edge, by which it moves as it captures.
///
/// @param leaps squares attacked by leaping
/// @param slides squares attacked by sliding, a part for each of its sliders
/// @param nonColourBound the share of an added part's moves by which a full bishop leaves its colour
/// @param nonColourChanged that by which a full knight keeps its colour
/// @param compound 1 for two or more of full knight, bishop and rook
record UniversalPiece(
        AtlasRow row,
        double leaps,
        List<Slide> slides,
        double nonColourBound,
        double nonColourChanged,
        double compound) {

    /// The source's, of the whole share.
    static final double BOUND = 1 / 4.0;

    static final double CHANGED = 1 / 8.0;
    static final double COMPOUND = 1 / 16.0;

    /// The block of an opening density of 0.5 has this factor; others have it by their part of 0.5.
    static final double DENSITY = 0.5;

    /// @param ideal squares attacked on an empty board
    /// @param block the mean of its selective move blocks at an opening density of 0.5
    /// @param foci its 3-directional foci
    record Slide(double ideal, double block, double foci) {}

    UniversalPiece {
        slides = List.copyOf(slides);
    }

    /// Empty for a piece beyond the source.
    static Optional<UniversalPiece> of(AtlasRow row, SquareBoard board) {
        Movement movement = row.movement();
        if (!movement.straight() || movement.any(ray -> unspoken(ray, board))) {
            return Optional.empty();
        }
        PracticalAttack attack = UniversalModel.standard().attack(movement, board);
        double leaps = 0;
        List<Slide> slides = new ArrayList<>();
        double[] enhancements = new double[3];
        for (Step step : attack.steps()) {
            switch (step.name()) {
                case "non color-bound" -> enhancements[0] = step.value() / BOUND;
                case "non color-changed" -> enhancements[1] = step.value() / CHANGED;
                case "compound" -> enhancements[2] = step.value() / COMPOUND;
                default -> {
                    if (step.section().equals("unadjusted practical attack value")) {
                        if (step.inputs().size() == 1) {
                            leaps += step.value();
                        } else {
                            slides.add(new Slide(input(step, 0), input(step, 1), input(step, 2)));
                        }
                    }
                }
            }
        }
        return attack.practical() > 0
                ? Optional.of(new UniversalPiece(row, leaps, slides, enhancements[0], enhancements[1], enhancements[2]))
                : Optional.empty();
    }

    private static double input(Step step, int place) {
        Input input = step.inputs().get(place);
        return input.value();
    }

    private static boolean unspoken(Ray ray, SquareBoard board) {
        boolean leap = ray.max() == 1;
        boolean straight = Math.max(Math.abs(ray.dx()), Math.abs(ray.dy())) == 1;
        boolean edge = ray.max() == 0 || ray.max() >= Math.max(board.files(), board.ranks()) - 1;
        boolean plain = ray.kind() == RayKind.LEAP || ray.kind() == RayKind.SLIDE;
        boolean both = ray.modality().quiet() && ray.modality().capture();
        return ray.initial() || ray.around() || !plain || !both || !(leap || straight && edge);
    }

    boolean enhanced() {
        return nonColourBound > 0 || nonColourChanged > 0 || compound > 0;
    }

    boolean slider() {
        return !slides.isEmpty();
    }
}
