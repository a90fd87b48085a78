package org.pieceworth.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.valuation.play.Atlas;
import org.pieceworth.valuation.play.AtlasRow;
import org.pieceworth.valuation.play.LawFit;
import org.pieceworth.valuation.play.MovementKey;
import org.pieceworth.valuation.play.PlayLaw;
import org.pieceworth.valuation.play.PlayModel;
import org.pieceworth.valuation.pooled.HeldOutLists;
import org.pieceworth.valuation.pooled.Pool;
import org.pieceworth.valuation.pooled.PoolFit;

/// Learns the law of `play` from an atlas, writes it, and prints how well it and the other models foretell pieces
/// that they have not seen: `FitLaw ATLAS FOLDER PICTURE NODES`.
public final class FitLaw {

    private FitLaw() {}

    public static void main(String[] arguments) throws IOException {
        if (arguments.length != 5) {
            System.err.println("usage: FitLaw ATLAS JOINT EFFECTS FOLDER PICTURE");
            System.exit(2);
        }
        Atlas atlas = Atlas.parse(arguments[0], Files.readString(Path.of(arguments[0])));
        List<JointRow> joint = JointRow.read(Path.of(arguments[1]));
        String[] effects = Files.readString(Path.of(arguments[2])).strip().split("\t");
        Path folder = Path.of(arguments[3]);
        List<AtlasRow> rows =
                joint.stream().filter(JointRow::isUsual).map(JointRow::ofAtlas).toList();
        LawFit fit = new LawFit(rows, RectangularBoard.CHESS);
        PlayLaw law = fit.fit();
        Files.writeString(folder.resolve("play/law.tsv"), law.text());
        Files.writeString(folder.resolve("play/atlas.tsv"), atlas.keyed());
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
        PoolFit pools = new PoolFit(rows, leftOut, Pool.sizes(effects));
        Files.writeString(folder.resolve("pooled/pool.tsv"), pools.fit().text());
        Files.writeString(Path.of(arguments[4]), LawPicture.of(rows, leftOut));
        Foretold table = new Foretold(rows);
        table.by("law, each piece left out", leftOut, false);
        table.models(RectangularBoard.CHESS);
        System.out.println();
        lists(pools, law);
        law.kinds()
                .forEach((kind, error) -> System.out.printf(
                        "%-45s %4d pieces, misses by %.0f %%, by %.0f %% when learned without them%n",
                        kind.plural(), error.pieces(), 100 * error.seen(), 100 * error.unseen()));
    }

    private static void lists(PoolFit fit, PlayLaw law) {
        System.out.println("| published list, left out | values | in the interval |");
        System.out.println("|---|---|---|");
        Map<String, List<HeldOutLists.Foretold>> lists = HeldOutLists.of(fit, new PlayModel(law)).stream()
                .collect(Collectors.groupingBy(HeldOutLists.Foretold::list, TreeMap::new, Collectors.toList()));
        int inside = 0;
        int all = 0;
        for (Map.Entry<String, List<HeldOutLists.Foretold>> list : lists.entrySet()) {
            long here = list.getValue().stream()
                    .filter(HeldOutLists.Foretold::holds)
                    .count();
            System.out.printf(
                    "| %s | %d | %d |%n", list.getKey(), list.getValue().size(), here);
            inside += (int) here;
            all += list.getValue().size();
        }
        System.out.printf("| all | %d | %d |%n%n", all, inside);
    }
}
