package org.pieceworth.rules.movement;

import java.util.List;

/// A move of several legs, each from where the last one ended, in directions of the board: one path of an
/// XBetza move. A capture on an earlier leg and one at the end are one move.
///
/// The start square counts as empty for its legs, so that a path may end there: a capture that returns (the
/// lion's igui), or a turn that is passed.
///
/// @param legs at least one; a single leg is a capture of friends, which a [Ray] has no word for
/// @param initial only as the piece's first move
public record MultiLeg(List<Leg> legs, boolean initial) implements CompoundMove {

    /// Copies the list.
    public MultiLeg {
        legs = List.copyOf(legs);
    }

    /// The leg that ends the move.
    public Leg last() {
        return legs.getLast();
    }
}
