package org.pieceworth.studies.armies;

import java.util.List;
import java.util.Optional;
import org.pieceworth.empirical.armies.ArmyFitness;
import org.pieceworth.empirical.armies.ArmyHoldOut;
import org.pieceworth.empirical.armies.ArmyResults;
import org.pieceworth.empirical.armies.LeastAbsoluteFit;
import org.pieceworth.stats.ChiSquare;
import org.pieceworth.stats.Estimate;

/// Values of pieces from results of armies.
///
/// @param request the question
/// @param zeroOpen whether values are known only up to a constant, so that the anchor and the normalization
/// are conventions
/// @param values values of each piece
/// @param spread spread of the effects of starting files
/// @param constant White's score in percent if all else is equal, by values that are alike for both sides
/// @param sides tests whether pieces have the same values for both sides
/// @param yardsticks armies with a separate term
/// @param fitness fitness of values by piece, by piece and file, and by side
/// @param leastAbsolute the second method
/// @param heldOut predictions for held-out armies; empty if none were held out
public record ArmiesFitAnswer(
        ArmiesFitRequest request,
        boolean zeroOpen,
        List<PieceValue> values,
        Spread spread,
        Estimate constant,
        Sides sides,
        List<Yardstick> yardsticks,
        Fitness fitness,
        LeastAbsoluteFit.Result leastAbsolute,
        List<ArmyHoldOut.Misses> heldOut) {

    public ArmiesFitAnswer {
        values = List.copyOf(values);
        yardsticks = List.copyOf(yardsticks);
        heldOut = List.copyOf(heldOut);
    }

    public ArmyResults results() {
        return request.results();
    }

    /// A piece.
    ///
    /// @param letters letters in the armies
    /// @param value for both sides together; empty if results do not determine it
    /// @param surplus value to Black minus value to White, relative to the anchor
    /// @param alike the same by armies against themselves; empty where there are few
    /// @param files effects by starting file, the edge first
    public record PieceValue(
            String piece,
            String letters,
            Optional<Estimate> value,
            Optional<Estimate> surplus,
            Optional<Estimate> alike,
            List<FileValue> files) {

        public PieceValue {
            files = List.copyOf(files);
        }
    }

    /// A piece on a file or its mirror image.
    ///
    /// @param file letter of the file, from a
    /// @param seen number of copies in all rows
    /// @param effect the file's effect, shrunk towards 0
    /// @param leastAbsolute the value by the second method; NaN if it does not determine one
    public record FileValue(char file, int seen, Estimate effect, double leastAbsolute) {}

    /// The standard deviation of the effects of starting files, with its 95 % interval, and twice the gain in
    /// log likelihood.
    public record Spread(double deviation, double low, double high, double likelihoodRatio) {}

    /// White's score if both sides have an army.
    ///
    /// @param army its name in the results
    /// @param score expected score in percent
    public record Mirrored(String army, Estimate score) {}

    /// Tests whether pieces have the same values for both sides.
    ///
    /// @param all test by all rows
    /// @param alike test by armies against themselves; empty if there are few
    /// @param rows number of rows of armies against themselves
    /// @param mirrored White's scores if both sides have a yardstick, by values of each side
    public record Sides(ChiSquare all, Optional<ChiSquare> alike, int rows, List<Mirrored> mirrored) {

        public Sides {
            mirrored = List.copyOf(mirrored);
        }
    }

    /// An army's value beyond the sum of its pieces.
    ///
    /// @param value value in centipawns
    /// @param points the value in percent of the points, against an equal army
    public record Yardstick(String army, int rows, Estimate value, Estimate points) {}

    /// Fitness by piece, by piece and file, and by piece and side.
    public record Fitness(ArmyFitness piece, ArmyFitness file, ArmyFitness side) {}
}
