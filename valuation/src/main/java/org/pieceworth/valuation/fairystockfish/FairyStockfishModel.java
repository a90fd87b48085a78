package org.pieceworth.valuation.fairystockfish;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.pieceworth.rules.betza.Betza;
import org.pieceworth.rules.board.Board;
import org.pieceworth.rules.board.Board.SquareBoard;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.rules.movement.ColourBinding;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.rules.movement.RayKind;
import org.pieceworth.rules.variant.PieceType;
import org.pieceworth.rules.variant.Variant;
import org.pieceworth.valuation.ModelTitle;
import org.pieceworth.valuation.Scale;
import org.pieceworth.valuation.Valuation;
import org.pieceworth.valuation.Valuation.Input;
import org.pieceworth.valuation.Valuation.Step;
import org.pieceworth.valuation.ValuationModel;
import org.pieceworth.valuation.fairystockfish.EngineVariant.EnginePiece;

/// The piece values of Fairy-Stockfish's classical evaluation, on the engine's own scale, with 781 for a
/// knight.
///
/// Outside a variant every piece is a custom piece. Inside one the built-in pieces have their constants, and
/// drops and the strongest piece are taken into account. Values of squares, and all other terms of the
/// evaluation, are not included.
public final class FairyStockfishModel implements ValuationModel {

    private static final Movement KNIGHT = Betza.parse("N").movement();

    private static final int LEAP = 5;
    private static final int RIDE = 5;
    private static final int CHESS_RIDE = 12;
    private static final int SATURATION = 7000;
    private static final int STRONGEST_SHARE = 20;
    private static final int PROMOTION_SHARE = 100;
    private static final int MOST_FILES = 12;
    private static final int MOST_RANKS = 10;

    private final EnginePhase phase;
    private final boolean raw;
    private final Optional<EngineVariant> variant;

    private FairyStockfishModel(EnginePhase phase, boolean raw, Optional<EngineVariant> variant) {
        this.phase = phase;
        this.raw = raw;
        this.variant = variant;
    }

    /// Every piece a custom piece.
    ///
    /// @param raw whether to stop before the board's size is looked at
    public static FairyStockfishModel custom(EnginePhase phase, boolean raw) {
        return new FairyStockfishModel(phase, raw, Optional.empty());
    }

    /// The values of a variant's pieces.
    ///
    /// @param raw whether to stop at constants and formula
    public static FairyStockfishModel in(EngineVariant variant, EnginePhase phase, boolean raw) {
        return new FairyStockfishModel(phase, raw, Optional.of(variant));
    }

    @Override
    public ModelTitle title() {
        return new ModelTitle(
                "fairy-stockfish",
                "Fairy-Stockfish, its values of pieces (classical evaluation, commit c19b5f6)",
                Scale.OWN);
    }

    /// In a variant, the movement means the variant's piece with these moves, if there is one; a knight is
    /// always the built-in one there.
    @Override
    public Valuation valueOf(Movement movement, Board board) {
        EnginePiece piece = variant.flatMap(rules -> rules.pieces().stream()
                        .filter(each -> each.movement().equals(movement) && !each.royal())
                        .findFirst()
                        .or(() -> Optional.of(new EnginePiece(Optional.of(BuiltInPiece.KNIGHT), movement, false))
                                .filter(_ -> movement.equals(KNIGHT))))
                .orElseGet(() -> new EnginePiece(Optional.empty(), movement, false));
        return value(piece, board);
    }

    /// The value of a piece in the engine's representation.
    public Valuation value(EnginePiece piece, Board board) {
        if (piece.royal()) {
            return Valuation.none("it is royal, and the engine gives a royal piece no value");
        }
        return board instanceof RectangularBoard rectangle
                ? onBoard(piece, rectangle)
                : Valuation.none("the engine has no board " + board.shape());
    }

    @Override
    public Valuation value(PieceType type, Variant in) {
        return value(EnginePiece.of(in, type), in.board());
    }

    @Override
    public FairyStockfishModel middlegame() {
        return new FairyStockfishModel(EnginePhase.MG, raw, variant);
    }

    @Override
    public FairyStockfishModel endgame() {
        return new FairyStockfishModel(EnginePhase.EG, raw, variant);
    }

