package org.pieceworth.bench.law;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.pieceworth.lab.measure.Calibration;
import org.pieceworth.lab.measure.CalibrationGames;
import org.pieceworth.pgn.GameResult;
import org.pieceworth.rules.position.PlacementText;
import org.pieceworth.text.InputException;

/// Makes calibrations: plays their games, adds them up and writes them.
public final class CalibrationRun {

    private static final List<Long> NONE = Collections.nCopies(9, 0L);

    private CalibrationRun() {}

    /// Plays this many games and returns their counts as a calibration.
    public static Calibration play(String board, long nodes, long seed, long games, int threads) {
        List<GameResult> results = new ArrayList<>();
        Map<List<Integer>, long[]> counts = new HashMap<>();
        CalibrationGames.player(board, nodes, seed).play(0, games, threads, (number, game) -> {
            results.add(game.result());
            if (number % 2 == 1) {
                Calibration.count(
                        counts,
                        blackSurplus(game.opening().startFen()),
                        results.get(results.size() - 2),
                        game.result());
            }
            return true;
        });
        return new Calibration(
                board,
                nodes,
                CalibrationGames.signature(board, nodes),
                Map.of(seed, games),
                counts.entrySet().stream()
                        .collect(Collectors.toMap(
                                Map.Entry::getKey,
                                row -> Arrays.stream(row.getValue()).boxed().toList())));
    }

    private static int[] blackSurplus(String fen) {
        int[] surplus = new int[Calibration.LETTERS.size()];
        PlacementText.of(fen).pieces().forEach(c -> {
            int column = Calibration.LETTERS.indexOf(Character.toUpperCase((char) c));
            if (column >= 0) {
                surplus[column] += Character.isUpperCase(c) ? -1 : 1;
            }
        });
        return surplus;
    }

    /// Both together.
    ///
    /// @throws InputException when they do not count the same thing, or have a seed in common
    public static Calibration sum(Calibration one, Calibration other) {
        if (!one.board().equals(other.board())
                || one.nodes() != other.nodes()
                || !one.signature().equals(other.signature())) {
            throw new InputException("found calibrations of " + name(one) + " and " + name(other)
                    + "; expected the same board, nodes per move and engine");
        }
        Map<Long, Long> runs = new TreeMap<>(one.runs());
        other.runs().forEach((seed, games) -> {
            if (runs.put(seed, games) != null) {
                throw new InputException("both calibrations have games of seed " + seed + "; expected another seed");
            }
        });
        Map<List<Integer>, List<Long>> counts = new HashMap<>(one.counts());
        other.counts().forEach((key, row) -> counts.merge(key, row, CalibrationRun::sum));
        return new Calibration(one.board(), one.nodes(), one.signature(), runs, counts);
    }

    private static String name(Calibration of) {
        return of.board() + ", " + of.nodes() + " nodes per move, engine " + of.signature();
    }

    private static List<Long> sum(List<Long> left, List<Long> right) {
        return IntStream.range(0, left.size())
                .mapToObj(i -> left.get(i) + right.get(i))
                .toList();
    }

    /// The format that [Calibration#parse] reads.
    ///
    /// @param all calibrations of one board
    public static String text(List<Calibration> all) {
        StringBuilder text = new StringBuilder();
        text.append("# pairs of games by what one army has more of N B R Q P: its results with White and Black are\n");
        text.append(
                "# won won, won drawn, won lost, drawn won, drawn drawn, drawn lost, lost won, lost drawn, lost lost,\n");
        text.append("# at each of these numbers of nodes in turn\n");
        for (Calibration of : all) {
            line(text, List.of("board", of.board(), "nodes", Long.toString(of.nodes()), "signature", of.signature()));
            of.runs().forEach((seed, games) -> line(text, List.of("run", seed.toString(), games.toString())));
        }
        all.stream()
                .flatMap(of -> of.counts().keySet().stream())
                .distinct()
                .sorted(Comparator.comparing(
                        key -> key.stream().mapToInt(Integer::intValue).toArray(), Arrays::compare))
                .forEach(key -> line(
                        text,
                        Stream.concat(
                                        key.stream(),
                                        all.stream().flatMap(of -> of.counts().getOrDefault(key, NONE).stream()))
                                .map(Object::toString)
                                .toList()));
        return text.toString();
    }

    private static void line(StringBuilder text, List<String> words) {
        text.append(String.join("\t", words)).append('\n');
    }
}
