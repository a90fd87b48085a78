package org.pieceworth.studies.assess;

import java.util.List;
import org.pieceworth.answer.Document;
import org.pieceworth.text.Counted;

/// The extent of an assessment.
///
/// @param nodes nodes per move, one number for each strength
/// @param games number of games at each strength
/// @param seconds all of it will take, about
public record AssessPlan(List<Long> nodes, long games, double seconds) {

    private static final double MINUTE = 60;

    public AssessPlan {
        nodes = List.copyOf(nodes);
    }

    /// The plan as a document.
    public Document document() {
        long all = games * nodes.size();
        Document document = new Document();
        document.line(Counted.of(all, "game") + " will take about "
                + Counted.of(Math.round(Math.ceil(seconds / MINUTE)), "minute") + ".");
        document.json().put("games", games).put("all", all).put("seconds", seconds);
        nodes.forEach(document.json().putArray("nodes")::add);
        return document;
    }
}
