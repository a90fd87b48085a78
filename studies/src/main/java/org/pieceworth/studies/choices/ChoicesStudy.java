package org.pieceworth.studies.choices;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.pieceworth.empirical.choices.ChoiceFitter;
import org.pieceworth.empirical.choices.ChoiceGames;
import org.pieceworth.empirical.choices.ChoiceSettings;
import org.pieceworth.empirical.choices.ChoiceValues;
import org.pieceworth.empirical.fit.FitSettings;
import org.pieceworth.empirical.fit.PieceValueFit;
import org.pieceworth.empirical.fit.PieceValueFitter;
import org.pieceworth.empirical.input.ChoiceReader;
import org.pieceworth.empirical.input.GameInput;
import org.pieceworth.empirical.input.ObservationReader;
import org.pieceworth.empirical.input.ReadProgress;
import org.pieceworth.stats.Estimate;
import org.pieceworth.stats.FitException;
import org.pieceworth.stats.regression.FitTrace;
import org.pieceworth.studies.run.Run;
import org.pieceworth.text.Counted;
import org.pieceworth.text.InputException;
import org.pieceworth.text.Progress;

/// Fits values to the moves chosen in games, and compares them with values from the results of the
/// same games.
public final class ChoicesStudy {

    /// Rounds that a fit takes, about: the bar of progress is shown by them.
    private static final int ROUNDS = 12;

    private static final double LEAST_START = 50;
    private static final double MOST_START = 2000;
    private static final double PIECE = 300;

    private ChoicesStudy() {}

    /// Reads the games and fits values.
    ///
    /// @throws InputException when they cannot be read, or do not determine the answer
    public static ChoicesAnswer answer(ChoicesRequest request, Progress progress) {
        ChoiceSettings settings = request.settings();
        List<String> notes = new ArrayList<>();
        Map<String, Estimate> byResults = new HashMap<>();
        long resultGames = byResults(request, byResults, notes);
        ChoiceReader reader = new ChoiceReader(settings, ReadProgress.NONE);
        request.reading().inputs().forEach(reader::read);
        ChoiceGames games = reader.games();
        if (games.choices().isEmpty()) {
            throw new InputException("found no position to look at in " + Counted.of(games.found(), "game") + ", "
                    + games.skipped().total() + " of them skipped; expected games of more than " + request.minimumPly()
                    + " plies"
                    + GameInput.missingTag(
                            request.reading().inputs(),
                            request.reading().settings().games().where()));
        }
        List<String> pieces = ChoiceFitter.pieces(settings);
        double[] start = new double[pieces.size()];
        for (int i = 0; i < start.length; i++) {
            start[i] = start(pieces.get(i), byResults);
        }
        progress.begins("", 0, ROUNDS);
        try {
            ChoiceValues values =
                    ChoiceFitter.fit(settings, games, start, round -> progress.at(Math.min(round, ROUNDS - 1)));
            progress.at(ROUNDS);
            return new ChoicesAnswer(request, games, values, byResults, resultGames, notes);
        } catch (FitException e) {
            throw new InputException(e.text());
        }
    }

    /// Captures are settled by these in the first round.
    private static double start(String piece, Map<String, Estimate> byResults) {
        double usual = switch (piece) {
            case "P" -> 100;
            case "R" -> 500;
            case "Q" -> 900;
            default -> PIECE;
        };
        Estimate found = byResults.get(piece);
        return found != null && found.value() > LEAST_START && found.value() < MOST_START ? found.value() : usual;
    }

    private static long byResults(ChoicesRequest request, Map<String, Estimate> into, List<String> notes) {
        try {
            ObservationReader reader = request.reading().read(false, Run.SILENT);
            PieceValueFit fit = PieceValueFitter.fit(reader.observations(), FitSettings.DEFAULT, FitTrace.NONE);
            fit.values().forEach(value -> value.value().ifPresent(estimate -> into.put(value.feature(), estimate)));
            return fit.observations().games();
        } catch (InputException | FitException e) {
            notes.add("there are no values by results: " + e.getMessage());
            return 0;
        }
    }
}
