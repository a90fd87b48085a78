package org.pieceworth.terms;

import org.pieceworth.rules.position.Position;

/// The phase of a game by its remaining pieces: each type but pawns and the royal one has a weight, and the
/// sum is cut at that of the start.
///
/// Knight and bishop weigh 1, the rook 2, the queen 4, any other letter 2 as the rook; the orthodox start has 24.
public final class PhaseScale {

    private final int[] weights;
    private final int full;

    private PhaseScale(int[] weights, int full) {
        this.weights = weights;
        this.full = full;
    }

    /// The scale when the start is not known: each side is taken to begin with two knights, bishops and rooks and
    /// one of any other letter.
    public static PhaseScale of(String letters) {
        int[] weights = weights(letters);
        int side = 0;
        for (int type = 0; type < weights.length; type++) {
            side += weights[type] * ("NBR".indexOf(letters.charAt(type)) >= 0 ? 2 : 1);
        }
        return new PhaseScale(weights, 2 * side);
    }

    /// The scale of the game that starts from this position.
    public static PhaseScale of(Position start) {
        PieceCounts counts = new PieceCounts(start.letters().length());
        counts.setFrom(start);
        int[] weights = weights(start.letters());
        return new PhaseScale(weights, sum(weights, counts));
    }

    private static int[] weights(String letters) {
        return letters.chars().map(letter -> weight((char) letter)).toArray();
    }

    private static int weight(char letter) {
        return switch (letter) {
            case PieceSet.PAWN, PieceSet.ROYAL -> 0;
            case 'N', 'B' -> 1;
            case 'Q' -> 4;
            default -> 2;
        };
    }

    /// The weight of a piece of a type.
    public int weight(int type) {
        return weights[type];
    }

    private static int sum(int[] weights, PieceCounts counts) {
        int sum = 0;
        for (int type = 0; type < weights.length; type++) {
            sum += weights[type] * counts.both(type);
        }
        return sum;
    }

    /// The phase of the start, 24 in chess.
    public int full() {
        return full;
    }

    /// The phase of a position with those pieces, from 0 to [#full()].
    public int of(PieceCounts counts) {
        return Math.min(full, sum(weights, counts));
    }
}
