package org.pieceworth.lab.measure;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.pieceworth.lab.experiment.GameSink;
import org.pieceworth.lab.measure.FileValues.OnFile;
import org.pieceworth.lab.measure.MeasuredGame.MeasuredPiece;
import org.pieceworth.pgn.GameResult;
import org.pieceworth.rules.board.Board.SquareBoard;
import org.pieceworth.rules.position.PieceLetter;
import org.pieceworth.rules.position.PlacementText;
import org.pieceworth.stats.ChiSquare;
import org.pieceworth.stats.FitException;
import org.pieceworth.stats.Ratio;
import org.pieceworth.stats.matrix.Cholesky;

/// Values by the starting files of pieces, from the games of a measurement.
///
/// The squares of a piece are random. In addition to the count of each letter there is, for a measured piece
/// and each file but the last, its count there less that on the last: the coefficient of the letter is then
/// the mean over files, those of files are differences from it, and the anchor stays the same.
public final class StartsByFile {

    private final List<Character> columns;
    private final List<MeasuredPiece> pieces;
    private final int groups;
    private final SquareBoard board;
    private final List<int[]> counts = new ArrayList<>();
    private final List<GameResult> results = new ArrayList<>();
    private final Map<MeasuredPiece, SortedSet<Integer>> used = new HashMap<>();

    private StartsByFile(MeasureSettings settings) {
        columns = settings.columns();
        pieces = settings.game().pieces();
        board = settings.game().rules().variant().surface();
        groups = (board.files() + 1) / 2;
    }

    /// The measured pieces by file; without those that games do not value, or that begin only on one file and
    /// its mirror image.
    ///
    /// @param games passes all games to the given sink
    /// @throws FitException when the games do not determine them
    public static List<FileValues> of(MeasureSettings settings, Consumer<GameSink> games) {
        StartsByFile starts = new StartsByFile(settings);
        games.accept((_, game) -> {
            starts.add(game.opening().startFen(), game.result());
            return true;
        });
        return starts.fit(settings.anchor());
    }

    private void add(String fen, GameResult result) {
        int[] count = new int[columns.size() + pieces.size() * groups];
        PlacementText.of(fen).forEachPiece((file, letter) -> {
            char upper = Character.toUpperCase(letter);
            int column = columns.indexOf(upper);
            if (column < 0) {
                return;
            }
            int one = upper == letter ? 1 : -1;
            count[column] += one;
            for (int piece = 0; piece < pieces.size(); piece++) {
                if (pieces.get(piece).letter() == upper) {
                    count[at(piece, Math.min(file, board.files() - 1 - file))] += one;
                    files(pieces.get(piece)).add(file);
                }
            }
        });
        counts.add(count);
        results.add(result);
    }

    private SortedSet<Integer> files(MeasuredPiece piece) {
        return used.computeIfAbsent(piece, _ -> new TreeSet<>());
    }

    private int at(int piece, int group) {
        return columns.size() + piece * groups + group;
    }

    private List<FileValues> fit(MeasureAnchor anchor) {
        int[] letters = IntStream.range(0, columns.size()).filter(this::differs).toArray();
        List<Differences> asked = new ArrayList<>();
        int size = letters.length;
        for (int piece = 0; piece < pieces.size(); piece++) {
            int number = piece;
            int[] groupsOf = IntStream.range(0, groups)
                    .filter(group -> differs(at(number, group)))
                    .toArray();
            if (groupsOf.length > 1) {
                asked.add(new Differences(piece, groupsOf, size));
                size += groupsOf.length - 1;
            }
        }
        int width = size;
        List<int[]> rows = counts.stream()
                .map(count -> {
                    int[] row = new int[width];
                    Arrays.setAll(row, i -> i < letters.length ? count[letters[i]] : 0);
                    asked.forEach(each -> each.put(count, row));
                    return row;
                })
                .toList();
        List<Character> kept = Arrays.stream(letters).mapToObj(columns::get).toList();
        List<String> names = Stream.concat(
                        kept.stream().map(PieceLetter::text), asked.stream().flatMap(Differences::names))
                .toList();
        StartRegression fit = StartRegression.of(rows, results, names);
        StartValues values = new StartValues(kept, fit.ratio(), anchor, fit.distribution(), fit.informed());
        return asked.stream()
                .filter(each -> values.bounded(pieces.get(each.piece).letter()).isPresent())
                .map(each -> each.values(fit.ratio(), anchor, kept))
                .toList();
    }

    private boolean differs(int column) {
        return counts.stream().anyMatch(count -> count[column] != 0);
    }

    /// The parameters of a piece.
    private final class Differences {

        private final int piece;
        private final int[] groupsOf;
        private final int first;

        /// @param first its first parameter
        Differences(int piece, int[] groupsOf, int first) {
            this.piece = piece;
            this.groupsOf = groupsOf;
            this.first = first;
        }

        private int last() {
            return groupsOf.length - 1;
        }

        void put(int[] count, int[] row) {
            int onLast = count[at(piece, groupsOf[last()])];
            for (int i = 0; i < last(); i++) {
                row[first + i] = count[at(piece, groupsOf[i])] - onLast;
            }
        }

        Stream<String> names() {
            return IntStream.range(0, last()).mapToObj(i -> pieces.get(piece).typed() + " on " + files(i));
        }

        private String files(int i) {
            int group = groupsOf[i];
            return StartsByFile.this.files(pieces.get(piece)).stream()
                    .filter(file -> Math.min(file, board.files() - 1 - file) == group)
                    .map(board::fileName)
                    .collect(Collectors.joining(", "));
        }

        FileValues values(Ratio ratio, MeasureAnchor anchor, List<Character> kept) {
            double[] basket = new double[ratio.parameters().length];
            anchor.letters().forEach(letter -> basket[kept.indexOf(letter)] = 1);
            List<OnFile> onFiles = IntStream.rangeClosed(0, last())
                    .mapToObj(i -> {
                        double[] difference = weights(ratio, i);
                        double[] value = difference.clone();
                        value[kept.indexOf(pieces.get(piece).letter())] += 1;
                        return new OnFile(
                                files(i),
                                ratio.of(value, basket, anchor.number()),
                                ratio.of(difference, basket, anchor.number()));
                    })
                    .toList();
            return new FileValues(pieces.get(piece), onFiles, alike(ratio));
        }

        private double[] weights(Ratio ratio, int i) {
            double[] weights = new double[ratio.parameters().length];
            if (i < last()) {
                weights[first + i] = 1;
            } else {
                Arrays.fill(weights, first, first + last(), -1);
            }
            return weights;
        }

        /// Wald's test by the coefficients themselves: the scale does not matter for 0.
        private ChiSquare alike(Ratio ratio) {
            double[] found = Arrays.copyOfRange(ratio.parameters(), first, first + last());
            double[][] covariance = new double[last()][];
            for (int i = 0; i < last(); i++) {
                covariance[i] = Arrays.copyOfRange(ratio.covariance()[first + i], first, first + last());
            }
            double[] solved = found.clone();
            Cholesky.of(covariance).solve(solved);
            return new ChiSquare(
                    IntStream.range(0, last())
                            .mapToDouble(i -> found[i] * solved[i])
                            .sum(),
                    last());
        }
    }
}
