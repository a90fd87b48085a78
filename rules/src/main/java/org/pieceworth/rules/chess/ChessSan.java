package org.pieceworth.rules.chess;

import java.util.Arrays;
import org.pieceworth.rules.position.Move;
import org.pieceworth.rules.san.SanCode;

/// Resolves packed written moves without generating moves: candidates are found from the target square.
public final class ChessSan {

    /// No legal move fits.
    public static final int ILLEGAL = -1;

    /// Several legal moves fit.
    public static final int AMBIGUOUS = -2;

    private static final int PAWN_LETTER = 'P' - '@';

    /// Per letter number, the piece type, or -1.
    private static final byte[] TYPES = types();

    private ChessSan() {}

    private static byte[] types() {
        byte[] types = new byte[32];
        Arrays.fill(types, (byte) -1);
        for (int type = 0; type < ChessState.LETTERS.length(); type++) {
            types[ChessState.LETTERS.charAt(type) - '@'] = (byte) type;
        }
        return types;
    }

    static int resolve(ChessState p, int code) {
        int kind = SanCode.kind(code);
        if (kind != 0) {
            return kind == SanCode.NULL_MOVE ? ILLEGAL : castling(p, kind == SanCode.KINGSIDE);
        }
        if (SanCode.toFile(code) > 7 || SanCode.toRank(code) > 7) {
            return ILLEGAL;
        }
        int to = SanCode.toRank(code) << 3 | SanCode.toFile(code);
        int letter = SanCode.letter(code);
        boolean wholeOrigin = SanCode.fromFile(code) != 0 && SanCode.fromRank(code) != 0;
        if (letter == 0 && !wholeOrigin || letter == PAWN_LETTER) {
            return pawnMove(p, code, to);
        }
        return wholeOrigin ? fromSquare(p, code, to, letter) : pieceMove(p, code, to, TYPES[letter]);
    }

    private static int castling(ChessState p, boolean kingside) {
        int king = p.kingSquare(p.side);
        for (long rooks = p.castling & p.bySide[p.side & 1]; rooks != 0; rooks &= rooks - 1) {
            int rook = Long.numberOfTrailingZeros(rooks);
            if (rook > king == kingside) {
                return castlingWith(p, king, rook);
            }
        }
        return ILLEGAL;
    }

    private static int castlingWith(ChessState p, int king, int rook) {
        return p.checkers == 0 && ChessMoveGenerator.mayCastle(p, king, rook, p.occupied())
                ? Move.of(king, rook, Move.CASTLING)
                : ILLEGAL;
    }

    /// The origin square is written in full: the piece is the one there.
    private static int fromSquare(ChessState p, int code, int to, int letter) {
        int file = SanCode.fromFile(code) - 1;
        int rank = SanCode.fromRank(code) - 1;
        if (file > 7 || rank > 7) {
            return ILLEGAL;
        }
        int from = rank << 3 | file;
        int type = (p.codes[from & 63] & 7) - 1;
        if (type < 0 || (letter != 0 && TYPES[letter] != type)) {
            return ILLEGAL;
        }
        if (type == ChessState.PAWN) {
            return pawnMove(p, code, to);
        }
        int move = pieceMove(p, code, to, type);
        return move == ILLEGAL && type == ChessState.KING ? castlingBySquares(p, from, to, code) : move;
    }

    /// Castling written `e1g1` or `e1h1`.
    private static int castlingBySquares(ChessState p, int from, int to, int code) {
        if (from != p.kingSquare(p.side) || SanCode.promotion(code) != 0) {
            return ILLEGAL;
        }
        if ((p.castling & p.bySide[p.side & 1] & 1L << to) != 0) {
            return castlingWith(p, from, to);
        }
        boolean twoFiles = Math.abs(to - from) == 2 && (to == (from & 56 | 6) || to == (from & 56 | 2));
        return twoFiles ? castling(p, to > from) : ILLEGAL;
    }

