package org.pieceworth.valuation.mobility;

import java.util.List;
import org.pieceworth.valuation.GameContext;
import org.pieceworth.valuation.ModelEntry;
import org.pieceworth.valuation.ModelOption;
import org.pieceworth.valuation.ModelSettings;
import org.pieceworth.valuation.ValuationModel;

/// The mobility model in the catalogue.
public final class MobilityEntry implements ModelEntry {

    /// The square of the piece, or all of them.
    public static final ModelOption<MobilityPlace> AT = new ModelOption.Text<>(
            "at",
            "SQUARE",
            "mobility: the square of the piece (default: the centre, e4), or mirrored, the mean over the centre and its"
                    + " mirror images",
            MobilityPlace::parse,
            new MobilityPlace.Central());

    public static final ModelOption<MobilityFactors> FACTORS = new ModelOption.Text<>(
            "factors",
            "A,B,C,D,E,F",
            "mobility: the weights of squares at distance 1 to 4 and of directions, and the divisor of the penalty for"
                    + " colour-bound pieces (default: 50,30,24,12,8,3)",
            MobilityFactors::parse,
            MobilityFactors.PUBLISHED);

    public MobilityEntry() {}

    @Override
    public String name() {
        return "mobility";
    }

    @Override
    public String meaning() {
        return "squares and directions reached from the centre";
    }

    @Override
    public List<ModelOption<?>> options() {
        return List.of(AT, FACTORS);
    }

    @Override
    public ValuationModel model(ModelSettings settings, GameContext game) {
        return new MobilityModel(settings.get(FACTORS), settings.get(AT));
    }

    @Override
    public String made(ModelSettings settings, GameContext game) {
        String place = place(settings);
        MobilityFactors factors = settings.get(FACTORS);
        String weights = factors.equals(MobilityFactors.PUBLISHED) ? "" : "factors " + factors.text();
        return place.isEmpty() || weights.isEmpty() ? place + weights : place + ", " + weights;
    }

    private static String place(ModelSettings settings) {
        return switch (settings.get(AT)) {
            case MobilityPlace.Central _ -> "";
            case MobilityPlace.Named square -> "from " + square.name();
            case MobilityPlace.Mirrored _ -> "mean over the centre and its mirror images";
        };
    }
}
