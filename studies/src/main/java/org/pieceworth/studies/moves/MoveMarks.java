package org.pieceworth.studies.moves;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.pieceworth.rules.board.Board;
import org.pieceworth.rules.board.Board.SquareBoard;
import org.pieceworth.rules.movement.CompoundMove;
import org.pieceworth.rules.movement.CompoundMove.BentRide;
import org.pieceworth.rules.movement.CompoundMove.Castling;
import org.pieceworth.rules.movement.CompoundMove.MultiLeg;
import org.pieceworth.rules.movement.LegTargets;
import org.pieceworth.rules.movement.Modality;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.rules.movement.Ray;
import org.pieceworth.rules.movement.RayKind;
import org.pieceworth.rules.movement.Step;
import org.pieceworth.rules.movement.Stop;

/// The target squares of a piece, the ways there, and whether it may move or capture; hurdles and victims are
/// assumed on all squares that need them.
public final class MoveMarks {

    /// The ways of a piece to a square.
    public enum Way {
        /// One step.
        LEAP("leap"),
        /// Steps along a line, straight or bent.
        RIDE("ride"),
        /// Over one piece.
        HOP("hop (over one piece)"),
        /// A leap whose way must be empty.
        LAME("lame leap (its path must be empty)"),
        /// A move of several legs.
        LEGS("move of several legs"),
        /// The captures of a move of several legs on its way.
        ON_THE_WAY("captured on the way"),
        /// Only for a piece that has not moved.
        FIRST("first move only");

        private final String title;

        Way(String title) {
            this.title = title;
        }

        String title() {
            return title;
        }
    }

    private static final Modality TAKEN = new Modality(false, true, false);

    private final SquareBoard board;
    private final int origin;
    private final Map<Integer, Map<Way, Modality>> marks = new TreeMap<>();
    private boolean returns;

    public MoveMarks(Movement movement, SquareBoard board, int origin) {
        this.board = board;
        this.origin = origin;
        movement.rays().forEach(this::mark);
        List<MultiLeg> legs = new ArrayList<>();
        List<MultiLeg> firstLegs = new ArrayList<>();
        for (CompoundMove move : movement.compounds()) {
            switch (move) {
                case BentRide ride -> mark(ride, origin);
                case MultiLeg several -> (several.initial() ? firstLegs : legs).add(several);
                case Castling castling -> mark(castling);
            }
        }
        mark(legs, Way.LEGS);
        mark(firstLegs, Way.FIRST);
    }

    /// The ways to each square in the order of [Way].
    public Map<Integer, Map<Way, Modality>> bySquare() {
        return marks;
    }

    /// True if some move of several legs ends where it began.
    public boolean returns() {
        return returns;
    }

    private void mark(Ray ray) {
        mark(
                new BentRide(ray.kind(), List.of(ray.step()), ray.max(), ray.modality(), ray.initial(), ray.around()),
                origin);
    }

    private void mark(BentRide ride, int from) {
        int at = from;
        int first = switch (ride.kind()) {
            case HOP, GRASSHOP, SKI -> 2;
            case LEAP, SLIDE, LAME, JUMP -> 1;
        };
        for (int i = 0; i < ride.steps(board.squares()); i++) {
            at = step(at, ride.step(i), ride.around());
            if (at == Board.OFF || at == origin) {
                return;
            }
            if (i + 1 >= first) {
                mark(at, ride.initial() ? Way.FIRST : way(ride.kind()), ride.modality());
            }
        }
    }

    private static Way way(RayKind kind) {
        return switch (kind) {
            case LEAP -> Way.LEAP;
            case SLIDE, SKI -> Way.RIDE;
            case HOP, GRASSHOP, JUMP -> Way.HOP;
            case LAME -> Way.LAME;
        };
    }

    private void mark(List<MultiLeg> moves, Way atTheEnd) {
        new LegTargets(board, moves).ends(origin, (leg, last, ends) -> {
            Optional<Modality> modality = last ? Optional.of(modality(leg.stops())) : taken(leg.stops());
            returns |= last && ends[origin];
            for (int square = 0; square < ends.length; square++) {
                if (ends[square] && square != origin && modality.isPresent()) {
                    mark(square, last ? atTheEnd : Way.ON_THE_WAY, modality.get());
                }
            }
        });
    }

    private static Modality modality(Set<Stop> stops) {
        boolean capture = stops.contains(Stop.TAKE_ENEMY) || stops.contains(Stop.TAKE_FRIEND);
        return new Modality(stops.contains(Stop.EMPTY), capture, stops.contains(Stop.EN_PASSANT));
    }

    private static Optional<Modality> taken(Set<Stop> stops) {
        return stops.contains(Stop.TAKE_ENEMY) || stops.contains(Stop.TAKE_FRIEND)
                ? Optional.of(TAKEN)
                : Optional.empty();
    }

    private void mark(Castling castling) {
        int to = board.step(origin, castling.direction() * castling.steps(), 0);
        if (to != Board.OFF) {
            mark(to, castling.initial() ? Way.FIRST : Way.LEGS, new Modality(true, false, false));
        }
    }

    private void mark(int square, Way way, Modality modality) {
        marks.computeIfAbsent(square, key -> new TreeMap<>()).merge(way, modality, Modality::or);
    }

    private int step(int square, Step step, boolean around) {
        return around ? board.stepAround(square, step.dx(), step.dy()) : board.step(square, step.dx(), step.dy());
    }
}
