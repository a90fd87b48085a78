package org.pieceworth.rules.betza;

import java.util.Arrays;
import java.util.Optional;

/// A modifier letter that is not a direction.
public enum Modifier {
    /// Moves without capturing.
    MOVE('m'),
    /// Captures.
    CAPTURE('c'),
    /// Captures en passant.
    EN_PASSANT('e'),
    /// Only as the piece's first move.
    INITIAL('i'),
    /// Lame: the way must be empty.
    LAME('n'),
    /// Must jump: a leap needs something to leap over, a ride jumps its first square.
    JUMP('j'),
    /// Hops over one hurdle and on.
    HOP('p'),
    /// Hops over one hurdle and ends right behind it.
    GRASSHOP('g'),
    /// The left and right edges of the board are joined.
    AROUND('o');

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
