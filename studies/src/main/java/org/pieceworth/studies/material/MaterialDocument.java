package org.pieceworth.studies.material;

import java.util.List;
import java.util.function.UnaryOperator;
import org.pieceworth.answer.Column;
import org.pieceworth.answer.Document;
import org.pieceworth.answer.Grid;
import org.pieceworth.answer.Numbers;
import org.pieceworth.answer.Table;
import org.pieceworth.rules.position.PieceLetter;
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
    /// @param naming converts the name of a setting (`notes`) to the name for users (`--notes`)
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
    /// @param json the object for programs
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
        document.table(side("White", report.white()).below(side("Black", report.black())))
                .line("");
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

    /// The most valuable piece of both sides.
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

    private static Grid side(String side, SideValues values) {
        return pieces(side, values)
                .shown()
                .row(side, "army value", "", two(values.army()), "", "", "without royal pieces");
    }

    private static Table<Line> pieces(String side, SideValues values) {
        return Table.of(
                "pieces",
                values.lines(),
                Column.note("side", _ -> side),
                Column.fact(
                        "letter",
                        line -> PieceLetter.text(
                                Character.toUpperCase(line.piece().letter()))),
                Column.words("name", "piece", line -> line.piece().name()),
                Column.count("count", "left", Line::count),
                Column.flag("royal", line -> line.piece().royal()),
                Column.number("attack", "practical attack", 2, Line::attack),
                Column.figure(
                        "practical royal",
                        line -> line.piece().royal() ? two(values.practicalRoyal() / values.royals()) : ""),
                Column.number("material", "material value", 2, values::material),
                Column.flag("partnerless", Line::partnerless),
                Column.remark(line -> line.partnerless() ? "× 8/9: no partner on the other colour" : ""));
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
                cell(royal(white, white.idealRoyal())),
                cell(royal(black, black.idealRoyal())));
        table.row("corrections", "A × B × C", product, product);
        table.row(
                "practical royal",
                "ideal royal × corrections, shared by all royal pieces",
                cell(royal(white, white.practicalRoyal())),
                cell(royal(black, black.practicalRoyal())));
        table.row(
                "read literally",
                "9/8 once more, as in the source's formula",
                cell(royal(white, white.literalRoyal())),
                cell(royal(black, black.literalRoyal())));
        document.table(table).line("");
        if (white.royals() == 0 || black.royals() == 0) {
            String whose = white.royals() > 0
                    ? "Black has no royal piece"
                    : black.royals() > 0 ? "White has no royal piece" : "Neither side has a royal piece";
            document.line(whose + " and so no royal value.").line("");
        }
    }

    private static String cell(double royal) {
        return Double.isNaN(royal) ? "–" : two(royal);
    }

    /// A side without a royal piece has no royal value.
    private static double royal(SideValues side, double value) {
        return side.royals() == 0 ? Double.NaN : value;
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

    /// JSON has no number for the ratio of an army to an empty one.
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

    private static void addJson(ObjectNode node, SideValues side) {
        Table.of(
                        "side",
                        List.of(side),
                        Column.datum("army", SideValues::army),
                        Column.datum("idealRoyal", each -> royal(each, each.idealRoyal())),
                        Column.datum("practicalRoyal", each -> royal(each, each.practicalRoyal())),
                        Column.datum("literalRoyal", each -> royal(each, each.literalRoyal())),
                        Column.whole("royals", SideValues::royals),
                        Table.inside("pieces", each -> pieces("", each)))
                .putMembers(node);
    }
}
