package org.pieceworth.bench;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.pieceworth.bench.Agreement.Difference;
import org.pieceworth.bench.atlas.AtlasPieces;
import org.pieceworth.bench.atlas.AtlasRun;
import org.pieceworth.lab.armies.VariantSource;
import org.pieceworth.lab.measure.MeasuredGame;
import org.pieceworth.lab.uci.ExternalEngineCommand;
import org.pieceworth.rules.betza.Dialect;
import org.pieceworth.stats.RankCorrelation;
import org.pieceworth.text.InputException;
import org.pieceworth.valuation.play.Atlas;
import org.pieceworth.valuation.play.AtlasRow;
import org.pieceworth.valuation.play.AtlasRow.Where;
import org.pieceworth.valuation.play.PlayLaw;
import org.pieceworth.valuation.pooled.PlayConditions;

/// Measures pieces of the atlas by another engine and compares: `ByOtherEngine FILE ENGINE PIECES NODES FACTOR SEED
/// THREADS [OURS]`. Lines of pieces that FILE knows are kept.
public final class ByOtherEngine {

    private static final int ARGUMENTS = 7;
    private static final String BOARD = "8x8";

    /// Pieces that are worth less tell little in shares of their value.
    private static final double LEAST = 50;

    private static final double Z95 = 1.96;
    private static final double[] BANDS = {150, 300, 450};

    private ByOtherEngine() {}

    public static void main(String[] arguments) throws IOException {
        if (arguments.length < ARGUMENTS) {
            System.err.println("usage: ByOtherEngine FILE ENGINE PIECES NODES FACTOR SEED THREADS [OURS]");
            System.exit(2);
        }
        try {
            run(arguments);
        } catch (InputException e) {
            System.err.println(e.getMessage());
            System.exit(2);
        }
    }

    private static void run(String[] arguments) throws IOException {
        AtlasJournal journal = AtlasJournal.open(Path.of(arguments[0]));
        int number = Integer.parseInt(arguments[2]);
        Where where = new Where(BOARD, Long.parseLong(arguments[3]), Where.COMPANY);
        double factor = Double.parseDouble(arguments[4]);
        long seed = Long.parseLong(arguments[5]);
        int threads = Integer.parseInt(arguments[6]);
        Atlas shipped = Atlas.shipped();
        Atlas atlas = arguments.length > ARGUMENTS
                ? shipped.plus(new Atlas(
                        AtlasJournal.open(Path.of(arguments[ARGUMENTS])).rows()))
                : shipped;
        Map<String, AtlasRow> ours = ours(atlas, where);
        AtlasRun run = new AtlasRun(where, ExternalEngineCommand.of(arguments[1]));
        List<AtlasRow> theirs = new ArrayList<>();
        Set<String> done = new HashSet<>(journal.refused());
        for (AtlasRow row : journal.rows(where, run.signature())) {
            if (ours.containsKey(row.piece())) {
                theirs.add(row);
                done.add(row.piece());
            }
        }
        for (AtlasRow row : OtherEngineKinds.chosen(List.copyOf(ours.values()), number)) {
            if (theirs.size() >= number) {
                break;
            }
            if (done.add(row.piece())) {
                long begin = System.nanoTime();
                AtlasJournal.Entry entry = journal.measure(
                        run,
                        new AtlasPieces(row.piece(), row.name()),
                        AtlasJournal.seed(seed, row.piece(), 0),
                        threads,
                        factor);
                entry.row().ifPresent(theirs::add);
                System.err.printf(
                        "%3d of %d, %5.1f s: %s%n",
                        theirs.size(), number, (System.nanoTime() - begin) / 1e9, entry.line());
            }
        }
        print(ours, theirs, run.signature(), where.nodes());
    }

    /// Pieces that files of variants can say, by our engine: with as many nodes per move, else as usual.
    private static Map<String, AtlasRow> ours(Atlas atlas, Where where) {
        Map<String, AtlasRow> ours = new LinkedHashMap<>();
        for (long nodes : new long[] {where.nodes(), PlayConditions.NODES}) {
            for (AtlasRow row : atlas.pieces(new Where(where.board(), nodes, where.among()))) {
                if (row.value() >= LEAST && !List.of(Where.COMPANY.split(",")).contains(row.piece())) {
                    ours.putIfAbsent(row.piece(), row);
                }
            }
        }
        ours.keySet().removeIf(piece -> !isReadByOthers(piece));
        return ours;
    }

    private static boolean isReadByOthers(String piece) {
        return MeasuredGame.of(VariantSource.shipped("chess"), List.of(piece), List.of())
                .rules()
                .variant()
                .types()
                .stream()
                .allMatch(type -> type.isReadBy(Dialect.FSF));
    }

