package org.pieceworth.bench.findings;

import static org.pieceworth.bench.findings.Figures.number;
import static org.pieceworth.bench.findings.Figures.row;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.pieceworth.bench.findings.UniversalLaw.Part;
import org.pieceworth.bench.law.OtherRows;
import org.pieceworth.rules.betza.Betza;
import org.pieceworth.rules.board.Board.SquareBoard;
import org.pieceworth.rules.board.BoardText;
import org.pieceworth.stats.Estimate;
import org.pieceworth.valuation.play.Atlas;
import org.pieceworth.valuation.play.AtlasRow;
import org.pieceworth.valuation.play.AtlasRow.Measured;
import org.pieceworth.valuation.play.AtlasRow.Where;
import org.pieceworth.valuation.universal.UniversalModel;

/// Nalls's universal calculation against measured pieces of one board, adjustment by adjustment.
public final class UniversalTrial {

    private static final int DRAWS = 200;
    private static final int KNIGHT = 0;
    private static final int ROOK = 2;
    private static final int QUEEN = 3;

    private final List<AtlasRow> rows;
    private final List<UniversalPiece> pieces;

    /// What the whole calculation misses.
    private final double[] whole;

    private UniversalTrial(List<AtlasRow> rows, SquareBoard board) {
        this.rows = rows;
        pieces = rows.stream()
                .filter(AtlasRow::isKnown)
                .map(row -> UniversalPiece.of(row, board))
                .flatMap(Optional::stream)
                .toList();
        whole = pieces.isEmpty() ? new double[0] : misses(UniversalLaw.of(UniversalLaw.ALL, pieces));
    }

    /// The pieces measured on a board.
    public static UniversalTrial of(Atlas atlas, String shape) {
        return new UniversalTrial(atlas.pieces(Where.usual(shape)), (SquareBoard) BoardText.parse(shape));
    }

    /// How many of which the source speaks.
    public int size() {
        return pieces.size();
    }

    private Measurements measured() {
        return new Measurements(pieces.stream().map(UniversalPiece::row).toList(), Measurements.TOLERANCE);
    }

    /// Errors of the logarithm of value + 40, by constants that were fitted without the piece.
    private double[] misses(UniversalLaw law) {
        Measurements measured = measured();
        double[] foretold = measured.heldOut(law);
        return IntStream.range(0, pieces.size())
                .mapToDouble(i -> measured.logError(foretold[i], i))
                .toArray();
    }

    private static UniversalLaw with(Set<Part> on, Set<Part> free, List<UniversalPiece> pieces) {
        return new UniversalLaw(on, free, pieces);
    }

    /// The source's constants with adjustments left out; and some constants free.
    public static String adjustments(UniversalTrial board, UniversalTrial other) {
        List<String> rows = new ArrayList<>();
        rows.add(Figures.head(
                "adjustments", "8x8: error", "worse than the whole, %", "10x8: error", "worse than the whole, %"));
        Set<Part> none = EnumSet.noneOf(Part.class);
        rows.add(tried("only ideal attack values", none, none, board, other));
        rows.add(tried("and blocks", EnumSet.of(Part.BLOCKS), none, board, other));
        rows.add(tried("and blocks and foci", EnumSet.of(Part.BLOCKS, Part.FOCI), none, board, other));
        rows.add(tried("the whole", everything(), none, board, other));
        for (Part part : Part.values()) {
            Set<Part> on = everything();
            on.remove(part);
            rows.add(tried("the whole without " + words(part), on, none, board, other));
        }
        rows.add(tried("the whole, density fitted", everything(), EnumSet.of(Part.BLOCKS), board, other));
        rows.add(tried("the whole, five constants fitted", everything(), everything(), board, other));
        return Figures.lines(rows);
    }

    private static Set<Part> everything() {
        return EnumSet.allOf(Part.class);
    }

