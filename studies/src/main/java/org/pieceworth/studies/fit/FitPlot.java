package org.pieceworth.studies.fit;

import java.util.List;
import java.util.Locale;
import org.pieceworth.empirical.calibration.CalibrationCurve;
import org.pieceworth.report.CalibrationPlot;
import org.pieceworth.report.GroupsPlot;
import org.pieceworth.report.PathPlot;
import org.pieceworth.report.PhasesPlot;
import org.pieceworth.report.Picture;
import org.pieceworth.report.SquaresPlot;
import org.pieceworth.report.ValuesPlot;
import org.pieceworth.report.page.FitPage;
import org.pieceworth.report.page.SquareMap;
import org.pieceworth.text.InputException;

/// The subject of a picture of a fit.
///
/// @param subject the kind of picture
/// @param piece the letter of the piece whose squares are shown; empty for the first one that has them
public record FitPlot(Subject subject, String piece) {

    private static final String SETTING = "plot-what";

    /// A kind of picture.
    public enum Subject {
        /// Values beside what others say.
        VALUES,
        /// Scores by balance of material.
        CALIBRATION,
        /// Values by groups of games.
        GROUPS,
        /// Values by phase of the game.
        PHASES,
        /// Values by square.
        SQUARES,
        /// Values and cost by step of the solver.
        TRACE
    }

    /// Values.
    public static final FitPlot VALUES = new FitPlot(Subject.VALUES, "");

    /// Reads `values`, `calibration`, `groups`, `phases` (or `stages`, as it was called), `trace` or `squares:N`.
    ///
    /// @throws InputException when it is none of them
    public static FitPlot parse(String text) {
        String lower = text.toLowerCase(Locale.ROOT);
        Subject subject = switch (lower.replaceFirst(":.*", "")) {
            case "values" -> Subject.VALUES;
            case "calibration" -> Subject.CALIBRATION;
            case "groups" -> Subject.GROUPS;
            case "phases", "stages" -> Subject.PHASES;
            case "squares" -> Subject.SQUARES;
            case "trace" -> Subject.TRACE;
            default ->
                throw InputException.about(
                        SETTING,
                        "found '" + text + "', expected values, calibration, groups, phases, trace or squares:N");
        };
        return new FitPlot(subject, lower.replaceFirst("squares:?", "").toUpperCase(Locale.ROOT));
    }

    /// Draws it.
    ///
    /// @throws InputException when the fit has nothing to draw
    Picture picture(FitPage page) {
        return switch (subject) {
            case VALUES -> ValuesPlot.picture(page);
            case CALIBRATION ->
                CalibrationPlot.picture(page.report()
                        .extras()
                        .calibration()
                        .orElse(new CalibrationCurve(CalibrationCurve.Counting.SCHOOL, List.of(), Double.NaN)));
            case GROUPS ->
                GroupsPlot.picture(
                        page.report().extras().groups().orElseThrow(FitPlot::noGroups), page.values(), page.scale());
            case PHASES -> PhasesPlot.picture(page.phases(), page.scale());
            case SQUARES -> SquaresPlot.picture(squares(page), page.scale());
            case TRACE -> PathPlot.picture(page.path());
        };
    }

    private static InputException noGroups() {
        return InputException.about(SETTING, "found groups, and the games are in none; group them")
                .with("by", "player");
    }

    private SquareMap squares(FitPage page) {
        return page.squares().stream()
                .filter(map -> piece.isEmpty() || map.key().equals(piece))
                .findFirst()
                .orElseThrow(() -> InputException.about(SETTING, "found no squares of '" + piece + "'; fit them first")
                        .with("features", "material,squares"));
    }
}
