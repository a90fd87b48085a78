package org.pieceworth.empirical.choices;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.position.Move;
import org.pieceworth.rules.position.Side;

/// The numbers that describe a move: pieces won minus pieces lost once captures are settled, then other
/// attractions of moves. All are whole.
final class ChoiceFeatures {

    /// Features behind the pieces and before the types that move.
    private static final List<String> OTHERS =
            List.of("check", "castling", "promotion", "retakes", "drop", "ownMoves", "theirMoves", "centre");

    private final VariantRules rules;
    private final int[] pieces;
    private final int[] columnOfType;
    private final int reference;
    private final List<String> names = new ArrayList<>();
    private final RectangularBoard board;

    ChoiceFeatures(VariantRules rules) {
        this.rules = rules;
        VariantPosition start = rules.start();
        board = start.board();
        int types = rules.letters().length();
        columnOfType = new int[types];
        int found = 0;
        int pawn = 0;
        for (int type = types - 1; type >= 0; type--) {
            pawn = rules.isPawn(Side.WHITE, type) ? type : pawn;
        }
        reference = pawn;
        int[] all = new int[types];
        for (int type = 0; type < types; type++) {
            columnOfType[type] = -1;
            if (!rules.isRoyal(type)) {
                columnOfType[type] = found;
                all[found++] = type;
                names.add(start.symbol(type));
            }
        }
        pieces = Arrays.copyOf(all, found);
        names.addAll(OTHERS);
        for (int type = 0; type < types; type++) {
            if (type != reference) {
                names.add("moves:" + start.symbol(type));
            }
        }
    }

    /// Types that have a value, in the order of their columns, which come first.
    int[] pieces() {
        return pieces.clone();
    }

    /// The column of the piece that others are counted in: the pawn, if there is one.
    int unit() {
        return Math.max(0, columnOfType[reference]);
    }

    /// Names of the columns: the letters of the pieces first.
    List<String> names() {
        return names;
    }

    /// Writes the features of a legal move, played and taken back here.
    ///
    /// @param settled White's pieces less Black's by type, once captures are settled
    /// @param before the same in the position itself
    /// @param ownMoves legal moves of the side to move
    /// @param theirMoves legal moves of the other side after the move
    /// @param movedTo the target square of the previous move; -1 at the start
    void write(
            VariantPosition position,
            int move,
            int[] settled,
            int[] before,
            int ownMoves,
            int theirMoves,
            int movedTo,
            int[] scratch,
            short[] into,
            int at) {
        int sign = position.sideToMove() == Side.WHITE ? 1 : -1;
        Arrays.fill(into, at, at + names.size(), (short) 0);
        for (int i = 0; i < pieces.length; i++) {
            into[at + i] = (short) (sign * (settled[pieces[i]] - before[pieces[i]]));
        }
        int kind = Move.kind(move);
        boolean retakes = position.takenType(move) >= 0 && Move.to(move) == movedTo;
        int others = at + pieces.length;
        int mover = kind == Move.DROP ? Move.promotedType(move) : Math.abs(position.pieceAt(Move.from(move))) - 1;
        position.make(move);
        boolean check = position.inCheck();
        int mobility = ownMoves;
        if (!check) {
            position.makeNullMove();
            mobility = position.countMoves(scratch);
            position.unmake();
        }
        position.unmake();
        into[others] = flag(check);
        into[others + 1] = flag(kind == Move.CASTLING);
        into[others + 2] = flag(kind == Move.PROMOTION);
        into[others + 3] = flag(retakes);
        into[others + 4] = flag(kind == Move.DROP);
        into[others + 5] = (short) (mobility - ownMoves);
        into[others + 6] = (short) theirMoves;
        boolean steps = kind != Move.CASTLING && kind != Move.DROP && kind != Move.PASS;
        into[others + 7] = (short) (steps ? off(Move.from(move)) - off(Move.to(move)) : 0);
        if (kind != Move.CASTLING && mover >= 0 && mover != reference) {
            into[others + OTHERS.size() + mover - (mover > reference ? 1 : 0)] = 1;
        }
    }

    private static short flag(boolean holds) {
        return (short) (holds ? 1 : 0);
    }

    /// The distance from the centre by files and ranks, in half squares.
    private int off(int square) {
        return Math.abs(2 * board.file(square) - board.files() + 1)
                + Math.abs(2 * board.rank(square) - board.ranks() + 1);
    }

    /// The rules of the game.
    VariantRules rules() {
        return rules;
    }
}
