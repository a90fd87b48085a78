package org.pieceworth.studies.armies;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.pieceworth.empirical.armies.ArmyDesign;
import org.pieceworth.empirical.armies.ArmyHoldOut;
import org.pieceworth.empirical.armies.ArmyLevel;
import org.pieceworth.empirical.armies.ArmyRegression;
import org.pieceworth.empirical.armies.FileEffects;
import org.pieceworth.empirical.armies.LeastAbsoluteFit;
import org.pieceworth.stats.ChiSquare;
import org.pieceworth.stats.Estimate;
import org.pieceworth.stats.FitException;
import org.pieceworth.stats.groups.PartialPooling;
import org.pieceworth.studies.armies.ArmiesFitAnswer.FileValue;
import org.pieceworth.studies.armies.ArmiesFitAnswer.Fitness;
import org.pieceworth.studies.armies.ArmiesFitAnswer.Mirrored;
import org.pieceworth.studies.armies.ArmiesFitAnswer.PieceValue;
import org.pieceworth.studies.armies.ArmiesFitAnswer.Sides;
import org.pieceworth.studies.armies.ArmiesFitAnswer.Spread;
import org.pieceworth.studies.armies.ArmiesFitAnswer.Yardstick;
import org.pieceworth.text.InputException;

/// Fits values of pieces to results of armies.
public final class ArmiesFitStudy {

    private static final int ROWS_FOR_PIECE = 5;

    private final ArmiesFitRequest request;
    private final ArmyDesign design;
    private final int anchor;
    private final ArmyRegression byPiece;
    private final ArmyRegression byFile;
    private final ArmyRegression bySide;

    /// Fitted to armies against themselves, if there are many: the pieces' values cancel there, so they
    /// cannot be mistaken for a difference between the sides.
    private final Optional<ArmyRegression> alike;

    private final boolean zeroOpen;

    /// Centipawns of a logit.
    private final double unit;

    private ArmiesFitStudy(ArmiesFitRequest request) {
        this.request = request;
        design = ArmyDesign.of(request.results());
        if (design.pieces().isEmpty()) {
            throw new InputException(request.file() + ": found no pieces but kings, expected armies of pieces");
        }
        anchor = design.pieces().indexOf(request.anchor());
        if (anchor < 0) {
            throw InputException.about(
                            "anchor",
                            "found " + request.anchor() + ", which no army has; expected one of "
                                    + String.join(", ", design.pieces()))
                    .with("anchor", design.pieces().getFirst() + "=500");
        }
        byPiece = ArmyRegression.of(design, ArmyLevel.PIECE);
        byFile = ArmyRegression.of(design, ArmyLevel.FILE);
        if (!byFile.hasEstimates()) {
            throw new InputException(request.file()
                    + ": White's advantage explains all differences of these armies, so they"
                    + " determine no values; expected more armies");
        }
        bySide = ArmyRegression.of(design, ArmyLevel.SIDE);
        ArmyDesign mirrored = design.mirrored();
        alike = mirrored.results().rows().size()
                        < ROWS_FOR_PIECE * design.pieces().size()
                ? Optional.empty()
                : Optional.of(ArmyRegression.of(mirrored, ArmyLevel.SIDE));
        double[] one = unit(anchor);
        zeroOpen = !byPiece.isEstimable(one);
        if (zeroOpen) {
            unit = 1 / (LeastAbsoluteFit.SLOPE * normalization());
        } else {
            if (request.normalization().isPresent()) {
                throw InputException.about(
                        "normalization",
                        "does nothing here: these armies differ in their numbers of pieces, which determines the scale");
            }
            double logOdds = byPiece.coefficients()[anchor];
            if (!(logOdds > 0)) {
                throw new InputException(request.file() + ": by these results the anchor " + request.anchor()
                        + " is worth nothing, so it is no unit; expected another anchor, or more games");
            }
            unit = request.anchorValue() / logOdds;
        }
    }

    /// The answer.
    ///
    /// @throws InputException when the results do not determine values
    public static ArmiesFitAnswer answer(ArmiesFitRequest request) {
        try {
            return new ArmiesFitStudy(request).answer();
        } catch (FitException impossible) {
            throw new InputException(
                    request.file() + ": these results do not determine values: " + impossible.getMessage());
        }
    }

    private double normalization() {
        return request.normalization().orElse(LeastAbsoluteFit.NORMALIZATION);
    }

