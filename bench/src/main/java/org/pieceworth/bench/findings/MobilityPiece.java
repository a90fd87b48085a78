package org.pieceworth.bench.findings;

import java.util.Optional;
import org.pieceworth.rules.board.Board.SquareBoard;
import org.pieceworth.rules.movement.MoveTable;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.rules.movement.Ray;
import org.pieceworth.rules.movement.RayKind;
import org.pieceworth.valuation.mobility.FactorRow;
import org.pieceworth.valuation.mobility.MobilityModel;
import org.pieceworth.valuation.play.AtlasRow;
import org.pieceworth.valuation.play.MovementKinds;

/// A measured piece as Mosca and Haddad count it: it moves as it captures, by leaps and slides that nothing else
/// blocks.
///
/// @param factors what the formula counts
/// @param slid squares by distance that it slides to, beyond its first step
/// @param ahead squares that lie ahead, less those that lie back
/// @param allWays whether each step has its mirror images
record MobilityPiece(AtlasRow row, FactorRow factors, int[] slid, int ahead, boolean allWays) {

    static final int DISTANCES = 4;

    /// Empty for pieces of which the source does not speak.
    static Optional<MobilityPiece> of(AtlasRow row, SquareBoard board) {
        Movement movement = row.movement();
        if (!movement.straight() || movement.any(MobilityPiece::unspoken)) {
            return Optional.empty();
        }
        return MobilityModel.published().row(movement, board).map(factors -> {
            int from = board.centre();
            int[] targets = MoveTable.compile(movement, board).quietTargets(from);
            int ahead = 0;
            for (int target : targets) {
                ahead += Integer.signum(board.dy(from, target));
            }
            return new MobilityPiece(
                    row, factors, slid(movement, board, from), ahead, MovementKinds.goesAllWays(movement));
        });
    }

    private static boolean unspoken(Ray ray) {
        return ray.initial() || ray.around() || ray.kind() != RayKind.LEAP && ray.kind() != RayKind.SLIDE;
    }

    private static int[] slid(Movement movement, SquareBoard board, int from) {
        int[] slid = new int[DISTANCES];
        for (Ray ray : movement.rays()) {
            if (ray.kind() == RayKind.SLIDE && ray.modality().quiet()) {
                int file = board.file(from);
                int rank = board.rank(from);
                int most = ray.max() == 0 ? Integer.MAX_VALUE : ray.max();
                for (int step = 1; step <= most; step++) {
                    file += ray.dx();
                    rank += ray.dy();
                    if (file < 0 || rank < 0 || file >= board.files() || rank >= board.ranks()) {
                        break;
                    }
                    int distance = step * Math.max(Math.abs(ray.dx()), Math.abs(ray.dy()));
                    if (step > 1) {
                        slid[Math.min(distance, DISTANCES) - 1]++;
                    }
                }
            }
        }
        return slid;
    }

    boolean slides() {
        for (int squares : slid) {
            if (squares > 0) {
                return true;
            }
        }
        return false;
    }
}
