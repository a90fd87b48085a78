package org.pieceworth.studies.perft;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pieceworth.answer.Document;
import org.pieceworth.answer.Grid;
import org.pieceworth.answer.Numbers;
import org.pieceworth.text.Counted;
import tools.jackson.databind.node.ObjectNode;

/// Counts of positions, and the time that they took.
///
/// @param nodes positions
/// @param seconds duration of the count
/// @param divided positions below each move, if requested
/// @param notModelled ignored keys of the variant's rules
/// @param warnings warnings about the variant's file
/// @param variant its name
public record PerftAnswer(
        long nodes,
        double seconds,
        Optional<Map<String, Long>> divided,
        List<String> notModelled,
        List<String> warnings,
        String variant) {

    /// Copies lists and map.
    public PerftAnswer {
        divided = divided.map(counts -> Collections.unmodifiableMap(new LinkedHashMap<>(counts)));
        notModelled = List.copyOf(notModelled);
        warnings = List.copyOf(warnings);
    }

    public Document document() {
        Document document = new Document();
        divided.ifPresent(counts -> addDivided(document, counts));
        document.json().put("nodes", nodes).put("seconds", seconds);
        if (!notModelled.isEmpty()) {
            notModelled.forEach(document.json().putArray("notModelled")::add);
        }
        document.line("nodes    " + Counted.number(nodes));
        document.line("seconds  " + Numbers.fixed(seconds, 3));
        document.line("rate     " + Numbers.fixed(nodes / seconds / 1e6, 1) + " million nodes per second");
        if (divided.isEmpty()) {
            document.csv(new Grid().right("nodes").right("seconds").row("" + nodes, "" + seconds));
        }
        return document;
    }

    private static void addDivided(Document document, Map<String, Long> counts) {
        Grid table = new Grid().left("move").right("nodes");
        Grid plain = new Grid().left("move").right("nodes");
        ObjectNode json = document.json().putObject("divide");
        counts.forEach((move, nodes) -> {
            table.row(move, Counted.number(nodes));
            plain.row(move, nodes.toString());
            json.put(move, nodes);
        });
        document.table(table).line("").csv(plain);
    }
}
