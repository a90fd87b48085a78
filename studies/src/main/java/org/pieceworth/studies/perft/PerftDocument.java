package org.pieceworth.studies.perft;

import java.util.Map;
import org.pieceworth.text.Counted;
import org.pieceworth.answer.Document;
import org.pieceworth.answer.Numbers;
import org.pieceworth.answer.Grid;
import tools.jackson.databind.node.ObjectNode;

/// Counts of positions, and how fast they were made.
public final class PerftDocument {

    private PerftDocument() {}

    public static Document of(PerftAnswer answer) {
        Document document = new Document();
        answer.divided().ifPresent(counts -> addDivided(document, counts));
        document.json().put("nodes", answer.nodes()).put("seconds", answer.seconds());
        if (!answer.notModelled().isEmpty()) {
            answer.notModelled().forEach(document.json().putArray("notModelled")::add);
        }
        document.line("nodes    " + Counted.number(answer.nodes()));
        document.line("seconds  " + Numbers.fixed(answer.seconds(), 3));
        document.line(
                "rate     " + Numbers.fixed(answer.nodes() / answer.seconds() / 1e6, 1) + " million nodes per second");
        if (answer.divided().isEmpty()) {
            document.csv(new Grid().right("nodes").right("seconds").row("" + answer.nodes(), "" + answer.seconds()));
        }
        return document;
    }

    private static void addDivided(Document document, Map<String, Long> counts) {
        Grid table = new Grid().left("move").right("nodes");
        ObjectNode json = document.json().putObject("divide");
        counts.forEach((move, nodes) -> {
            table.row(move, Counted.number(nodes));
            json.put(move, nodes);
        });
        document.table(table).line("");
    }
}