    private Valuation onBoard(EnginePiece piece, RectangularBoard board) {
        EngineMoves moves = EngineMoves.of(piece.movement());
        if (piece.builtIn().isEmpty() && !moves.foreign().isEmpty()) {
            return Valuation.none(moves.foreign());
        }
        boolean stuck = !piece.movement().rays().isEmpty()
                && !piece.movement()
                        .any(ray -> Math.abs(ray.dx()) < board.files() && Math.abs(ray.dy()) < board.ranks());
        if (stuck) {
            return Valuation.none("it cannot move on " + board.shape() + ": every step leads off the board");
        }
        List<String> notes = new ArrayList<>();
        List<Step> steps = new ArrayList<>(base(piece, moves));
        if (steps.getLast().value() == 0) {
            return Valuation.none("it has no moves that the engine counts");
        }
        if (piece.builtIn().isEmpty()) {
            notes.addAll(moves.notes());
            addBlindness(piece.movement(), board, notes);
        }
        if (board.files() > MOST_FILES || board.ranks() > MOST_RANKS) {
            notes.add("the engine's boards are at most " + MOST_FILES + "x" + MOST_RANKS);
        }
        if (raw) {
            notes.add("as its " + (piece.builtIn().isPresent() ? "constant" : "formula") + " gives it, before the "
                    + "board's size, drops and the strongest piece are taken into account");
        } else {
            addPawn(piece, steps);
            addBoard(moves, board, steps);
            variant.ifPresent(rules -> addRules(rules, piece, steps));
            variant.ifPresent(rules -> notes.addAll(rules.notModelled()));
        }
        return Valuation.of(steps.getLast().value(), steps, notes);
    }

    private List<Step> base(EnginePiece piece, EngineMoves moves) {
        return piece.builtIn()
                .map(known -> List.of(
                        new Step("constant", "the engine's own of " + known.key(), List.of(), known.value(phase))))
                .orElseGet(() -> CustomPieceFormula.steps(moves, phase));
    }

    private static void addBlindness(Movement movement, SquareBoard board, List<String> notes) {
        List<String> unseen = new ArrayList<>();
        if (ColourBinding.colourBound(movement, board)) {
            unseen.add("its colour-binding");
        }
        if (movement.any(ray -> ray.kind() == RayKind.LAME)) {
            unseen.add("its lameness");
        }
        boolean alike = movement.rays().stream()
                .filter(ray -> !ray.initial())
                .allMatch(ray -> movement.any(other -> other.dx() == ray.dx()
                        && other.dy() == -ray.dy()
                        && other.kind() == ray.kind()
                        && other.modality().equals(ray.modality())));
        if (!alike) {
            unseen.add("the direction of its moves");
        }
        if (!unseen.isEmpty()) {
            notes.add("the formula ignores " + String.join(", ", unseen).replaceFirst(", ([^,]*)$", " and $1"));
        }
    }

    /// A pawn has a slightly lower value in the endgame if it cannot promote to a queen.
    private void addPawn(EnginePiece piece, List<Step> steps) {
        if (variant.isPresent()
                && phase == EnginePhase.EG
                && piece.builtIn().filter(BuiltInPiece.PAWN::equals).isPresent()) {
            int promotion = variant.get().bestPromotion();
            int value = (int) steps.getLast().value();
            steps.add(new Step(
                    "promotion",
                    "value − (2682 − best promotion) / 100",
                    List.of(new Input("value", value), new Input("best promotion", promotion)),
                    value - (phase.queen - promotion) / PROMOTION_SHARE));
        }
    }

    private void addBoard(EngineMoves moves, RectangularBoard board, List<Step> steps) {
        int sliders = moves.sliders();
        if (sliders == 0) {
            return;
        }
        int hand = variant.filter(EngineVariant::drops).isPresent() ? 1 : 0;
        int reach = RIDE + (board.ranks() - 1 + board.files() - 1 - 2 * hand) / 2;
        int leaps = moves.leaps();
        int value = (int) steps.getLast().value();
        int scaled = value * (LEAP * leaps + reach * sliders) / (LEAP * leaps + CHESS_RIDE * sliders);
        steps.add(new Step(
                "board size",
                "value·(5L + r1·S) / (5L + 12·S), rounded down; r1 = 5 + (ranks − 1 + files − 1 − 2·hand)/2",
                List.of(
                        new Input("value", value),
                        new Input("L", leaps),
                        new Input("S", sliders),
                        new Input("r1", reach)),
                scaled));
    }

    private void addRules(EngineVariant rules, EnginePiece piece, List<Step> steps) {
        int value = (int) steps.getLast().value();
        if (rules.drops()) {
            int saturated = value * SATURATION / (SATURATION + value);
            int halved = saturated / 2;
            steps.add(new Step(
                    "saturation",
                    "value·7000 / (7000 + value), rounded down",
                    List.of(new Input("value", value)),
                    saturated));
            steps.add(new Step(
                    "drops",
                    "halved, since a capture changes both sides",
                    List.of(new Input("value", saturated)),
                    halved));
        } else if (rules.strongest().filter(piece::equals).isPresent()) {
            int base = piece.base(phase);
            steps.add(new Step(
                    "strongest piece",
                    "value + max(" + phase.queen + " − base, 0) / 20",
                    List.of(new Input("value", value), new Input("base", base)),
                    value + Math.max(phase.queen - base, 0) / STRONGEST_SHARE));
        }
    }
}
