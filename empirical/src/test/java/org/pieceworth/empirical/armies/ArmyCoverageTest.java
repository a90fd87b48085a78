package org.pieceworth.empirical.armies;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.pieceworth.stats.Estimate;
import org.pieceworth.stats.groups.PartialPooling;

/// Intervals of simulated results hold the truth. `-Darmies.trials=300` asks more often, for the page of findings.
class ArmyCoverageTest {

    private static final double Z95 = 1.96;
    private static final int MANY = 50;

    private final int rows = Integer.getInteger("armies.rows", 300);
    private final int trials = Integer.getInteger("armies.trials", 4);

    /// Held and asked.
    private record Share(int[] counts) {

        Share() {
            this(new int[2]);
        }

        void add(double truth, double value, double error) {
            counts[0] += Math.abs(value - truth) <= Z95 * error ? 1 : 0;
            counts[1]++;
        }

        double share() {
            return (double) counts[0] / counts[1];
        }
    }

    @Test
    void intervalsHoldTheTruth() {
        Share values = new Share();
        Share surpluses = new Share();
        Share files = new Share();
        for (int trial = 0; trial < trials; trial++) {
            SimulatedArmies truth = new SimulatedArmies(trial);
            ArmyDesign design = ArmyDesign.of(truth.results(rows));
            ArmyRegression byFile = ArmyRegression.of(design, ArmyLevel.FILE);
            addValues(truth, byFile, values);
            addSurpluses(truth, design, surpluses);
            addFiles(truth, byFile, files);
        }
        if (trials >= MANY) {
            System.out.printf(
                    "values %.3f, surpluses %.3f, files %.3f%n", values.share(), surpluses.share(), files.share());
        }
        // Values of one trial go together, so that few trials tell little more than errors of size.
        double least = trials < MANY ? 0.8 : 0.9;
        assertThat(values.share()).isBetween(least, 1.0);
        assertThat(surpluses.share()).isBetween(least, 1.0);
        assertThat(files.share()).isBetween(least, 1.0);
    }

    /// Of values by piece and file, averaged over the files, since files are mixed otherwise in each set of armies.
    private static void addValues(SimulatedArmies truth, ArmyRegression fit, Share share) {
        for (int piece = 1; piece < SimulatedArmies.LETTERS.length(); piece++) {
            double[] combination = new double[fit.coefficients().length];
            double expected = 0;
            for (int file = 0; file < SimulatedArmies.FILES; file++) {
                combination[piece * SimulatedArmies.FILES + file] = 1.0 / SimulatedArmies.FILES;
                combination[file] -= 1.0 / SimulatedArmies.FILES;
                expected += (truth.value[piece] + truth.file[piece][file] - truth.value[0] - truth.file[0][file])
                        / SimulatedArmies.FILES;
            }
            Estimate found = fit.estimate(combination).orElseThrow();
            share.add(expected, found.value(), found.standardError());
        }
    }

    private static void addSurpluses(SimulatedArmies truth, ArmyDesign design, Share share) {
        ArmyRegression fit = ArmyRegression.of(design, ArmyLevel.SIDE);
        for (int piece = 1; piece < SimulatedArmies.LETTERS.length(); piece++) {
            double[] combination = new double[design.columns(ArmyLevel.SIDE)];
            combination[design.surplus(piece)] = 1;
            combination[design.surplus(0)] = -1;
            Estimate found = fit.estimate(combination).orElseThrow();
            share.add(truth.surplus[piece] - truth.surplus[0], found.value(), found.standardError());
        }
    }

    private static void addFiles(SimulatedArmies truth, ArmyRegression fit, Share share) {
        PartialPooling pooling = FileEffects.of(fit).pooling();
        for (int piece = 0; piece < SimulatedArmies.LETTERS.length(); piece++) {
            for (int file = 0; file < SimulatedArmies.FILES; file++) {
                int cell = piece * SimulatedArmies.FILES + file;
                share.add(truth.file[piece][file], pooling.effects()[cell], pooling.effectError(cell));
            }
        }
    }

    @Test
    void anArmyInManyRowsIsAYardstick() {
        ArmyDesign design = ArmyDesign.of(new SimulatedArmies(1).results(200));
        assertThat(design.yardsticks()).containsExactly("RNBQKBNR");
    }

    @Test
    void armiesOfUnlikeNumbersTellTheZero() {
        SimulatedArmies truth = new SimulatedArmies(5);
        ArmyResults full = truth.results(200);
        ArmyDesign design = ArmyDesign.of(full.with(full.rows().stream()
                .map(row -> row.black().startsWith("B")
                        ? new ArmyResult(
                                row.white(),
                                "-" + row.black().substring(1),
                                row.wins() + 200,
                                row.draws(),
                                row.losses())
                        : row)
                .toList()));
        double[] one = new double[design.pieces().size()];
        one[0] = 1;
        assertThat(ArmyRegression.withoutErrors(design, ArmyLevel.PIECE).isEstimable(one))
                .isTrue();
    }
}
