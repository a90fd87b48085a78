package org.pieceworth.studies.balance;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.pieceworth.answer.Column;
import org.pieceworth.answer.Document;
import org.pieceworth.answer.Numbers;
import org.pieceworth.answer.Table;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.rules.piece.Piece;
import org.pieceworth.rules.piece.ValueUnit;
import org.pieceworth.studies.balance.BalanceAnswer.EqualArmy;
import org.pieceworth.studies.balance.BalanceAnswer.Opponent;
import org.pieceworth.studies.score.Forecasts;
import org.pieceworth.text.Counted;
import org.pieceworth.text.PlainNumber;
import org.pieceworth.valuation.army.ArmyPool.Kind;
import org.pieceworth.valuation.army.ArmyShape;
import org.pieceworth.valuation.pooled.PooledModel;
import org.pieceworth.valuation.synergy.SynergyDifference;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Armies of the same value as a given one, as a document.
public final class BalanceDocument {

    private static final int DECIMALS = 2;
    private static final String RANGE_KIND = "range of the difference over equally good fits";

    private final BalanceAnswer answer;
    private final BalanceRequest request;

    private BalanceDocument(BalanceAnswer answer) {
        this.answer = answer;
        request = answer.request();
    }

    /// Lines and a table, JSON, and a CSV form with all digits.
    public static Document of(BalanceAnswer answer) {
        BalanceDocument document = new BalanceDocument(answer);
        return document.document(document.notes());
    }

    /// A copy with one line of notes.
    ///
    /// @param naming converts the name of a setting (`notes`) to the name for users (`--notes`)
    public static Document brief(BalanceAnswer answer, UnaryOperator<String> naming) {
        return new BalanceDocument(answer)
                .document(List.of("Kings and pawns are not counted; for the model, the pool"
                        + (answer.remarks().isEmpty()
                                ? ""
                                : ", " + Counted.of(answer.remarks().size(), "note") + " on single pieces")
                        + " and the meaning of ranges, see " + naming.apply("notes") + "."));
    }

    private Document document(List<String> shown) {
        Document document = new Document();
        if (request.army().variant().isPresent() && request.against().isEmpty()) {
            document.line(answer.black().map(this::sides).orElse("White and Black have the same pieces."));
        }
        document.line(headline()).line("").shown(rows()).line("");
        answer.readings().forEach((letter, reading) -> document.line(letter + ": " + reading + "."));
        shown.forEach(document::line);
        addJson(document.json());
        return document.csv(rows().raw("army", "value", "difference", "low", "high"));
    }

    private String headline() {
        if (request.against().isPresent()) {
            EqualArmy other = answer.rows().getFirst();
            String first = request.army().text();
            String second = request.against().get().text();
            if (isPooled() && !other.forecasts().isEmpty()) {
                return (first.equals("White") ? first : "White, " + first + ",") + " scores "
                        + Forecasts.text(other.forecasts()) + " per move against " + second + ", "
                        + Forecasts.lead(other.forecasts().getFirst()) + " at "
                        + other.forecasts().getFirst().nodes() + " nodes. Sums of combined values: "
                        + worth(answer.worth()) + " against " + worth(other.value()) + ".";
            }
            return request.army().text() + " is worth " + worth(answer.worth()) + ", "
                    + request.against().get().text() + " " + worth(other.value()) + by()
                    + ": a difference of " + signed(other.value() - answer.worth())
                    + (other.forecasts().isEmpty() ? play() : "; White scores " + Forecasts.text(other.forecasts()))
                    + ".";
        }
        int kinds = answer.search().pool().kinds().size();
        String with = request.candidates().contained().isEmpty() ? "" : " with " + contained();
        String pool = String.format(Locale.ROOT, "%,d", armies()) + " armies" + with + " of " + kinds + " kinds";
        String within = Counted.number(answer.search().within())
                + (answer.search().within() == 1 ? " is" : " are") + " within "
                + PlainNumber.of(request.listing().tolerance() / (pawns() ? 100 : 1)) + (pawns() ? " pawns" : "")
                + " of it";
        boolean byScore = isPooled()
                && answer.rows().stream().anyMatch(row -> !row.forecasts().isEmpty());
        String army =
                answer.black().isPresent() ? "White's army" : request.army().text();
        return army + " is worth " + worth(answer.worth()) + by()
                + (pawns() ? "" : " (" + request.pricing().unit().text() + ")") + "; of " + pool + " "
                + (byScore ? "those whose score against it is expected to be nearest to 50 %:" : within + heading());
    }

    private boolean isPooled() {
        return answer.values().model().equals(PooledModel.NAME);
    }

