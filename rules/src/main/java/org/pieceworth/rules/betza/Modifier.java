package org.pieceworth.rules.betza;

import java.util.Arrays;
import java.util.Optional;

/// A modifier letter that is not a direction.
public enum Modifier {
    /// Moves without capturing; on a leg that is not the last, passes through an empty square.
    MOVE('m'),
    /// Captures.
    CAPTURE('c'),
    /// Captures friends.
    FRIEND('d'),
    /// Captures en passant.
    EN_PASSANT('e'),
    /// Only as the piece's first move.
    INITIAL('i'),
    /// Lame: the path must be empty.
    LAME('n'),
    /// Must jump: a leap needs something to leap over, a ride jumps its first square.
    JUMP('j'),
    /// Hops over one hurdle and on; on a leg that is not the last, goes on from an occupied square.
    HOP('p'),
    /// Hops over one hurdle and ends just beyond it; on a leg that is not the last, goes on from an
    /// occupied square with the other range.
    GRASSHOP('g'),
    /// Continues from an empty square with the other range.
    TOGGLE('y'),
    /// With p or g on a leg that is not the last: only friends serve as hurdles.
    TEST('t'),
    /// The left and right edges of the board are joined.
    AROUND('o'),
    /// Crooked: rides in zigzag.
    CROOKED('z'),
    /// Circular: rides in a circle.
    CIRCULAR('q');

    private final char letter;

    Modifier(char letter) {
        this.letter = letter;
    }

    /// The letter of the notation.
    public char letter() {
        return letter;
    }

    static Optional<Modifier> of(char letter) {
        return Arrays.stream(values())
                .filter(modifier -> modifier.letter == letter)
                .findFirst();
    }
}
