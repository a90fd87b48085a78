package org.pieceworth.valuation.play;

import org.pieceworth.rules.movement.Movement;

/// A short text that is equal for equal movements, whatever they were spelled in: by it a piece is found among
/// hundreds without reading their notations.
public final class MovementKey {

    private static final long PRIME = 0x100_0000_01B3L;
    private static final long BASIS = 0xCBF2_9CE4_8422_2325L;

    private MovementKey() {}

    /// FNV-1a of its parts, 64 bits in hexadecimal digits.
    public static String of(Movement movement) {
        String text = movement.toString();
        long hash = BASIS;
        for (int i = 0; i < text.length(); i++) {
            hash = (hash ^ text.charAt(i)) * PRIME;
        }
        return Long.toHexString(hash);
    }
}
