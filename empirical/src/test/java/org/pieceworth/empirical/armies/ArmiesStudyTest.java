package org.pieceworth.empirical.armies;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/// The results of the armies study and the values that it published.
class ArmiesStudyTest {

    private static final Path DATA = Path.of("../../shared/data/reference");

    private static ArmyDesign study() throws IOException {
        Path file = DATA.resolve("armies_results.tsv");
        assumeTrue(Files.exists(file), "the study's results are not here");
        return ArmyDesign.of(ArmyResultsReader.read("armies", Files.readAllLines(file), ArmyLetters.study()));
    }

    private static double[] published(ArmyDesign design) throws IOException {
        double[] values = new double[design.pieces().size() * design.files()];
        for (String line : Files.readAllLines(DATA.resolve("armies_paper_values.tsv"))) {
            String[] fields = line.split("\t", -1);
            if (fields[0].matches("[A-Z][1-4]")) {
                int piece = design.pieces().indexOf(ArmyLetters.study().piece(fields[0].substring(0, 1)));
                values[piece * design.files() + fields[0].charAt(1) - '1'] = Double.parseDouble(fields[9]);
            }
        }
        return values;
    }

    /// The mean absolute difference at given values.
    private static double loss(ArmyDesign design, double[] values, double normalization, double contempt) {
        double[] predictions = LeastAbsoluteFit.predictions(design, values, normalization, contempt);
        double sum = 0;
        for (int row = 0; row < predictions.length; row++) {
            sum += Math.abs(design.results().rows().get(row).score() - predictions[row]);
        }
        return sum / predictions.length;
    }

    @Test
    void thePublishedLossIsFoundAndBeaten() throws IOException {
        ArmyDesign design = study();
        double loss = loss(design, published(design), LeastAbsoluteFit.NORMALIZATION, -0.008606);
        assertThat(loss).isCloseTo(4.0755, within(0.0001));
        ArmyRegression byPiece = ArmyRegression.withoutErrors(design, ArmyLevel.PIECE);
        int anchor = design.pieces().indexOf("N");
        double[] one = new double[design.pieces().size()];
        one[anchor] = 1;
        assertThat(byPiece.isEstimable(one)).isFalse();
        LeastAbsoluteFit.Result least = LeastAbsoluteFit.of(
                design,
                anchor,
                300,
                LeastAbsoluteFit.NORMALIZATION,
                byPiece.coefficients(),
                true,
                ArmyRegression.withoutErrors(design, ArmyLevel.FILE).open());
        assertThat(least.loss()).isLessThan(3.73);
        assertThat(loss(design, least.values(), least.normalization(), least.contempt()))
                .isCloseTo(least.loss(), within(1e-9));
    }

    @Test
    void customPiecesAreWorthMoreToBlackWhereArmiesMeetThemselves() throws IOException {
        ArmyDesign design = study().mirrored();
        ArmyRegression sides = ArmyRegression.of(design, ArmyLevel.SIDE);
        assertThat(design.results().rows()).hasSize(1169);
        for (String custom : new String[] {"mFmWcN", "mFmWcB", "mNcFcW", "mRcFcW"}) {
            assertThat(surplus(design, sides, custom)).isBetween(0.04, 0.08);
        }
        for (String own : new String[] {"BN", "NR", "BW", "BR", "FR"}) {
            assertThat(surplus(design, sides, own)).isBetween(-0.02, 0.02);
        }
    }

    /// In log-odds, beside the knight.
    private static double surplus(ArmyDesign design, ArmyRegression sides, String piece) {
        double[] combination = new double[design.columns(ArmyLevel.SIDE)];
        combination[design.surplus(design.pieces().indexOf(piece))] = 1;
        combination[design.surplus(design.pieces().indexOf("N"))] = -1;
        return sides.estimate(combination).orElseThrow().value();
    }
}
