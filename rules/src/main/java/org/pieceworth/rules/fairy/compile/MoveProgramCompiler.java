package org.pieceworth.rules.fairy.compile;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.pieceworth.rules.IntList;
import org.pieceworth.rules.board.Board.SquareBoard;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.rules.position.Setup.Mark;
import org.pieceworth.rules.position.Side;
import org.pieceworth.rules.variant.PieceType;
import org.pieceworth.rules.variant.Region;
import org.pieceworth.rules.variant.Variant;

/// Compiles movements, regions and promotions of a variant into move programs.
final class MoveProgramCompiler {

    /// The types that follow the lines of a palace; others do not, with any moves.
    private static final Set<String> ON_PALACE_LINES = Set.of("wazir", "soldier", "rook", "janggiCannon", "king");

    private final Variant variant;
    private final RectangularBoard board;
    private final SquareBoard surface;
    private final PieceKinds kinds;
    private final PromotionTable promotions;
    private final IntList code = new IntList();
    private final int[] start;
    private final boolean[] duplicates;
    private final List<List<Instruction>> instructions = new ArrayList<>();
    private final List<List<Instruction>> enPassant = new ArrayList<>();
    private int maxMoves;

    MoveProgramCompiler(Variant variant, PieceKinds kinds) {
        this.variant = variant;
        this.board = variant.board();
        this.surface = variant.surface();
        this.kinds = kinds;
        this.promotions = new PromotionTable(variant, kinds);
        this.start = new int[2 * kinds.size() * board.squares()];
        this.duplicates = new boolean[2 * kinds.size()];
    }

    /// @param start by side, kind and square, the start of the program in `code`
    /// @param code all programs
    /// @param duplicates by side and kind, whether two instructions of a program can have one target
    /// @param instructions by side, kind and square, the parts of the programs, without promotion
    /// @param enPassant like `instructions`, the captures en passant
    /// @param maxMoves the most moves of one piece, promotions counted
    record MovePrograms(
            int[] start,
            int[] code,
            boolean[] duplicates,
            List<List<Instruction>> instructions,
            List<List<Instruction>> enPassant,
            int maxMoves) {}

    MovePrograms compile() {
        for (Side side : Side.values()) {
            for (int kind = 0; kind < kinds.size(); kind++) {
                for (int square = 0; square < board.squares(); square++) {
                    compile(side, kind, square);
                }
            }
        }
        return new MovePrograms(start, code.toArray(), duplicates, instructions, enPassant, maxMoves);
    }

    private void compile(Side side, int kind, int square) {
        PieceType type = variant.types().get(kinds.get(kind).type());
        InstructionBuilder builder = new InstructionBuilder(
                surface, side == Side.WHITE ? 1 : -1, square, maxInitialSteps(side, kind, square));
        List<Instruction> made = new ArrayList<>();
        for (Instruction instruction : builder.of(type.movement())) {
            made.addAll(allowed(side, kind, square, instruction));
        }
        PalaceLines lines = new PalaceLines(board, variant.mobility().diagonalLines(), side == Side.WHITE ? 1 : -1);
        for (Instruction instruction :
                ON_PALACE_LINES.contains(type.name()) ? lines.from(square, type.movement()) : List.<Instruction>of()) {
            made.addAll(allowed(side, kind, square, instruction));
        }
        instructions.add(made);
        enPassant.add(takesEnPassant(side, kind) ? enPassant(side, kind, square, builder) : List.of());
        duplicates[side.ordinal() * kinds.size() + kind] |= overlap(made);
        start[(side.ordinal() * kinds.size() + kind) * board.squares() + square] = code.size();
        write(side, kind, square, made);
    }

    private List<Instruction> enPassant(Side side, int kind, int square, InstructionBuilder builder) {
        return builder.enPassantCaptures().stream()
                .filter(instruction -> mayEnd(side, kind, square, instruction.squares()[0]))
                .toList();
    }

    private int maxInitialSteps(Side side, int kind, int square) {
        boolean promoted = kinds.get(kind).mark() != Mark.NONE;
        if (promoted) {
            return 0;
        }
        if (variant.pawns().tripleStep().of(side).contains(square)) {
            return 3;
        }
        return variant.pawns().doubleStep().of(side).contains(square) ? 2 : 0;
    }

    private boolean takesEnPassant(Side side, int kind) {
        return kinds.get(kind).mark() == Mark.NONE
                && variant.pawns()
                        .enPassantTypes()
                        .of(side)
                        .contains(kinds.get(kind).letter());
    }

    /// The instruction without the squares where the kind may not end: a leap to one
    /// is dropped, a slide passes it.
    private List<Instruction> allowed(Side side, int kind, int from, Instruction instruction) {
        if (instruction.targets() == 1) {
            return mayEnd(side, kind, from, instruction.squares()[0]) ? List.of(instruction) : List.of();
        }
        int last = instruction.squares().length;
        while (last > 0 && !mayEnd(side, kind, from, instruction.squares()[last - 1])) {
            last--;
        }
        return last == 0
                ? List.of()
                : List.of(new Instruction(
                        instruction.opcode(),
                        instruction.quiet(),
                        instruction.capture(),
                        instruction.straight(),
                        Arrays.copyOf(instruction.squares(), last)));
    }

