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

    /// By direction and cell the neighbour in that direction, or [#OFF].
    int[][] neighbours(Neighbour kind);

    /// The cells that a ride from a cell passes whose first step is to a neighbour of a kind and which goes straight
    /// on, each once; none where the shape has no such rides.
    int[] ridden(Neighbour kind, int cell);
}