    private String by() {
        return isPooled()
                ? " by the combined value of each piece"
                : " by the " + answer.values().model() + " model";
    }

    private boolean pawns() {
        return request.pricing().unit().equals(ValueUnit.CENTIPAWN);
    }

    /// In pawns if the scale is in pawns.
    private String worth(double value) {
        return shown(value) + (pawns() ? " pawns" : "");
    }

    private String shown(double value) {
        return pawns() ? Numbers.pawns(value) : Numbers.fixed(value, DECIMALS);
    }

    /// Which side of a variant has more.
    private String sides(Opponent black) {
        double difference = answer.worth() - black.worth();
        String range = black.range()
                .map(each -> ", between " + signed(each.low()) + " and " + signed(each.high())
                        + " over all equally good fits")
                .orElse("");
        return request.army().text() + ": White's army is worth " + worth(answer.worth()) + ", Black's "
                + worth(black.worth()) + by() + ": a difference of " + signed(difference)
                + request.army().pawnsOfSides() + range
                + (black.forecasts().isEmpty() ? play() : ". White scores " + Forecasts.text(black.forecasts()))
                + ".";
    }

    private String signed(double difference) {
        return pawns() ? Numbers.signed(difference / 100, 2) : Numbers.signed(difference, DECIMALS);
    }

    private String heading() {
        if (answer.search().within() == 0) {
            return "; the nearest:";
        }
        if (request.listing().surest()) {
            return "; of the " + answer.search().nearest() + " nearest, those with the most certain difference:";
        }
        return answer.search().within() > answer.search().nearest()
                        || answer.rows().size() > answer.search().within()
                ? "; the nearest:"
                : ":";
    }

    private boolean isRanged() {
        return answer.rows().stream().anyMatch(row -> row.range().isPresent());
    }

    private Table<EqualArmy> rows() {
        return Table.of(
                "answers",
                answer.rows(),
                Column.showing(
                        row -> Optional.of(text(row) + (row.itself() ? "  (the army itself)" : "")),
                        Column.words("army", "army", BalanceDocument::text)),
                Table.inside("pieces", row -> pieces(row.kinds())),
                Column.number("value", pawns() ? "pawns" : "value", this::shown, EqualArmy::value),
                Column.number("difference", "difference", this::signed, row -> row.value() - answer.worth()),
                Column.datum("low", row -> end(row.range(), SynergyDifference::low)),
                Column.datum("high", row -> end(row.range(), SynergyDifference::high)),
                Table.inside("forecasts", row -> Forecasts.table(row.forecasts())),
                Column.fact("note", row -> row.range().isPresent() ? RANGE_KIND : ""),
                Column.when(
                        answer.rows().stream().anyMatch(row -> !row.forecasts().isEmpty()),
                        Column.note(
                                request.against().isPresent()
                                        ? "White's expected score, 90 % interval"
                                        : "expected score against it, 90 % interval",
                                row -> row.itself() ? "" : Forecasts.text(row.forecasts()))),
                Column.when(
                        isRanged(),
                        Column.note(
                                "range of the difference",
                                row -> row.range().map(this::interval).orElse(""))));
    }

    /// Advice to play the army if its rules change the values of pieces.
    private String play() {
        return request.army().isLikeChess()
                ? ""
                : ". Its rules change piece values: play it, such as by `assess "
                        + request.army().text() + "`";
    }

    private static double end(Optional<SynergyDifference> range, Function<SynergyDifference, Double> end) {
        return range.map(end).orElse(Double.NaN);
    }

    private String interval(SynergyDifference range) {
        return "[" + signed(range.low()) + ", " + signed(range.high()) + "]";
    }

    private List<String> notes() {
        List<String> notes = new ArrayList<>();
        notes.add("Values: the " + answer.values().model() + " model"
                + (answer.values().made().isEmpty()
                        ? ""
                        : ", " + answer.values().made()) + ", on "
                + answer.values().board().shape() + "; kings and pawns are not counted.");
        if (!answer.values().scaleNote().isEmpty()) {
            notes.add("Scale: " + answer.values().scaleNote() + ".");
        }
        if (request.against().isEmpty()) {
            notes.add("Pool: " + theme() + "; " + shape() + ".");
        }
        if (isRanged()) {
            notes.add(
                    "Range: the smallest and the largest difference between the two armies over all equally good fits, both"
                            + " always valued by the same fit.");
        }
        notes.add(
                "Expected scores: from the combined values of the pieces at each number of nodes per move, by a model of army against"
                        + " army fitted to games (docs/findings/armies-together.md). Values do not add up: strong pieces lose by each"
                        + " weaker enemy piece. At 3,000 nodes 40 of 60 measured scores were in their interval.");
        if (!answer.search().pool().leftOut().isEmpty()) {
            notes.add("Left out, without a value by this model: "
                    + String.join(", ", answer.search().pool().leftOut()) + ".");
        }
        answer.remarks()
                .forEach((note, pieces) -> notes.add("Note (" + String.join(", ", pieces) + "): " + note + "."));
        return notes;
    }

