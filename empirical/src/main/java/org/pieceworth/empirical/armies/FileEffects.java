package org.pieceworth.empirical.armies;

import java.util.stream.IntStream;
import org.pieceworth.stats.groups.PartialPooling;

/// The additional value of a piece on a starting file, partly pooled: the pieces' effects are draws from one
/// normal distribution around 0.
///
/// If all armies have equal numbers of pieces on a file, the file's value for all pieces alike is not
/// identified; effects are then relative to the other pieces.
public final class FileEffects {

    private final ArmyDesign design;
    private final PartialPooling pooling;

    private FileEffects(ArmyDesign design, PartialPooling pooling) {
        this.design = design;
        this.pooling = pooling;
    }

    /// The effects in a fit by file.
    public static FileEffects of(ArmyRegression byFile) {
        ArmyDesign design = byFile.design();
        int[] piece = IntStream.range(0, design.columns(ArmyLevel.FILE))
                .map(cell -> cell / design.files())
                .toArray();
        double[][] known = byFile.known();
        return new FileEffects(
                design,
                new PartialPooling(
                        byFile.coefficients(),
                        byFile.scaledInformation(known),
                        known,
                        piece,
                        design.pieces().size()));
    }

    /// The variance of effects and its interval, in log-odds.
    public PartialPooling pooling() {
        return pooling;
    }

    /// Coefficients by piece and file, shrunk towards the piece's own.
    double[] pooled() {
        double[] means = pooling.means();
        double[] effects = pooling.effects();
        return IntStream.range(0, effects.length)
                .mapToDouble(cell -> means[cell / design.files()] + effects[cell])
                .toArray();
    }
}
