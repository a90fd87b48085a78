package org.pieceworth.valuation.universal;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import org.pieceworth.rules.betza.Betza;
import org.pieceworth.rules.board.Board;
import org.pieceworth.rules.board.Board.CellBoard;
import org.pieceworth.rules.board.Board.SquareBoard;
import org.pieceworth.rules.board.HexagonalBoard;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.rules.movement.Ray;
import org.pieceworth.rules.movement.RayKind;
import org.pieceworth.rules.variant.PieceType;
import org.pieceworth.rules.variant.Variant;
import org.pieceworth.valuation.ModelTitle;
import org.pieceworth.valuation.Scale;
import org.pieceworth.valuation.Valuation;
import org.pieceworth.valuation.Valuation.Input;
import org.pieceworth.valuation.Valuation.Step;
import org.pieceworth.valuation.ValuationModel;
import org.pieceworth.valuation.universal.UniversalOptions.Rounding;

/// Practical attack values: Nalls (2008), "universal calculation of piece values". Tenths of a pawn, which
/// has 10 as the least piece of chess; squares if only sliders play. Royal and material values, which need
/// both armies, are in [MaterialGame].
public final class UniversalModel implements ValuationModel {

    /// The value of the least piece.
    public static final double LEAST = 10;

    private static final Movement PAWN = Betza.parse("mfWcfF").movement();
    private static final Movement KNIGHT = Betza.parse("N").movement();

    /// The pawn by the knight on 10x8 in the source's printed table: 13:40.
    private static final double PUBLISHED_PAWN_BY_KNIGHT = 13 / 40.0;

    private final UniversalOptions options;

    /// The table of the board used last: tables of values need one board many times.
    private final AtomicReference<Optional<SliderTable>> measured = new AtomicReference<>(Optional.empty());

    public UniversalModel(UniversalOptions options) {
        this.options = options;
    }

    public static UniversalModel standard() {
        return new UniversalModel(UniversalOptions.STANDARD);
    }

    @Override
    public ModelTitle title() {
        return new ModelTitle("universal", "Nalls (2008), universal calculation of piece values", Scale.OWN);
    }

    @Override
    public Valuation valueOf(Movement movement, Board board) {
        return switch (board) {
            case HexagonalBoard hexagons -> onHexagons(movement, hexagons);
            case SquareBoard squares -> onSquares(movement, squares, Optional.empty());
            case CellBoard cells -> CellAttack.value(movement, cells, options);
        };
    }

    @Override
    public Valuation value(PieceType type, Variant variant) {
        return variant.surface() instanceof HexagonalBoard hexagons
                ? onHexagons(type.movement(), hexagons)
                : onSquares(type.movement(), variant.surface(), PawnSquares.of(variant, type));
    }

    /// A pawn that steps across an edge and captures beyond corners has 10.
    private Valuation onHexagons(Movement movement, HexagonalBoard board) {
        PracticalAttack attack = HexAttack.attack(movement, board, options);
        double pawn = pawn(board);
        if (!(attack.practical() > 0) || pawn == 0) {
            return Valuation.none(attack.notes());
        }
        return byThePawn(movement, attack, pawn);
    }

    private Valuation onSquares(Movement movement, SquareBoard board, Optional<Set<Integer>> standing) {
        boolean slidersAlone = options.density().isEmpty();
        double least = pawn(board);
        if (least == 0 && !slidersAlone) {
            return Valuation.none("no pawn captures on " + board.shape() + ", and values are counted by the pawn's");
        }
        SliderTable sliders = measured.updateAndGet(
                        last -> last.filter(known -> known.board().equals(board))
                                .or(() -> Optional.of(SliderTable.of(board, options))))
                .orElseThrow();
        PracticalAttack attack = AttackWorksheet.attack(movement, board, options, sliders, standing);
        boolean onlyHops =
                attack.ideal() == 0 && movement.any(ray -> ray.modality().capture() && !ray.initial() && hops(ray));
        if (onlyHops) {
            return Valuation.none("it captures only by hopping, and the model counts attacks on an empty board");
        }
        boolean nothing = attack.ideal() == 0 && !movement.straight();
        if (nothing || !(attack.practical() >= 0)) {
            return Valuation.none(attack.notes());
        }
        return slidersAlone ? inSquares(movement, board, attack) : byThePawn(movement, attack, least);
    }

    private static Valuation byThePawn(Movement movement, PracticalAttack attack, double least) {
        // The reference pawn has exactly 10, even if rounded.
        double squares = Pawns.pawnOfChess(movement) ? least : attack.practical();
        double value = squares * LEAST / least;
        List<Step> steps = new ArrayList<>(attack.steps());
        steps.add(new Step(
                "practical attack value",
                "normalised",
                "in squares × 10 / squares attacked by a pawn",
                List.of(new Input("in squares", squares), new Input("pawn", least)),
                value));
        return Valuation.of(value, steps, attack.notes());
    }

    /// A game of only sliders has no pawn as unit, and a single piece does not show which of them is the
    /// least.
    private static Valuation inSquares(Movement movement, SquareBoard board, PracticalAttack attack) {
        if (!AttackParts.of(movement, board).onlySlides()) {
            return Valuation.none(
                    "it steps or leaps, and the density is that of a game where only sliders to the edge play");
        }
        List<String> notes = new ArrayList<>(attack.notes());
        notes.add("in squares: a game of only sliders has no pawn as unit");
        return Valuation.of(attack.practical(), attack.steps(), notes);
    }

    /// A piece's attack values in squares or cells, the basis of the source's tables.
    public PracticalAttack attack(Movement movement, Board board) {
        return switch (board) {
            case SquareBoard squares -> attack(movement, squares, Optional.empty());
            case CellBoard cells -> CellAttack.attack(movement, cells, options);
        };
    }

    public PracticalAttack attack(PieceType type, Variant variant) {
        return attack(type.movement(), variant.surface(), PawnSquares.of(variant, type));
    }

    private PracticalAttack attack(Movement movement, SquareBoard board, Optional<Set<Integer>> standing) {
        if (board instanceof HexagonalBoard hexagons) {
            return HexAttack.attack(movement, hexagons, options);
        }
        PracticalAttack attack =
                AttackWorksheet.attack(movement, board, options, SliderTable.of(board, options), standing);
        double practical = Pawns.pawnOfChess(movement) ? pawn(board) : attack.practical();
        return new PracticalAttack(attack.ideal(), attack.unadjusted(), practical, attack.steps(), attack.notes());
    }

    private static boolean hops(Ray ray) {
        return ray.kind() == RayKind.HOP || ray.kind() == RayKind.GRASSHOP || ray.kind() == RayKind.JUMP;
    }

    /// The ideal attack value of a pawn, in squares.
    double pawn(SquareBoard board) {
        if (board instanceof HexagonalBoard hexagons) {
            return HexAttack.pawn(hexagons);
        }
        boolean printed = options.rounding() == Rounding.PUBLISHED && board.equals(new RectangularBoard(10, 8));
        if (printed) {
            return PUBLISHED_PAWN_BY_KNIGHT
                    * AttackWorksheet.attack(KNIGHT, board, options).ideal();
        }
        return pawnCaptures(board);
    }

    /// All possible ranks of a pawn are alike.
    private static double pawnCaptures(SquareBoard board) {
        int[] diagram = IdealAttack.diagram(PAWN, board);
        int rank = board.ranks() < 3 ? 0 : 1;
        double sum = 0;
        for (int file = 0; file < board.files(); file++) {
            sum += diagram[board.square(file, rank)];
        }
        return sum / board.files();
    }
}
