package org.pieceworth.rules.chess;

import java.util.Arrays;

/// Reads the Forsyth-Edwards notation of chess directly from bytes, for files with millions of positions. It
/// accepts only the usual notation of positions that can be played; [org.pieceworth.rules.position.Fen] and
/// [ChessPosition#withPossibleRights] read the rest and report errors.
public final class ChessFen {

    /// The result of [#read] for a position written in an unusual way, or not playable.
    public static final int ODD = -1;

    private static final byte[] CODES = codes();

    private static final int WHITE_KING = ChessState.KING + 1;
    private static final int WHITE_ROOK = ChessState.ROOK + 1;
    private static final int BLACK = 8;

    private static final int KING_FILE = 4;
    private static final int MAX_PIECES = 16;

    private ChessFen() {}

    private static byte[] codes() {
        byte[] codes = new byte[256];
        for (int type = 0; type < ChessState.LETTERS.length(); type++) {
            char letter = ChessState.LETTERS.charAt(type);
            codes[letter] = (byte) (type + 1);
            codes[Character.toLowerCase(letter)] = (byte) (type + 1 + BLACK);
        }
        return codes;
    }

    /// Reads placement, side to move, castling rights and en passant square with one space between them. An en passant
    /// square that no pawn can have stepped over is dropped; counters become 0 and 1.
    ///
    /// @param text the bytes; those from `from` to before `to` are read
    /// @param into becomes that position; left in any state if the result is [#ODD]
    /// @return the index after the en passant square, or [#ODD]
    public static int read(byte[] text, int from, int to, ChessPosition into) {
        into.forgetHistory();
        clear(into);
        int at = placement(text, from, to, into);
        if (at == ODD || to - at < "w - -".length() || text[at + 1] != ' ') {
            return ODD;
        }
        if (text[at] != 'w' && text[at] != 'b') {
            return ODD;
        }
        into.side = text[at] == 'w' ? 0 : 1;
        at = castling(text, at + 2, to, into);
        at = at == ODD ? ODD : enPassant(text, at, to, into);
        return at != ODD && isPlayable(into) ? at : ODD;
    }

    private static void clear(ChessState position) {
        Arrays.fill(position.byType, 0);
        Arrays.fill(position.bySide, 0);
        Arrays.fill(position.codes, (byte) 0);
        position.castling = 0;
        position.enPassant = ChessState.NO_SQUARE;
        position.counts = 0;
        position.halfmoveClock = 0;
        position.fullmoveNumber = 1;
    }

    /// Sets the counters of a position.
    ///
    /// @param halfmoveClock plies since the last capture or pawn move, 0 or more
    /// @param fullmoveNumber the number of the move to come, 1 or more
    public static void setCounters(ChessPosition position, int halfmoveClock, int fullmoveNumber) {
        position.halfmoveClock = halfmoveClock;
        position.fullmoveNumber = fullmoveNumber;
    }

    /// @return the index after the space that follows
    private static int placement(byte[] text, int from, int to, ChessState into) {
        int at = from;
        for (int rank = 7; rank >= 0; rank--) {
            at = rank(text, at, to, 8 * rank, into);
            if (at == ODD || at == to || text[at] != (rank == 0 ? ' ' : '/')) {
                return ODD;
            }
            at++;
        }
        return at;
    }

    private static int rank(byte[] text, int from, int to, int first, ChessState into) {
        int at = from;
        int square = first;
        while (square < first + 8 && at < to) {
            int code = CODES[text[at] & 0xFF];
            if (code != 0) {
                put(into, square++, code);
            } else {
                int empty = text[at] - '0';
                if (empty < 1 || empty > first + 8 - square || isDigit(text, at + 1, to)) {
                    return ODD;
                }
                square += empty;
            }
            at++;
        }
        return square == first + 8 ? at : ODD;
    }

    private static boolean isDigit(byte[] text, int at, int to) {
        return at < to && text[at] >= '0' && text[at] <= '9';
    }

    private static void put(ChessState position, int square, int code) {
        long bit = 1L << square;
        position.codes[square & 63] = (byte) code;
        position.byType[code - 1 & 7] |= bit;
        position.bySide[code >> 3 & 1] |= bit;
        position.counts += ChessState.COUNT_UNIT[code & 15];
    }

    /// Rights of kings on the e-file with rooks in the corners.
    ///
    /// @return the index after the space that follows
    private static int castling(byte[] text, int from, int to, ChessState into) {
        int at = from;
        if (text[at] == '-') {
            at++;
        } else {
            for (; at < to && text[at] != ' '; at++) {
                int right = ChessFenWriter.RIGHTS.indexOf(text[at]);
                if (right < 0 || !standsToCastle(into, right)) {
                    return ODD;
                }
                into.castling |= 1L << ChessFenWriter.CORNERS[right];
            }
        }
        return at > from && at < to && text[at] == ' ' ? at + 1 : ODD;
    }

    private static boolean standsToCastle(ChessState position, int right) {
        int corner = ChessFenWriter.CORNERS[right];
        int ofSide = right < 2 ? 0 : BLACK;
        return position.codes[corner] == WHITE_ROOK + ofSide
                && position.codes[corner & 56 | KING_FILE] == WHITE_KING + ofSide;
    }

    private static int enPassant(byte[] text, int from, int to, ChessState into) {
        if (from < to && text[from] == '-') {
            return from + 1;
        }
        if (to - from < 2 || text[from] < 'a' || text[from] > 'h' || text[from + 1] < '1' || text[from + 1] > '8') {
            return ODD;
        }
        int square = text[from] - 'a' + 8 * (text[from + 1] - '1');
        into.enPassant = steppedOver(into, square) ? into.takable(square, into.side) : ChessState.NO_SQUARE;
        return from + 2;
    }

    private static boolean steppedOver(ChessState position, int square) {
        int mover = position.side ^ 1;
        int forward = mover == 0 ? 8 : -8;
        return square >> 3 == (mover == 0 ? 2 : 5)
                && position.codes[square + forward] == ChessState.PAWN + 1 + BLACK * mover
                && position.codes[square] == 0
                && position.codes[square - forward] == 0;
    }

    private static boolean isPlayable(ChessState position) {
        long lastRanks = Attacks.RANK_1 | Attacks.RANK_1 << 56;
        if ((position.byType[ChessState.PAWN] & lastRanks) != 0 || !isArmy(position, 0) || !isArmy(position, 1)) {
            return false;
        }
        int side = position.side;
        long occupied = position.occupied();
        position.checkers = position.attackers(position.kingSquare(side), occupied, side ^ 1);
        return position.attackers(position.kingSquare(side ^ 1), occupied, side) == 0;
    }

    private static boolean isArmy(ChessState position, int side) {
        long pieces = position.bySide[side];
        return Long.bitCount(pieces & position.byType[ChessState.KING]) == 1 && Long.bitCount(pieces) <= MAX_PIECES;
    }
}
