package org.pieceworth.cli.theory;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalDouble;
import org.pieceworth.cli.options.CommonOptions;
import org.pieceworth.cli.options.FormatOption;
import org.pieceworth.cli.options.Subcommand;
import org.pieceworth.cli.options.Usage;
import org.pieceworth.rules.InputException;
import org.pieceworth.studies.document.Document;
import org.pieceworth.studies.document.Numbers;
import org.pieceworth.studies.document.Printer;
import org.pieceworth.studies.document.Table;
import org.pieceworth.valuation.synergy.Decomposition;
import org.pieceworth.valuation.synergy.Lexicon;
import org.pieceworth.valuation.synergy.ParameterSource;
import org.pieceworth.valuation.synergy.SynergyFit;
import org.pieceworth.valuation.synergy.SynergyFitter;
import org.pieceworth.valuation.synergy.SynergyModel;
import org.pieceworth.valuation.synergy.SynergyParameters;
import org.pieceworth.valuation.synergy.SynergyRanges;
import org.pieceworth.valuation.synergy.SynergyTargets;
import org.pieceworth.valuation.synergy.SynergyValue;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// The synergy lexicon.
public final class LexiconCommand implements Subcommand {

    CommonOptions common = new CommonOptions();
    FormatOption output = new FormatOption();
    ParameterSource parameters = ParameterSource.FITTED;
    SynergyOptions options = new SynergyOptions();

    public LexiconCommand() {}

    @Override
    public void describe(Usage usage) {
        usage.about(
                "Values of 289 pieces by the synergy law: all that move as one of seventeen components and capture as"
                        + " one.");
        usage.examples("""
                pieceworth lexicon                          with the range of each over all equally good fits
                pieceworth lexicon --parameters published   as the source's own parameters have it
                pieceworth lexicon --slack 5                fits whose largest error is up to 5 %% larger
                """);
        common.describe(usage);
        output.describe(usage);
        usage.value(
                "--parameters",
                "WHICH",
                "fitted (default), with ranges, or published",
                ParameterSource.class,
                value -> parameters = value);
        options.describe(usage);
    }

    private record Row(
            Lexicon.Entry entry, double value, OptionalDouble low, OptionalDouble high, boolean determined) {}

    @Override
    public Integer call() {
        if (options.headings) {
            throw new InputException("--headings: the lexicon's pieces go all ways alike; see `pieceworth synergy`");
        }
        List<Row> rows = new ArrayList<>(
                switch (parameters) {
                    case FITTED -> fitted();
                    case PUBLISHED -> published();
                });
        rows.sort(Comparator.comparingDouble(row -> -row.value()));
        new Printer(System.out).print(document(rows), output.format);
        return 0;
    }

    private List<Row> fitted() {
        SynergyFit fit = SynergyFitter.exact(SynergyTargets.published(), false, options.slack());
        if (fit.constantOpen()) {
            throw new InputException("--slack: at " + Numbers.value(options.slackPercent)
                    + " % the synergy constant itself is open, and no value stands; expected less");
        }
        SynergyRanges ranges = SynergyRanges.of(fit);
        return Lexicon.entries().stream()
                .map(entry -> {
                    SynergyValue value = ranges.value(entry.movement());
                    return new Row(entry, value.value().orElseThrow(), value.low(), value.high(), value.determined());
                })
                .toList();
    }

    private static List<Row> published() {
        SynergyParameters published = SynergyParameters.published();
        return Lexicon.entries().stream()
                .map(entry -> new Row(
                        entry,
                        published
                                .value(Decomposition.of(entry.movement(), false))
                                .orElseThrow(),
                        OptionalDouble.empty(),
                        OptionalDouble.empty(),
                        true))
                .toList();
    }

    private Document document(List<Row> rows) {
        Document document = new Document();
        boolean ranged = parameters == ParameterSource.FITTED;
        document.line(answer(rows, ranged)).line("");
        Table table = new Table()
                .right("")
                .left("moves as")
                .left("captures as")
                .left("code")
                .left("name")
                .right("value");
        Table csv = new Table()
                .left("move")
                .left("capture")
                .left("name")
                .right("value")
                .right("low")
                .right("high");
        if (ranged) {
            table.left("range").left("");
        }
        ArrayNode array = document.json().putArray("rows");
        int rank = 0;
        for (Row row : rows) {
            rank++;
            String move = row.entry().move().letters();
            String capture = row.entry().capture().letters();
            List<String> cells = new ArrayList<>(List.of(
                    Integer.toString(rank),
                    move,
                    capture,
                    row.entry().code(),
                    row.entry().name(),
                    one(row.value())));
            if (ranged) {
                cells.add("[" + one(row.low().orElseThrow()) + ", "
                        + one(row.high().orElseThrow()) + "]");
                cells.add(row.determined() ? "" : "not determined");
            }
            table.row(cells.toArray(String[]::new));
            csv.row(move, capture, row.entry().name(), Double.toString(row.value()), text(row.low()), text(row.high()));
            ObjectNode node = array.addObject().put("move", move).put("capture", capture);
            node.put("code", row.entry().code()).put("name", row.entry().name()).put("value", row.value());
            row.low().ifPresentOrElse(low -> node.put("low", low), () -> node.putNull("low"));
            row.high().ifPresentOrElse(high -> node.put("high", high), () -> node.putNull("high"));
            node.put("note", ranged ? SynergyModel.RANGE : "");
            if (ranged) {
                node.put("determined", row.determined());
            }
        }
        document.table(table).line("");
        if (ranged) {
            document.line("Value: at the centre of all fits whose largest error is at most "
                    + Numbers.value(options.slackPercent) + " % larger than the least possible.");
            document.line(
                    "Range: the least and the greatest value in any of them. Not determined: another fit as good can say"
                            + " something");
            document.line("quite different; only the bounds of the parameters (0 to 500) keep it in its range.");
        } else {
            document.line(
                    "By the parameters of the source's Table 1. Its printed lexicon was made with others: up to 6.5 off.");
        }
        return document.csv(csv);
    }

    private static String answer(List<Row> rows, boolean ranged) {
        if (!ranged) {
            return rows.size() + " pieces by the published parameters, in centipawns.";
        }
        long determined = rows.stream().filter(Row::determined).count();
        return "Of " + rows.size() + " pieces the twenty targets determine " + determined + "; the other "
                + (rows.size() - determined) + " have values that no target pins down.";
    }

    private static String one(double value) {
        return Numbers.fixed(value, 1);
    }

    private static String text(OptionalDouble value) {
        return value.isPresent() ? Double.toString(value.getAsDouble()) : "";
    }
}