    /// Differences are of logarithms of value + 40, as the law of play has them: a share of large values.
    private static Difference difference(AtlasRow ours, AtlasRow theirs) {
        return new Difference(
                PlayLaw.logarithm(theirs.value()) - PlayLaw.logarithm(ours.value()),
                Math.hypot(ours.spread(), theirs.spread()));
    }

    private static void print(Map<String, AtlasRow> ours, List<AtlasRow> theirs, String engine, long nodes) {
        System.out.printf("Pieceworth against %s at %d nodes per move, on %s.%n%n", engine, nodes, BOARD);
        System.out.println("| piece | ours | ± | nodes | theirs | ± | games | theirs more | ± | kinds |");
        System.out.println("|---|---|---|---|---|---|---|---|---|---|");
        List<Difference> all = new ArrayList<>();
        Map<String, List<Difference>> kinds = new TreeMap<>();
        theirs.sort((left, right) -> Double.compare(left.value(), right.value()));
        for (AtlasRow row : theirs) {
            AtlasRow own = ours.get(row.piece());
            Difference difference = difference(own, row);
            all.add(difference);
            List<String> names = OtherEngineKinds.of(row.piece());
            names.forEach(
                    kind -> kinds.computeIfAbsent(kind, _ -> new ArrayList<>()).add(difference));
            kinds.computeIfAbsent(band(own.value()), _ -> new ArrayList<>()).add(difference);
            System.out.printf(
                    "| %s | %.0f | %.0f | %d | %.0f | %.0f | %d | %+.0f %% | %.0f | %s |%n",
                    (row.piece() + " " + row.name()).strip(),
                    own.value(),
                    own.error(),
                    own.where().nodes(),
                    row.value(),
                    row.error(),
                    row.run().counts().games(),
                    100 * Math.expm1(difference.value()),
                    100 * difference.error(),
                    String.join(", ", names));
        }
        if (theirs.size() > 2) {
            summary(ours, theirs, all, kinds);
        }
    }

    private static String band(double value) {
        int band = 0;
        while (band < BANDS.length && value >= BANDS[band]) {
            band++;
        }
        if (band == BANDS.length) {
            return String.format("worth %.0f and more", BANDS[band - 1]);
        }
        return band == 0
                ? String.format("worth less than %.0f", BANDS[0])
                : String.format("worth %.0f to %.0f", BANDS[band - 1], BANDS[band]);
    }

    private static void summary(
            Map<String, AtlasRow> ours,
            List<AtlasRow> theirs,
            List<Difference> all,
            Map<String, List<Difference>> kinds) {
        double[] left = theirs.stream()
                .mapToDouble(row -> ours.get(row.piece()).value())
                .toArray();
        double[] right = theirs.stream().mapToDouble(AtlasRow::value).toArray();
        Agreement whole = Agreement.of(all);
        System.out.printf(
                "%nCorrelation of the values %.3f, of their ranks %.3f, of %d pieces.%n",
                correlation(left, right), RankCorrelation.spearman(left, right), whole.number());
        System.out.printf(
                "Bias: theirs are %+.1f %% ± %.1f of ours (value + 40, standard error).%n",
                100 * Math.expm1(whole.mean()), 100 * whole.error());
        System.out.printf(
                "Spread beyond the errors of both: %.1f %% (χ² %.1f of %d).%n%n",
                100 * whole.spread(), whole.square(), whole.number() - 1);
        System.out.println("| kind | pieces | theirs more than ours | ± s.e. | differs from the others |");
        System.out.println("|---|---|---|---|---|");
        kinds.forEach((kind, differences) -> {
            Agreement part = whole.among(differences);
            List<Difference> rest = new ArrayList<>(all);
            rest.removeAll(differences);
            double gap = rest.isEmpty() ? 0 : part.mean() - whole.among(rest).mean();
            double error = rest.isEmpty()
                    ? 1
                    : Math.hypot(part.error(), whole.among(rest).error());
            System.out.printf(
                    "| %s | %d | %+.1f %% | %.1f | %s |%n",
                    kind,
                    part.number(),
                    100 * Math.expm1(part.mean()),
                    100 * part.error(),
                    Math.abs(gap) > Z95 * error ? "yes" : "no");
        });
    }

    private static double correlation(double[] left, double[] right) {
        double n = left.length;
        double x = 0;
        double y = 0;
        for (int i = 0; i < n; i++) {
            x += left[i] / n;
            y += right[i] / n;
        }
        double xx = 0;
        double yy = 0;
        double xy = 0;
        for (int i = 0; i < n; i++) {
            xx += (left[i] - x) * (left[i] - x);
            yy += (right[i] - y) * (right[i] - y);
            xy += (left[i] - x) * (right[i] - y);
        }
        return xy / Math.sqrt(xx * yy);
    }
}
