package org.pieceworth.pgn;

import org.pieceworth.rules.san.SanCode;

/// A cache of short movetext tokens and their meanings: games use only a few thousand different ones, so that
/// a look-up takes less time than decoding.
///
/// A token is packed into a `long`, its last byte highest. An entry is two numbers: the token and its meaning.
final class KnownTokens {

    /// The most bytes of a cached token.
    static final int LONGEST = 7;

    /// The meaning of a move number. A move's meaning is its [SanCode#onLine] on line 0.
    static final long NOTHING = 0;

    /// The meaning of a token that only [MoveTextReader] can read.
    static final long UNKNOWN = -1;

    private static final int BITS = 14;
    private static final int ENTRIES = 1 << BITS;

    /// Number of places for a token; fast readers look at the first only.
    private static final int PLACES = 4;

    /// The best of four thousand random numbers: only 0.6 % of the tokens in master games share
    /// a place with a more common one.
    private static final long FACTOR = 0xFE20A8EDF3714251L;

    private final long[] entries = new long[2 * ENTRIES];

    /// The table, two numbers per entry; [PlainMoves] looks up the entry at [#place] only.
    long[] entries() {
        return entries;
    }

    /// The index of a token's entry, if cached; its meaning is at the next index.
    static int place(long token) {
        return (int) (token * FACTOR >>> 63 - BITS) & 2 * ENTRIES - 2;
    }

    /// Returns the meaning of a token that ends at a space or a dot, and caches it if it is new.
    ///
    /// @param from index of its first byte
    /// @param length its bytes, 1 to [#LONGEST]
    /// @return the meaning, or [#UNKNOWN] for a token that needs the slow reader
    long meaning(byte[] bytes, int from, int length) {
        long token = EightBytes.at(bytes, from) << -8 * length;
        int place = place(token);
        for (int i = 0; i < PLACES; i++) {
            if (entries[place ^ 2 * i] == token) {
                return entries[(place ^ 2 * i) + 1];
            }
        }
        long meaning = read(bytes, from, from + length);
        if (meaning != UNKNOWN) {
            keep(place, token, meaning);
        }
        return meaning;
    }

    /// Stores a token in the first free one of its places, since common tokens come early; else in the last.
    private void keep(int place, long token, long meaning) {
        int i = 0;
        while (i < PLACES - 1 && entries[place ^ 2 * i] != 0) {
            i++;
        }
        entries[place ^ 2 * i] = token;
        entries[(place ^ 2 * i) + 1] = meaning;
    }

    /// Reads a token as [MoveTextReader] does: both must agree.
    private static long read(byte[] bytes, int from, int end) {
        if (ByteClasses.isDigit(bytes[from])) {
            return isNumber(bytes, from, end) ? NOTHING : UNKNOWN;
        }
        for (int at = from; at < end; at++) {
            if (!ByteClasses.isWord(bytes[at])) {
                return UNKNOWN;
            }
        }
        // `e` may be the first letter of `e.p.`.
        int code = bytes[end - 1] == 'e' ? SanCode.INVALID : SanCode.decode(bytes, from, end);
        return code == SanCode.INVALID ? UNKNOWN : SanCode.onLine(code, 0);
    }

    /// Accepts dots after the digits. Four digits without them may be a move.
    private static boolean isNumber(byte[] bytes, int from, int end) {
        int at = from;
        while (at < end && ByteClasses.isDigit(bytes[at])) {
            at++;
        }
        boolean isShort = at - from < MoveTextReader.NUMERIC || at < end;
        while (at < end && bytes[at] == '.') {
            at++;
        }
        return bytes[from] != '0' && at == end && isShort;
    }
}
