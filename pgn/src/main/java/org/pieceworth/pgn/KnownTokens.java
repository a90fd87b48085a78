package org.pieceworth.pgn;

import org.pieceworth.rules.san.SanCode;

/// The short tokens of movetext that were met before, and what they mean: games are written in some thousand
/// different ones, so that looking one up is less work than decoding it.
///
/// A token is the number that its bytes make, its last in the highest bits. Its entry is two numbers: the token,
/// and what it means.
final class KnownTokens {

    /// The most bytes of a token that is kept.
    static final int LONGEST = 7;

    /// What a move number means. Moves mean what [SanCode#onLine] writes of them, on line 0.
    static final long NOTHING = 0;

    /// What a token means that is not plain.
    static final long UNKNOWN = -1;

    private static final int BITS = 14;
    private static final int ENTRIES = 1 << BITS;

    /// Places where a token may be kept, the first of which is looked at by who reads fast.
    private static final int PLACES = 4;

    /// Of four thousand random numbers the one by which the fewest of master games' tokens, 0.6 %, share a place
    /// with a more common one.
    private static final long FACTOR = 0xFE20A8EDF3714251L;

    private final long[] entries = new long[2 * ENTRIES];

    /// What stands first at each token's [#place].
    long[] entries() {
        return entries;
    }

    /// The index of a token's entry, if it is known; what it means follows it.
    static int place(long token) {
        return (int) (token * FACTOR >>> 63 - BITS) & 2 * ENTRIES - 2;
    }

    /// What a token before a space or a dot means; learns it when it is new.
    ///
    /// @param from where it begins
    /// @param length its bytes, 1 to [#LONGEST]
    /// @return [#UNKNOWN] for what has to be read the slow way
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

    /// Keeps a token at the first of its places that is free, since common ones come early; else at the last.
    private void keep(int place, long token, long meaning) {
        int i = 0;
        while (i < PLACES - 1 && entries[place ^ 2 * i] != 0) {
            i++;
        }
        entries[place ^ 2 * i] = token;
        entries[(place ^ 2 * i) + 1] = meaning;
    }

    /// What [MoveTextReader] would make of a token.
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

    /// Whether a token is a number, perhaps with dots.
    private static boolean isNumber(byte[] bytes, int from, int end) {
        int at = from;
        while (at < end && ByteClasses.isDigit(bytes[at])) {
            at++;
        }
        while (at < end && bytes[at] == '.') {
            at++;
        }
        return bytes[from] != '0' && at == end;
    }
}
