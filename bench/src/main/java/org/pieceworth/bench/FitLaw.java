package org.pieceworth.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.pieceworth.bench.law.HeldOutLists;
import org.pieceworth.bench.law.JointRow;
import org.pieceworth.bench.law.LawFit;
import org.pieceworth.bench.law.PoolFit;
import org.pieceworth.bench.law.ShippedTexts;
import org.pieceworth.rules.betza.Betza;
import org.pieceworth.rules.board.Board.SquareBoard;
import org.pieceworth.rules.board.BoardText;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.valuation.play.Atlas;
import org.pieceworth.valuation.play.AtlasRow;
import org.pieceworth.valuation.play.MovementKey;
import org.pieceworth.valuation.play.PlayLaw;
import org.pieceworth.valuation.play.PlayModel;
import org.pieceworth.valuation.pooled.MeasuredPieces;
import org.pieceworth.valuation.pooled.Pool;

/// Learns the law of `play` from measurements on one scale and the errors of models and lists, writes them, and prints
/// prediction errors of held-out pieces: `FitLaw ATLAS JOINT EFFECTS FOLDER PICTURE`.
public final class FitLaw {

    private static final int BOARD = 5;

    /// Of the board effect, before any value; it weighs as so many values.
    private static final double GUESS = 0.1;

    private static final double GUESSED = 10;

    /// The least value of which a logarithm is compared.
    private static final double LEAST = 60;

    private FitLaw() {}

    public static void main(String[] arguments) throws IOException {
        if (arguments.length != 5) {
            System.err.println("usage: FitLaw ATLAS JOINT EFFECTS FOLDER PICTURE");
            System.exit(2);
        }
        Atlas atlas = Atlas.parse(arguments[0], Files.readAllLines(Path.of(arguments[0])));
        List<JointRow> joint = JointRow.read(Path.of(arguments[1]));
        String[] effects = Files.readString(Path.of(arguments[2])).strip().split("\t");
        Path folder = Path.of(arguments[3]);
        List<AtlasRow> rows =
                joint.stream().filter(JointRow::isUsual).map(JointRow::ofAtlas).toList();
        LawFit fit = new LawFit(rows, RectangularBoard.CHESS);
        PlayLaw law = fit.fit();
        Files.writeString(folder.resolve("play/law.tsv"), ShippedTexts.of(law));
        Files.writeString(folder.resolve("play/atlas.tsv"), ShippedTexts.of(atlas));
        System.out.printf("%d pieces; spread of the law %.3f%n%n", rows.size(), law.spread());
        double[] leftOut = fit.leftOut();
        Map<String, Double> unseen = new TreeMap<>();
        for (int i = 0; i < leftOut.length; i++) {
            unseen.put(MovementKey.of(rows.get(i).movement()), leftOut[i]);
        }
        Files.writeString(
                folder.resolve("pooled/measured.tsv"),
                joint.stream()
                        .map(row -> row.text(
                                        unseen.containsKey(row.key())
                                                ? OptionalDouble.of(unseen.get(row.key()))
                                                : OptionalDouble.empty())
                                + "\n")
                        .collect(Collectors.joining()));
        effects[BOARD] = String.format(Locale.ROOT, "%.4f", boards(joint, new PlayModel(law)));
        PoolFit pools = new PoolFit(rows, leftOut, Pool.sizes(effects));
        Files.writeString(folder.resolve("pooled/pool.tsv"), ShippedTexts.of(pools.fit()));
        Files.writeString(Path.of(arguments[4]), LawPicture.of(rows, leftOut));
        PredictionErrors table = new PredictionErrors(rows);
        table.by("law, each piece left out", leftOut, false);
        table.models(RectangularBoard.CHESS);
        System.out.println();
        lists(pools, law);
        law.kinds()
                .forEach((kind, error) -> System.out.printf(
                        "%-45s %4d pieces, misses by %.0f %%, by %.0f %% when learned without them%n",
                        kind.plural(), error.pieces(), 100 * error.seen(), 100 * error.unseen()));
    }

    /// The standard deviation of values on other boards around what the law predicts from 8x8, of the logarithm of
    /// the value; shrunk towards a guess.
    private static double boards(List<JointRow> joint, PlayModel law) {
        Map<String, JointRow> usual = new TreeMap<>();
        joint.stream().filter(JointRow::isUsual).forEach(row -> usual.put(row.key(), row));
        double sum = GUESSED * GUESS * GUESS;
        double beyond = 0;
        int count = 0;
        for (JointRow each : joint) {
            MeasuredPieces.Row row = each.row();
            JointRow base = usual.get(each.key());
            if (base == null
                    || !each.isOtherBoard()
                    || Math.min(row.value(), base.row().value()) < LEAST) {
                continue;
            }
            Movement movement = Betza.movementOf(row.piece());
            SquareBoard board = (SquareBoard) BoardText.parse(row.board());
            double error = Math.log(row.value() / base.row().value())
                    - Math.log(law.predict(movement, board).value()
                            / law.predict(movement, RectangularBoard.CHESS).value());
            double sampling = Math.pow(row.error() / row.value(), 2)
                    + Math.pow(base.row().error() / base.row().value(), 2);
            beyond += error * error - sampling;
            count++;
        }
        double found = Math.max(0, beyond);
        System.out.printf(
                "%d values on other boards: %.3f beyond sampling around the law's prediction from 8x8%n%n",
                count, Math.sqrt(found / Math.max(1, count)));
        return Math.sqrt((sum + found) / (GUESSED + count));
    }

    private static void lists(PoolFit fit, PlayLaw law) {
        System.out.println("| published list, left out | values | in the interval |");
        System.out.println("|---|---|---|");
        Map<String, List<HeldOutLists.Predicted>> lists = HeldOutLists.of(fit, new PlayModel(law)).stream()
                .collect(Collectors.groupingBy(HeldOutLists.Predicted::list, TreeMap::new, Collectors.toList()));
        int inside = 0;
        int all = 0;
        for (Map.Entry<String, List<HeldOutLists.Predicted>> list : lists.entrySet()) {
            long here = list.getValue().stream()
                    .filter(HeldOutLists.Predicted::holds)
                    .count();
            System.out.printf(
                    "| %s | %d | %d |%n", list.getKey(), list.getValue().size(), here);
            inside += (int) here;
            all += list.getValue().size();
        }
        System.out.printf("| all | %d | %d |%n%n", all, inside);
    }
}
