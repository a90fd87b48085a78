package org.pieceworth.empirical.armies;

/// What has a coefficient.
public enum ArmyLevel {
    PIECE,
    /// A piece on a file or its mirror image.
    FILE,
    /// A piece on a file, alike for both sides, and what each piece is worth more to Black than to White.
    SIDE
}
