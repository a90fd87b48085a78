package org.pieceworth.studies.play;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.pieceworth.lab.game.Termination;
import org.pieceworth.lab.match.MatchTally;
import org.pieceworth.stats.match.ScoreCounts;
import org.pieceworth.stats.match.Sprt;
import org.pieceworth.stats.match.StoppedElo;
import org.pieceworth.studies.play.MatchAnswer.Row;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// The object that programs read of a match.
final class MatchJson {

    private MatchJson() {}

    static void write(MatchAnswer answer, ObjectNode json) {
        List<Row> rows = answer.rows();
        json.put("a", answer.first().typed());
        if (!answer.gauntlet()) {
            json.put("b", rows.getFirst().typed());
        }
        json.put("variant", answer.variant()).put("conditions", answer.conditions());
        if (answer.gauntlet()) {
            games(
                    json,
                    answer.total(MatchTally::wins),
                    answer.total(MatchTally::draws),
                    answer.total(MatchTally::losses),
                    answer.together());
        } else {
            played(answer, json, rows.getFirst());
        }
        if (answer.gauntlet()) {
            json.put("duplicates", answer.duplicates());
        }
        put(json.putObject("forfeits"), answer.forfeits());
        put(json.putObject("terminations"), answer.terminations());
        if (answer.gauntlet()) {
            ArrayNode array = json.putArray("rows");
            rows.forEach(row -> played(answer, array.addObject().put("b", row.typed()), row));
        }
        json.put("resumed", answer.run().resumed()).put("seconds", answer.run().seconds());
    }

    private static void played(MatchAnswer answer, ObjectNode json, Row row) {
        MatchTally tally = row.tally();
        json.put("aName", answer.first().name()).put("bName", row.name());
        games(json, tally.wins(), tally.draws(), tally.losses(), tally.scores());
        json.put("duplicates", tally.played() - tally.games());
        ArrayNode pentanomial = json.putArray("pentanomial");
        Arrays.stream(tally.pairs().counts()).forEach(pentanomial::add);
        answer.sprt().ifPresent(test -> test(json.putObject("sprt"), test, tally.pairs()));
        put(json.putObject("forfeitsA"), tally.forfeits(true));
        put(json.putObject("forfeitsB"), tally.forfeits(false));
        json.put("plies", tally.plies());
    }

    static void test(ObjectNode json, Sprt test, ScoreCounts pairs) {
        json.put("model", test.model().name().toLowerCase(Locale.ROOT))
                .put("elo0", test.elo0())
                .put("elo1", test.elo1())
                .put("alpha", test.alpha())
                .put("beta", test.beta())
                .put("llr", test.logLikelihoodRatio(pairs))
                .put("lower", test.lower())
                .put("upper", test.upper())
                .put("state", test.state(pairs).name().toLowerCase(Locale.ROOT));
        Strength.put(json, StoppedElo.of(test, pairs));
    }

    private static void games(ObjectNode json, long wins, long draws, long losses, ScoreCounts scores) {
        json.put("games", wins + draws + losses)
                .put("wins", wins)
                .put("draws", draws)
                .put("losses", losses);
        new Strength(scores).addTo(json);
    }

    static void put(ObjectNode json, Map<Termination, Long> games) {
        games.forEach((why, count) -> json.put(why.text(), count));
    }
}
