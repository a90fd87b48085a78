package org.pieceworth.bench.law;

import java.util.Locale;
import java.util.Map;
import org.pieceworth.valuation.play.Atlas;
import org.pieceworth.valuation.play.AtlasRow;
import org.pieceworth.valuation.play.LawTerms;
import org.pieceworth.valuation.play.MovementKey;
import org.pieceworth.valuation.play.PlayLaw;
import org.pieceworth.valuation.pooled.Effects;
import org.pieceworth.valuation.pooled.Pool;
import org.pieceworth.valuation.pooled.Pool.ListBias;

/// The files that ship beside the models, as text.
public final class ShippedTexts {

    private ShippedTexts() {}

    /// The file `law.tsv`.
    public static String of(PlayLaw law) {
        StringBuilder text = new StringBuilder("# what engine/law.sh has learned from atlas.tsv\n");
        text.append("pieces\t").append(law.pieces()).append('\n');
        text.append(String.format(Locale.ROOT, "spread\t%.5f%n", law.spread()));
        law.kinds()
                .forEach((kind, error) -> text.append(String.format(
                        Locale.ROOT,
                        "kind\t%s\t%d\t%.5f\t%.5f%n",
                        kind.name(),
                        error.pieces(),
                        error.seen(),
                        error.unseen())));
        for (int i = 0; i < law.weights().length; i++) {
            if (law.weights()[i] > 0) {
                text.append(String.format(
                        Locale.ROOT, "weight\t%s\t%.6g%n", LawTerms.ALL.get(i).name(), law.weights()[i]));
            }
        }
        return text.toString();
    }

    /// The file `atlas.tsv`.
    public static String of(Atlas atlas) {
        StringBuilder text = new StringBuilder("# key\t")
                .append(String.join("\t", AtlasRow.COLUMNS))
                .append('\n');
        atlas.rows()
                .forEach(row -> text.append(MovementKey.of(row.movement()))
                        .append('\t')
                        .append(row.text())
                        .append('\n'));
        return text.toString();
    }

    /// The file `pool.tsv`.
    public static String of(Pool pool) {
        StringBuilder text =
                new StringBuilder("# what engine/law.sh has found of models and lists against atlas.tsv\n");
        line(text, "widening", pool.widening());
        line(text, "spread of a list", pool.listSpread());
        Effects.Sizes effects = pool.effects();
        line(
                text,
                "effects",
                effects.company(),
                effects.drift(),
                effects.driftSlope(),
                effects.driftSpread(),
                effects.board(),
                effects.engine());
        line(text, "list\t", numbers(pool.unknownList()));
        pool.lists().entrySet().stream()
                .sorted(Map.Entry.comparingByKey())
                .forEach(list -> line(text, "list\t" + list.getKey(), numbers(list.getValue())));
        pool.published()
                .forEach(each -> line(
                        text, String.join("\t", "published", each.key(), each.board(), each.list()), each.value()));
        for (int i = 0; i < pool.names().size(); i++) {
            double[] row = new double[pool.names().size() + 1];
            row[0] = pool.bias()[i];
            System.arraycopy(pool.covariance()[i], 0, row, 1, row.length - 1);
            line(text, "model\t" + pool.names().get(i), row);
        }
        return text.toString();
    }

    private static double[] numbers(ListBias bias) {
        return new double[] {
            bias.mean(),
            bias.slope(),
            bias.covariance().get(0),
            bias.covariance().get(1),
            bias.covariance().get(2)
        };
    }

    private static void line(StringBuilder text, String name, double... numbers) {
        text.append(name);
        for (double number : numbers) {
            text.append(String.format(Locale.ROOT, "\t%.6f", number));
        }
        text.append('\n');
    }
}
