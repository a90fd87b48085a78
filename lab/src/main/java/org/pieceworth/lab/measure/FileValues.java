package org.pieceworth.lab.measure;

import java.util.List;
import org.pieceworth.lab.measure.MeasuredGame.MeasuredPiece;
import org.pieceworth.stats.ChiSquare;
import org.pieceworth.stats.Estimate;

/// The value of a piece by its starting file, left and right mirrored.
///
/// @param piece the piece
/// @param onFiles values by file, from the edge to the middle
/// @param alike the test that the value is the same on all files
public record FileValues(MeasuredPiece piece, List<OnFile> onFiles, ChiSquare alike) {

    public FileValues {
        onFiles = List.copyOf(onFiles);
    }

    /// A file and its mirror image.
    ///
    /// @param files such as `a, h`: those of the two used by armies
    /// @param value there
    /// @param difference difference from the mean over all files
    public record OnFile(String files, Estimate value, Estimate difference) {}
}
