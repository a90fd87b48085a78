package org.pieceworth.studies.value;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.pieceworth.answer.Column;
import org.pieceworth.answer.Document;
import org.pieceworth.answer.Numbers;
import org.pieceworth.answer.Table;
import org.pieceworth.rules.position.Side;
import org.pieceworth.studies.score.Forecasts;
import org.pieceworth.studies.value.PositionAnswer.Material;
import org.pieceworth.studies.value.PositionAnswer.Row;

/// The values of the pieces of a position, on a board and in a table.
public final class PositionDocument {

    /// Room for `n 12.3 `.
    private static final int WIDTH = 7;

    private final PositionAnswer answer;

    private PositionDocument(PositionAnswer answer) {
        this.answer = answer;
    }

    public static Document of(PositionAnswer answer) {
        return new PositionDocument(answer).document();
    }

    private Document document() {
        Document document = new Document();
        Table<Row> pieces = pieces();
        document.line(headline()).line("").verbatim(board()).table(pieces).line("");
        document.line(
                "Here: the piece's share of the score (Shapley value), ± its standard error: the mean change of the"
                        + " score when the");
        document.line("piece joins a board with others, over "
                + 2 * answer.worth().draws() + " orders of joining. White's shares less Black's");
        document.line("are the score " + pawns(answer.worth().evaluation()) + " less that of only the royal pieces, "
                + pawns(answer.worth().royalsAlone()) + ". Without it: the loss when only it is");
        document.line("gone. Scores are those of searches of " + answer.effort().nodes()
                + " nodes; a forced win counts " + pawns(answer.worth().win()) + ". Hundredths of a pawn.");
        int orders = 2 * answer.effort().draws();
        if (2 * answer.worth().draws() < orders) {
            document.line("There was time for " + 2 * answer.worth().draws() + " of " + orders
                    + " orders; the command line has no time limit.");
        }
        if (!answer.material().isEmpty()) {
            document.line("")
                    .line("Material by each model, royal pieces apart:")
                    .table(material());
        }
        answer.forecast()
                .ifPresent(each -> document.line("")
                        .line("By material White is expected to score " + Forecasts.text(List.of(each)) + " per move, "
                                + Forecasts.lead(each) + "."));
        document.json()
                .put("variant", answer.variant())
                .put("fen", answer.fen())
                .put("evaluation", answer.worth().evaluation())
                .put("royalsAlone", answer.worth().royalsAlone())
                .put("win", answer.worth().win())
                .put("nodes", answer.effort().nodes())
                .put("orders", 2 * answer.worth().draws())
                .put("seed", answer.effort().seed());
        Forecasts.table(answer.forecast().stream().toList()).putInto(document.json());
        return document.csv(pieces);
    }

    private String headline() {
        double score = answer.worth().evaluation();
        Row best = answer.rows().stream()
                .max(Comparator.comparingDouble(row -> row.share().value()))
                .orElseThrow();
        String side = best.piece().side() == Side.WHITE ? "White's " : "Black's ";
        return "The position is " + leads(score) + "; the piece that counts most is " + side + best.name()
                + (best.piece().square().isPresent() ? " on " : " ") + best.square() + ", "
                + pawns(best.share().value()) + " ± " + pawns(best.share().standardError()) + " pawns.";
    }

    private static String leads(double score) {
        String number = pawns(Math.abs(score));
        return number.equals("0.00") ? "level" : (score > 0 ? "White's" : "Black's") + " by " + number + " pawns";
    }

    private static String pawns(double centipawns) {
        return Numbers.fixed(centipawns / 100, 2);
    }

    /// Each piece with its share in pawns, Black's in small letters.
    private String board() {
        Map<Integer, Row> standing = answer.rows().stream()
                .filter(row -> row.piece().square().isPresent())
                .collect(Collectors.toMap(row -> row.piece().square().getAsInt(), Function.identity()));
        StringBuilder text = new StringBuilder();
        int files = answer.board().files();
        for (int rank = answer.board().ranks() - 1; rank >= 0; rank--) {
            text.append(pad(answer.board().rankName(rank), 4));
            for (int file = 0; file < files; file++) {
                int square = answer.board().square(file, rank);
                String cell = Optional.ofNullable(standing.get(square))
                        .map(row -> row.piece().sidedSymbol() + " "
                                + Numbers.fixed(row.share().value() / 100, 1))
                        .orElse(answer.royals()
                                .getOrDefault(square, answer.board().has(square) ? "." : ""));
                text.append(pad(cell, WIDTH));
            }
            trim(text);
        }
        text.append("    ");
        for (int file = 0; file < files; file++) {
            text.append(pad(answer.board().fileName(file), WIDTH));
        }
        trim(text);
        return text.toString();
    }

    private static String pad(String cell, int width) {
        return cell + " ".repeat(Math.max(1, width - cell.length()));
    }

    private static void trim(StringBuilder text) {
        while (text.charAt(text.length() - 1) == ' ') {
            text.setLength(text.length() - 1);
        }
        text.append('\n');
    }

    private Table<Row> pieces() {
        return Table.of(
                "pieces",
                answer.rows(),
                Column.words("square", "square", Row::square),
                Column.fact("side", row -> row.piece().side().name().toLowerCase(Locale.ROOT)),
                Column.words("symbol", "", row -> row.piece().sidedSymbol()),
                Column.words("piece", "piece", Row::name),
                Column.number("value", "here", 0, row -> row.share().value()),
                Column.number("se", "±", 0, row -> row.share().standardError()),
                Column.interval("low", "high", "95 % interval", 0, row -> Optional.of(row.interval())),
                Column.number("removal", "without it", 0, Row::removal));
    }

    private Table<Material> material() {
        return Table.of(
                "material",
                answer.material(),
                Column.words("model", "model", Material::model),
                Column.number("white", "White", 0, Material::white),
                Column.number("black", "Black", 0, Material::black),
                Column.signed("difference", "difference", 0, Material::difference));
    }
}
