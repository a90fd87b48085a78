package org.pieceworth.rules.fairy.compile;

import java.util.List;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.rules.fairy.compile.MoveProgramCompiler.MovePrograms;
import org.pieceworth.rules.position.Side;
import org.pieceworth.rules.variant.Variant;

/// Origins of the attacks of both sides on each square.
public final class AttackTables {

    private static final int[][] ORTHOGONAL = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};

    /// Attacks of all kinds that have reverse tables, by side.
    public final AttackTable[] bySide;

    /// Origins of captures en passant, by side.
    public final AttackTable[] enPassantBySide;

    /// Kinds with captures outside the reverse tables, a bit each, by side; these are
    /// followed forward from the pieces.
    public final long[] forwardKinds = new long[2];

    /// Targets of captures outside the reverse tables and not by paths of several legs, for any occupancy of
    /// the board; by side, kind and square, in as many words as a set of squares needs.
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
