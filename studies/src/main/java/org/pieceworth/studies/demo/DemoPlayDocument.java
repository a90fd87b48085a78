package org.pieceworth.studies.demo;

import java.util.List;
import java.util.Optional;
import org.pieceworth.answer.Document;
import org.pieceworth.answer.Grid;
import org.pieceworth.answer.Numbers;
import org.pieceworth.empirical.fit.FittedValue;
import org.pieceworth.empirical.fit.PieceValueFit;
import org.pieceworth.lab.experiment.OwnGamesFit;
import org.pieceworth.stats.Estimate;
import org.pieceworth.studies.demo.DemoPlay.DemoPlayAnswer;
import org.pieceworth.studies.play.PlayedValues;
import org.pieceworth.text.Counted;
import tools.jackson.databind.node.ObjectNode;

/// The values from play as a document.
public final class DemoPlayDocument {

    private static final List<String> PIECES = List.of("N", "B", "R", "Q");
    private static final List<String> NAMES = List.of("knight", "bishop", "rook", "queen");

    private DemoPlayDocument() {}

    /// A line and a table, and an object for programs.
    public static Document of(DemoPlayAnswer answer) {
        Document document = new Document();
        double rate = answer.games() / answer.seconds();
        document.line("By play: after " + Numbers.fixed(answer.seconds(), 0) + " s and "
                        + Counted.of(answer.games(), "game") + " (" + Numbers.fixed(rate, 0) + " a second, "
                        + answer.nodes() + " nodes per move), in pawns:")
                .line("");
        ObjectNode json = document.json();
        json.put("games", answer.games()).put("plies", answer.plies()).put("seconds", answer.seconds());
        json.put("gamesPerSecond", rate).put("nodesPerMove", answer.nodes());
        switch (answer.values()) {
            case OwnGamesFit.Fitted(PieceValueFit fit) -> {
                document.table(table(fit));
                new PlayedValues(fit).table().putInto(json);
            }
            case OwnGamesFit.TooLittle _ -> {
                document.line("not enough games yet");
                json.putArray("values");
            }
        }
        return document;
    }

    private static Grid table(PieceValueFit fit) {
        Grid table = new Grid().left("piece").right("by play").right("± s.e.").right("95 % interval");
        for (int i = 0; i < PIECES.size(); i++) {
            Optional<FittedValue> value = fit.value(PIECES.get(i));
            Optional<Estimate> estimate = value.flatMap(FittedValue::value);
            table.row(
                    NAMES.get(i),
                    estimate.map(Estimate::value).map(Numbers::pawns).orElse("–"),
                    value.flatMap(FittedValue::standardError)
                            .map(Numbers::pawns)
                            .orElse("–"),
                    interval(value));
        }
        return table;
    }

    /// After the first games the pawn is so uncertain that an interval in pawns is unbounded.
    private static String interval(Optional<FittedValue> value) {
        Optional<String> low = value.flatMap(FittedValue::low).map(Numbers::pawns);
        Optional<String> high = value.flatMap(FittedValue::high).map(Numbers::pawns);
        return low.isEmpty() && high.isEmpty() ? "no bound yet" : "[" + low.orElse("–") + ", " + high.orElse("–") + "]";
    }
}
