package org.pieceworth.rules.fairy;

import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.rules.fairy.ending.GameEnd;
import org.pieceworth.rules.fairy.ending.LegalMoves;
import org.pieceworth.rules.fairy.evaluation.StaticExchangeEvaluation;
import org.pieceworth.rules.fairy.evaluation.WeightSum;
import org.pieceworth.rules.fairy.make.Captures;
import org.pieceworth.rules.fairy.make.CastlingMoves;
import org.pieceworth.rules.fairy.make.MoveMaker;
import org.pieceworth.rules.fairy.make.MultiLegMoves;
import org.pieceworth.rules.fairy.movegen.PseudoLegalMoves;
import org.pieceworth.rules.fairy.movegen.RegularMoves;
import org.pieceworth.rules.fairy.state.PositionState;
import org.pieceworth.rules.position.Fen;
import org.pieceworth.rules.position.FenRules;
import org.pieceworth.rules.position.Move;
import org.pieceworth.rules.position.Outcome;
import org.pieceworth.rules.position.PieceLetters;
import org.pieceworth.rules.position.Position;
import org.pieceworth.rules.position.Setup;
import org.pieceworth.rules.position.Side;
import org.pieceworth.rules.variant.GameStatus;
import org.pieceworth.rules.variant.Variant;

/// A position of any variant. Making and generating moves allocates nothing but a stack that grows with the longest
/// game.
public final class VariantPosition implements Position {

    private final PositionState state;
    private final FenRules fenRules;
    private final String letters;
    private final StaticExchangeEvaluation exchange;

    VariantPosition(PositionState state, FenRules fenRules) {
        this.state = state;
        this.fenRules = fenRules;
        this.letters = state.tables.pieceKinds.letters();
        this.exchange = new StaticExchangeEvaluation(state);
    }

    PositionState state() {
        return state;
    }

    public Variant variant() {
        return state.tables.variant;
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
        return state.tables.pieceKinds.symbol(type);
    }

    @Override
    public PieceLetters pieceLetters() {
        return state.tables.pieceLetters;
    }

    @Override
    public Side sideToMove() {
        return state.sideToMove == 0 ? Side.WHITE : Side.BLACK;
    }

    @Override
    public int pieceAt(int square) {
        return switch (state.side[square]) {
            case 1 -> state.kind[square] + 1;
            case 2 -> -(state.kind[square] + 1);
            default -> 0;
        };
    }

    @Override
    public int inHand(Side side, int type) {
        return state.hand[side.ordinal() * state.kindCount + type];
    }

    /// The number of checks that a side still has to give to win, 0 if checks are not counted.
    public int checksLeft(Side side) {
        return state.checksToGive >>> 8 * side.ordinal() & 255;
    }

    /// The number of a side's pieces of a type on the board.
    public int onBoard(Side side, int type) {
        return state.kindCounts[side.ordinal() * state.kindCount + type];
    }

    /// The square of a side's royal piece, -1 unless it has one exactly.
    public int royalSquare(Side side) {
        return state.royalCount[side.ordinal()] == 1 ? state.kingSquare[side.ordinal()] : -1;
    }

    @Override
    public int generate(int[] moves) {
        return LegalMoves.moves(state, moves);
    }

    @Override
    public int countMoves(int[] scratch) {
        return LegalMoves.count(state, scratch);
    }

    @Override
    public int maxMoves() {
        return state.tables.maxMoves;
    }

    @Override
    public void make(int move) {
        MoveMaker.make(state, move);
    }

    @Override
    public void unmake() {
        MoveMaker.unmake(state);
    }

    @Override
    public boolean inCheck() {
        return RegularMoves.inCheck(state);
    }

    @Override
    public boolean castlesLikeKingMove(int move) {
        return PseudoLegalMoves.has(state, Move.of(Move.from(move), castledKing(move), Move.NORMAL));
    }

    @Override
    public int castledKing(int move) {
        return CastlingMoves.kingTarget(state, CastlingMoves.right(state, move));
    }

    @Override
    public boolean buildsWalls() {
        return state.tables.flags.walls;
    }

    @Override
    public int[] takenOnTheWay(int move) {
        return MultiLegMoves.takenOnTheWay(state, move);
    }

    @Override
    public Outcome outcome() {
        return GameEnd.of(state);
    }

    @Override
    public Setup setup() {
        return VariantSetups.setup(state);
    }

