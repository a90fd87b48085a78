package org.pieceworth.studies.play;

import java.util.stream.Collectors;
import org.pieceworth.answer.Document;
import org.pieceworth.studies.play.RoundRobinStudy.RoundRobinAnswer;
import org.pieceworth.studies.ratings.TournamentDocument;
import tools.jackson.databind.node.ObjectNode;

/// Shows the result of a round robin.
public final class RoundRobinDocument {

    private RoundRobinDocument() {}

    /// The tournament's table, and how its games ended.
    public static Document of(RoundRobinAnswer answer) {
        Document document = new Document();
        document.line("Round robin of " + answer.table().names().size() + " players, " + answer.variant() + ": "
                + answer.conditions());
        document.line("");
        TournamentDocument.addTo(document, answer.table());
        document.line("");
        MatchAnswer.repeated(answer.duplicates(), answer.games()).ifPresent(document::line);
        document.line("Games ended by " + MatchDocument.counts(answer.terminations()) + ".");
        if (!answer.forfeits().isEmpty()) {
            document.line(answer.forfeits().stream()
                    .map(each -> each.player() + " lost by " + MatchDocument.counts(each.games()))
                    .collect(Collectors.joining("; ", "Forfeits: ", ".")));
        }
        answer.run().lines(answer.games(), answer.output()).forEach(document::line);
        json(answer, document.json());
        return document;
    }

    private static void json(RoundRobinAnswer answer, ObjectNode json) {
        json.put("variant", answer.variant());
        json.put("conditions", answer.conditions());
        json.put("duplicates", answer.duplicates());
        json.put("resumed", answer.run().resumed());
        json.put("seconds", answer.run().seconds());
        MatchJson.put(json.putObject("terminations"), answer.terminations());
        ObjectNode forfeits = json.putObject("forfeits");
        answer.forfeits().forEach(each -> MatchJson.put(forfeits.putObject(each.player()), each.games()));
    }
}
