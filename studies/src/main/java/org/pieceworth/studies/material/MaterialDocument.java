package org.pieceworth.studies.material;

import java.util.Locale;
import java.util.function.UnaryOperator;
import org.pieceworth.answer.Document;
import org.pieceworth.answer.Grid;
import org.pieceworth.answer.Numbers;
import org.pieceworth.text.Counted;
import org.pieceworth.valuation.universal.MaterialRatio;
import org.pieceworth.valuation.universal.MaterialReport;
import org.pieceworth.valuation.universal.MaterialReport.Line;
import org.pieceworth.valuation.universal.MaterialReport.SideValues;
import org.pieceworth.valuation.universal.RoyalCorrections;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Both sides' material by the universal calculation.
public final class MaterialDocument {

    private MaterialDocument() {}

    public static Document of(MaterialAnswer answer) {
        Document document = new Document();
        add(document, document.json(), answer);
        return document;
    }

    /// A copy with one line of notes.
    ///
    /// @param naming from the name of a setting (`notes`) to what users see (`--notes`)
    public static Document brief(MaterialAnswer answer, UnaryOperator<String> naming) {
        Document document = new Document();
        addValues(document, answer.report());
        int notes = answer.report().notes().size();
        document.line((notes == 0 ? "The questions" : Counted.of(notes, "note") + " on single pieces, the questions")
                + " behind the corrections A, B and C, and the limits of material as a guide: see "
                + naming.apply("notes") + ".");
        addJson(document.json(), answer);
        return document;
    }

    /// Adds it to a document that says more.
    ///
    /// @param json where programs find it
    public static void add(Document document, ObjectNode json, MaterialAnswer answer) {
        MaterialReport report = answer.report();
        addValues(document, report);
        document.line("Pieces at the opening, those in hand included, by squares: " + Numbers.fixed(answer.density(), 3)
                + ". The " + report.unit()
                + " has 10: it is the least valuable piece that captures and is not royal, before any penalty.");
        report.notes()
                .forEach((note, pieces) -> document.line("Note (" + String.join(", ", pieces) + "): " + note + "."));
        addGuide(document, report.corrections());
        document.line(
                "Material values are guidelines for exchanges in the opening and the middlegame. They do not apply when");
        document.line(
                "mate or a sacrifice is possible, and positional and relative values are outside the source's scope.");
        addJson(json, answer);
    }

    private static void addValues(Document document, MaterialReport report) {
        document.line(answer(report)).line("");
        Grid table = new Grid()
                .left("side")
                .left("piece")
                .right("left")
                .right("practical attack")
                .right("practical royal")
                .right("material value")
                .left("");
        addRows(table, "White", report.white());
        addRows(table, "Black", report.black());
        document.table(table).line("");
        addRoyals(document, report);
    }

    private static String answer(MaterialReport report) {
        MaterialRatio ratio = report.ratio();
        if (ratio.ratio() == 1) {
            return "Material is even: each army is worth " + two(ratio.white()) + " without its royal piece.";
        }
        if (ratio.isNone()) {
            return "Neither army has a value: no piece that is not royal can capture.";
        }
        boolean white = ratio.ratio() > 1;
        MaterialRatio ahead = white ? ratio : ratio.turned();
        String who = white ? "White" : "Black";
        String line = who + " is ahead by " + ahead.text() + " (" + two(ahead.white()) + " against "
                + two(ahead.black()) + ", without royal pieces).";
        double exchange = largestExchange(report);
        if (exchange > 0 && ahead.black() > exchange) {
            line += " Even exchanges favour " + who + ": after one of " + two(exchange) + " each it is "
                    + ahead.afterExchange(exchange).text() + ".";
        }
        return line;
    }

    /// The dearest piece that both sides have.
    private static double largestExchange(MaterialReport report) {
        double largest = 0;
        for (Line line : report.white().lines()) {
            for (Line other : report.black().lines()) {
                boolean same =
                        !line.piece().royal() && line.piece().equals(other.piece()) && line.attack() == other.attack();
                largest = same ? Math.max(largest, line.attack()) : largest;
            }
        }
        return largest;
    }

    private static String two(double number) {
        return Numbers.fixed(number, 2);
    }

