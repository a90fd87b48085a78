package org.pieceworth.terms;

import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.rules.fairy.EvaluationSurvey;
import org.pieceworth.rules.position.Position;
import org.pieceworth.rules.position.Side;

/// The input of terms: the counts and the side to move, and the board when a term asks for it. Mutable scratch.
final class View {

    private final PieceSet set;
    private final PieceCounts counts;
    private final PieceCounts hands;
    private final PawnFiles whitePawns;
    private final PawnFiles blackPawns;
    private final int[] squares;
    private final int[] pieces;
    private final int[] files;
    private final int[] ranks;
    private final int[] turned;
    private final int pawn;
    private final Optional<LazySurvey> lazySurvey;
    private int size;
    private Side toMove = Side.WHITE;

    /// @param surveys whether some term needs the survey
    View(PieceSet set, boolean surveys) {
        lazySurvey = surveys ? set.rules().map(LazySurvey::new) : Optional.empty();
        this.set = set;
        counts = new PieceCounts(set.types());
        hands = new PieceCounts(set.types());
        whitePawns = new PawnFiles(set.board());
        blackPawns = new PawnFiles(set.board());
        squares = new int[set.board().squares()];
        pieces = new int[set.board().squares()];
        RectangularBoard board = set.board();
        files = perSquare(board::file);
        ranks = perSquare(board::rank);
        turned = perSquare(square -> board.square(files[square], board.ranks() - 1 - ranks[square]));
        pawn = set.letters().indexOf(PieceSet.PAWN) + 1;
    }

    private int[] perSquare(IntUnaryOperator number) {
        return IntStream.range(0, squares.length).map(number).toArray();
    }

    void set(PieceCounts material, Side side) {
        counts.copy(material);
        toMove = side;
        size = 0;
    }

    /// @throws IllegalArgumentException when the position is of other pieces or another board
    void set(Position position) {
        if (!set.fits(position)) {
            throw new IllegalArgumentException("terms for " + set.letters() + " on " + set.board() + ", position of "
                    + position.letters() + " on " + position.board());
        }
        toMove = position.sideToMove();
        if (lazySurvey.isPresent()) {
            lazySurvey.get().set(position);
        }
        clear();
        find(position);
        for (int i = 0; i < size; i++) {
            add(squares[i], pieces[i]);
        }
        if (set.hands()) {
            for (int type = 0; type < set.types(); type++) {
                hands.set(type, position.inHand(Side.WHITE, type), position.inHand(Side.BLACK, type));
            }
        }
    }

    /// Finds the pieces without a branch for each square, since processors cannot predict these.
    private void find(Position position) {
        int found = 0;
        for (int square = 0; square < squares.length; square++) {
            int piece = position.pieceAt(square);
            squares[found] = square;
            pieces[found] = piece;
            found += (piece | -piece) >>> 31;
        }
        size = found;
    }

    private void clear() {
        size = 0;
        counts.clear();
        whitePawns.clear();
        blackPawns.clear();
    }

    private void add(int square, int piece) {
        counts.add(piece);
        if (Math.abs(piece) == pawn) {
            addPawn(square, piece > 0);
        }
    }

    private void addPawn(int square, boolean white) {
        int file = files[square];
        int rank = ranks[square];
        int flipped = ranks[turned[square]];
        if (white) {
            whitePawns.addOwn(file, rank);
            blackPawns.addEnemy(file, flipped);
        } else {
            blackPawns.addOwn(file, flipped);
            whitePawns.addEnemy(file, rank);
        }
    }

    /// The survey, made once a position.
    ///
    /// @throws IllegalStateException when the rules are not known
    EvaluationSurvey survey() {
        return lazySurvey
                .orElseThrow(() -> new IllegalStateException("no rules are known for " + set.letters()))
                .survey();
    }

    PieceCounts counts() {
        return counts;
    }

    int inHand(Side side, int type) {
        return hands.count(type, side);
    }

    Side toMove() {
        return toMove;
    }

    /// The pawns as a side sees them.
    PawnFiles pawns(Side side) {
        return side == Side.WHITE ? whitePawns : blackPawns;
    }

    /// The number of pieces on the board.
    int size() {
        return size;
    }

    /// The square of the `i`-th piece.
    int square(int i) {
        return squares[i];
    }

    int file(int square) {
        return files[square];
    }

    /// The square that Black sees where White sees this one: ranks turned round.
    int turned(int square) {
        return turned[square];
    }

    /// The `i`-th piece, numbered as [Position] numbers them.
    int piece(int i) {
        return pieces[i];
    }
}
