package org.pieceworth.empirical.armies;

/// The units that have a coefficient.
public enum ArmyLevel {
    PIECE,
    /// A piece on a file or its mirror image.
    FILE,
    /// A piece on a file, alike for both sides, and each piece's extra value to Black.
    SIDE
}