    private static String words(Part part) {
        return switch (part) {
            case BLOCKS -> "blocks";
            case FOCI -> "foci";
            case BOUND -> "*non colour-bound*";
            case CHANGED -> "*non colour-changed*";
            case COMPOUND -> "*compound*";
        };
    }

    private static String tried(String name, Set<Part> on, Set<Part> free, UniversalTrial board, UniversalTrial other) {
        return row(name, board.tried(on, free), other.tried(on, free));
    }

    /// The mean miss, and by how much it is more than that of the whole.
    private String tried(Set<Part> on, Set<Part> free) {
        double[] misses = misses(with(on, free, pieces));
        double[] sizes = Arrays.stream(misses).map(Math::abs).toArray();
        double[] more = IntStream.range(0, whole.length)
                .mapToDouble(i -> 100 * (sizes[i] - Math.abs(whole[i])))
                .toArray();
        boolean same = on.size() == Part.values().length && free.isEmpty();
        return number("%.1f %%", 100 * Figures.mean(sizes))
                + " | "
                + (same ? "" : number("%+.1f ± %.1f", Figures.mean(more), Figures.error(more)));
    }

    /// Constants by the measured pieces beside the source's, nine times in ten by a bootstrap over pieces.
    public static String constants(UniversalTrial board, UniversalTrial game, UniversalTrial other) {
        List<String> rows = new ArrayList<>();
        rows.add(Figures.head("constant", "source", "8x8", "8x8, in-game values", "10x8"));
        Fitted first = board.fitted();
        Fitted second = game.fitted();
        Fitted third = other.fitted();
        for (Part part : Part.values()) {
            rows.add(row(
                    switch (part) {
                        case BLOCKS -> "opening density";
                        case FOCI -> "foci, to the power";
                        case BOUND, CHANGED, COMPOUND -> words(part);
                    },
                    number("%.4f", part.source()).replaceAll("0+$", "").replaceAll("\\.$", ""),
                    first.text(part),
                    second.text(part),
                    third.text(part)));
        }
        return Figures.lines(rows);
    }

    private record Fitted(double[] constants, double[][] draws) {

        String text(Part part) {
            int place = UniversalLaw.place(part);
            double[] interval = Figures.interval(draws, draw -> draw[place]);
            return number("%.2f (%.2f to %.2f)", constants[place], interval[0], interval[1]);
        }
    }

    private Fitted fitted() {
        UniversalLaw law = with(everything(), everything(), pieces);
        Measurements measured = measured();
        return new Fitted(measured.fit(law).point(), measured.bootstrap(law, DRAWS, 1));
    }

    /// The same pieces by their values over the game.
    public UniversalTrial byTheGame(String shape) {
        return new UniversalTrial(
                rows.stream().map(OtherRows::byTheGame).toList(), (SquareBoard) BoardText.parse(shape));
    }

    /// What a compound is measured to be worth beyond its parts.
    public String enhancement(String whole, String first, String second) {
        Estimate all = estimate(whole);
        Estimate one = estimate(first);
        Estimate two = estimate(second);
        double parts = one.value() + two.value();
        double more = all.value() / parts - 1;
        double error = (1 + more)
                * Math.hypot(
                        all.standardError() / all.value(),
                        Math.hypot(one.standardError(), two.standardError()) / parts);
        return number("%+.3f ± %.3f", more, error);
    }

    private Estimate estimate(String piece) {
        AtlasRow row = find(piece).orElseThrow(() -> new IllegalArgumentException("not measured: " + piece));
        return new Estimate(row.value(), row.error());
    }

    private Optional<AtlasRow> find(String piece) {
        return rows.stream().filter(row -> row.piece().equals(piece)).findFirst();
    }

