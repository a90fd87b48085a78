package org.pieceworth.rules.board;

/// A board whose cells are not squares. Its pieces step to all neighbours of a kind alike.
public sealed interface CellBoard extends Board permits HexagonalBoard, TriangularBoard {

    /// A kind of neighbour.
    enum Neighbour {
        /// Across an edge: the wazir's.
        EDGE,
        /// Beyond a corner: the ferz's.
        VERTEX,
        /// The nearest that is on no straight line of the others: the knight's.
        BEYOND
    }

    /// By direction and cell the neighbour in that direction, or [#OFF]. Where [#rides], going on in one direction
    /// is going straight on; elsewhere directions only number a cell's neighbours. Empty when the shape has no
    /// such neighbours.
    int[][] neighbours(Neighbour kind);

    /// Whether a direction leads straight on from cell to cell, so that pieces can ride along it.
    boolean rides();
}
