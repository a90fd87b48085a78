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
import org.pieceworth.stats.Ratio;
import org.pieceworth.stats.StudentT;
import org.pieceworth.stats.errors.ClusteredRows;
import org.pieceworth.stats.errors.Covariance;
import org.pieceworth.stats.errors.Jackknife;
import org.pieceworth.stats.errors.ResultCounts;
import org.pieceworth.stats.regression.DrawModel;
import org.pieceworth.stats.regression.FitOptions;
import org.pieceworth.stats.regression.FitTrace;
import org.pieceworth.stats.regression.GroupedOutcomes;
import org.pieceworth.stats.regression.OutcomeFit;
import org.pieceworth.stats.regression.OutcomeRegression;
import org.pieceworth.stats.regression.Penalty;
import org.pieceworth.stats.regression.Solver;

/// Results of games by the material that they started with: one row a game, errors by the jackknife that leaves out
/// pairs of games with one start.
///
/// Later material is not random: who is winning trades, who is losing cannot. What stands at the start is drawn by
/// chance, so its coefficients are what a piece more at the start brings.
final class StartFit {

    private final List<Character> columns;
    private final List<int[]> differences = new ArrayList<>();
    private final List<GameResult> results = new ArrayList<>();

    /// @param columns the letters that are counted
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
    /// @param goesOn asked after each pair whether another is to be played
    void play(Experiment experiment, GamePlayer games, MeasureMeans means, BooleanSupplier goesOn) {
        experiment.play(
                games,
                means.threads(),
                (number, game) -> {
                    add(game);
                    return number % 2 == 0 || goesOn.getAsBoolean();
                },
                means.listener());
    }

    /// Takes the next game; games 2k and 2k + 1 have one start.
    void add(PlayedGame game) {
        add(difference(game.opening().startFen(), columns), game.result());
    }

    /// Takes the next game by what White began with more.
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
        int games = results.size();
        double[] features = new double[games * kept.length];
        double[][] outcome = new double[3][games];
        for (int game = 0; game < games; game++) {
            for (int i = 0; i < kept.length; i++) {
                features[game * kept.length + i] = differences.get(game)[kept[i]];
            }
            outcome[outcome(results.get(game))][game] = 1;
        }
        GroupedOutcomes data = GroupedOutcomes.dense(kept.length, features, outcome[2], outcome[1], outcome[0]);
        List<Character> letters = Arrays.stream(kept).mapToObj(columns::get).toList();
        String[] names = letters.stream().map(PieceLetter::text).toArray(String[]::new);
        OutcomeFit fit = OutcomeRegression.fit(data, options(), names, FitTrace.NONE);
        Pairs pairs = new Pairs(data);
        double[][] covariance = Jackknife.covariance(fit, data, pairs);
        ResultCounts rarer = ResultCounts.of(options(), pairs);
        return new StartValues(
                letters,
                new Ratio(
                        fit.parameters(),
                        rarer.ofSlopes() < Math.min(ResultCounts.FEW, ResultCounts.RARE * rarer.all())
                                ? Covariance.atLeast(covariance, Covariance.independent(fit))
                                : covariance),
                anchor,
                new StudentT(Math.max(1, pairs.clusters() - 1)),
                rarer.ofSlopes() >= ResultCounts.FEWEST);
    }

    /// Without draws, as in shogi, the width of draws has no estimate.
    private FitOptions options() {
        boolean drawn = results.stream().anyMatch(result -> outcome(result) == 1);
        return new FitOptions(drawn ? DrawModel.ORDERED : DrawModel.DROP, true, Penalty.NONE, Solver.NEWTON);
    }

    private static int outcome(GameResult result) {
        return switch (result) {
            case WHITE_WINS -> 2;
            case DRAW, UNKNOWN -> 1;
            case BLACK_WINS -> 0;
        };
    }

    /// Two games, each a group of its own, as one cluster.
    private record Pairs(GroupedOutcomes data) implements ClusteredRows {

        @Override
        public int clusters() {
            return (data.groups() + 1) / 2;
        }

        @Override
        public void forEach(Visitor visitor) {
            for (int pair = 0; pair < clusters(); pair++) {
                int from = 2 * pair;
                int to = Math.min(from + 2, data.groups());
                visitor.cluster(
                        pair,
                        to - from,
                        IntStream.range(from, to).toArray(),
                        Arrays.copyOfRange(data.wins(), from, to),
                        Arrays.copyOfRange(data.draws(), from, to),
                        Arrays.copyOfRange(data.losses(), from, to));
            }
        }
    }
}
