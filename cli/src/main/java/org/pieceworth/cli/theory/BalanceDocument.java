package org.pieceworth.cli.theory;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.pieceworth.rules.board.Board;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.rules.piece.ValueUnit;
import org.pieceworth.studies.document.Document;
import org.pieceworth.studies.document.Numbers;
import org.pieceworth.studies.document.Table;
import org.pieceworth.valuation.ValuationModel;
import org.pieceworth.valuation.army.ArmyAnswer;
import org.pieceworth.valuation.army.ArmySearch;
import org.pieceworth.valuation.army.ArmyShape;
import org.pieceworth.valuation.synergy.SynergyDifference;
import org.pieceworth.valuation.synergy.SynergyModel;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Armies beside the one that they are equal to.
final class BalanceDocument {

    private static final int DECIMALS = 2;
    private static final String RANGE_KIND = "range of the difference over equally good fits";

    private final Question question;
    private final double worth;

    /// What was asked.
    ///
    /// @param army as it was typed
    /// @param target its pieces that count
    /// @param made how the model was made; empty where there is but one way
    /// @param factor what the model's numbers were multiplied by
    /// @param scaleNote how the scale was found; may be empty
    /// @param theme what the pool holds
    /// @param answers how many armies are listed
    /// @param surest whether those with the narrowest ranges come first
    record Question(
            String army,
            List<ArmyPool.Kind> target,
            ValuationModel model,
            String made,
            Board board,
            ValueUnit unit,
            double factor,
            String scaleNote,
            ArmyPool pool,
            String theme,
            ArmyShape shape,
            double tolerance,
            int answers,
            boolean surest) {}

    /// An answer as it is shown.
    ///
    /// @param kinds with how many of each, the dearest first
    /// @param difference over equally good fits, where there is such
    /// @param itself whether it is the given army
    private record Row(
            Map<ArmyPool.Kind, Integer> kinds, double value, Optional<SynergyDifference> difference, boolean itself) {

        double width() {
            return difference.map(range -> range.high() - range.low()).orElse(0.0);
        }

        String text() {
            return kinds.entrySet().stream()
                    .map(entry -> (entry.getValue() == 1 ? "" : entry.getValue() + "×")
                            + entry.getKey().betza())
                    .collect(Collectors.joining("  "));
        }
    }

    BalanceDocument(Question question) {
        this.question = question;
        worth = question.target().stream().mapToDouble(ArmyPool.Kind::value).sum();
    }

    /// @param nearest the one army that is nearest, where none is within the tolerance
    Document document(ArmySearch.Found armies, Optional<ArmySearch.Found> nearest) {
        List<Row> rows = nearest.orElse(armies).nearest().stream()
                .map(this::row)
                .sorted(Comparator.comparingDouble(row -> question.surest() ? row.width() : 0))
                .limit(question.answers())
                .toList();
        Document document = new Document();
        document.line(answer(armies)).line("").table(table(rows)).line("");
        notes(rows).forEach(document::line);
        addJson(document.json(), armies, rows);
        return document.csv(csv(rows));
    }

    private Row row(ArmyAnswer answer) {
        List<ArmyPool.Kind> kinds = question.pool().kinds();
        Map<ArmyPool.Kind, Integer> counts = new LinkedHashMap<>();
        answer.pairs().forEach(kind -> counts.merge(kinds.get(kind), 2, Integer::sum));
        answer.singles().forEach(kind -> counts.merge(kinds.get(kind), 1, Integer::sum));
        return new Row(counts, answer.value(), difference(counts), itself(counts));
    }

    private boolean itself(Map<ArmyPool.Kind, Integer> counts) {
        Map<Movement, Integer> own = new HashMap<>();
        question.target().forEach(kind -> own.merge(kind.movement(), 1, Integer::sum));
        Map<Movement, Integer> other = new HashMap<>();
        counts.forEach((kind, count) -> other.put(kind.movement(), count));
        return own.equals(other);
    }

    private Optional<SynergyDifference> difference(Map<ArmyPool.Kind, Integer> counts) {
        if (!(question.model() instanceof SynergyModel synergy)) {
            return Optional.empty();
        }
        List<Movement> army = counts.entrySet().stream()
                .flatMap(entry ->
                        Stream.generate(() -> entry.getKey().movement()).limit(entry.getValue()))
                .toList();
        List<Movement> other =
                question.target().stream().map(ArmyPool.Kind::movement).toList();
        double factor = question.factor();
        return synergy.difference(army, other)
                .map(range ->
                        new SynergyDifference(factor * range.value(), factor * range.low(), factor * range.high()));
    }

    private String answer(ArmySearch.Found armies) {
        int kinds = question.pool().kinds().size();
        String pool =
                String.format(Locale.ROOT, "%,d", question.shape().armies(kinds)) + " armies of " + kinds + " kinds";
        String within = Numbers.count(armies.count()) + (armies.count() == 1 ? " is" : " are") + " within "
                + Numbers.value(question.tolerance()) + " of it";
        return question.army() + " is worth " + Numbers.fixed(worth, DECIMALS) + " by the "
                + question.model().name() + " model (" + question.unit().text() + "); of " + pool + " " + within
                + heading(armies);
    }

