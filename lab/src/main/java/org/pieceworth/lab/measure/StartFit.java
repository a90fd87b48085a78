package org.pieceworth.lab.measure;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import org.pieceworth.lab.experiment.Experiment;
import org.pieceworth.lab.experiment.GamePlayer;
import org.pieceworth.lab.game.PlayedGame;
import org.pieceworth.pgn.GameResult;
import org.pieceworth.rules.position.PieceLetter;
import org.pieceworth.rules.position.PlacementText;
import org.pieceworth.stats.FitException;

/// Results of games by their initial material: one row per game, errors by the jackknife over pairs of games
/// with one start.
///
/// Later material is not random: the winning side makes trades that the losing side cannot. The initial
/// material is random, so its coefficients are the effects of an extra piece at the start.
final class StartFit {

    private final List<Character> columns;
    private final List<int[]> differences = new ArrayList<>();
    private final List<GameResult> results = new ArrayList<>();

    /// @param columns the counted letters
    StartFit(List<Character> columns) {
        this.columns = List.copyOf(columns);
    }

    /// Takes the games of a calibration.
    static StartFit of(Calibration calibration) {
        StartFit fit = new StartFit(Calibration.LETTERS);
        calibration.forEachGame(fit::add);
        return fit;
    }

    /// Plays games of an experiment and takes them.
    ///
    /// @param goesOn asked after each pair whether to play another
    void play(Experiment experiment, GamePlayer games, MeasureMeans means, BooleanSupplier goesOn) {
        experiment.play(
                games,
                means.threads(),
                (number, game) -> {
                    add(game);
                    return number % 2 == 0 || goesOn.getAsBoolean();
                },
                means.progress());
    }

    /// Takes the next game; games 2k and 2k + 1 have one start.
    void add(PlayedGame game) {
        add(difference(game.opening().startFen(), columns), game.result());
    }

    /// Adds the next game with White's initial surplus.
    void add(int[] difference, GameResult result) {
        differences.add(difference);
        results.add(result);
    }

    /// White's surplus in a position, by letter.
    static int[] difference(String fen, List<Character> letters) {
        int[] difference = new int[letters.size()];
        PlacementText.of(fen).pieces().forEach(c -> {
            int column = letters.indexOf(Character.toUpperCase((char) c));
            if (column >= 0) {
                difference[column] += Character.isUpperCase(c) ? 1 : -1;
            }
        });
        return difference;
    }

    int games() {
        return results.size();
    }

    long games(GameResult result) {
        return results.stream().filter(each -> each == result).count();
    }

    /// Fits the games so far.
    ///
    /// @throws FitException when they do not determine the coefficients
    StartValues fit(MeasureAnchor anchor) {
        int[] kept = IntStream.range(0, columns.size())
                .filter(column -> differences.stream().anyMatch(difference -> difference[column] != 0))
                .toArray();
        List<Character> letters = Arrays.stream(kept).mapToObj(columns::get).toList();
        StartRegression fit = StartRegression.of(
                differences.stream()
                        .map(difference ->
                                Arrays.stream(kept).map(at -> difference[at]).toArray())
                        .toList(),
                results,
                letters.stream().map(PieceLetter::text).toList());
        return new StartValues(letters, fit.ratio(), anchor, fit.distribution(), fit.informed());
    }
}
