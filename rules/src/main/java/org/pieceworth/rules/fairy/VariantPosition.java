package org.pieceworth.rules.fairy;

import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.rules.position.Fen;
import org.pieceworth.rules.position.Move;
import org.pieceworth.rules.position.Outcome;
import org.pieceworth.rules.position.Position;
import org.pieceworth.rules.position.Setup;
import org.pieceworth.rules.position.Side;

/// A position of any variant. Nothing is allocated when moves are made or generated, beyond a stack that
/// grows with the longest game seen.
public final class VariantPosition implements Position {

    private final VariantRules rules;
    private final State state;
    private final String letters;

    VariantPosition(VariantRules rules, State state) {
        this.rules = rules;
        this.state = state;
        this.letters = rules.letters();
    }

    /// The rules that it is played by.
    public VariantRules rules() {
        return rules;
    }

    @Override
    public RectangularBoard board() {
        return state.tables.board;
    }

    @Override
    public String letters() {
        return letters;
    }

    @Override
    public String symbol(int type) {
        return state.tables.kinds.symbol(type);
    }

    @Override
    public Side sideToMove() {
        return state.toMove == 0 ? Side.WHITE : Side.BLACK;
    }

    @Override
    public int pieceAt(int square) {
        return switch (state.side[square]) {
            case 1 -> state.kind[square] + 1;
            case 2 -> -(state.kind[square] + 1);
            default -> 0;
        };
    }

    /// How many pieces of a type a side has in hand.
    public int inHand(Side side, int type) {
        return state.hand[side.ordinal() * state.kindCount + type];
    }

    /// How many pieces of a type a side has on the board.
    public int onBoard(Side side, int type) {
        return state.count[side.ordinal() * state.kindCount + type];
    }

    @Override
    public int generate(int[] moves) {
        return Legal.moves(state, moves);
    }

    @Override
    public int countMoves(int[] scratch) {
        return Legal.count(state, scratch);
    }

    @Override
    public int maxMoves() {
        return state.tables.maxMoves;
    }

    @Override
    public void make(int move) {
        Make.move(state, move);
    }

    @Override
    public void unmake() {
        Make.back(state);
    }

    @Override
    public boolean inCheck() {
        return Royalty.inCheck(state, state.toMove);
    }

    @Override
    public int castledKing(int move) {
        return Castling.kingTarget(state, Castling.right(state, move));
    }

    @Override
    public int[] takenOnTheWay(int move) {
        return Legs.takenOnTheWay(state, move);
    }

    @Override
    public Outcome outcome() {
        return Result.of(state);
    }

    @Override
    public Setup setup() {
        return VariantSetups.setup(state);
    }

    /// The position's FEN, with what the variant adds to it.
    public String fen() {
        return Fen.write(setup(), rules.fenRules());
    }

    /// A 64-bit hash of what stands where and in hand, the side to move and the rights, kept up with each
    /// move.
    public long hash() {
        return state.hash;
    }

    /// Whether the move takes something or promotes.
    public boolean changesMaterial(int move) {
        return Filters.takes(state, move) || Move.kind(move) == Move.PROMOTION;
    }

    /// A position of its own that stands as this one does, without its history.
    public VariantPosition copy() {
        return new VariantPosition(rules, VariantSetups.state(state.tables, setup()));
    }
}
