package org.pieceworth.rules.movement;

import java.util.List;
import java.util.function.Predicate;
import org.pieceworth.rules.board.Board;
import org.pieceworth.rules.board.Board.SquareBoard;

/// All moves of a piece, resolved from the notation.
///
/// @param rays in normal form: without a step that another makes; forward ones first, then from left to right
/// @param compounds the moves that are not straight rays, without repetition
public record Movement(List<Ray> rays, List<CompoundMove> compounds) {

    /// Brings the parts into their normal form: equal moves in other words are equal movements.
    public Movement {
        compounds = CompoundMoves.united(compounds);
        rays = NormalRays.of(rays, compounds);
    }

    /// A piece with straight rays only.
    public Movement(List<Ray> rays) {
        this(rays, List.of());
    }

    /// The movement on a board, without leaps and limits that no piece there can use: `R7` and `R(9,0)` on 8x8 are `R`.
    public Movement on(Board board) {
        if (!(board instanceof SquareBoard squares)) {
            return this;
        }
        List<Ray> there = rays.stream().flatMap(ray -> ray.on(squares)).toList();
        List<Ray> left = there.isEmpty() ? rays : there;
        List<CompoundMove> others = compounds.stream()
                .map(compound -> RideReach.on(compound, squares))
                .toList();
        return left.equals(rays) && others.equals(compounds) ? this : new Movement(left, others);
    }

    /// True if it has the same moves to the left as to the right.
    public boolean hasNoSides() {
        return equals(new Movement(
                rays.stream().map(Ray::mirrored).toList(),
                compounds.stream().map(CompoundMoves::mirrored).toList()));
    }

    /// True if it consists of straight rays: no ride that bends, move of several legs or castling.
    public boolean straight() {
        return compounds.isEmpty();
    }

    /// The names of its parts other than straight rays: `rides that bend`, `moves of several legs`, `castling`.
    public List<String> beyondRays() {
        return compounds.stream().map(CompoundMoves::name).distinct().toList();
    }

    public boolean any(Predicate<Ray> condition) {
        return rays.stream().anyMatch(condition);
    }
}
