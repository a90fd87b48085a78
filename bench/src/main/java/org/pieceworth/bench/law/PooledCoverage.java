package org.pieceworth.bench.law;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.pieceworth.rules.betza.Betza;
import org.pieceworth.rules.board.BoardText;
import org.pieceworth.valuation.play.MovementKey;
import org.pieceworth.valuation.play.MovementKinds;
import org.pieceworth.valuation.play.PlayLaw;
import org.pieceworth.valuation.play.PlayModel;
import org.pieceworth.valuation.pooled.MeasuredPieces.Row;
import org.pieceworth.valuation.pooled.PlayConditions;
import org.pieceworth.valuation.pooled.PooledValue;
import org.pieceworth.valuation.pooled.ValuePool;

/// How often 90 % intervals of combined values contain measured values that were held out: `PooledCoverage JOINT
/// [FRESH]`.
///
/// First each piece without its own rows, by class and by predicted value; then each row of another condition
/// (strength, company, board,
/// engine) from the other rows of its piece; then the rows of FRESH, a file of `bench/values/joint.py` with pieces
/// that nothing was learned from.
public final class PooledCoverage {

    private static final double PAWN = 100;
    private static final double UNKNOWN = 1e6;
    private static final double LEAST = 40;
    private static final String HEAD =
            "| held out | rows | inside, with measurement errors | literally inside | rms z | median error |";

    private final Map<String, List<Row>> rows = new TreeMap<>();
    private final PlayModel law = new PlayModel();

    PooledCoverage(Path shipped) throws IOException {
        for (String line : Files.readAllLines(shipped)) {
            int tab = line.indexOf('\t');
            rows.computeIfAbsent(line.substring(0, tab), _ -> new ArrayList<>())
                    .add(Row.parse(shipped.toString(), line.substring(tab + 1)));
        }
    }

    public static void main(String[] arguments) throws IOException {
        PooledCoverage coverage = new PooledCoverage(Path.of(arguments[0]));
        coverage.table().forEach(System.out::println);
        if (arguments.length > 1) {
            coverage.fresh(JointRow.read(Path.of(arguments[1])).stream()
                            .map(JointRow::row)
                            .toList())
                    .forEach(System.out::println);
        }
    }

    /// The table for the rows that ship.
    List<String> table() {
        return Stream.of(List.of(HEAD, "|---|---|---|---|---|---|"), pieces(), settings())
                .flatMap(List::stream)
                .toList();
    }

    /// A measured value and its prediction.
    ///
    /// @param z distance in standard errors of both
    /// @param literally whether the interval contains the measured value
    private record Score(double predicted, double z, boolean literally, double share) {}

    private Score score(Row row, Predicate<Row> known, boolean anyCompany) {
        return score(
                row,
                rows.getOrDefault(MovementKey.of(Betza.movementOf(row.piece())), List.of()).stream()
                        .filter(known)
                        .toList(),
                anyCompany);
    }

    private Score score(Row row, List<Row> known, boolean anyCompany) {
        PlayConditions at = PlayConditions.USUAL.at(row.nodes());
        PooledValue value = ValuePool.of(law, _ -> known)
                .of(
                        Betza.movementOf(row.piece()),
                        BoardText.parse(row.board()),
                        anyCompany ? at : at.among(row.among()))
                .orElseThrow();
        double mean = PlayLaw.logarithm(value.value());
        double spread = (PlayLaw.logarithm(value.high()) - mean) / PlayLaw.NINE_IN_TEN;
        double own = row.error() / (Math.max(0, row.value()) + PlayLaw.SOFT);
        return new Score(
                value.value(),
                (PlayLaw.logarithm(row.value()) - mean) / Math.hypot(spread, own),
                row.value() >= value.low() && row.value() <= value.high(),
                value.value() / row.value() - 1);
    }

