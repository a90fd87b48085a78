package org.pieceworth.studies.workbench;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.pieceworth.answer.Document;
import org.pieceworth.rules.board.Board;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.rules.piece.Piece;
import org.pieceworth.studies.value.PooledRow;
import org.pieceworth.studies.value.ValueAnswer;
import org.pieceworth.studies.value.ValueRequest;
import org.pieceworth.studies.value.ValueRow;
import org.pieceworth.studies.value.ValueStudy;
import org.pieceworth.text.Counted;
import org.pieceworth.text.InputException;
import org.pieceworth.valuation.compare.ReferenceValue;
import org.pieceworth.valuation.compare.ReferenceValues;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// The rank of a piece among the best-known pieces by each model, and its published values.
public final class PieceRank {

    /// Relative difference from a known piece that counts as equal.
    private static final double EQUAL = 0.01;

    /// Share of the gap between two known pieces that counts as slightly more or less.
    private static final double LITTLE = 1.0 / 3;

    private final Piece piece;
    private final Board board;
    private final ValueAnswer values;
    private final ValueAnswer known;

    /// A known piece with its value by a model.
    private record Mark(String name, double value) {}

    private PieceRank(Piece piece, Board board, ValueAnswer values, ValueAnswer known) {
        this.piece = piece;
        this.board = board;
        this.values = values;
        this.known = known;
    }

    /// @param knownPieces remembers their values
    /// @throws InputException when there is not one piece on one board, or models cannot be used
    public static Document of(ValueRequest request, KnownPieces knownPieces) {
        List<Piece> pieces = request.pieces().pieces();
        if (pieces.size() != 1) {
            throw new InputException("found " + pieces.size() + " pieces, expected one at a time");
        }
        Board board = request.pieces().board();
        return new PieceRank(pieces.getFirst(), board, ValueStudy.answer(request), knownPieces.values(request))
                .document();
    }

    private Document document() {
        Document document = new Document();
        ObjectNode json = document.json();
        json.put("piece", piece.typed())
                .put("name", piece.name())
                .put("board", board.shape())
                .put("unit", values.unit().text());
        ArrayNode models = json.putArray("models");
        for (int i = 0; i < values.models().size(); i++) {
            addModel(models.addObject(), i);
        }
        values.pooled().stream().findFirst().ifPresent(own -> addPooled(json.putObject("pooled"), own));
        ArrayNode published = json.putArray("published");
        Movement movement = piece.betza().movement();
        ReferenceValues.shipped().stream()
                .filter(value -> value.movement().equals(movement))
                .forEach(value -> addPublished(published.addObject(), value));
        return document;
    }

    private void addModel(ObjectNode json, int model) {
        ValueRow own = values.rows().get(model);
        json.put("model", own.model().name()).put("source", own.model().source());
        own.value().ifPresentOrElse(value -> json.put("value", value), () -> json.putNull("value"));
        List<Mark> marks = new ArrayList<>();
        for (int i = model; i < known.rows().size(); i += known.models().size()) {
            ValueRow row = known.rows().get(i);
            row.value().ifPresent(value -> marks.add(new Mark(row.piece().name(), value)));
        }
        add(json, marks, own.value());
    }

    private void addPooled(ObjectNode json, PooledRow own) {
        List<Mark> marks = new ArrayList<>();
        known.pooled()
                .forEach(row ->
                        marks.add(new Mark(row.piece().name(), row.pooled().value())));
        add(json, marks, OptionalDouble.of(own.pooled().value()));
    }

    private void add(ObjectNode json, List<Mark> marks, OptionalDouble own) {
        marks.sort(Comparator.comparingDouble(Mark::value));
        ArrayNode all = json.putArray("known");
        marks.forEach(mark -> all.addObject().put("name", mark.name()).put("value", mark.value()));
        // A piece is not compared with itself.
        List<Mark> others =
                marks.stream().filter(mark -> !mark.name().equals(piece.name())).toList();
        json.put("words", own.isPresent() ? words(own.getAsDouble(), others) : "");
    }

    private static String words(double value, List<Mark> marks) {
        Optional<Mark> equal = marks.stream()
                .filter(mark -> Math.abs(mark.value() - value) <= EQUAL * Math.abs(value))
                .min(Comparator.comparingDouble(mark -> Math.abs(mark.value() - value)));
        if (equal.isPresent()) {
            return "as much as " + article(equal.get());
        }
        Optional<Mark> below =
                marks.stream().filter(mark -> mark.value() < value).reduce((_, last) -> last);
        Optional<Mark> above =
                marks.stream().filter(mark -> mark.value() > value).findFirst();
        if (below.isEmpty() || above.isEmpty()) {
            return below.map(mark -> "more than " + article(mark))
                    .or(() -> above.map(mark -> "less than " + article(mark)))
                    .orElse("");
        }
        Mark less = below.get();
        Mark more = above.get();
        double part = (value - less.value()) / (more.value() - less.value());
        if (part < LITTLE) {
            return "a little more than " + article(less) + ", less than " + article(more);
        }
        return part > 1 - LITTLE
                ? "a little less than " + article(more) + ", more than " + article(less)
                : "between " + article(less) + " and " + article(more);
    }

    private static String article(Mark mark) {
        return Counted.one(mark.name());
    }

    private static void addPublished(ObjectNode json, ReferenceValue value) {
        json.put("set", value.scale().set())
                .put("board", value.scale().board().shape())
                .put("value", value.value());
        if (value.scale().centipawn().isPresent()) {
            json.put("centipawns", value.value() / value.scale().centipawn().getAsDouble());
        } else {
            json.putNull("centipawns");
        }
        json.put("kind", value.origin().kind())
                .put("confounded", value.origin().confounded())
                .put("source", value.origin().source())
                .put("note", value.origin().note());
    }
}
