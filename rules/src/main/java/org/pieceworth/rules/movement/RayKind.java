package org.pieceworth.rules.movement;

/// How a ray passes the squares on its way.
public enum RayKind {
    /// One step; what stands between does not matter.
    LEAP,
    /// Steps on while the squares stepped on are empty.
    SLIDE,
    /// A leap (or a ride of leaps) whose way must be empty: orthogonal steps first, then diagonal ones.
    LAME,
    /// A leap with something to leap over: at least one square of the lame way is occupied.
    OVER,
    /// A slide that jumps its first square, whatever stands there.
    SKI,
    /// A slide that passes exactly one hurdle, and ends anywhere behind it: the cannon's.
    HOP,
    /// A slide to a hurdle that ends on the square right behind it: the grasshopper's.
    GRASSHOP
}
