package org.pieceworth.rules.movement;

/// A part of a piece's move that is no straight [Ray]: a ride that bends, a move of several legs, castling.
///
/// Directions are those of the side that moves up the board; `dx` counts files to the right, `dy` ranks
/// forward.
public sealed interface CompoundMove permits BentRide, MultiLeg, Castling {

    /// Whether only a piece that has not moved may use it.
    boolean initial();
}
