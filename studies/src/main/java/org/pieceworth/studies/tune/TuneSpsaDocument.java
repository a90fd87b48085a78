package org.pieceworth.studies.tune;

import java.util.List;
import java.util.stream.IntStream;
import org.pieceworth.answer.Column;
import org.pieceworth.answer.Document;
import org.pieceworth.answer.Numbers;
import org.pieceworth.answer.Table;
import org.pieceworth.lab.match.MatchTally;
import org.pieceworth.lab.tune.SpsaGains;
import org.pieceworth.lab.tune.SpsaParameter;
import org.pieceworth.stats.match.Elo;
import org.pieceworth.stats.match.Sprt;
import org.pieceworth.studies.tune.TuneSpsaStudy.TuneSpsaAnswer;
import org.pieceworth.studies.tune.TuneSpsaStudy.TuneSpsaMatch;
import org.pieceworth.studies.tune.TuneSpsaStudy.TuneSpsaMatch.OfVariant;
import org.pieceworth.text.Counted;
import tools.jackson.databind.node.ObjectNode;

/// The document of tuned numbers.
public final class TuneSpsaDocument {

    private TuneSpsaDocument() {}

    /// The document.
    public static Document of(TuneSpsaAnswer answer) {
        Document document = new Document();
        document.line(Counted.of(answer.parameters().size(), "parameter") + " tuned by "
                + Counted.of(answer.games(), "game") + " of " + variants(answer) + ", "
                + answer.request().conditions().limit().text()
                + (answer.resumed() > 0 ? "; " + answer.resumed() + " of them were there" : ""));
        answer.gains().ifPresent(gains -> document.line(gains(gains)));
        answer.region()
                .ifPresentOrElse(
                        region -> TunedRegionDocument.add(document, region), () -> document.shown(parameters(answer)));
        answer.test()
                .ifPresentOrElse(
                        test -> test(document, test),
                        () -> document.line(
                                "Not tested against the start: tuning follows its own noise, so a match must decide."));
        if (answer.variants().size() > 1 && !answer.request().engine().isPresent()) {
            document.line("A gain in all of them together may be a loss in one; a match in each decides:"
                    + " pieceworth match self self --weights A:"
                    + answer.request().files().output().orElse("FILE")
                    + " --variant NAME --games 2000 --sprt elo0=0,elo1=5");
        }
        answer.request()
                .files()
                .output()
                .ifPresent(name -> document.line(
                        (answer.request().engine().isPresent() ? "Values" : "Weights") + " written to " + name + "."));
        answer.request().files().plot().ifPresent(name -> document.line("Picture written to " + name + "."));
        document.jsonWhenWanted(json -> fill(json, answer));
        return document;
    }

    private static String gains(SpsaGains gains) {
        return "Gains: a " + Numbers.fixed(gains.a(), 3) + ", A " + Numbers.fixed(gains.stability(), 1) + ", alpha "
                + gains.alpha() + ", c " + Numbers.fixed(gains.c(), 1) + ", gamma " + gains.gamma() + "; "
                + Counted.of(gains.iterations(), "iteration") + " of " + Counted.of(gains.games(), "game");
    }

    private static String variants(TuneSpsaAnswer answer) {
        return String.join(", ", answer.variants()) + (answer.variants().size() > 1 ? " (a pair in each in turn)" : "");
    }

    private static void test(Document document, TuneSpsaMatch test) {
        document.line(line(test.all()));
        if (test.variants().size() > 1) {
            document.shown(variants(test));
        }
    }

    private static String line(MatchTally tally) {
        String verdict = switch (tally.test().orElse(Sprt.State.OPEN)) {
            case H1 -> "the test accepts that it is better";
            case H0 -> "the test does not accept that it is better";
            case OPEN -> "the games do not decide the test";
        };
        return "Tuned against the start, other openings: " + results(tally) + ", "
                + (tally.scores().elo() instanceof Elo.Estimated ? "Elo " : "") + elo(tally) + "; " + verdict
                + " (SPRT 0 to 5 Elo).";
    }

    private static String results(MatchTally tally) {
        return tally.wins() + " - " + tally.losses() + " - " + tally.draws();
    }

    private static String elo(MatchTally tally) {
        return switch (tally.scores().elo()) {
            case Elo.Unknown(String reason) -> "no Elo, since " + reason;
            case Elo.Estimated known ->
                Numbers.signed(known.value(), 1) + (known.hasInterval() ? " ± " + Numbers.fixed(known.error(), 1) : "");
        };
    }

    private static Table<Integer> parameters(TuneSpsaAnswer answer) {
        List<SpsaParameter> parameters = answer.parameters();
        return Table.of(
                "parameters",
                IntStream.range(0, parameters.size()).boxed().toList(),
                Column.words("name", "parameter", i -> parameters.get(i).name()),
                Column.number("start", "start", 1, i -> parameters.get(i).start()),
                Column.number("tuned", "tuned", 1, i -> answer.way().getLast()[i]),
                Column.number("step", "first step", 1, i -> parameters.get(i).step()),
                Column.numbers(
                        "way",
                        i -> answer.way().stream()
                                .mapToDouble(values -> values[i])
                                .toArray()));
    }

    private static Table<OfVariant> variants(TuneSpsaMatch test) {
        return Table.of(
                "variants",
                test.variants(),
                Column.words("variant", "variant", OfVariant::variant),
                Column.whole("wins", each -> each.tally().wins()),
                Column.whole("losses", each -> each.tally().losses()),
                Column.whole("draws", each -> each.tally().draws()),
                Column.figure("won - lost - drawn", each -> results(each.tally())),
                Column.figure("Elo", each -> elo(each.tally())));
    }

    private static void fill(ObjectNode json, TuneSpsaAnswer answer) {
        answer.variants().forEach(json.putArray("variants")::add);
        json.put("games", answer.games()).put("resumed", answer.resumed());
        answer.gains()
                .ifPresent(gains -> json.putObject("gains")
                        .put("a", gains.a())
                        .put("A", gains.stability())
                        .put("alpha", gains.alpha())
                        .put("c", gains.c())
                        .put("gamma", gains.gamma())
                        .put("iterations", gains.iterations())
                        .put("gamesPerIteration", gains.games()));
        answer.region().ifPresent(region -> TunedRegionDocument.put(json.putObject("region"), region));
        parameters(answer).putInto(json);
        answer.test().ifPresentOrElse(test -> put(json.putObject("test"), test), () -> json.putNull("test"));
    }

    private static void put(ObjectNode json, TuneSpsaMatch test) {
        MatchTally all = test.all();
        json.put("wins", all.wins()).put("losses", all.losses()).put("draws", all.draws());
        json.put("state", all.test().orElse(Sprt.State.OPEN).name());
        variants(test).putInto(json);
    }
}
