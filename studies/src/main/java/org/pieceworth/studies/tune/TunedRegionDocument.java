package org.pieceworth.studies.tune;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.pieceworth.answer.Column;
import org.pieceworth.answer.Document;
import org.pieceworth.answer.Numbers;
import org.pieceworth.answer.Table;
import org.pieceworth.stats.Estimate;
import org.pieceworth.studies.tune.TunedRegion.Parameter;
import tools.jackson.databind.node.ObjectNode;

/// The part of a document about the optimum of a surface.
final class TunedRegionDocument {

    private TunedRegionDocument() {}

    static void add(Document document, TunedRegion region) {
        document.shown(parameters(region));
        document.line("Compared with the start the optimum is worth " + gain(region.gain()) + " Elo (95 %).");
        document.line(
                isStart(region)
                        ? "No point is better than the start for sure: the conservative optimum is the start."
                        : "The conservative optimum is worth " + gain(region.conservativeGain())
                                + " Elo, the greatest margin over the start.");
        names(region, Parameter::isAtEdge)
                .ifPresent(names ->
                        document.line("At an end of its range: " + names + "; a wider range may hold a better value."));
        names(region, Parameter::isOpen)
                .ifPresent(names -> document.line("Not determined by these games: " + names + "."));
    }

    private static boolean isStart(TunedRegion region) {
        return region.conservativeGain().standardError() == 0;
    }

    private static String gain(Estimate elo) {
        return Numbers.signed(elo.value(), 1) + " ± " + Numbers.fixed(elo.high() - elo.value(), 1);
    }

    private static Optional<String> names(TunedRegion region, Predicate<Parameter> wanted) {
        List<Parameter> found = region.parameters().stream().filter(wanted).toList();
        return found.isEmpty()
                ? Optional.empty()
                : Optional.of(found.stream().map(each -> each.range().name()).collect(Collectors.joining(", ")));
    }

    private static Table<Parameter> parameters(TunedRegion region) {
        return Table.of(
                "parameters",
                region.parameters(),
                Column.words("name", "parameter", each -> each.range().name()),
                Column.number("start", "start", 1, each -> each.range().start()),
                Column.number("optimum", "optimum", 1, Parameter::value),
                Column.number("low", "95 % from", 1, Parameter::low),
                Column.number("high", "to", 1, Parameter::high),
                Column.number("conservative", "conservative", 1, Parameter::conservative),
                Column.figure(
                        "range",
                        each -> Numbers.fixed(each.range().low(), 0) + " to "
                                + Numbers.fixed(each.range().high(), 0)));
    }

    static void put(ObjectNode json, TunedRegion region) {
        parameters(region).putInto(json);
        put(json.putObject("gain"), region.gain());
        put(json.putObject("conservativeGain"), region.conservativeGain());
    }

    private static void put(ObjectNode json, Estimate elo) {
        json.put("elo", elo.value()).put("low", elo.low()).put("high", elo.high());
    }
}
