package org.pieceworth.empirical.input;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pieceworth.empirical.files.MatFile;
import org.pieceworth.empirical.fit.FitSettings;
import org.pieceworth.empirical.fit.PieceValueFit;
import org.pieceworth.empirical.fit.PieceValueFitter;
import org.pieceworth.empirical.rows.Observations;
import org.pieceworth.empirical.settings.ObservationSettings;
import org.pieceworth.rules.piece.ValueUnit;
import org.pieceworth.stats.regression.DrawModel;
import org.pieceworth.stats.regression.FitTrace;
import org.pieceworth.stats.regression.Solver;

/// The regression article's own games, when the data folder stands beside the project.
///
/// The figures were recomputed by other programs from a corrected replay. The article's own 288/345/480/1077 come
/// from rows in which castling with check broke the rest of a game.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class PublishedFiguresTest {

    private static final Path DATA = Path.of("../../shared/data");

    private Observations observations;

    @BeforeAll
    void readGames() {
        Path games = DATA.resolve("games/openrating.pgn");
        assumeTrue(Files.exists(games), "reference data absent: openrating.pgn");
        ObservationReader files = new ObservationReader(ObservationSettings.MEDVEDEV, ReadProgress.NONE);
        files.read(games.toString());
        observations = files.observations();
    }

    @Test
    void rowsEqualTheCorrectedReplayLineByLine() throws IOException {
        StringWriter text = new StringWriter();
        MatFile.write(observations, new PrintWriter(text));
        assertThat(text.toString()).isEqualTo(Files.readString(DATA.resolve("reference/openrating.mat")));
        assertThat(observations.counts().rows()).isEqualTo(20_215);
        assertThat(observations.counts().rows() - observations.counts().drawnRows())
                .isEqualTo(17_957);
    }

    /// Each to the last digit given.
    @ParameterizedTest
    @CsvSource({
        "DROP,    false, 0,    NEWTON,   289.3471,   345.7275,   480.7211,   1078.8726,   0.00005",
        "DROP,    false, 1e-6, NEWTON,   289.129,    345.535,    480.384,    1077.784,    0.0005",
        "DROP,    false, 1e-6, GRADIENT, 289.128433, 345.535080, 480.383270, 1077.782356, 0.0000005",
        "HALF,    false, 0,    NEWTON,   284.6213,   341.4711,   482.2684,   1073.6510,   0.00005",
        "HALF,    true,  0,    NEWTON,   284.9801,   342.0839,   482.8153,   1074.7139,   0.00005",
        "ORDERED, true,  0,    NEWTON,   281.618,    339.727,    483.465,    1068.763,    0.01"
    })
    void valuesEqualTheGoldenFigures(
            DrawModel draws,
            boolean white,
            double ridge,
            Solver solver,
            double knight,
            double bishop,
            double rook,
            double queen,
            double tolerance) {
        PieceValueFit fit = fit(new FitSettings(draws, white, ridge, solver, ValueUnit.CENTIPAWN));
        assertThat(value(fit, "N")).isCloseTo(knight, within(tolerance));
        assertThat(value(fit, "B")).isCloseTo(bishop, within(tolerance));
        assertThat(value(fit, "R")).isCloseTo(rook, within(tolerance));
        assertThat(value(fit, "Q")).isCloseTo(queen, within(tolerance));
    }

    @Test
    void otherParametersEqualTheGoldenFigures() {
        PieceValueFit newton = fit(new FitSettings(DrawModel.DROP, false, 0, Solver.NEWTON, ValueUnit.CENTIPAWN));
        assertThat(newton.fit().parameters()[0]).isCloseTo(0.74830749, within(5e-9));
        PieceValueFit gradient =
                fit(new FitSettings(DrawModel.DROP, false, 1e-6, Solver.GRADIENT, ValueUnit.CENTIPAWN));
        assertThat(gradient.fit().cost()).isCloseTo(0.469220256, within(5e-10));
        PieceValueFit half = fit(new FitSettings(DrawModel.HALF, true, 0, Solver.NEWTON, ValueUnit.CENTIPAWN));
        assertThat(value(half, "white")).isCloseTo(5.2117, within(5e-5));
        PieceValueFit ordered = fit(new FitSettings(DrawModel.ORDERED, true, 0, Solver.NEWTON, ValueUnit.CENTIPAWN));
        assertThat(value(ordered, "white")).isCloseTo(4.941, within(5e-4));
        assertThat(ordered.fit().parameters()[6]).isCloseTo(0.32498, within(5e-6));
    }

    private PieceValueFit fit(FitSettings settings) {
        return PieceValueFitter.fit(observations, settings, FitTrace.NONE);
    }

    private static double value(PieceValueFit fit, String feature) {
        return fit.value(feature).orElseThrow().value().orElseThrow().value();
    }
}
