package org.pieceworth.rules.chess;

import java.nio.charset.StandardCharsets;
import org.pieceworth.rules.position.Fen;

/// Writes the Forsyth-Edwards notation of chess as [Fen#write] does for a set-up, but directly from the board.
final class ChessFenWriter {

    /// The rooks that castle as `K`, `Q`, `k` and `q`.
    static final String RIGHTS = "KQkq";

    /// The squares of those rooks.
    static final int[] CORNERS = {7, 0, 63, 56};

    private static final long CORNER_SQUARES = 0x81L | 0x81L << 56;

    private static final int LONGEST = 110;

    private ChessFenWriter() {}

    static String write(ChessState position) {
        if ((position.castling & ~CORNER_SQUARES) != 0) {
            return Fen.write(ChessSetupRules.setup(position));
        }
        byte[] text = new byte[LONGEST];
        int at = writePlacement(position, text);
        text[at++] = ' ';
        text[at++] = (byte) (position.side == 0 ? 'w' : 'b');
        text[at++] = ' ';
        at = writeCastling(position, text, at);
        text[at++] = ' ';
        if (position.enPassant == ChessState.NO_SQUARE) {
            text[at++] = '-';
        } else {
            text[at++] = (byte) ('a' + (position.enPassant & 7));
            text[at++] = (byte) ('1' + (position.enPassant >> 3));
        }
        text[at++] = ' ';
        at = writeNumber(position.halfmoveClock, text, at);
        text[at++] = ' ';
        at = writeNumber(position.fullmoveNumber, text, at);
        return new String(text, 0, at, StandardCharsets.ISO_8859_1);
    }

    private static int writePlacement(ChessState position, byte[] text) {
        int at = 0;
        for (int rank = 7; rank >= 0; rank--) {
            int empty = 0;
            for (int square = 8 * rank; square < 8 * rank + 8; square++) {
                int code = position.codes[square];
                if (code == 0) {
                    empty++;
                    continue;
                }
                if (empty > 0) {
                    text[at++] = (byte) ('0' + empty);
                    empty = 0;
                }
                char letter = ChessState.LETTERS.charAt((code & 7) - 1);
                text[at++] = (byte) (code > 8 ? letter + ('a' - 'A') : letter);
            }
            if (empty > 0) {
                text[at++] = (byte) ('0' + empty);
            }
            if (rank > 0) {
                text[at++] = '/';
            }
        }
        return at;
    }

    private static int writeCastling(ChessState position, byte[] text, int from) {
        int at = from;
        for (int right = 0; right < CORNERS.length; right++) {
            if ((position.castling >>> CORNERS[right] & 1) != 0) {
                text[at++] = (byte) RIGHTS.charAt(right);
            }
        }
        if (at == from) {
            text[at++] = '-';
        }
        return at;
    }

    private static int writeNumber(int number, byte[] text, int from) {
        byte[] digits = Integer.toString(number).getBytes(StandardCharsets.ISO_8859_1);
        System.arraycopy(digits, 0, text, from, digits.length);
        return from + digits.length;
    }
}
