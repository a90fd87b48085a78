package org.pieceworth.rules.board;

/// A board whose cells are not squares. Its pieces step to all neighbours of a kind alike.
public sealed interface CellBoard extends Board permits HexagonalBoard, TriangularBoard {

    /// A kind of neighbour.
    enum Neighbour {
        /// Across an edge: the wazir's.
        EDGE,
        /// Beyond a corner: the ferz's.
        VERTEX,
        /// The nearest that neither of the others reaches in a straight line: the knight's.
        BEYOND
    }

    /// Per way to go, per cell the neighbour that way, or [#OFF]. Where [#rides] says so, going on the same way
    /// again is going straight on; elsewhere the ways only number a cell's neighbours. Empty when the shape has no
    /// such neighbours.
    int[][] neighbours(Neighbour kind);

    /// Whether a way leads straight on from cell to cell, so that pieces can ride along it.
    boolean rides();
}
