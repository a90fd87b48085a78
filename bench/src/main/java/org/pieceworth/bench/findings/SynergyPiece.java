package org.pieceworth.bench.findings;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.valuation.play.AtlasRow;
import org.pieceworth.valuation.synergy.Decomposition;
import org.pieceworth.valuation.synergy.Heading;
import org.pieceworth.valuation.synergy.Power;
import org.pieceworth.valuation.synergy.Primitive;

/// A measured piece that is made of the ten parts of the synergy law.
///
/// @param ahead shares of each part that go ahead, in the order of [#PARTS]
/// @param sideways those along the rank
/// @param back those back
/// @param parts those that it has
record SynergyPiece(AtlasRow row, double[] ahead, double[] sideways, double[] back, int[] parts) {

    /// Moves and captures of the source's five.
    static final List<String> PARTS = List.of("mF", "mW", "mB", "mN", "mR", "cF", "cW", "cB", "cN", "cR");

    static final int HALF = 5;
    private static final double CLOSE = 1e-9;

    /// Kinds in which the law may fail in different ways.
    enum Kind {
        WHOLE("moves equal captures, all directions"),
        DIVERGENT("captures differently from its moves, all directions"),
        DIRECTED("moves equal captures, some directions"),
        BOTH("captures differently from its moves, some directions");

        private final String words;

        Kind(String words) {
            this.words = words;
        }

        String words() {
            return words;
        }
    }

    /// Empty for a piece of other parts.
    static Optional<SynergyPiece> of(AtlasRow row) {
        return of(row.movement(), row);
    }

    /// The parts of a movement, whatever the row says.
    static Optional<SynergyPiece> of(Movement movement, AtlasRow row) {
        if (!movement.straight() || movement.any(ray -> ray.initial() || ray.around())) {
            return Optional.empty();
        }
        SynergyPiece piece = new SynergyPiece(
                row, new double[PARTS.size()], new double[PARTS.size()], new double[PARTS.size()], new int[0]);
        Map<Primitive, Integer> steps = Decomposition.of(movement, true).steps();
        for (Map.Entry<Primitive, Integer> part : steps.entrySet()) {
            Primitive primitive = part.getKey();
            String atom =
                    primitive.betza().substring(primitive.heading().letter().length());
            int place = PARTS.indexOf((primitive.power() == Power.MOVE ? "m" : "c") + atom);
            if (place < 0) {
                return Optional.empty();
            }
            int whole = atom.equals("N") ? 8 : 4;
            piece.of(primitive.heading())[place] += part.getValue() / (double) whole;
        }
        return steps.isEmpty() ? Optional.empty() : Optional.of(piece.with(row));
    }

    /// The piece by another measurement.
    SynergyPiece with(AtlasRow other) {
        int[] own = IntStream.range(0, PARTS.size()).filter(this::has).toArray();
        return new SynergyPiece(other, ahead, sideways, back, own);
    }

    private double[] of(Heading heading) {
        return switch (heading) {
            case FORWARD, ANY -> ahead;
            case SIDEWAYS -> sideways;
            case BACKWARD -> back;
        };
    }

    double share(int part) {
        return ahead[part] + sideways[part] + back[part];
    }

    boolean has(int part) {
        return share(part) > 0;
    }

    /// True if it has all steps of each part that it has.
    boolean whole() {
        for (int part = 0; part < PARTS.size(); part++) {
            if (has(part) && share(part) < 1 - CLOSE) {
                return false;
            }
        }
        return true;
    }

    boolean divergent() {
        for (int part = 0; part < HALF; part++) {
            if (Math.abs(ahead[part] - ahead[part + HALF]) > CLOSE
                    || Math.abs(sideways[part] - sideways[part + HALF]) > CLOSE
                    || Math.abs(back[part] - back[part + HALF]) > CLOSE) {
                return true;
            }
        }
        return false;
    }

    Kind kind() {
        if (whole()) {
            return divergent() ? Kind.DIVERGENT : Kind.WHOLE;
        }
        return divergent() ? Kind.BOTH : Kind.DIRECTED;
    }

    /// True if it rides.
    boolean rides() {
        return has(2) || has(4) || has(2 + HALF) || has(4 + HALF);
    }

    /// True if it leaps or steps.
    boolean leaps() {
        return has(0) || has(1) || has(3) || has(HALF) || has(1 + HALF) || has(3 + HALF);
    }

    /// True if one part keeps to a colour, and another leads off it.
    boolean freesFromColour() {
        boolean bound = has(0) || has(2) || has(HALF) || has(2 + HALF);
        boolean free = has(1) || has(3) || has(4) || has(1 + HALF) || has(3 + HALF) || has(4 + HALF);
        return bound && free;
    }
}