    private List<String> pieces() {
        Map<String, List<Score>> classes = new TreeMap<>();
        rows.values().stream()
                .flatMap(List::stream)
                .filter(row -> isUsual(row) && row.games() < 50_000)
                .forEach(row -> {
                    // The law that ships has seen the piece; a row without weight keeps what it says without it.
                    Score score = score(row, List.of(OtherRows.with(row, UNKNOWN)), false);
                    classes(row, score)
                            .forEach(name -> classes.computeIfAbsent(name, _ -> new ArrayList<>())
                                    .add(score));
                });
        return lines(classes);
    }

    private List<String> settings() {
        Map<String, List<Score>> settings = new TreeMap<>();
        rows.values().forEach(piece -> {
            if (piece.stream().anyMatch(PooledCoverage::isUsual)) {
                piece.stream()
                        .filter(row -> !isUsual(row) && row.isOfChess() && row.value() > LEAST)
                        .filter(row -> row.games() < 50_000)
                        .forEach(row -> settings.computeIfAbsent("setting " + setting(row), _ -> new ArrayList<>())
                                .add(score(row, PooledCoverage::isUsual, true)));
            }
        });
        return lines(settings);
    }

    private List<String> fresh(List<Row> fresh) {
        Map<String, List<Score>> classes = new TreeMap<>();
        for (Row row : fresh) {
            List<Row> known = rows.getOrDefault(MovementKey.of(Betza.movementOf(row.piece())), List.of());
            boolean usual = row.among().equals(PlayConditions.CHESS);
            if (known.isEmpty()) {
                Score score = score(row, _ -> true, !usual);
                classes(row, score)
                        .forEach(name -> classes.computeIfAbsent("fresh " + name, _ -> new ArrayList<>())
                                .add(score));
            } else if (row.value() > LEAST
                    && row.isOfChess()
                    && known.stream().map(PooledCoverage::setting).noneMatch(setting(row)::equals)) {
                classes.computeIfAbsent("fresh setting " + setting(row), _ -> new ArrayList<>())
                        .add(score(row, _ -> true, true));
            }
        }
        return lines(classes);
    }

    private static String setting(Row row) {
        // An engine's name has the day on which it was built.
        return row.board() + ", " + row.nodes() + ", " + row.among() + ", "
                + row.engine().replaceFirst(" .*", "");
    }

    private static boolean isUsual(Row row) {
        return row.board().equals("8x8")
                && row.nodes() == PlayConditions.NODES
                && row.among().equals(PlayConditions.CHESS)
                && row.engine().equals("pieceworth");
    }

    private static List<String> classes(Row row, Score score) {
        List<String> names = new ArrayList<>(List.of("all"));
        MovementKinds.of(Betza.movementOf(row.piece())).forEach(kind -> names.add(kind.plural()));
        double pawns = score.predicted() / PAWN;
        names.add("predicted "
                + (pawns < 1 ? "below 100" : pawns < 3 ? "100 to 300" : pawns < 6 ? "300 to 600" : "600 and more"));
        return names;
    }

    private static List<String> lines(Map<String, List<Score>> classes) {
        return classes.entrySet().stream()
                .map(each -> line(each.getKey(), each.getValue()))
                .toList();
    }

    private static String line(String name, List<Score> scores) {
        double square =
                scores.stream().mapToDouble(score -> score.z() * score.z()).sum() / scores.size();
        double[] errors = scores.stream()
                .mapToDouble(score -> Math.abs(score.share()))
                .sorted()
                .toArray();
        return String.format(
                "| %s | %d | %s | %s | %.2f | %.1f %% |",
                name,
                scores.size(),
                count(scores, score -> Math.abs(score.z()) <= PlayLaw.NINE_IN_TEN),
                count(scores, Score::literally),
                Math.sqrt(square),
                100 * errors[errors.length / 2]);
    }

    private static String count(List<Score> scores, Predicate<Score> inside) {
        long count = scores.stream().filter(inside).count();
        return String.format("%d (%.0f %%)", count, 100.0 * count / scores.size());
    }
}