    private ArmiesFitAnswer answer() {
        FileEffects effects = FileEffects.of(byFile);
        PartialPooling pooling = effects.pooling();
        LeastAbsoluteFit.Result least = least(design);
        List<PieceValue> values = new ArrayList<>();
        for (int piece = 0; piece < design.pieces().size(); piece++) {
            values.add(value(piece, pooling, least));
        }
        return new ArmiesFitAnswer(
                request,
                zeroOpen,
                values,
                new Spread(
                        unit * pooling.deviation(),
                        unit * pooling.low(),
                        unit * pooling.high(),
                        pooling.likelihoodRatio()),
                byPiece.mirrored(new double[design.pieces().size()]),
                new Sides(
                        sides(bySide),
                        alike.map(this::sides),
                        design.mirrored().results().rows().size(),
                        mirrored()),
                yardsticks(),
                new Fitness(byPiece.fitness(), byFile.fitness(), bySide.fitness()),
                least,
                request.parts() == 0
                        ? List.of()
                        : ArmyHoldOut.errors(design, request.parts(), request.seed(), this::least));
    }

    private LeastAbsoluteFit.Result least(ArmyDesign rows) {
        return LeastAbsoluteFit.of(
                rows, anchor, request.anchorValue(), normalization(), byPiece.coefficients(), zeroOpen, byFile.open());
    }

    private PieceValue value(int piece, PartialPooling pooling, LeastAbsoluteFit.Result least) {
        String name = design.pieces().get(piece);
        List<FileValue> files = new ArrayList<>();
        for (int file = 0; file < design.files(); file++) {
            int cell = piece * design.files() + file;
            files.add(new FileValue(
                    (char) ('a' + file),
                    design.seen(cell),
                    new Estimate(unit * pooling.effects()[cell], unit * pooling.effectError(cell)),
                    least.values()[cell]));
        }
        return new PieceValue(
                name,
                request.results().letters().lettersOf(name),
                worth(piece),
                surplus(Optional.of(bySide), piece),
                surplus(alike, piece),
                files);
    }

    /// In the unit, the anchor's value being exact.
    private Optional<Estimate> worth(int piece) {
        if (piece == anchor) {
            return Optional.of(new Estimate(request.anchorValue(), 0));
        }
        double[] combination = unit(piece);
        if (zeroOpen) {
            combination[anchor] -= 1;
            return byPiece.estimate(combination)
                    .map(this::scaled)
                    .map(found -> new Estimate(found.value() + request.anchorValue(), found.standardError()));
        }
        // The error of a ratio, to first order: that of the piece less its value times the anchor's.
        return byPiece.estimate(combination).flatMap(found -> {
            double ratio = found.value() * unit / request.anchorValue();
            double[] error = combination.clone();
            error[anchor] -= ratio;
            return byPiece.estimate(error)
                    .map(spread -> new Estimate(unit * found.value(), unit * spread.standardError()));
        });
    }

    private Estimate scaled(Estimate found) {
        return new Estimate(unit * found.value(), unit * found.standardError());
    }

    private Optional<Estimate> surplus(Optional<ArmyRegression> fit, int piece) {
        return piece == anchor
                ? fit.map(_ -> new Estimate(0, 0))
                : fit.flatMap(sides -> sides.estimate(surplus(piece))).map(this::scaled);
    }

    /// A piece's value to Black minus its value to White, less the same of the anchor.
    private double[] surplus(int piece) {
        double[] combination = new double[design.pieces().size() * (design.files() + 1)];
        combination[design.surplus(piece)] = 1;
        combination[design.surplus(anchor)] -= 1;
        return combination;
    }

    private ChiSquare sides(ArmyRegression fit) {
        List<double[]> surpluses = new ArrayList<>();
        for (int piece = 0; piece < design.pieces().size(); piece++) {
            if (piece != anchor) {
                surpluses.add(surplus(piece));
            }
        }
        return fit.wald(surpluses);
    }

    private List<Mirrored> mirrored() {
        ArmyRegression fit = alike.orElse(bySide);
        return design.yardsticks().stream()
                .map(army -> {
                    double[] counts = new double[design.pieces().size() * (design.files() + 1)];
                    int[] cells = design.counts(army);
                    for (int cell = 0; cell < cells.length; cell++) {
                        counts[design.surplus(cell / design.files())] -= cells[cell];
                    }
                    return new Mirrored(army, fit.mirrored(counts));
                })
                .toList();
    }

    private List<Yardstick> yardsticks() {
        List<Yardstick> yardsticks = new ArrayList<>();
        for (int i = 0; i < design.yardsticks().size(); i++) {
            String army = design.yardsticks().get(i);
            Estimate logOdds = byFile.yardstick(i);
            int rows = (int) request.results().rows().stream()
                    .filter(row -> row.white().equals(army) || row.black().equals(army))
                    .count();
            yardsticks.add(new Yardstick(army, rows, scaled(logOdds), byFile.gain(logOdds)));
        }
        return yardsticks;
    }

    private double[] unit(int piece) {
        double[] unit = new double[design.pieces().size()];
        unit[piece] = 1;
        return unit;
    }
}
