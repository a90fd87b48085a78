package org.pieceworth.studies.explain;

import org.pieceworth.answer.Document;
import org.pieceworth.answer.Numbers;
import org.pieceworth.text.Counted;
import org.pieceworth.valuation.compare.MeasuredMisses;
import org.pieceworth.valuation.compare.MeasuredMisses.Misses;
import tools.jackson.databind.node.ObjectNode;

/// Shows the accuracy of a model's predictions for measured pieces.
final class ExplainMisses {

    private static final double BEYOND_CHANCE = 2;

    private ExplainMisses() {}

    static void add(Document document, MeasuredMisses measured) {
        Misses all = measured.all();
        document.line("")
                .line("Beside " + Counted.of(all.pieces(), "measured piece") + " on " + MeasuredMisses.BOARD
                        + ", at its best scale, this model is off by " + Numbers.percent(all.median())
                        + " at the median"
                        + measured.alike()
                                .map(kind -> "; the " + kind.pieces() + " " + kind.kind() + " by "
                                        + Numbers.percent(kind.median()) + side(kind))
                                .orElse("")
                        + ".");
        ObjectNode node = document.json().putObject("measured");
        put(node.putObject("all"), all);
        measured.alike().ifPresent(kind -> put(node.putObject("alike"), kind));
    }

    private static String side(Misses kind) {
        if (Math.abs(kind.surplus()) < BEYOND_CHANCE * kind.error()) {
            return "";
        }
        return ", on average " + Numbers.percent(Math.abs(kind.surplus()))
                + (kind.surplus() > 0 ? " too much" : " too little");
    }

    private static void put(ObjectNode node, Misses misses) {
        node.put("kind", misses.kind())
                .put("pieces", misses.pieces())
                .put("median", misses.median())
                .put("surplus", misses.surplus())
                .put("error", misses.error());
    }
}
