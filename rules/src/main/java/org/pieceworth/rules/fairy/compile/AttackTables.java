package org.pieceworth.rules.fairy.compile;

import java.util.List;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.rules.fairy.compile.MoveProgramCompiler.MovePrograms;
import org.pieceworth.rules.position.Side;
import org.pieceworth.rules.variant.Variant;

/// Origins of the attacks of both sides on each square.
public final class AttackTables {

    private static final int[][] ORTHOGONAL = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};

    /// By side: the attacks of all kinds that have reverse tables.
    public final AttackTable[] bySide;

    /// By side: the origins of its captures en passant.
    public final AttackTable[] enPassantBySide;

    /// By side: kinds with captures that no reverse table holds, a bit each; these are followed forward from the
    /// pieces.
    public final long[] forwardKinds = new long[2];

    /// By side, kind and square, as many words as hold all squares: targets of captures that no reverse table holds and
    /// that are not paths of several legs, for any occupancy of the board.
    public final long[] forwardTargets;

    /// The number of words of a set of squares in [#forwardTargets].
    public final int words;

    private final Variant variant;
    private final RectangularBoard board;
    private final MovePrograms programs;
    private final MoveProgramCompiler compiler;
    private final int kindCount;

    /// @param multiLegKinds kinds that have moves of several legs, which no reverse table holds
    AttackTables(
            Variant variant,
            KindTables kinds,
            MoveProgramCompiler compiler,
            MovePrograms programs,
            long multiLegKinds) {
        this.variant = variant;
        this.board = variant.board();
        this.compiler = compiler;
        this.programs = programs;
        this.kindCount = kinds.capturedAs.length;
        words = board.squares() + Long.SIZE - 1 >> 6;
        forwardTargets = new long[2 * kindCount * board.squares() * words];
        forwardKinds[0] = multiLegKinds;
        forwardKinds[1] = multiLegKinds;
        bySide = new AttackTable[] {table(Side.WHITE, kinds.royal), table(Side.BLACK, kinds.royal)};
        enPassantBySide = new AttackTable[] {enPassantTable(Side.WHITE), enPassantTable(Side.BLACK)};
    }

    private AttackTable table(Side side, long royal) {
        AttackTableCompiler attacks = new AttackTableCompiler(board);
        for (int kind = 0; kind < kindCount; kind++) {
            for (int from = 0; from < board.squares(); from++) {
                for (Instruction instruction : programs.instructions().get(index(side, kind, from))) {
                    if (instruction.capture() && AttackTableCompiler.isReversible(instruction.opcode())) {
                        attacks.add(kind, from, instruction, mayEnd(side, kind, from, instruction));
                    } else if (instruction.capture()) {
                        forwardKinds[side.ordinal()] |= 1L << kind;
                        addTargets(index(side, kind, from) * words, instruction.squares());
                    }
                }
            }
        }
        if (variant.royals().flyingGeneral()) {
            addFacingKings(attacks, royal);
        }
        return attacks.compile();
    }

    private void addTargets(int begin, int[] squares) {
        for (int square : squares) {
            forwardTargets[begin + (square >> 6)] |= 1L << square;
        }
    }

    private int index(Side side, int kind, int square) {
        return (side.ordinal() * kindCount + kind) * board.squares() + square;
    }

    private boolean[] mayEnd(Side side, int kind, int from, Instruction instruction) {
        boolean[] may = new boolean[instruction.targets()];
        for (int i = 0; i < may.length; i++) {
            may[i] = compiler.mayEnd(side, kind, from, instruction.squares()[i]);
        }
        return may;
    }

    /// Adds attacks of kings along ranks and files, for the rule that they may not face each other.
    private void addFacingKings(AttackTableCompiler attacks, long royal) {
        for (int from = 0; from < board.squares(); from++) {
            for (int[] step : ORTHOGONAL) {
                int first = board.step(from, step[0], step[1]);
                int at = first;
                for (int i = 0; at >= 0; i++) {
                    for (int kind = 0; kind < kindCount; kind++) {
                        if ((royal >>> kind & 1) != 0) {
                            attacks.addStraight(at, i, from, first, kind);
                        }
                    }
                    at = board.step(at, step[0], step[1]);
                }
            }
        }
    }

    private AttackTable enPassantTable(Side side) {
        AttackTableCompiler attacks = new AttackTableCompiler(board);
        for (int kind = 0; kind < kindCount; kind++) {
            for (int from = 0; from < board.squares(); from++) {
                List<Instruction> captures = programs.enPassant().get(index(side, kind, from));
                for (Instruction instruction : captures) {
                    attacks.add(kind, from, instruction, new boolean[] {true});
                }
            }
        }
        return attacks.compile();
    }
}
