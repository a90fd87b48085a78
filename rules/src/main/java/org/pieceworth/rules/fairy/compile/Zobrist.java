package org.pieceworth.rules.fairy.compile;

import org.pieceworth.text.Mixing;

/// Zobrist hashing: random numbers for all parts of a position, the same on every machine.
public final class Zobrist {

    /// Keys by side, kind and square.
    public final long[] piece;

    /// White's side to move is 0.
    public final long blackToMove = Mixing.mix(1);

    /// Keys by rights.
    private final long[] castling = mixed(0x200000L, 16);

    /// Keys by square.
    private final long[] enPassant = mixed(0x300000L, 256);

    private final int kindCount;

    Zobrist(int kindCount, int squares) {
        this.kindCount = kindCount;
        piece = mixed(0x1000L, 2 * kindCount * squares);
    }

    private static long[] mixed(long first, int count) {
        long[] numbers = new long[count];
        for (int i = 0; i < count; i++) {
            numbers[i] = Mixing.mix(first + i);
        }
        return numbers;
    }

    public long hand(int side, int kind, int count) {
        return count == 0 ? 0 : Mixing.mix(0x100000L + ((long) count * 2 + side) * kindCount + kind);
    }

    public long castling(int rights) {
        return castling[rights & 15];
    }

    public long enPassant(int square) {
        return enPassant[square & 255];
    }

    public static long gates(int gates) {
        return gates == 0 ? 0 : Mixing.mix(0x400000000L + gates);
    }

    public static long checks(int checks) {
        return Mixing.mix(0x500000L + checks);
    }

    public long waiting(int square, int kind) {
        return Mixing.mix(0x700000L + (long) square * (kindCount + 1) + kind);
    }

    public static long wall(int square) {
        return Mixing.mix(0x600000L + square);
    }
}
