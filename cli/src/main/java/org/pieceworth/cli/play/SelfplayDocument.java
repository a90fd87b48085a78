package org.pieceworth.cli.play;

import java.util.Optional;
import org.pieceworth.cli.games.FitDocument;
import org.pieceworth.empirical.fit.PieceValueFit;
import org.pieceworth.lab.experiment.GameTally;
import org.pieceworth.lab.game.ErrorRate;
import org.pieceworth.lab.selfplay.SelfPlaySettings;
import org.pieceworth.pgn.GameResult;
import org.pieceworth.stats.Interval;
import org.pieceworth.studies.document.Document;
import org.pieceworth.studies.document.Numbers;
import org.pieceworth.studies.document.Table;
import tools.jackson.databind.node.ObjectNode;

/// What became of a run of self-play.
///
/// @param limit what a move cost, for people
/// @param unfitted why these games give no values
/// @param resumed games that an earlier run had played
/// @param seconds what this run took
record SelfplayDocument(
        SelfplayOptions.Game game,
        SelfPlaySettings settings,
        String limit,
        GameTally tally,
        Optional<PieceValueFit> fit,
        Optional<String> unfitted,
        long resumed,
        double seconds) {

    Document document(Optional<String> output, Optional<String> ini) {
        Document document = new Document();
        document.line(Numbers.counted(tally.games(), "game") + " of "
                        + game.reading().variant().name() + " at " + limit + ", "
                        + Numbers.count(tally.plies()) + " plies.")
                .line("");
        addResults(document);
        addArmies(document);
        addTerminations(document);
        addErrors(document);
        addSpeed(document);
        output.ifPresent(file -> document.line("Written to " + file + "."));
        ini.ifPresent(file -> document.line("The armies as a variant: " + file + ", which --variant @" + file + ":"
                + game.variant().name() + " reads."));
        output.ifPresent(file -> document.json().put("output", file));
        ini.ifPresent(file -> document.json().put("ini", file));
        addValues(document);
        addSettings(document.json());
        return document;
    }

    private void addResults(Document document) {
        Table table = new Table().left("result").right("games").right("share");
        row(table, "White won", tally.games(GameResult.WHITE_WINS));
        row(table, "drawn", tally.games(GameResult.DRAW));
        row(table, "Black won", tally.games(GameResult.BLACK_WINS));
        document.table(table).line("");
        document.json()
                .put("games", tally.games())
                .put("plies", tally.plies())
                .put("whiteWins", tally.games(GameResult.WHITE_WINS))
                .put("draws", tally.games(GameResult.DRAW))
                .put("blackWins", tally.games(GameResult.BLACK_WINS));
    }

    private void row(Table table, String what, long count) {
        table.row(what, Numbers.count(count), Numbers.percent((double) count / tally.games()));
    }

    private void addArmies(Document document) {
        if (game.armies().isEmpty()) {
            return;
        }
        long[] first = tally.ofFirstArmy();
        double score = (first[0] + first[1] / 2.0) / tally.games();
        document.line(game.first() + " against " + game.second() + ": won " + Numbers.count(first[0]) + ", drew "
                        + Numbers.count(first[1]) + ", lost " + Numbers.count(first[2]) + ", score "
                        + Numbers.percent(score) + ".")
                .line("");
        document.json()
                .putObject("armies")
                .put("first", game.first())
                .put("second", game.second())
                .put("wins", first[0])
                .put("draws", first[1])
                .put("losses", first[2])
                .put("score", score);
    }

    private void addTerminations(Document document) {
        Table table = new Table().left("ended by").right("games").right("share");
        ObjectNode json = document.json().putObject("terminations");
        tally.terminations().forEach((termination, count) -> {
            row(table, termination.text(), count);
            json.put(termination.text(), count);
        });
        document.table(table).line("");
    }

    private void addErrors(Document document) {
        ErrorRate errors = tally.errors();
        Interval.Bounded interval = errors.interval();
        ObjectNode json = document.json().putObject("adjudication");
        json.put("rule", settings.adjudication().text())
                .put("tested", errors.tested())
                .put("wrong", errors.wrong());
        if (errors.tested() > 0) {
            json.put("errorRate", errors.share()).put("low", interval.low()).put("high", interval.high());
            document.line("Adjudication (" + settings.adjudication().text() + ") was put to the test in "
                    + Numbers.counted(errors.tested(), "game") + " and was wrong in " + Numbers.count(errors.wrong())
                    + ": " + Numbers.percent(errors.share()) + " [" + Numbers.percent(interval.low()) + ", "
                    + Numbers.percent(interval.high()) + "].");
        } else {
            json.putNull("errorRate").putNull("low").putNull("high");
        }
    }

    private void addSpeed(Document document) {
        double rate = (tally.games() - resumed) / seconds;
        document.line(Numbers.fixed(seconds, 1) + " s, " + Numbers.fixed(rate, 1) + " games a second"
                + (resumed == 0 ? "" : ", " + Numbers.counted(resumed, "game") + " from before") + ".");
        document.json().put("seconds", seconds).put("gamesPerSecond", rate).put("resumed", resumed);
    }

    private void addValues(Document document) {
        fit.ifPresent(found -> {
            PlayedValues values = new PlayedValues(found);
            document.line("").table(values.table());
            document.line("").line("From " + FitDocument.summary(found.observations()) + ".");
            document.line("The ± is of chance alone: games of other players can have other values.");
            found.notes().forEach(note -> document.line("Note: " + note + "."));
            values.addTo(document.json().putArray("values"));
        });
        unfitted.ifPresent(why -> {
            document.line("").line("No values from these games: " + why + ".");
            document.json().put("noValues", why);
        });
    }

    private void addSettings(ObjectNode json) {
        json.put("variant", game.variant().name())
                .put("limit", limit)
                .put("seed", settings.seed())
                .put("openingPlies", settings.plies())
                .put("shuffle", settings.shuffle());
        settings.engine().values().ifPresent(values -> json.put("engineValues", values.source()));
    }
}
