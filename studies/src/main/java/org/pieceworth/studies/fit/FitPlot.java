package org.pieceworth.studies.fit;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.pieceworth.report.Picture;
import org.pieceworth.studies.fit.part.FitSection;
import org.pieceworth.text.InputException;

/// The subject of a picture of a fit.
///
/// @param subject the kind of picture
/// @param piece the letter of the piece whose squares are shown; empty for the first one that has them
public record FitPlot(Subject subject, String piece) {

    private static final String SETTING = "plot-what";

    /// A kind of picture, with the message for a fit without one.
    public enum Subject {
        /// Values compared with those of other sources.
        VALUES("no picture of values: the games give no piece's value; use more games"),
        /// Scores by balance of material.
        CALIBRATION("no picture of the calibration: there are no positions; use more games"),
        /// Values by groups of games.
        GROUPS("no picture of groups: no group gives a piece's value; use more games"),
        /// Values by phase of the game.
        PHASES("no picture of phases: the fit has none; ask for them with the features"),
        /// Values by square.
        SQUARES("no picture of squares: the fit has none"),
        /// Values and cost by step of the solver.
        TRACE("no picture of the trace: the solver took no two steps with a value of the pawn");

        private final String missing;

        Subject(String missing) {
            this.missing = missing;
        }

        /// The word of `--plot-what`.
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /// Values.
    public static final FitPlot VALUES = new FitPlot(Subject.VALUES, "");

    /// Reads `values`, `calibration`, `groups`, `phases` (or `stages`, as it was called), `trace` or `squares:N`.
    ///
    /// @throws InputException when it is none of these
    public static FitPlot parse(String text) {
        String lower = text.toLowerCase(Locale.ROOT).replaceFirst("^stages$", Subject.PHASES.word());
        return Stream.of(Subject.values())
                .filter(subject -> lower.replaceFirst(":.*", "").equals(subject.word()))
                .findFirst()
                .map(subject ->
                        new FitPlot(subject, lower.replaceFirst("squares:?", "").toUpperCase(Locale.ROOT)))
                .orElseThrow(() -> InputException.about(
                        SETTING,
                        "found '" + text + "', expected values, calibration, groups, phases, trace or squares:N"));
    }

    /// The pictures of a fit: all but squares and the solver's steps.
    static List<FitPlot> of(List<FitSection> sections) {
        List<FitPlot> plots = sections.stream()
                .flatMap(section -> section.pictures().keySet().stream())
                .flatMap(key -> Stream.of(Subject.VALUES, Subject.CALIBRATION, Subject.GROUPS, Subject.PHASES)
                        .filter(subject -> key.equals(subject.word())))
                .map(subject -> new FitPlot(subject, ""))
                .toList();
        // Values by phase are no values of pieces.
        boolean phased = plots.stream().anyMatch(plot -> plot.subject == Subject.PHASES);
        return plots.stream().filter(plot -> !phased || !plot.equals(VALUES)).toList();
    }

    /// Draws it.
    ///
    /// @throws InputException when the fit has nothing to draw
    Picture picture(List<FitSection> sections) {
        List<Map.Entry<String, Supplier<Optional<Picture>>>> known = sections.stream()
                .flatMap(section -> section.pictures().entrySet().stream())
                .filter(each -> isWanted(each.getKey()))
                .toList();
        if (known.isEmpty()) {
            throw notAsked();
        }
        return known.getFirst().getValue().get().orElseThrow(() -> new InputException(subject.missing));
    }

    /// @param key `values`, or with a piece and a phase, `squares:N opening`
    private boolean isWanted(String key) {
        return subject == Subject.SQUARES
                ? key.replaceFirst(" .*", "").equals("squares:" + piece)
                        || piece.isEmpty() && key.startsWith("squares:")
                : key.equals(subject.word());
    }

    private InputException notAsked() {
        return switch (subject) {
            case GROUPS ->
                InputException.about(SETTING, "found groups, and the games are in none; group them")
                        .with("by", "player");
            case SQUARES ->
                InputException.about(SETTING, "found no squares of '" + piece + "'; fit them first")
                        .with("features", "material,squares");
            case VALUES, CALIBRATION, PHASES, TRACE -> new InputException(subject.missing);
        };
    }
}
