package org.pieceworth.empirical.armies;

import java.util.stream.IntStream;
import org.pieceworth.stats.groups.PartialPooling;

/// What a starting file adds to a piece, partly pooled: the pieces' effects are draws from one normal distribution
/// around
/// 0.
///
/// Where all armies have as many pieces on a file, nothing tells what the file is worth to all pieces alike;
/// effects are then what it is worth to a piece beside the others.
public final class FileEffects {

    private final ArmyDesign design;
    private final PartialPooling pooling;

    private FileEffects(ArmyDesign design, PartialPooling pooling) {
        this.design = design;
        this.pooling = pooling;
    }

    /// Of a fit by file.
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

    /// The variance of effects and its interval, in logits.
    public PartialPooling pooling() {
        return pooling;
    }

    /// Coefficients by piece and file, drawn towards the piece's own.
    double[] pooled() {
        double[] means = pooling.means();
        double[] effects = pooling.effects();
        return IntStream.range(0, effects.length)
                .mapToDouble(cell -> means[cell / design.files()] + effects[cell])
                .toArray();
    }
}