    private static int pieceMove(ChessState p, int code, int to, int type) {
        long own = p.bySide[p.side & 1];
        long untakeable = own | p.byType[ChessState.KING];
        if (type <= ChessState.PAWN || (untakeable >>> to & 1) != 0 || SanCode.promotion(code) != 0) {
            return ILLEGAL;
        }
        long occupied = p.occupied();
        long candidates = ChessMoveGenerator.attacks(type + 1, to, occupied) & p.byType[type] & own & origin(code);
        int found = ILLEGAL;
        for (; candidates != 0; candidates &= candidates - 1) {
            int from = Long.numberOfTrailingZeros(candidates);
            if (keepsKingSafe(p, type, from, to, occupied)) {
                if (found != ILLEGAL) {
                    return AMBIGUOUS;
                }
                found = Move.of(from, to, Move.NORMAL);
            }
        }
        return found;
    }

    private static long origin(int code) {
        int file = SanCode.fromFile(code) - 1;
        int rank = SanCode.fromRank(code) - 1;
        long squares = -1;
        if (file >= 0) {
            squares = file > 7 ? 0 : Attacks.FILE_A << file;
        }
        if (rank >= 0) {
            squares &= rank > 7 ? 0 : Attacks.RANK_1 << 8 * rank;
        }
        return squares;
    }

    /// True if the mover's king is safe after a move that captures nothing, or only on `to`: not for en passant.
    private static boolean keepsKingSafe(ChessState p, int type, int from, int to, long occupied) {
        int enemy = p.side ^ 1;
        if (type == ChessState.KING) {
            return p.attackers(to, occupied ^ 1L << from, enemy) == 0;
        }
        int king = p.kingSquare(p.side);
        if (p.checkers == 0 && !Attacks.aligned(king, from)) {
            return true;
        }
        long after = occupied & ~(1L << from) | 1L << to;
        return (p.attackers(king, after, enemy) & ~(1L << to)) == 0;
    }

    private static int pawnMove(ChessState p, int code, int to) {
        int rank = to >> 3;
        boolean white = p.side == 0;
        boolean last = rank == (white ? 7 : 0);
        int promotion = SanCode.promotion(code);
        int type = TYPES[promotion];
        if (last ? type <= ChessState.PAWN || type == ChessState.KING : promotion != 0) {
            return ILLEGAL;
        }
        if (rank == (white ? 0 : 7)) {
            return ILLEGAL;
        }
        int file = SanCode.fromFile(code) == 0 ? to & 7 : SanCode.fromFile(code) - 1;
        int from = file == (to & 7) ? pushOrigin(p, to) : captureOrigin(p, to, file);
        boolean fits = from >= 0 && (SanCode.fromRank(code) == 0 || SanCode.fromRank(code) - 1 == from >> 3);
        if (!fits) {
            return ILLEGAL;
        }
        boolean enPassant = file != (to & 7) && p.codes[to & 63] == 0;
        long occupied = p.occupied();
        boolean safe = enPassant
                ? ChessMoveGenerator.safeEnPassant(p, p.kingSquare(p.side), from, occupied)
                : keepsKingSafe(p, ChessState.PAWN, from, to, occupied);
        if (!safe) {
            return ILLEGAL;
        }
        if (last) {
            return Move.promotion(from, to, type);
        }
        int kind = enPassant ? Move.EN_PASSANT : Math.abs(to - from) == 16 ? Move.DOUBLE_STEP : Move.NORMAL;
        return Move.of(from, to, kind);
    }

    private static int pushOrigin(ChessState p, int to) {
        int back = p.side == 0 ? -8 : 8;
        int pawn = ChessState.PAWN + 1 + 8 * p.side;
        if (p.codes[to & 63] != 0) {
            return ILLEGAL;
        }
        if (p.codes[to + back & 63] == pawn) {
            return to + back;
        }
        boolean doubleStep =
                to >> 3 == (p.side == 0 ? 3 : 4) && p.codes[to + back & 63] == 0 && p.codes[to + 2 * back & 63] == pawn;
        return doubleStep ? to + 2 * back : ILLEGAL;
    }

    private static int captureOrigin(ChessState p, int to, int file) {
        int from = to + (p.side == 0 ? -8 : 8) + file - (to & 7);
        boolean beside = Math.abs(file - (to & 7)) == 1 && file < 8;
        boolean pawn = beside && p.codes[from & 63] == ChessState.PAWN + 1 + 8 * p.side;
        long takeable = p.bySide[(p.side ^ 1) & 1] & ~p.byType[ChessState.KING];
        boolean prey = (takeable >>> to & 1) != 0 || to == p.enPassant;
        return pawn && prey ? from : ILLEGAL;
    }
}
