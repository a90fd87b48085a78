package org.pieceworth.stats.surface;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/// Lines are those of the surface, and its highest point is found.
class SurfaceTest {

    @Test
    void linesAreOfTheSurface() {
        SurfaceBasis basis = new SurfaceBasis(3);
        SplittableRandom random = new SplittableRandom(4);
        double[] coefficients = random.doubles(basis.size(), -1, 1).toArray();
        Surface surface = new Surface(basis, coefficients);
        double[] point = {0.3, -0.6, 0.8};
        for (int i = 0; i < 3; i++) {
            double[] line = new double[5];
            basis.along(coefficients, point, i, line);
            double x = point[i];
            double along = x * (line[1] + x * (line[2] + x * (line[3] + x * line[4])));
            double[] without = point.clone();
            without[i] = 0;
            assertThat(along).isCloseTo(surface.at(point) - surface.at(without), within(1e-12));
        }
    }

    @Test
    void theHighestPointIsNoLowerThanThoseOfAGrid() {
        SurfaceBasis basis = new SurfaceBasis(2);
        SplittableRandom random = new SplittableRandom(5);
        for (int trial = 0; trial < 50; trial++) {
            double[] coefficients = random.doubles(basis.size(), -1, 1).toArray();
            Surface surface = new Surface(basis, coefficients);
            double best = surface.at(surface.maximum(List.of(
                    new double[] {0, 0}, new double[] {1, 1}, new double[] {-1, 1}, new double[] {1, -1}, new double[] {
                        -1, -1
                    })));
            for (double x = -1; x <= 1; x += 0.25) {
                for (double y = -1; y <= 1; y += 0.25) {
                    assertThat(best).isGreaterThanOrEqualTo(surface.at(new double[] {x, y}) - 0.05);
                }
            }
        }
    }
}
