package org.pieceworth.rules.movement;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CancellationException;
import org.pieceworth.rules.board.Board;
import org.pieceworth.rules.board.Board.SquareBoard;
import org.pieceworth.rules.movement.CompoundMove.MultiLeg;

/// Walks moves of several legs over one occupancy.
final class LegMoveFinder {

    private static final byte FRIEND = 1;
    private static final byte ENEMY = 2;

    private final SquareBoard board;
    private final int origin;
    private final byte[] occupancy;
    private final Set<LegMove> moves = new LinkedHashSet<>();

    /// @param occupancy per square 0 for empty, 1 for a friend, 2 for an enemy
    LegMoveFinder(SquareBoard board, int origin, byte[] occupancy) {
        this.board = board;
        this.origin = origin;
        this.occupancy = occupancy;
    }

    void follow(MultiLeg move) {
        leg(move.legs(), origin, List.of());
    }

    List<LegMove> moves() {
        return moves.stream()
                .sorted(Comparator.comparingInt(LegMove::target)
                        .thenComparing(move -> move.taken().toString()))
                .toList();
    }

    /// @throws CancellationException when the thread has been interrupted: ways are too many to wait for their end
    private void leg(List<Leg> legs, int from, List<Integer> taken) {
        if (Thread.currentThread().isInterrupted()) {
            throw new CancellationException("stopped");
        }
        if (legs.isEmpty()) {
            moves.add(new LegMove(from, taken));
            return;
        }
        Leg leg = legs.getFirst();
        int at = from;
        boolean open = true;
        for (int i = 0; open && i < leg.steps(board.squares()); i++) {
            at = Steps.from(board, at, leg.step(), leg.around());
            if (at == Board.OFF || at == from) {
                return;
            }
            if (i >= leg.skip()) {
                open = land(legs, at, taken);
            }
        }
    }

    /// Continues from a square where the first of the legs may end; returns true if that leg may slide on.
    private boolean land(List<Leg> legs, int at, List<Integer> taken) {
        Set<Stop> stops = legs.getFirst().stops();
        List<Leg> rest = legs.subList(1, legs.size());
        boolean empty = at == origin || taken.contains(at) || occupancy[at] == 0;
        byte occupant = empty ? 0 : occupancy[at];
        if (empty && stops.contains(Stop.EMPTY)
                || occupant == ENEMY && stops.contains(Stop.OVER_ENEMY)
                || occupant == FRIEND && stops.contains(Stop.OVER_FRIEND)) {
            leg(rest, at, taken);
        }
        if (occupant == ENEMY && stops.contains(Stop.TAKE_ENEMY)
                || occupant == FRIEND && stops.contains(Stop.TAKE_FRIEND)) {
            List<Integer> more = new ArrayList<>(taken);
            more.add(at);
            leg(rest, at, more);
        }
        return empty;
    }
}
