package org.pieceworth.rules.san;

/// A written move packed into one number, so that reading a game allocates nothing.
///
/// Bits: 0-2 target file, 3-5 target rank, 6-8 piece, 10 and 11 fourth bits of file and rank, 12-13 piece's
/// upper bits, 14-18 origin file + 1, 19-23 origin rank + 1, 24-28 letter promoted to (A is 1), 29-30 kind. A
/// missing part is 0, and a missing piece letter is a piece 1; the pieces N B R Q K are 2 to 6, so that the
/// lowest nine bits of a usual chess move are piece and square as tables are looked up with, and other
/// letters have upper bits. Read are SAN, its over-disambiguated and long forms, moves as engines write them
/// (`e2e4`, `e7e8q`), `0-0`, `e8Q`, `e8(Q)`, `e8/Q`, `e.p.` and null moves; the marks `x : - + # ! ?` carry
/// nothing that the position does not know and are dropped. A pawn that does not take comes from the target's
/// file; its code has that as the origin's.
public final class SanCode {

    /// The code of a text that no move can be read from.
    public static final int INVALID = -1;

    /// Castling to the right, as White sees it.
    public static final int KINGSIDE = 1 << 29;

    /// Castling to the left.
    public static final int QUEENSIDE = 2 << 29;

    /// No move: the turn passes.
    public static final int NULL_MOVE = 3 << 29;

    /// The bits of a move [#onLine] that hold the line.
    public static final long LINE = 0xFFFF_FFFFL;

    private static final int KIND_MASK = 3 << 29;

    /// The number of each letter's piece, A at 1; none at 0.
    private static final byte[] PIECES = pieces();

    /// The letter of each piece's number.
    private static final byte[] LETTERS = letters();

    private SanCode() {}

    private static byte[] pieces() {
        byte[] pieces = new byte[32];
        String usual = "NBRQK";
        int other = 8;
        for (int letter = 1; letter < pieces.length; letter++) {
            int chess = usual.indexOf('@' + letter);
            pieces[letter] = (byte) (chess >= 0 ? chess + 2 : letter <= 26 ? other++ : 0);
        }
        pieces[0] = 1;
        return pieces;
    }

    private static byte[] letters() {
        byte[] letters = new byte[32];
        for (byte letter = 1; letter <= 26; letter++) {
            letters[PIECES[letter]] = letter;
        }
        return letters;
    }

    /// A move and the line that it is written on in one number: the code above, the lowest 32 bits of the line
    /// below, and the highest bit set, which distinguishes a move from none.
    public static long onLine(int code, long line) {
        return Long.MIN_VALUE | (long) code << 32 | line & LINE;
    }

    /// The code of a move [#onLine].
    public static int code(long written) {
        return (int) (written >>> 32) & Integer.MAX_VALUE;
    }

    /// The line, its lowest 32 bits, of a move [#onLine].
    public static long line(long written) {
        return written & LINE;
    }

    /// Packs the move written in `text[from .. to)`; returns [#INVALID] if there is none.
    public static int decode(byte[] text, int from, int to) {
        int end = to;
        while (end > from && isMark(text[end - 1])) {
            end--;
        }
        if (end - from < 2) {
            return INVALID;
        }
        byte first = text[from];
        if (first >= 'a' && first <= 'p' && !(first == 'o' && text[from + 1] == '-')) {
            return squares(text, from, end, 0);
        }
        if (first == 'O' || first == '0' || first == 'o' || first == '-' || first == '@' || first == 'Z') {
            int special = special(text, from, end);
            if (special != INVALID) {
                return special;
            }
        }
        return first >= 'A' && first <= 'Z' ? squares(text, from + 1, end, first - '@') : INVALID;
    }

    private static boolean isMark(byte c) {
        return c == '+' || c == '#' || c == '!' || c == '?';
    }

    private static int special(byte[] text, int from, int end) {
        int length = end - from;
        if (length == 2 && (text[from] == '-' || text[from] == 'Z')) {
            return text[from + 1] == (text[from] == '-' ? '-' : '0') ? NULL_MOVE : INVALID;
        }
        if (length == 4 && (all(text, from, end, '0') || all(text, from, end, '@'))) {
            return NULL_MOVE;
        }
        int wings = 0;
        for (int i = from; i < end; i++) {
            if (((i - from) & 1) == 1 ? text[i] != '-' : text[i] != text[from]) {
                return INVALID;
            }
            wings++;
        }
        boolean letters = text[from] != '-' && text[from] != '@' && text[from] != 'Z';
        return !letters ? INVALID : wings == 3 ? KINGSIDE : wings == 5 ? QUEENSIDE : INVALID;
    }