    private String theme() {
        return request.candidates().pool()
                + request.candidates()
                        .captures()
                        .map(piece -> ", capturing like " + piece.typed())
                        .orElse("")
                + request.candidates()
                        .moves()
                        .map(piece -> ", moving like " + piece.typed())
                        .orElse("")
                + (request.candidates().determined() ? ", determined by the targets" : "")
                + (request.candidates().contained().isEmpty() ? "" : ", with " + contained());
    }

    /// The pieces that armies must have.
    private String contained() {
        return request.candidates().contained().stream().map(Piece::typed).collect(Collectors.joining(" and "));
    }

    /// The number of armies to choose from.
    private BigInteger armies() {
        Set<Movement> contained = request.candidates().contained().stream()
                .map(piece -> piece.betza().movement())
                .collect(Collectors.toSet());
        return answer.search().shape().armies(answer.search().pool().kinds().size(), contained.size());
    }

    private static String text(EqualArmy army) {
        return army.kinds().entrySet().stream()
                .map(entry -> (entry.getValue() == 1 ? "" : entry.getValue() + "×")
                        + entry.getKey().betza())
                .collect(Collectors.joining("  "));
    }

    private String shape() {
        ArmyShape shape = answer.search().shape();
        String pieces = Stream.of(counted(shape.pairs(), "pair"), counted(shape.singles(), "single piece"))
                .filter(part -> !part.isEmpty())
                .collect(Collectors.joining(" and "));
        return pieces + (shape.distinct() ? ", no two alike" : "");
    }

    private static String counted(int number, String thing) {
        return number == 0 ? "" : Counted.of(number, thing);
    }

    private void addJson(ObjectNode json) {
        json.put("army", request.army().text())
                .put("model", answer.values().model())
                .put("made", answer.values().made())
                .put("source", answer.values().source())
                .put("board", answer.values().board().shape())
                .put("unit", request.pricing().unit().text())
                .put("value", answer.worth());
        pieces(counted(answer.army())).putInto(json);
        answer.black().ifPresent(black -> addBlack(json.putObject("black"), black));
        json.put("pool", theme())
                .put("kinds", answer.search().pool().kinds().size())
                .put("pairs", answer.search().shape().pairs())
                .put("singles", answer.search().shape().singles())
                .put("distinct", answer.search().shape().distinct())
                .put("armies", armies())
                .put("tolerance", request.listing().tolerance())
                .put("within", answer.search().within());
        rows().putInto(json);
        Forecasts.table(
                        request.against().isPresent()
                                ? answer.rows().getFirst().forecasts()
                                : answer.black().map(Opponent::forecasts).orElse(List.of()))
                .putInto(json);
        notes().forEach(json.putArray("notes")::add);
        ArrayNode warnings = json.putArray("warnings");
        answer.readings().forEach((letter, reading) -> warnings.add(letter + ": " + reading));
    }

    private void addBlack(ObjectNode node, Opponent black) {
        Table.of(
                        "black",
                        List.of(black),
                        Column.datum("value", Opponent::worth),
                        Column.datum("difference", each -> answer.worth() - each.worth()),
                        Column.datum("low", each -> end(each.range(), SynergyDifference::low)),
                        Column.datum("high", each -> end(each.range(), SynergyDifference::high)),
                        Table.inside("forecasts", each -> Forecasts.table(each.forecasts())),
                        Table.inside("pieces", each -> pieces(counted(each.army()))))
                .putMembers(node);
    }

    private static Map<Kind, Integer> counted(List<Kind> army) {
        Map<Kind, Integer> kinds = new LinkedHashMap<>();
        army.forEach(kind -> kinds.merge(kind, 1, Integer::sum));
        return kinds;
    }

    private static Table<Map.Entry<Kind, Integer>> pieces(Map<Kind, Integer> kinds) {
        return Table.of(
                "pieces",
                List.copyOf(kinds.entrySet()),
                Column.fact("piece", each -> each.getKey().betza()),
                Column.fact("name", each -> each.getKey().name()),
                Column.whole("count", Map.Entry::getValue),
                Column.datum("value", each -> each.getKey().value()));
    }
}
