package org.pieceworth.pgn;

import java.util.Arrays;
import org.pieceworth.rules.san.SanCode;

/// Decodes the plain part of a movetext: numbers, moves and spaces. Stops before anything else, which
/// [MoveTextReader] then reads the slow way; both read a token alike.
///
/// The ends of all tokens of 64 bytes are found at once, so that no token has to wait for the length of the one
/// before.
final class PlainMoves {

    private static final int BLOCK = 64;

    /// So far from the window's end nothing is read: a block and the eight bytes of its last token are always
    /// whole.
    private static final int MARGIN = BLOCK + 16;

    private static final int NUMBER = -1;
    private static final int OTHER = -2;
    private static final int CASTLES = -3;

    private static final long KINGSIDE = text("O-O");
    private static final long QUEENSIDE = text("O-O-O");

    /// Per first byte of a token the bits of its piece letter in a [SanCode], or what else it is.
    private static final int[] FIRST = firsts();

    /// Marks an origin that is a rank: no other may stand before it.
    private static final int RANK_MARK = 1 << 30;

    /// Per byte that tells first, or alone, where a move comes from its bits in a [SanCode]; 0 for none, negative
    /// for other bytes.
    private static final int[] FIRST_ORIGIN = origins(true);

    /// The same per byte that tells second: ranks alone.
    private static final int[] SECOND_ORIGIN = origins(false);

    private PlainMoves() {}

    private static long text(String token) {
        long word = 0;
        for (int i = 0; i < token.length(); i++) {
            word |= (long) token.charAt(i) << 8 * i;
        }
        return word;
    }

    private static int[] firsts() {
        int[] firsts = new int[256];
        Arrays.fill(firsts, OTHER);
        Arrays.fill(firsts, 'a', 'h' + 1, 0);
        for (char letter : new char[] {'N', 'B', 'R', 'Q', 'K'}) {
            firsts[letter] = letter - '@' << 18;
        }
        Arrays.fill(firsts, '1', '9' + 1, NUMBER);
        firsts['O'] = CASTLES;
        return firsts;
    }

    private static int[] origins(boolean files) {
        int[] origins = new int[256];
        Arrays.fill(origins, Integer.MIN_VALUE);
        origins[0] = 0;
        for (int i = 0; i < 8; i++) {
            origins['1' + i] = RANK_MARK | i + 1 << 13;
            if (files) {
                origins['a' + i] = i + 1 << 8;
            }
        }
        return origins;
    }

    /// Reads on from `position` as far as all is plain and the buffer has room.
    static void read(ByteWindow window, Telling telling) {
        int last = window.limit - MARGIN;
        boolean plain = true;
        while (plain && window.position < last && telling.codes.length - telling.count >= BLOCK / 2) {
            if (ByteClasses.of(window.bytes[window.position]) <= ByteClasses.NEWLINE) {
                window.passByte();
            } else {
                plain = readBlock(window, telling);
            }
        }
    }

    /// Reads the tokens that end within a block, up to the first that is not plain or has more than one space
    /// behind it. Calls nothing while it reads, so that what it works on stays in registers.
    ///
    /// @return whether it may go on from there
    private static boolean readBlock(ByteWindow window, Telling telling) {
        byte[] bytes = window.bytes;
        int[] codes = telling.codes;
        long[] lines = telling.lines;
        int base = window.position;
        int count = telling.count;
        long line = window.line;
        long spaces = spaces(bytes, base);
        long doubled = spaces & spaces << 1;
        long ends = spaces & (doubled & -doubled) - 1;
        int at = base;
        for (; ends != 0; ends &= ends - 1) {
            int end = base + Long.numberOfTrailingZeros(ends);
            long word = EightBytes.at(bytes, at);
            int letter = FIRST[(int) word & 0xFF];
            int from = at;
            if (letter == NUMBER) {
                from += EightBytes.first(EightBytes.nonDigits(word)) + 1;
                if (bytes[from - 1] != '.') {
                    break;
                }
                if (from >= end) {
                    line += bytes[end] == '\n' || bytes[end] == '\r' ? 1 : 0;
                    at = end + 1;
                    continue;
                }
                word = EightBytes.at(bytes, from);
                letter = FIRST[(int) word & 0xFF];
            }
            int length = end - from;
            if (length > 7) {
                break;
            }
            int last = (int) (word >>> 8 * length - 8) & 0xFF;
            length -= last == '+' || last == '#' ? 1 : 0;
            if (letter < 0) {
                long castling = word & (1L << 8 * length) - 1;
                int code = castling == KINGSIDE ? SanCode.KINGSIDE : castling == QUEENSIDE ? SanCode.QUEENSIDE : 0;
                if (letter != CASTLES || code == 0) {
                    break;
                }
                codes[count] = code;
                lines[count++] = line;
                line += bytes[end] == '\n' || bytes[end] == '\r' ? 1 : 0;
                at = end + 1;
                continue;
            }
            // The token's last byte in the highest: what is not there is 0.
            long token = word << -8 * length;
            int toRank = (int) (token >>> 56) - '1';
            int toFile = (int) (token >>> 48 & 0xFF) - 'a';
            int takes = (int) (token >>> 40 & 0xFF ^ 'x') - 1 >>> 31;
            int piece = -letter >>> 31;
            int left = length - 2 - piece - takes;
            long before = (token << 16 + 8 * takes) >>> 1 >>> 63 - 8 * left;
            int firstOrigin = FIRST_ORIGIN[(int) before & 0xFF];
            int secondOrigin = SECOND_ORIGIN[(int) (before >>> 8) & 0xFF];
            int origin = firstOrigin | secondOrigin;
            int clash = firstOrigin & secondOrigin & RANK_MARK;
            int push = piece - 1 & left - 1 >> 31;
            if (((toRank | toFile) & ~7 | (origin | clash << 1 | left | 2 - left) & Integer.MIN_VALUE) != 0) {
                break;
            }
            codes[count] = toFile | toRank << 4 | origin & ~RANK_MARK | toFile + 1 << 8 & push | letter;
            lines[count++] = line;
            line += bytes[end] == '\n' || bytes[end] == '\r' ? 1 : 0;
            at = end + 1;
        }
        telling.count = count;
        window.position = at;
        window.line = line;
        return ends == 0 && at > base;
    }

    /// The bytes up to 32 of a block, a bit for each.
    private static long spaces(byte[] bytes, int base) {
        long spaces = 0;
        for (int i = 0; i < BLOCK; i += 8) {
            spaces |= EightBytes.bits(EightBytes.spaces(EightBytes.at(bytes, base + i))) << i;
        }
        return spaces;
    }
}
