package org.pieceworth.pgn;

import org.pieceworth.rules.san.SanCode;

/// Reads the plain part of a movetext: numbers, moves and spaces. Stops before anything else, which
/// [MoveTextReader] then reads the slow way; both read a token alike.
///
/// The ends of all tokens of 64 bytes are found at once, so that no token has to wait for the length of the one
/// before, and tokens are looked up among [KnownTokens].
final class PlainMoves {

    private static final int BLOCK = 64;

    /// Reading stops this many bytes before the window's end, so that a block and the eight bytes of its last token are
    /// always whole.
    private static final int MARGIN = BLOCK + 16;

    /// The bytes that end a line, a bit for each.
    private static final int NEWLINES = 1 << '\n' | 1 << '\r';

    private final ByteWindow window;
    private final PgnEmitter emitter;
    private final KnownTokens known;

    /// True while the text has numbers joined to moves (`1.e4`), so that a dot ends a token as a space does.
    private boolean together;

    PlainMoves(ByteWindow window, PgnEmitter telling, KnownTokens known) {
        this.window = window;
        this.emitter = telling;
        this.known = known;
    }

    /// Reads from the window's position as long as the text is plain and the buffer of moves has room.
    void read() {
        int last = window.limit - MARGIN;
        boolean plain = true;
        while (plain && window.position < last && emitter.room() >= BLOCK / 2) {
            byte next = window.bytes[window.position];
            if (ByteClasses.of(next) <= ByteClasses.NEWLINE) {
                together &= window.position == 0 || window.bytes[window.position - 1] != '.';
                window.passByte();
            } else if (together && next == '.') {
                window.position++;
            } else {
                plain = readBlock(window, emitter, known.entries(), ends()) || readToken();
            }
        }
    }

    /// The bytes of the block at the window's position that end a token, a bit for each, up to the first that ends
    /// none.
    private long ends() {
        byte[] bytes = window.bytes;
        int base = window.position;
        long ends = 0;
        for (int i = 0; i < BLOCK; i += 8) {
            ends |= EightBytes.bits(EightBytes.spaces(EightBytes.at(bytes, base + i))) << i;
        }
        if (together) {
            for (int i = 0; i < BLOCK; i += 8) {
                ends |= EightBytes.bits(EightBytes.equals(EightBytes.at(bytes, base + i), '.')) << i;
            }
        }
        long doubled = ends & ends << 1;
        return ends & (doubled & -doubled) - 1;
    }

    /// Reads the tokens of a block up to the first one that is not at its [KnownTokens#place]. Calls no other method,
    /// so that its variables stay in registers.
    ///
    /// @param allEnds the bytes that end a token, a bit for each
    /// @return true if the next block may follow
    private static boolean readBlock(ByteWindow window, PgnEmitter telling, long[] entries, long allEnds) {
        byte[] bytes = window.bytes;
        long[] written = telling.written;
        int base = window.position;
        int count = telling.count;
        long line = window.line & SanCode.LINE;
        long ends = allEnds;
        int at = base;
        for (; ends != 0; ends &= ends - 1) {
            int end = base + Long.numberOfTrailingZeros(ends);
            int bits = end - at << 3;
            long word = EightBytes.at(bytes, at);
            long token = word << -bits;
            int place = KnownTokens.place(token);
            long meaning = entries[place + 1];
            if (entries[place] != token || bits > 8 * KnownTokens.LONGEST) {
                break;
            }
            written[count] = meaning | line;
            count += (int) (meaning >>> 63);
            line += NEWLINES >>> (int) (word >>> bits) & 1;
            at = end + 1;
        }
        telling.count = count;
        window.position = at;
        window.line += line - (window.line & SanCode.LINE);
        return ends == 0 && at > base;
    }

    /// Reads one token that is not at its first place in the cache.
    ///
    /// @return true if it is plain, or will be once numbers are separated from their moves
    private boolean readToken() {
        byte[] bytes = window.bytes;
        int from = window.position;
        long word = EightBytes.at(bytes, from);
        int length = EightBytes.first(EightBytes.spaces(word) | (together ? EightBytes.equals(word, '.') : 0));
        boolean isShort = length > 0 && length <= KnownTokens.LONGEST && ByteClasses.isWord(bytes[from]);
        long meaning = isShort ? known.meaning(bytes, from, length) : KnownTokens.UNKNOWN;
        if (meaning == KnownTokens.UNKNOWN) {
            boolean apart = !together && startsTogether(bytes, from);
            together |= apart;
            return apart;
        }
        if (meaning != KnownTokens.NOTHING) {
            emitter.written[emitter.count++] = meaning | window.line & SanCode.LINE;
        }
        window.position += length;
        return true;
    }

    /// Looks for a number and a dot that join the next token, such as `12.e`.
    private static boolean startsTogether(byte[] bytes, int from) {
        int digits = EightBytes.first(EightBytes.nonDigits(EightBytes.at(bytes, from)));
        return digits > 0 && bytes[from + digits] == '.' && ByteClasses.isWord(bytes[from + digits + 1]);
    }
}
