package org.pieceworth.studies.workbench;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.pieceworth.answer.Document;
import org.pieceworth.rules.board.Board;
import org.pieceworth.rules.board.BoardText;
import org.pieceworth.rules.piece.Piece;
import org.pieceworth.rules.piece.ValueUnit;
import org.pieceworth.studies.balance.Army;
import org.pieceworth.studies.pieces.PieceRemarks;
import org.pieceworth.studies.score.ArmyForecasts;
import org.pieceworth.studies.score.Forecasts;
import org.pieceworth.studies.value.Scaling;
import org.pieceworth.valuation.GameContext;
import org.pieceworth.valuation.ModelSettings;
import org.pieceworth.valuation.Valuation;
import org.pieceworth.valuation.ValuationModel;
import org.pieceworth.valuation.catalogue.ModelCatalogue;
import org.pieceworth.valuation.pooled.ValuePool;
import org.pieceworth.valuation.score.ScoreForecast;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Two armies in comparison: by each model the sums of their pieces, and the difference.
public final class ArmyDifference {

    private final ValuationModel model;
    private final Board board;
    private final Scaling scaling;
    private final TreeSet<String> without = new TreeSet<>();
    private final TreeSet<String> reasons = new TreeSet<>();

    private ArmyDifference(ValuationModel model, Board board, ValueUnit unit) {
        this.model = model;
        this.board = board;
        scaling = Scaling.of(model, unit, board);
    }

    /// @param shape shape of the board
    /// @param ownPawns true if the armies contain pawns, which promote and have no combined value
    /// @throws org.pieceworth.text.InputException when an army, the board or the unit cannot be read
    public static Document of(
            Army white,
            Army black,
            String shape,
            ModelCatalogue catalogue,
            ModelSettings settings,
            ValueUnit unit,
            boolean ownPawns) {
        Board board = BoardText.parse(shape);
        Document document = new Document();
        ObjectNode json = document.json();
        json.put("board", board.shape()).put("unit", unit.text());
        addArmy(json.putArray("white"), white);
        addArmy(json.putArray("black"), black);
        ArrayNode warnings = json.putArray("warnings");
        Stream.of(white, black)
                .flatMap(army -> army.pieces().stream())
                .filter(piece -> !piece.namesakes().isEmpty())
                .map(piece -> piece.typed() + ": " + PieceRemarks.of(piece).getLast())
                .distinct()
                .forEach(warnings::add);
        ArrayNode models = json.putArray("models");
        for (ValuationModel model : catalogue.models(List.of(), settings, GameContext.CHESS)) {
            new ArmyDifference(model, board, unit).add(models.addObject(), white, black);
        }
        if (!ownPawns && white.isLikeChess() && black.isLikeChess()) {
            List<ScoreForecast> forecasts =
                    new ArmyForecasts(new ValuePool(), board).ofWhite(white::behindPawns, black::behindPawns);
            Forecasts.table(forecasts).putInto(json);
        }
        return document;
    }

    private static void addArmy(ArrayNode json, Army army) {
        Map<String, List<Piece>> kinds = new LinkedHashMap<>();
        army.pieces()
                .forEach(piece -> kinds.computeIfAbsent(piece.betza().text(), _ -> new ArrayList<>())
                        .add(piece));
        kinds.forEach((betza, pieces) -> json.addObject()
                .put("piece", pieces.getFirst().typed())
                .put("name", pieces.getFirst().name())
                .put("betza", betza)
                .put("count", pieces.size()));
    }

    private void add(ObjectNode json, Army white, Army black) {
        json.put("model", model.name());
        Optional<Double> ofWhite = sum(white);
        Optional<Double> ofBlack = sum(black);
        put(json, "white", ofWhite);
        put(json, "black", ofBlack);
        put(json, "difference", ofWhite.flatMap(own -> ofBlack.map(other -> own - other)));
        String note = scaling.factor().isEmpty()
                ? scaling.note()
                : without.isEmpty()
                        ? ""
                        : "no value for " + String.join(", ", without) + ": " + String.join("; ", reasons);
        json.put("note", note);
    }

    private static void put(ObjectNode json, String key, Optional<Double> value) {
        value.ifPresentOrElse(number -> json.put(key, number), () -> json.putNull(key));
    }

    private Optional<Double> sum(Army army) {
        double sum = 0;
        boolean whole = scaling.factor().isPresent();
        for (Piece piece : army.pieces()) {
            Valuation valuation = model.value(piece.betza().movement(), board);
            if (valuation.value().isEmpty()) {
                without.add(piece.name().isEmpty() ? piece.typed() : piece.name());
                reasons.addAll(valuation.notes());
                whole = false;
            } else {
                sum += scaling.factor().orElse(0) * valuation.value().getAsDouble();
            }
        }
        return whole ? Optional.of(sum) : Optional.empty();
    }
}
