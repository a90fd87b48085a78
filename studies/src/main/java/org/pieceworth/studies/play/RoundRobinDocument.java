package org.pieceworth.studies.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.pieceworth.answer.Document;
import org.pieceworth.answer.Numbers;
import org.pieceworth.lab.game.Termination;
import org.pieceworth.studies.play.RoundRobinStudy.RoundRobinAnswer;
import org.pieceworth.studies.ratings.TournamentDocument;
import org.pieceworth.text.Counted;
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
        document.line("Games ended by " + counts(answer.terminations()) + ".");
        if (!answer.forfeits().isEmpty()) {
            document.line(answer.forfeits().stream()
                    .map(each -> each.player() + " lost by " + counts(each.games()))
                    .collect(Collectors.joining("; ", "Forfeits: ", ".")));
        }
        lines(answer).forEach(document::line);
        json(answer, document.json());
        return document;
    }

    private static List<String> lines(RoundRobinAnswer answer) {
        List<String> lines = new ArrayList<>();
        long resumed = answer.run().resumed();
        if (resumed > 0) {
            lines.add(Counted.of(resumed, "game") + " were there from an earlier run.");
        }
        double seconds = answer.run().seconds();
        lines.add(Counted.of(answer.games() - resumed, "game") + " in " + Numbers.fixed(seconds, 1) + " s, "
                + Numbers.fixed((answer.games() - resumed) / seconds, 2) + " a second"
                + answer.output().map(name -> "; all games are in " + name).orElse("") + ".");
        return lines;
    }

    private static String counts(Map<Termination, Long> games) {
        return games.entrySet().stream()
                .map(entry -> entry.getKey().text() + " " + Counted.number(entry.getValue()))
                .collect(Collectors.joining(", "));
    }

    private static void json(RoundRobinAnswer answer, ObjectNode json) {
        json.put("variant", answer.variant());
        json.put("conditions", answer.conditions());
        json.put("duplicates", answer.duplicates());
        json.put("resumed", answer.run().resumed());
        json.put("seconds", answer.run().seconds());
        ObjectNode ended = json.putObject("terminations");
        answer.terminations().forEach((why, games) -> ended.put(why.text(), games));
        ObjectNode forfeits = json.putObject("forfeits");
        answer.forfeits().forEach(each -> {
            ObjectNode own = forfeits.putObject(each.player());
            each.games().forEach((why, games) -> own.put(why.text(), games));
        });
    }
}
