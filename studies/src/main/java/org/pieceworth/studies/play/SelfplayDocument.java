package org.pieceworth.studies.play;

import org.pieceworth.answer.Document;
import org.pieceworth.answer.Grid;
import org.pieceworth.answer.Numbers;
import org.pieceworth.answer.Table;
import org.pieceworth.empirical.fit.FittedValue;
import org.pieceworth.empirical.fit.PieceValueFit;
import org.pieceworth.lab.armies.RandomArmies;
import org.pieceworth.lab.experiment.GameTally;
import org.pieceworth.lab.experiment.OwnGamesFit;
import org.pieceworth.lab.game.ErrorRate;
import org.pieceworth.pgn.GameResult;
import org.pieceworth.stats.Interval;
import org.pieceworth.studies.fit.words.FitNoteText;
import org.pieceworth.studies.fit.words.GamesRead;
import org.pieceworth.text.Counted;
import tools.jackson.databind.node.ObjectNode;

/// Shows the results of games of the engine against itself.
public final class SelfplayDocument {

    private final SelfplayAnswer answer;
    private final SelfplayGame game;
    private final GameTally tally;
    private final Document document = new Document();

    private SelfplayDocument(SelfplayAnswer answer) {
        this.answer = answer;
        game = answer.game();
        tally = answer.tally();
    }

    /// Lines and tables for people, an object for programs.
    public static Document of(SelfplayAnswer answer) {
        return new SelfplayDocument(answer).document();
    }

    private Document document() {
        document.line(Counted.of(tally.games(), "game") + " of "
                        + game.reading().variant().name() + " at " + answer.limit() + ", "
                        + Counted.number(tally.plies()) + " plies.")
                .line("");
        addResults();
        addArmies();
        addTerminations();
        addErrors();
        addSpeed();
        addFiles(answer.files());
        answer.values().ifPresent(this::addValues);
        addSettings(document.json());
        return document;
    }

    private void addFiles(SelfplayAnswer.Files files) {
        files.games().ifPresent(file -> document.line("Written to " + file + "."));
        files.ini()
                .ifPresent(file -> document.line("The armies as a variant: @" + file + ":"
                        + game.variant().name() + "."));
        files.games().ifPresent(file -> document.json().put("output", file));
        files.ini().ifPresent(file -> document.json().put("ini", file));
    }

    private void addResults() {
        Grid table = new Grid().left("result").right("games").right("share");
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

    private void row(Grid table, String what, long count) {
        table.row(what, Counted.number(count), Numbers.percent((double) count / tally.games()));
    }

    private void addArmies() {
        switch (game.armies()) {
            case SelfplayGame.Placed.Own() -> {
                // nothing to say
            }
            case SelfplayGame.Placed.Two two -> addArmies(two.first(), two.second());
            case SelfplayGame.Placed.ByOdds odds ->
                addArmies("Giver of " + odds.odds().text() + " odds", "the taker");
            case SelfplayGame.Placed.ByLot(RandomArmies spec) -> {
                document.line("Random armies, each pair of games with either colour: " + spec.text() + ".")
                        .line("");
                document.json().put("drawnArmies", spec.text());
            }
            case SelfplayGame.Placed.Given given -> {
                document.line("From " + Counted.of(given.fens().size(), "start") + " of " + given.file() + ".")
                        .line("");
                document.json()
                        .put("starts", given.file())
                        .put("startPositions", given.fens().size());
            }
        }
    }

    private void addArmies(String one, String other) {
        long[] first = tally.ofFirstArmy();
        Strength strength = new Strength(tally.scoresOfFirstArmy());
        document.line(one + " against " + other + ": won " + Counted.number(first[0]) + ", drew "
                        + Counted.number(first[1]) + ", lost " + Counted.number(first[2]) + ".")
                .line("Score " + strength.scoreAtLevel() + ", Elo " + strength.elo() + ".");
        strength.verdict(one, other).ifPresent(document::line);
        document.line("");
        ObjectNode armies = document.json().putObject("armies");
        armies.put("first", one)
                .put("second", other)
                .put("wins", first[0])
                .put("draws", first[1])
                .put("losses", first[2]);
        strength.addTo(armies);
    }

    private void addTerminations() {
        Grid table = new Grid().left("ended by").right("games").right("share");
        ObjectNode json = document.json().putObject("terminations");
        tally.terminations().forEach((termination, count) -> {
            row(table, termination.text(), count);
            json.put(termination.text(), count);
        });
        document.table(table).line("");
    }

    private void addErrors() {
        ErrorRate errors = tally.errors();
        Interval.Bounded interval = errors.interval();
        ObjectNode json = document.json().putObject("adjudication");
        json.put("rule", answer.settings().limits().adjudication().text())
                .put("tested", errors.tested())
                .put("wrong", errors.wrong());
        if (errors.tested() > 0) {
            json.put("errorRate", errors.share()).put("low", interval.low()).put("high", interval.high());
            document.line("Adjudication ("
                    + answer.settings().limits().adjudication().text() + ") was tested in "
                    + Counted.of(errors.tested(), "game") + " and was wrong in " + Counted.number(errors.wrong())
                    + ": " + Numbers.percent(errors.share()) + " [" + Numbers.percent(interval.low()) + ", "
                    + Numbers.percent(interval.high()) + "].");
        } else {
            json.putNull("errorRate").putNull("low").putNull("high");
        }
    }

    private void addSpeed() {
        long resumed = answer.run().resumed();
        double seconds = answer.run().seconds();
        double rate = (tally.games() - resumed) / seconds;
        document.line(Numbers.fixed(seconds, 1) + " s, " + Numbers.fixed(rate, 1) + " games per second"
                + (resumed == 0 ? "" : ", " + Counted.of(resumed, "game") + " from earlier runs") + ".");
        document.json().put("seconds", seconds).put("gamesPerSecond", rate).put("resumed", resumed);
    }

    private void addValues(OwnGamesFit values) {
        switch (values) {
            case OwnGamesFit.Fitted(PieceValueFit found) -> addValues(found);
            case OwnGamesFit.TooLittle(String why) -> {
                document.line("").line("No values from these games: " + why + ".");
                document.json().put("noValues", why);
            }
        }
    }

    private void addValues(PieceValueFit found) {
        Table<FittedValue> values = new PlayedValues(found).table();
        document.line("").shown(values);
        document.line("").line("From " + GamesRead.of(found.observations()).summary() + ".");
        document.line("The ± is sampling error only: games of other players can give other values.");
        FitNoteText.lines(found.notes()).forEach(note -> document.line("Note: " + note + "."));
        document.data(values);
    }

    private void addSettings(ObjectNode json) {
        json.put("variant", game.variant().name())
                .put("limit", answer.limit())
                .put("seed", answer.settings().openings().seed())
                .put("openingPlies", answer.settings().openings().plies())
                .put("shuffle", answer.settings().openings().shuffle());
        answer.settings().engine().values().ifPresent(values -> json.put("engineValues", values.source()));
    }
}
