package org.pieceworth.rules.board;

/// A kind of neighbour on a board of triangles.
public enum Neighbour {
    /// Across an edge: the wazir's.
    EDGE,
    /// Beyond a corner: the ferz's.
    VERTEX,
    /// The nearest that is on no straight line of the others: the knight's.
    BEYOND
}