    @Override
    public String fen() {
        return Fen.write(setup(), fenRules);
    }

    /// Its FEN with rights to castle by the files of the rooks, the form of interfaces in Chess960 mode.
    public String fenByRookFiles() {
        return Fen.write(setup(), fenRules.byRookFiles());
    }

    /// A 64-bit hash of the pieces on the board and in hand, the side to move and the rights, updated with each
    /// move.
    public long hash() {
        return state.hash;
    }

    /// True if a move, which may come from another position, is known to be legal here without listing all
    /// moves; false if only the list can show it. The search asks about the move from its table.
    public boolean isSurelyLegal(int move) {
        return LegalMoves.isSurelyLegal(state, move);
    }

    /// Writes the legal captures and promotions of pawns into `moves`; returns their number.
    ///
    /// @param moves room for [#maxMoves()]
    public int generateCaptures(int[] moves) {
        return LegalMoves.captures(state, moves);
    }

    /// Writes legal moves that check and neither capture nor promote into `moves`; returns their number.
    /// Discovered checks, castling and moves of pieces without bitboards are excluded.
    ///
    /// @param moves room for [#maxMoves()]
    public int generateQuietChecks(int[] moves) {
        return LegalMoves.quietChecks(state, moves);
    }

    /// Passes the turn to the other side even if the rules do not allow a pass; [#unmake] undoes it.
    public void makeNullMove() {
        MoveMaker.makeNullMove(state);
    }

    /// The state of the game by the rules that end it even if moves are left: goals, extinction, checks given, bare
    /// kings.
    public GameStatus ended() {
        return state.tables.flags.endsWithMovesLeft ? GameEnd.ended(state) : GameStatus.OPEN;
    }

    /// The state of the game if the side to move has no move.
    public GameStatus stuck() {
        return GameEnd.stuck(state);
    }

    /// The state of the game as if the position had occurred often enough; open in variants without a repetition rule.
    public GameStatus repeated() {
        return state.tables.variant.end().repetition().fold() > 0 ? GameEnd.repeated(state) : GameStatus.OPEN;
    }

    /// The number of occurrences of the position since the last irreversible move, this one included.
    public int occurrences() {
        return GameEnd.occurrences(state);
    }

    /// The state of the game by moves without progress, by the counting rule for hunts, and by moves to and fro;
    /// checkmate takes precedence.
    public GameStatus endedByMoves() {
        return GameEnd.byMoves(state);
    }

    /// Sums up a number for each piece from now on, see [#weight].
    ///
    /// @throws IllegalArgumentException when the numbers are not as many as [PieceWeights] says
    public void weigh(PieceWeights weights) {
        int pieces = 2 * state.kindCount;
        if (weights.onBoard().length != pieces * state.squareCount || weights.inHand().length != pieces) {
            throw new IllegalArgumentException("weights of other pieces or another board");
        }
        state.weights = weights.onBoard();
        state.handWeights = weights.inHand();
        state.weightSum = WeightSum.sum(state);
    }

    /// Sorts the list of pieces, so that the order of generated moves depends only on
    /// the position, not on its history.
    public void sortPieces() {
        state.sortPieces();
    }

    /// The sum of the weights given to [#weigh], 0 without any.
    public long weight() {
        return state.weightSum;
    }

    /// The static exchange evaluation of a move: the gain if both sides continue to capture on its square with their
    /// least valuable attacker, each as long as it pays.
    ///
    /// @param move a legal move
    /// @param values by type, royal types above all others together
    /// @return the gain of the side to move
    public int staticExchange(int move, int[] values) {
        return exchange.evaluate(move, values);
    }

    /// True if [#staticExchange] is at least the threshold; faster than computing it.
    public boolean staticExchangeAtLeast(int move, int threshold, int[] values) {
        return exchange.atLeast(move, threshold, values);
    }

    /// The type that a legal move captures, -1 for none; the first one of several.
    public int takenType(int move) {
        return Captures.takenKind(state, move);
    }

    /// True for captures and promotions.
    public boolean changesMaterial(int move) {
        return Captures.takes(state, move) || Move.kind(move) == Move.PROMOTION;
    }

    /// A copy that is independent of this one, with the moves that led to it.
    public VariantPosition copy() {
        PositionState copied = VariantSetups.state(state.tables, setup());
        copied.copyHistory(state);
        return new VariantPosition(copied, fenRules);
    }
}
