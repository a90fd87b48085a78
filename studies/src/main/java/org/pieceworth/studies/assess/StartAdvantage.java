package org.pieceworth.studies.assess;

import java.util.Optional;
import org.pieceworth.empirical.fit.FitDesign;
import org.pieceworth.empirical.fit.FitScale;
import org.pieceworth.empirical.fit.FittedValue;
import org.pieceworth.empirical.fit.PieceValueFit;
import org.pieceworth.lab.experiment.OwnGamesFit;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.piece.ValueUnit;
import org.pieceworth.rules.position.PieceLetter;
import org.pieceworth.rules.position.Side;
import org.pieceworth.stats.Estimate;

/// White's advantage at the start of a game, fitted to its games: that of the first move and of the place, and what its
/// army is worth more than Black's.
final class StartAdvantage {

    private static final String WHITE = "white";

    private final PieceValueFit fit;
    private final FitDesign design;
    private final double[] weights;

    private StartAdvantage(PieceValueFit fit) {
        this.fit = fit;
        design = fit.design();
        weights = new double[fit.ratio().parameters().length];
    }

    /// In hundredths of a pawn; empty if the games do not tell.
    static Optional<Estimate> of(OwnGamesFit fit, VariantPosition start) {
        return switch (fit) {
            case OwnGamesFit.Fitted(PieceValueFit found) -> new StartAdvantage(found).at(start);
            case OwnGamesFit.TooLittle _ -> Optional.empty();
        };
    }

    private Optional<Estimate> at(VariantPosition start) {
        boolean told = fit.value(WHITE).flatMap(FittedValue::value).isPresent();
        if (!told || !(fit.settings().unit() instanceof ValueUnit.Anchored unit)) {
            return Optional.empty();
        }
        // Its parameter is the first after those of the features.
        int white = design.names().length;
        weights[white] = 1;
        for (int type = 0; type < start.letters().length(); type++) {
            int more = count(start, Side.WHITE, type) - count(start, Side.BLACK, type);
            if (more != 0 && !add(start.symbol(type), more)) {
                return Optional.empty();
            }
        }
        return FitScale.denominator(design, unit, weights.length)
                .map(pawn -> fit.ratio().of(weights, pawn, unit.number()));
    }

    private static int count(VariantPosition start, Side side, int type) {
        return start.onBoard(side, type) + start.inHand(side, type);
    }

    /// @return false where the games do not tell what a piece is worth
    private boolean add(String symbol, int more) {
        int[] columns = PieceLetter.isAlone(symbol) ? design.material(PieceLetter.ofSymbol(symbol)) : new int[0];
        for (int column : columns) {
            weights[column] += (double) more / columns.length;
        }
        return columns.length > 0;
    }
}
