package org.pieceworth.lab.measure;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import java.util.stream.IntStream;
import org.pieceworth.pgn.GameResult;
import org.pieceworth.text.InputException;
import org.pieceworth.text.ResourceText;

/// Results of games between armies of only knights, bishops, rooks and queens, as counts: they determine the
/// relative values of those before a piece is measured among them. The shipped ones are made by
/// `engine/calibrate.sh`.
///
/// @param board its size, `8x8`
/// @param nodes nodes per move
/// @param signature signature of the engine that played, see [CalibrationGames#signature]
/// @param runs games by seed
/// @param counts counts by the first army's surplus of [#LETTERS]: pairs of games by the first army's result
/// with White and with Black, won, drawn and lost
public record Calibration(
        String board, long nodes, String signature, Map<Long, Long> runs, Map<List<Integer>, List<Long>> counts) {

    /// The counted pieces.
    public static final List<Character> LETTERS = List.of('N', 'B', 'R', 'Q', 'P');

    static final String POOL = "NBRQ";

    private static final GameResult[] RESULT = {GameResult.WHITE_WINS, GameResult.DRAW, GameResult.BLACK_WINS};
    private static final int RESULTS = RESULT.length;
    private static final String RUN = "run";
    private static final String TAB = "\t";

    /// Copies the maps, sorted so that equal counts have equal texts.
    public Calibration {
        runs = Collections.unmodifiableMap(new TreeMap<>(runs));
        Map<List<Integer>, List<Long>> sorted = new TreeMap<>(Calibration::compare);
        counts.forEach((key, row) -> sorted.put(List.copyOf(key), List.copyOf(row)));
        counts = Collections.unmodifiableMap(sorted);
    }

    private static int compare(List<Integer> left, List<Integer> right) {
        return Arrays.compare(ints(left), ints(right));
    }

    private static int[] ints(List<Integer> list) {
        return list.stream().mapToInt(Integer::intValue).toArray();
    }

    /// The shipped calibration for a board and a number of nodes per move.
    ///
    /// @param board its size, `8x8`
    public static Optional<Calibration> shipped(String board, long nodes) {
        String name = "calibration-" + board + ".tsv";
        return Optional.ofNullable(Calibration.class.getResourceAsStream(name))
                .flatMap(file -> parse(name, ResourceText.read(name, file)).stream()
                        .filter(found -> found.nodes() == nodes)
                        .findFirst());
    }

    /// All games.
    public long games() {
        return runs.values().stream().mapToLong(Long::longValue).sum();
    }

    /// Counts a pair of games with one start.
    ///
    /// @param difference the surplus in [#LETTERS] of the army that has White in the first game
    /// @param first the result of the first game
    /// @param second the result of the second game, with colours exchanged
    public static void count(Map<List<Integer>, long[]> counts, int[] difference, GameResult first, GameResult second) {
        int white = RESULTS - 1 - first.halfPoints();
        int black = second.halfPoints();
        int sign = Arrays.stream(difference).filter(d -> d != 0).findFirst().orElse(1);
        List<Integer> key =
                Arrays.stream(difference).map(d -> sign < 0 ? -d : d).boxed().toList();
        // The other army's results are these from its side.
        int cell = sign < 0 ? RESULTS * (RESULTS - 1 - black) + RESULTS - 1 - white : RESULTS * white + black;
        counts.computeIfAbsent(key, _ -> new long[RESULTS * RESULTS])[cell]++;
    }

    /// Passes on each game, with White's surplus of [#LETTERS]; games of a start follow each other.
    void forEachGame(BiConsumer<int[], GameResult> visitor) {
        counts.forEach((key, row) -> {
            int[] difference = ints(key);
            int[] reversed = Arrays.stream(difference).map(d -> -d).toArray();
            for (int cell = 0; cell < row.size(); cell++) {
                for (long pair = 0; pair < row.get(cell); pair++) {
                    visitor.accept(difference, RESULT[cell / RESULTS]);
                    visitor.accept(reversed, RESULT[RESULTS - 1 - cell % RESULTS]);
                }
            }
        });
    }

    /// Reads the calibrations of a board, one for each number of nodes. Their counts by the same surplus share a line.
    ///
    /// @param source name of the source, for messages
    /// @throws InputException when it is something else
    public static List<Calibration> parse(String source, String text) {
        List<String[]> heads = new ArrayList<>();
        List<Map<Long, Long>> runs = new ArrayList<>();
        List<Map<List<Integer>, List<Long>>> counts = new ArrayList<>();
        int number = 0;
        for (String line : text.lines().toList()) {
            number++;
            String[] words = line.split(TAB, -1);
            try {
                if (words[0].equals("board") && words.length == 6) {
                    heads.add(words);
                    runs.add(new TreeMap<>());
                    counts.add(new TreeMap<>(Calibration::compare));
                } else if (words[0].equals(RUN)) {
                    runs.getLast().put(Long.parseLong(words[1]), Long.parseLong(words[2]));
                } else if (!line.startsWith("#")) {
                    List<Integer> key = Arrays.stream(words, 0, LETTERS.size())
                            .map(Integer::valueOf)
                            .toList();
                    int from = LETTERS.size();
                    for (Map<List<Integer>, List<Long>> each : counts) {
                        each.put(
                                key,
                                Arrays.stream(words, from, from += RESULTS * RESULTS)
                                        .map(Long::valueOf)
                                        .toList());
                    }
                }
            } catch (NumberFormatException | IndexOutOfBoundsException | NoSuchElementException e) {
                throw new InputException(source + ", line " + number + ": found '" + line
                        + "', expected a line of a calibration: difference of armies, and counts");
            }
        }
        if (heads.isEmpty()) {
            throw new InputException(source + ": found no line 'board', expected a calibration");
        }
        return IntStream.range(0, heads.size())
                .mapToObj(i -> new Calibration(
                        heads.get(i)[1], Long.parseLong(heads.get(i)[3]), heads.get(i)[5], runs.get(i), counts.get(i)))
                .toList();
    }
}