    /// Compounds of which the source speaks, and ours, on two boards.
    public static String enhancements(UniversalTrial board, UniversalTrial game, UniversalTrial other) {
        List<String> rows = new ArrayList<>();
        rows.add(Figures.head("piece", "source", "8x8", "8x8, in-game values", "10x8"));
        String[][] compounds = {
            {"archbishop", "BN", "B", "N", "7/16 = 0.4375"},
            {"chancellor", "NR", "N", "R", "1/8 = 0.125"},
            {"queen", "Q", "B", "R", "3/16 = 0.1875"},
            {"amazon", "BNR", "Q", "N", "7/16 of the whole, 0.26 beyond the queen and the knight (our rule)"},
            {"dragon horse", "BW", "B", "W", "1/4 (our rule)"},
            {"centaur", "FNW", "FW", "N", "1/16 (our rule)"},
            {"dragon king", "RF", "R", "F", "0"}
        };
        for (String[] compound : compounds) {
            rows.add(row(
                    compound[0],
                    compound[4],
                    board.enhancementOrNone(compound),
                    game.enhancementOrNone(compound),
                    other.enhancementOrNone(compound)));
        }
        return Figures.lines(rows);
    }

    private String enhancementOrNone(String[] compound) {
        boolean all = find(compound[1]).isPresent()
                && find(compound[2]).isPresent()
                && find(compound[3]).isPresent();
        return all ? enhancement(compound[1], compound[2], compound[3]) : "";
    }

    /// Where the whole calculation misses.
    public String kinds() {
        List<String> rows = new ArrayList<>();
        rows.add(Figures.head("pieces", "number", "median error", "calculation relative to measured, mean", "±"));
        rows.add(kind("leapers", piece -> !piece.slider()));
        rows.add(kind("slide", UniversalPiece::slider));
        rows.add(kind("with an enhancement", UniversalPiece::enhanced));
        rows.add(kind("without", piece -> !piece.enhanced()));
        rows.add(kind("worth less than 250", piece -> piece.row().value() < 250));
        rows.add(kind(
                "250 to 600", piece -> piece.row().value() >= 250 && piece.row().value() < 600));
        rows.add(kind("600 and more", piece -> piece.row().value() >= 600));
        return Figures.lines(rows);
    }

    private String kind(String name, Predicate<UniversalPiece> which) {
        double[] errors = IntStream.range(0, pieces.size())
                .filter(i -> which.test(pieces.get(i)))
                .mapToDouble(i -> whole[i])
                .toArray();
        return Figures.kind(name, errors);
    }

    /// By how much the ratios of knight and queen to the rook move with the value of the strange piece among
    /// them, by the games of all experiments: in percent for a piece of 1000 beside one of 0. Ratios scatter
    /// about the line by more than their errors, and the slope's error is that much larger (Birge's ratio).
    public String levelling() {
        return Figures.head("ratio", "change with another piece of 1000 instead of 0, %", "±") + "\n"
                + row("knight to rook", slope(KNIGHT)) + "\n"
                + row("queen to rook", slope(QUEEN));
    }

    private String slope(int letter) {
        double weights = 0;
        double x = 0;
        double y = 0;
        double xx = 0;
        double xy = 0;
        double yy = 0;
        int count = 0;
        for (AtlasRow row : rows) {
            Measured one = row.run().pool().get(letter);
            Measured rook = row.run().pool().get(ROOK);
            if (row.run().counts().pilot() == 0
                    || one.value().isEmpty()
                    || one.error().isEmpty()
                    || rook.value().isEmpty()
                    || rook.error().isEmpty()) {
                continue;
            }
            double ratio = Math.log(one.value().getAsDouble() / rook.value().getAsDouble());
            double error = Math.hypot(
                    one.error().getAsDouble() / one.value().getAsDouble(),
                    rook.error().getAsDouble() / rook.value().getAsDouble());
            double weight = 1 / (error * error);
            double at = row.value() / 1000;
            weights += weight;
            x += weight * at;
            y += weight * ratio;
            xx += weight * at * at;
            xy += weight * at * ratio;
            yy += weight * ratio * ratio;
            count++;
        }
        double spread = xx - x * x / weights;
        double slope = (xy - x * y / weights) / spread;
        double birge = Math.max(1, (yy - y * y / weights - slope * slope * spread) / (count - 2));
        return number("%+.1f | %.1f", 100 * slope, 100 * Math.sqrt(birge / spread));
    }