    /// True if a kind that starts on one square may end on the other.
    boolean mayEnd(Side side, int kind, int from, int to) {
        char letter = variant.types().get(kinds.get(kind).type()).letter();
        Optional<Region> region =
                Optional.ofNullable(variant.mobility().regions().get(letter)).map(sided -> sided.of(side));
        int grid = variant.mobility().grid();
        boolean leavesCell = grid == 0
                || board.file(from) / grid != board.file(to) / grid
                || board.rank(from) / grid != board.rank(to) / grid;
        return leavesCell
                && region.map(squares -> squares.contains(to)).orElse(true)
                && soldierMay(side, letter, from, to);
    }

    /// False for a sideways step of a soldier that has not advanced far enough: it may only step forward.
    private boolean soldierMay(Side side, char letter, int from, int to) {
        Integer rank = variant.mobility().soldiers().get(letter);
        int relative = side == Side.WHITE ? board.rank(from) : board.ranks() - 1 - board.rank(from);
        int forward = (board.rank(to) - board.rank(from)) * (side == Side.WHITE ? 1 : -1);
        return rank == null || relative + 1 >= rank || (forward > 0 && board.file(from) == board.file(to));
    }

    private static boolean overlap(List<Instruction> list) {
        for (boolean taking : new boolean[] {false, true}) {
            long[] seen = new long[4];
            for (Instruction instruction : list) {
                if (instruction.can(taking)) {
                    for (int i = 0; i < instruction.targets(); i++) {
                        int target = instruction.squares()[i];
                        if ((seen[target >> 6] >>> target & 1) != 0) {
                            return true;
                        }
                        seen[target >> 6] |= 1L << target;
                    }
                }
            }
        }
        return false;
    }

    private void write(Side side, int kind, int from, List<Instruction> made) {
        int targets = 0;
        int leaps = 0;
        for (Instruction instruction : made) {
            leaps |= instruction.opcode() == Opcode.LEAPS ? 1 << ends(side, instruction) : 0;
        }
        for (int ends = 1; ends < 8; ends++) {
            if ((leaps >> ends & 1) != 0) {
                targets += writeLeaps(side, kind, from, made, ends, false);
                targets += writeLeaps(side, kind, from, made, ends, true);
            }
        }
        for (Instruction instruction : made) {
            if (instruction.opcode() != Opcode.LEAPS) {
                targets += instruction.targets() * weight(side, kind);
                writeOther(side, kind, from, instruction);
            }
        }
        code.add(Opcode.END);
        maxMoves = Math.max(maxMoves, targets);
    }

    private int weight(Side side, int kind) {
        return 1 + promotions.targets(side, kind).length;
    }

    private static int ends(Side side, Instruction instruction) {
        int enemy = side == Side.WHITE ? 4 : 2;
        return (instruction.quiet() ? 1 : 0) | (instruction.capture() ? enemy : 0);
    }

    private int writeLeaps(Side side, int kind, int from, List<Instruction> made, int ends, boolean marked) {
        int[] targets = made.stream()
                .filter(instruction -> instruction.opcode() == Opcode.LEAPS && ends(side, instruction) == ends)
                .mapToInt(instruction -> instruction.squares()[0])
                .filter(to -> (marks(side, kind, from, to) != 0) == marked)
                .toArray();
        if (targets.length > 0) {
            code.add(MoveProgram.head(marked ? Opcode.MARKED_LEAPS : Opcode.LEAPS, ends, targets.length));
            for (int target : targets) {
                code.add(target | marks(side, kind, from, target) << 8);
            }
        }
        return targets.length * (marked ? weight(side, kind) : 1);
    }

    private void writeOther(Side side, int kind, int from, Instruction instruction) {
        int[] squares = instruction.squares().clone();
        int marks = 0;
        for (int i = 0; i < instruction.targets(); i++) {
            int mark = marks(side, kind, from, squares[i]);
            marks |= mark;
            squares[i] |= mark << 8;
        }
        int opcode = instruction.opcode() == Opcode.SLIDE && marks != 0 ? Opcode.MARKED_SLIDE : instruction.opcode();
        code.add(MoveProgram.head(opcode, ends(side, instruction), squares.length));
        for (int square : squares) {
            code.add(square);
        }
    }

    private int marks(Side side, int kind, int from, int to) {
        if (!mayEnd(side, kind, from, to)) {
            return MoveProgram.MANDATORY;
        }
        int marks = promotions.marks(side, kind, from, to);
        return variant.hands().immobilityIllegal() && immobile(side, kind, to) ? marks | MoveProgram.MANDATORY : marks;
    }

    /// True if a kind could never move away from a square, so that it must promote there or may not be dropped there.
    boolean immobile(Side side, int kind, int square) {
        PieceType type = variant.types().get(kinds.get(kind).type());
        return new InstructionBuilder(surface, side == Side.WHITE ? 1 : -1, square, 0)
                .of(type.movement()).stream().noneMatch(instruction -> instruction.quiet());
    }
}