    private static boolean all(byte[] text, int from, int end, char c) {
        for (int i = from; i < end; i++) {
            if (text[i] != c) {
                return false;
            }
        }
        return true;
    }

    /// The squares: origin file and rank if given, then the target, then a promotion.
    private static int squares(byte[] text, int from, int end, int letter) {
        int at = from;
        int file1 = 0;
        int rank1 = 0;
        if (at < end && isFile(text[at])) {
            file1 = text[at++] - '`';
        }
        while (at < end && isDigit(text[at])) {
            rank1 = Math.min(99, 10 * rank1 + text[at++] - '0');
        }
        while (at < end && (text[at] == 'x' || text[at] == '-' || text[at] == ':')) {
            at++;
        }
        int file2 = file1;
        int rank2 = rank1;
        if (at < end
                && isFile(text[at])
                && !(text[at] == 'e' && isEnPassantMark(text, at, end))
                && targets(text, at, end)) {
            file2 = text[at++] - '`';
            rank2 = 0;
            while (at < end && isDigit(text[at])) {
                rank2 = Math.min(99, 10 * rank2 + text[at++] - '0');
            }
        } else {
            file1 = 0;
            rank1 = 0;
        }
        int promotion = promotion(text, at, end);
        if (file1 == 0 && rank1 == 0 && (letter == 0 || letter == 'P' - '@')) {
            file1 = file2;
        }
        boolean whole = file2 >= 1 && rank2 >= 1 && rank2 <= 16 && rank1 <= 16 && promotion >= 0;
        return whole
                ? square(file2 - 1, rank2 - 1) | piece(letter) | file1 << 14 | rank1 << 19 | promotion << 24
                : INVALID;
    }

    private static int square(int file, int rank) {
        return file & 7 | (rank & 7) << 3 | (file & 8) << 7 | (rank & 8) << 8;
    }

    private static int piece(int letter) {
        int piece = PIECES[letter];
        return (piece & 7) << 6 | (piece & 0x18) << 9;
    }

    /// True if a file letter is followed by a rank, and so begins a square rather than a promotion such as the b of
    /// b8b.
    private static boolean targets(byte[] text, int at, int end) {
        return at + 1 < end && isDigit(text[at + 1]);
    }

    /// 0 when nothing is left, the letter's number for a promotion, -1 for anything else.
    private static int promotion(byte[] text, int from, int end) {
        if (from == end || isEnPassantMark(text, from, end)) {
            return 0;
        }
        int at = from;
        boolean bracket = text[at] == '(';
        if (bracket || text[at] == '=' || text[at] == '/') {
            at++;
        }
        if (end - at != (bracket ? 2 : 1) || (bracket && text[end - 1] != ')')) {
            return -1;
        }
        int letter = text[at] & ~0x20;
        return letter >= 'A' && letter <= 'Z' ? letter - '@' : -1;
    }

    private static boolean isEnPassantMark(byte[] text, int at, int end) {
        int length = end - at;
        return text[at] == 'e'
                && ((length == 2 && text[at + 1] == 'p')
                        || (length >= 3
                                && text[at + 1] == '.'
                                && text[at + 2] == 'p'
                                && (length == 3 || length == 4 && text[at + 3] == '.')));
    }

    private static boolean isFile(byte c) {
        return c >= 'a' && c <= 'p';
    }

    private static boolean isDigit(byte c) {
        return c >= '0' && c <= '9';
    }

    /// 0 for a move between squares, else [#KINGSIDE], [#QUEENSIDE] or [#NULL_MOVE].
    public static int kind(int code) {
        return code & KIND_MASK;
    }

    /// The target's file, from 0.
    public static int toFile(int code) {
        return code & 7 | code >> 7 & 8;
    }

    /// The target's rank, from 0.
    public static int toRank(int code) {
        return code >> 3 & 7 | code >> 8 & 8;
    }

    /// The origin's file from 1, or 0 when it is not written.
    public static int fromFile(int code) {
        return code >> 14 & 31;
    }

    /// The origin's rank from 1, or 0 when it is not written.
    public static int fromRank(int code) {
        return code >> 19 & 31;
    }

    /// The number of the piece's letter, A being 1, or 0 when none is written.
    public static int letter(int code) {
        return LETTERS[code >> 6 & 7 | code >> 9 & 0x18];
    }

    /// The number of the letter promoted to, or 0.
    public static int promotion(int code) {
        return code >> 24 & 31;
    }
}