    /// Values of the pieces of chess over boards, N + B + R + Q = 2125, measured and calculated.
    public static String boards(List<String> shapes, Atlas atlas) {
        List<String> rows = new ArrayList<>();
        rows.add(Figures.head("board", "", "N", "B", "R", "Q"));
        for (String shape : shapes) {
            UniversalTrial trial = of(atlas, shape);
            List<String> letters = List.of("N", "B", "R", "Q");
            if (letters.stream().anyMatch(letter -> trial.find(letter).isEmpty())) {
                continue;
            }
            List<Object> measured = new ArrayList<>(List.of(shape, "measured"));
            letters.forEach(letter -> {
                Estimate estimate = trial.estimate(letter);
                measured.add(number("%.0f ± %.0f", estimate.value(), estimate.standardError()));
            });
            rows.add(row(measured.toArray()));
            double[] calculated = letters.stream()
                    .mapToDouble(letter -> calculated(letter, (SquareBoard) BoardText.parse(shape)))
                    .toArray();
            double sum = Arrays.stream(calculated).sum();
            List<Object> cells = new ArrayList<>(List.of("", "calculated"));
            Arrays.stream(calculated).forEach(value -> cells.add(number("%.0f", 2125 * value / sum)));
            rows.add(row(cells.toArray()));
        }
        return Figures.lines(rows);
    }

    /// A bishop without a partner beside one with it, by fits to games with a term for the pair: each of the two has
    /// half of the pair's value. The source has 8/9.
    static String bishops(List<String> pairs) {
        List<String> rows = new ArrayList<>();
        rows.add(Figures.head("games", "number", "bishop", "pair", "without a partner, of one with it"));
        for (String line : pairs) {
            if (!line.startsWith("#")) {
                String[] words = line.split("\t", -1);
                double bishop = Double.parseDouble(words[2]);
                double pair = Double.parseDouble(words[4]);
                double part = bishop / (bishop + pair / 2);
                double error = part
                        * (1 - part)
                        * Math.hypot(Double.parseDouble(words[3]) / bishop, Double.parseDouble(words[5]) / pair);
                rows.add(row(
                        words[0],
                        words[1],
                        number("%.0f ± %.0f", bishop, Double.parseDouble(words[3])),
                        number("%.0f ± %.0f", pair, Double.parseDouble(words[5])),
                        number("%.3f ± %.3f", part, error)));
            }
        }
        return Figures.lines(rows);
    }

    /// A piece that moves as a king and may be lost, beside a knight.
    static String kings(List<String> shapes, Atlas atlas) {
        List<String> rows = new ArrayList<>();
        rows.add(Figures.head("board", "calculated, of a knight", "measured, of a knight"));
        for (String shape : shapes) {
            UniversalTrial trial = of(atlas, shape);
            SquareBoard board = (SquareBoard) BoardText.parse(shape);
            if (trial.find("FW").isPresent() && trial.find("N").isPresent()) {
                Estimate king = trial.estimate("FW");
                Estimate knight = trial.estimate("N");
                double ratio = king.value() / knight.value();
                double error = ratio
                        * Math.hypot(king.standardError() / king.value(), knight.standardError() / knight.value());
                rows.add(row(
                        shape,
                        number("%.2f", calculated("FW", board) / calculated("N", board)),
                        number("%.2f ± %.2f", ratio, error)));
            }
        }
        return Figures.lines(rows);
    }

    private static double calculated(String letter, SquareBoard board) {
        return UniversalModel.standard().attack(Betza.movementOf(letter), board).practical();
    }
}
