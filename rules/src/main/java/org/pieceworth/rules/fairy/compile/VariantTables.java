package org.pieceworth.rules.fairy.compile;

import org.pieceworth.rules.board.Board.SquareBoard;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.rules.position.PieceLetters;
import org.pieceworth.rules.position.Setup.Mark;
import org.pieceworth.rules.variant.PieceType;
import org.pieceworth.rules.variant.Variant;
import org.pieceworth.text.InputException;

/// A variant compiled into primitives, by group of rules; shared by all its positions and never changed.
public final class VariantTables {

    public final Variant variant;
    public final RectangularBoard board;

    /// The board for the pieces' steps.
    public final SquareBoard surface;

    public final PieceKinds pieceKinds;
    public final PieceLetters pieceLetters;
    public final int squareCount;
    public final int kindCount;

    public final KindTables kinds;
    public final ProgramTables programs;
    public final AttackTables attacks;
    public final Bitboards bitboards;
    public final ReachTables reach;
    public final PawnTables pawns;
    public final KingNumbers kings;
    public final EntryTables entries;
    public final EndTables ends;

    public final RuleFlags flags;
    public final Zobrist zobrist;

    /// Zero for each side, kind and square: the weights of positions without [org.pieceworth.rules.fairy.PieceWeights].
    public final long[] zeroWeights;

    public final int maxMoves;

    public VariantTables(Variant variant) {
        this.variant = variant;
        board = variant.board();
        surface = variant.surface();
        pieceKinds = PieceKinds.of(variant);
        squareCount = board.squares();
        kindCount = pieceKinds.size();
        MoveProgramCompiler compiler = new MoveProgramCompiler(variant, pieceKinds);
        MoveProgramCompiler.MovePrograms compiled = compiler.compile();
        kinds = new KindTables(variant, pieceKinds);
        programs = new ProgramTables(variant, pieceKinds, compiled, kinds.named("janggiCannon"));
        attacks = new AttackTables(variant, kinds, compiler, compiled, programs.multiLegKinds);
        bitboards = new Bitboards(squareCount, kindCount, attacks);
        reach = new ReachTables(squareCount, kindCount, programs, bitboards.usable);
        pawns = new PawnTables(variant, pieceKinds, kinds);
        kings = new KingNumbers(variant, kinds, pawns.promotions);
        entries = new EntryTables(variant, kinds, new DropTable(variant, pieceKinds, compiler, kinds.orthodoxPawns));
        ends = new EndTables(variant, kinds);
        int multiLegMoves = programs.maxMultiLegMoves(board);
        flags = new RuleFlags(variant, attacks.forwardKinds[0] | attacks.forwardKinds[1], multiLegMoves > 0);
        pieceLetters = pieceLetters(variant, pieceKinds);
        zobrist = new Zobrist(kindCount, squareCount);
        zeroWeights = new long[2 * kindCount * squareCount];
        if (flags.walls) {
            WallTable.conflict(variant, multiLegMoves > 0).ifPresent(rule -> {
                throw new InputException(
                        "variant " + variant.name() + ": where moves build walls (wallingRule), found " + rule);
            });
        }
        RuleConflicts.of(variant).ifPresent(rules -> {
            throw new InputException("variant " + variant.name() + ": " + rules);
        });
        maxMoves = maxMoves(compiled.maxMoves() + multiLegMoves);
    }

    private static PieceLetters pieceLetters(Variant variant, PieceKinds pieceKinds) {
        PieceLetters letters = new PieceLetters(pieceKinds.size());
        for (int kind = 0; kind < pieceKinds.size(); kind++) {
            PieceKind of = pieceKinds.get(kind);
            PieceType type = variant.types().get(of.type());
            boolean pawn = type.name().equals("pawn");
            letters.set(kind, of.letter(), type.letter(), of.mark() == Mark.PROMOTED, pawn);
        }
        variant.secondLetters().forEach((second, letter) -> letters.also(letter, second));
        return letters;
    }

    /// Counts every kind on every square, every drop and castling, times the pieces that may gate with each. With walls
    /// only the pieces at the start count.
    private int maxMoves(int ofOnePiece) {
        if (flags.walls) {
            return entries.walls.maxMoves(ofOnePiece);
        }
        int moves = squareCount * (ofOnePiece + 4) + squareCount * 2 * kindCount + 64;
        return variant.gating().seirawan() ? moves * (1 + kindCount) : moves;
    }

    /// The kinds of a side that are neither pawns nor royal, a bit each.
    public long mobileKinds(int side) {
        return ~(kinds.royal | pawns.kinds[side]);
    }
}