    private String heading(ArmySearch.Found armies) {
        if (armies.count() == 0) {
            return "; the nearest:";
        }
        if (question.surest()) {
            return "; of the " + armies.nearest().size() + " nearest the surest:";
        }
        return armies.count() > armies.nearest().size() ? "; the nearest:" : ":";
    }

    private Table table(List<Row> rows) {
        boolean ranged = rows.stream().anyMatch(row -> row.difference().isPresent());
        Table table = new Table().left("army").right("value").right("difference");
        if (ranged) {
            table.left("range of the difference");
        }
        for (Row row : rows) {
            List<String> cells = new ArrayList<>(List.of(
                    row.text() + (row.itself() ? "  (the army itself)" : ""),
                    Numbers.fixed(row.value(), DECIMALS),
                    Numbers.signed(row.value() - worth, DECIMALS)));
            if (ranged) {
                cells.add(row.difference().map(BalanceDocument::interval).orElse(""));
            }
            table.row(cells.toArray(String[]::new));
        }
        return table;
    }

    private static String interval(SynergyDifference range) {
        return "[" + Numbers.signed(range.low(), 1) + ", " + Numbers.signed(range.high(), 1) + "]";
    }

    private List<String> notes(List<Row> rows) {
        List<String> notes = new ArrayList<>();
        notes.add("Values: the " + question.model().name() + " model"
                + (question.made().isEmpty() ? "" : ", " + question.made()) + ", on "
                + question.board().shape() + "; kings are royal and not counted.");
        if (!question.scaleNote().isEmpty()) {
            notes.add("Scale: " + question.scaleNote() + ".");
        }
        notes.add("Pool: " + question.theme() + "; " + shape() + ".");
        if (rows.stream().anyMatch(row -> row.difference().isPresent())) {
            notes.add(
                    "Range: the least and the greatest difference between the two armies in any equally good fit, both"
                            + " always counted by the same fit.");
        }
        if (!question.pool().leftOut().isEmpty()) {
            notes.add("Left out, without a value by this model: "
                    + String.join(", ", question.pool().leftOut()) + ".");
        }
        return notes;
    }

    private String shape() {
        ArmyShape shape = question.shape();
        String pieces = Stream.of(counted(shape.pairs(), "pair"), counted(shape.singles(), "single piece"))
                .filter(part -> !part.isEmpty())
                .collect(Collectors.joining(" and "));
        return pieces + (shape.distinct() ? ", no two alike" : "");
    }

    private static String counted(int number, String thing) {
        return number == 0 ? "" : Numbers.counted(number, thing);
    }

    private Table csv(List<Row> rows) {
        Table csv = new Table()
                .left("army")
                .right("value")
                .right("difference")
                .right("low")
                .right("high");
        rows.forEach(row -> csv.row(
                row.text(),
                Double.toString(row.value()),
                Double.toString(row.value() - worth),
                text(row, SynergyDifference::low),
                text(row, SynergyDifference::high)));
        return csv;
    }

    private static String text(Row row, Function<SynergyDifference, Double> end) {
        return row.difference().map(end).map(number -> Double.toString(number)).orElse("");
    }

    private void addJson(ObjectNode json, ArmySearch.Found armies, List<Row> rows) {
        json.put("army", question.army())
                .put("model", question.model().name())
                .put("made", question.made())
                .put("source", question.model().source())
                .put("board", question.board().shape())
                .put("unit", question.unit().text())
                .put("value", worth);
        Map<ArmyPool.Kind, Integer> own = new LinkedHashMap<>();
        question.target().forEach(kind -> own.merge(kind, 1, Integer::sum));
        addPieces(json.putArray("pieces"), own);
        json.put("pool", question.theme())
                .put("kinds", question.pool().kinds().size())
                .put("pairs", question.shape().pairs())
                .put("singles", question.shape().singles())
                .put("distinct", question.shape().distinct())
                .put("armies", question.shape().armies(question.pool().kinds().size()))
                .put("tolerance", question.tolerance())
                .put("within", armies.count());
        ArrayNode answers = json.putArray("answers");
        for (Row row : rows) {
            ObjectNode node = answers.addObject();
            node.put("army", row.text());
            addPieces(node.putArray("pieces"), row.kinds());
            node.put("value", row.value()).put("difference", row.value() - worth);
            row.difference()
                    .ifPresentOrElse(
                            range -> node.put("low", range.low()).put("high", range.high()),
                            () -> node.putNull("low").putNull("high"));
            node.put("note", row.difference().isPresent() ? RANGE_KIND : "");
        }
        notes(rows).forEach(json.putArray("notes")::add);
    }

    private static void addPieces(ArrayNode array, Map<ArmyPool.Kind, Integer> kinds) {
        kinds.forEach((kind, count) -> array.addObject()
                .put("piece", kind.betza())
                .put("name", kind.name())
                .put("count", count)
                .put("value", kind.value()));
    }
}
