package org.pieceworth.text;

/// Spreads the bits of a number.
public final class Mixing {

    private Mixing() {}

    /// One round of the finaliser of SplitMix64 (Steele, Lea and Flood 2014): a bijection where every bit of
    /// the argument changes about half of the result's.
    public static long mix(long value) {
        long z = value + 0x9E3779B97F4A7C15L;
        z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
        return z ^ z >>> 31;
    }
}
