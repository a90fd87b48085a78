package org.pieceworth.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.SplittableRandom;
import java.util.function.ToDoubleFunction;
import org.pieceworth.bench.law.LawFit;
import org.pieceworth.bench.law.OtherRows;
import org.pieceworth.rules.betza.Betza;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.valuation.play.Atlas;
import org.pieceworth.valuation.play.AtlasRow;
import org.pieceworth.valuation.play.AtlasRow.Where;
import org.pieceworth.valuation.play.PlayLaw;

/// What the law says of moves in general, with intervals of nine in ten by a bootstrap of the pieces from which it
/// was learned: `LawRules ATLAS NODES LAWS`; beside it by a law that was learned from values over the game, which the
/// same games tell by the material of quiet positions.
public final class LawRules {

    private static final List<String> BASES = List.of("N", "FD", "R2", "WA");
    private static final List<String> LEAPS = List.of("W", "F", "D", "A", "H", "C");
    private static final double LOW = 0.05;

    private final Map<String, ToDoubleFunction<Values>> rules = new LinkedHashMap<>();

    private LawRules() {}

    /// Values by notation, by one of the laws.
    private record Values(PlayLaw law, Map<String, Double> kept) {

        double of(String betza) {
            return kept.computeIfAbsent(
                    betza,
                    _ -> law.predict(Betza.movementOf(betza), RectangularBoard.CHESS)
                            .value());
        }

        /// What moves add to each of the bases, in the mean.
        double gain(String... added) {
            double sum = 0;
            for (String base : BASES) {
                for (String more : added) {
                    sum += of(base + more) - of(base);
                }
            }
            return sum / BASES.size() / added.length;
        }
    }

    public static void main(String[] arguments) throws IOException {
        if (arguments.length != 3) {
            System.err.println("usage: LawRules ATLAS NODES LAWS");
            System.exit(2);
        }
        Atlas atlas = Atlas.parse(arguments[0], Files.readAllLines(Path.of(arguments[0])));
        List<AtlasRow> rows =
                atlas.pieces(new Where(RectangularBoard.CHESS.shape(), Long.parseLong(arguments[1]), Where.COMPANY));
        LawRules rules = new LawRules();
        rules.list();
        rules.print(rows, Integer.parseInt(arguments[2]));
    }

    private void list() {
        rules.put("a leap forward, compared with one backward", law -> law.gain(with("f")) / law.gain(with("b")));
        rules.put("leaps sideways, compared with as many forward and backward", law -> law.gain("sW") / law.gain("vW"));
        rules.put("a capture, compared with a move, by leaps", law -> law.gain(with("c")) / law.gain(with("m")));
        rules.put(
                "a capture, compared with a move, of bishop and rook",
                law -> (law.gain("cB", "cR")) / law.gain("mB", "mR"));
        rules.put(
                "both together, compared with both apart",
                law -> law.gain(with("")) / (law.gain(with("c")) + law.gain(with("m"))));
        rules.put(
                "a capture from two squares away, compared with an adjacent one",
                law -> law.gain("cD", "cA") / law.gain("cW", "cF"));
        rules.put(
                "a capture from three squares away, compared with an adjacent one",
                law -> law.gain("cH", "cG") / law.gain("cW", "cF"));
        rules.put("a leap over a block: D and A lame, beside free", law -> law.gain("nD", "nA") / law.gain("D", "A"));
        for (int range = 1; range < 6; range++) {
            String rook = range == 1 ? "W" : "R" + range;
            String bishop = range == 1 ? "F" : "B" + range;
            rules.put("rook of range " + range + ", of a rook", law -> law.of(rook) / law.of("R"));
            rules.put("bishop of range " + range + ", of a bishop", law -> law.of(bishop) / law.of("B"));
        }
        rules.put("grasshopper queen, of a queen", law -> law.of("gQ") / law.of("Q"));
        rules.put("cannon, of a rook", law -> law.of("mRcpR") / law.of("R"));
        rules.put("crooked bishop, of a bishop", law -> law.of("zB") / law.of("B"));
        rules.put("nightrider, of a knight", law -> law.of("NN") / law.of("N"));
        rules.put(
                "steps to the other colour (mW) on a bishop, compared with a knight",
                law -> (law.of("BmW") - law.of("B")) / (law.of("NmW") - law.of("N")));
        rules.put("archbishop, of bishop and knight", law -> law.of("BN") / (law.of("B") + law.of("N")));
        rules.put("chancellor, of rook and knight", law -> law.of("RN") / (law.of("R") + law.of("N")));
        rules.put("queen, of rook and bishop", law -> law.of("Q") / (law.of("R") + law.of("B")));
    }

    private static String[] with(String prefix) {
        return LEAPS.stream().map(leap -> prefix + leap).toArray(String[]::new);
    }

    /// A rule by laws learned from drawn pieces.
    private Map<String, double[]> drawn(LawFit fit, int laws) {
        Map<String, double[]> drawn = new LinkedHashMap<>();
        rules.keySet().forEach(rule -> drawn.put(rule, new double[laws]));
        SplittableRandom lot = new SplittableRandom(1);
        for (int law = 0; law < laws; law++) {
            Values values = new Values(fit.resampled(lot), new HashMap<>());
            int here = law;
            rules.forEach((rule, of) -> drawn.get(rule)[here] = of.applyAsDouble(values));
        }
        drawn.values().forEach(Arrays::sort);
        return drawn;
    }

    private void print(List<AtlasRow> rows, int laws) {
        Map<String, double[]> start = drawn(new LawFit(rows, RectangularBoard.CHESS), laws);
        Map<String, double[]> game =
                drawn(new LawFit(rows.stream().map(OtherRows::byTheGame).toList(), RectangularBoard.CHESS), laws);
        System.out.println("| rule | by opening values | 90 % interval | by in-game values | 90 % interval |");
        System.out.println("|---|---|---|---|---|");
        for (String rule : rules.keySet()) {
            System.out.printf(Locale.ROOT, "| %s |%s%s%n", rule, columns(start, rule), columns(game, rule));
        }
    }

    private static String columns(Map<String, double[]> drawn, String rule) {
        double[] sorted = Objects.requireNonNull(drawn.get(rule));
        int tail = (int) (LOW * sorted.length);
        return String.format(
                Locale.ROOT,
                " %.2f | %.2f to %.2f |",
                sorted[sorted.length / 2],
                sorted[tail],
                sorted[sorted.length - 1 - tail]);
    }
}