    private static void addRows(Grid table, String side, SideValues values) {
        for (Line line : values.lines()) {
            boolean royal = line.piece().royal();
            table.row(
                    side,
                    line.piece().name(),
                    Integer.toString(line.count()),
                    two(line.attack()),
                    royal ? two(values.practicalRoyal() / values.royals()) : "",
                    two(values.material(line)),
                    line.partnerless() ? "× 8/9: no partner on the other colour" : "");
        }
        table.row(side, "army value", "", two(values.army()), "", "", "without royal pieces");
    }

    private static void addRoyals(Document document, MaterialReport report) {
        Grid table =
                new Grid().left("royal value").left("formula").right("White").right("Black");
        SideValues white = report.white();
        SideValues black = report.black();
        String product = two(report.corrections().product());
        table.row(
                "ideal royal",
                "enemy's army value × 9/8",
                royal(white, white.idealRoyal()),
                royal(black, black.idealRoyal()));
        table.row("corrections", "A × B × C", product, product);
        table.row(
                "practical royal",
                "ideal royal × corrections, shared by all royal pieces",
                royal(white, white.practicalRoyal()),
                royal(black, black.practicalRoyal()));
        table.row(
                "read literally",
                "9/8 once more, as in the source's formula",
                royal(white, white.literalRoyal()),
                royal(black, black.literalRoyal()));
        document.table(table).line("");
        if (white.royals() == 0 || black.royals() == 0) {
            String whose = white.royals() > 0
                    ? "Black has no royal piece"
                    : black.royals() > 0 ? "White has no royal piece" : "Neither side has a royal piece";
            document.line(whose + " and so no royal value.").line("");
        }
    }

    /// A side without a royal piece has no royal value.
    private static String royal(SideValues side, double value) {
        return side.royals() == 0 ? "–" : two(value);
    }

    private static void addGuide(Document document, RoyalCorrections corrections) {
        document.line("").line("The corrections A, B and C are estimates; the source's questions about each:");
        double[] factors = {corrections.replaceability(), corrections.irreplaceability(), corrections.royalAttack()};
        char letter = 'A';
        for (RoyalCorrections.Guide guide : RoyalCorrections.guides()) {
            document.line("  " + letter + " = " + Numbers.value(factors[letter - 'A']) + "  " + guide.title() + ". "
                    + guide.condition());
            document.line("         " + guide.guidance());
            guide.considerations().forEach(question -> document.line("         · " + question));
            letter++;
        }
        document.line("");
    }

    private static void addJson(ObjectNode json, MaterialAnswer answer) {
        MaterialReport report = answer.report();
        json.put("density", answer.density());
        addJson(json, report.ratio());
        ObjectNode corrections = json.putObject("corrections");
        corrections.put("replaceability", report.corrections().replaceability());
        corrections.put("irreplaceability", report.corrections().irreplaceability());
        corrections.put("royalAttack", report.corrections().royalAttack());
        addJson(json.putObject("white"), report.white());
        addJson(json.putObject("black"), report.black());
        json.put("unit", report.unit());
        ArrayNode notes = json.putArray("notes");
        report.notes()
                .forEach((note, pieces) -> pieces.forEach(
                        piece -> notes.addObject().put("piece", piece).put("note", note)));
    }

    /// JSON has no number for what an army is worth against none.
    private static void addJson(ObjectNode json, MaterialRatio ratio) {
        if (Double.isFinite(ratio.ratio())) {
            json.put("ratio", ratio.ratio());
        } else {
            json.putNull("ratio");
        }
        if (ratio.isNone()) {
            json.putNull("ratioText");
        } else {
            json.put("ratioText", ratio.text());
        }
    }

    private static void putRoyal(ObjectNode node, String key, SideValues side, double value) {
        if (side.royals() == 0) {
            node.putNull(key);
        } else {
            node.put(key, value);
        }
    }

    private static void addJson(ObjectNode node, SideValues values) {
        node.put("army", values.army());
        putRoyal(node, "idealRoyal", values, values.idealRoyal());
        putRoyal(node, "practicalRoyal", values, values.practicalRoyal());
        putRoyal(node, "literalRoyal", values, values.literalRoyal());
        node.put("royals", values.royals());
        ArrayNode pieces = node.putArray("pieces");
        for (Line line : values.lines()) {
            pieces.addObject()
                    .put("letter", String.valueOf(line.piece().letter()).toUpperCase(Locale.ROOT))
                    .put("name", line.piece().name())
                    .put("count", line.count())
                    .put("royal", line.piece().royal())
                    .put("attack", line.attack())
                    .put("material", values.material(line))
                    .put("partnerless", line.partnerless());
        }
    }
}
