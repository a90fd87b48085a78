package org.pieceworth.studies.tune;

import org.pieceworth.answer.Document;
import org.pieceworth.answer.Grid;
import org.pieceworth.answer.Numbers;
import org.pieceworth.lab.match.MatchTally;
import org.pieceworth.lab.tune.SpsaGains;
import org.pieceworth.lab.tune.SpsaParameter;
import org.pieceworth.stats.match.Elo;
import org.pieceworth.stats.match.Sprt;
import org.pieceworth.text.Counted;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// The document of tuned numbers.
public final class TuneSpsaDocument {

    private TuneSpsaDocument() {}

    /// The document.
    public static Document of(TuneSpsaAnswer answer) {
        Document document = new Document();
        document.line(Counted.of(answer.parameters().size(), "parameter") + " tuned by "
                + Counted.of(answer.games(), "game") + " of " + variants(answer) + ", " + answer.conditions()
                + (answer.resumed() > 0 ? "; " + answer.resumed() + " of them were there" : ""));
        document.line(gains(answer.gains()));
        double[] last = answer.way().getLast();
        Grid table = new Grid().left("parameter").right("start").right("tuned").right("first step");
        for (int i = 0; i < last.length; i++) {
            SpsaParameter parameter = answer.parameters().get(i);
            table.row(
                    parameter.name(),
                    Numbers.fixed(parameter.start(), 1),
                    Numbers.fixed(last[i], 1),
                    Numbers.fixed(parameter.step(), 1));
        }
        document.table(table);
        answer.test()
                .ifPresentOrElse(
                        test -> test(document, test),
                        () -> document.line(
                                "Not tested against the start: tuning follows its own noise, so only a match can tell."));
        if (answer.variants().size() > 1) {
            document.line("What is better in all of them together may be worse in one: a match in each tells:"
                    + " pieceworth match self self --weights A:"
                    + answer.output().orElse("FILE") + " --variant NAME --games 2000 --sprt elo0=0,elo1=5");
        }
        answer.output().ifPresent(name -> document.line("Weights written to " + name + "."));
        answer.plot().ifPresent(name -> document.line("Picture written to " + name + "."));
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
            Grid table = new Grid().left("variant").right("won - lost - drawn").right("Elo");
            test.variants().forEach(each -> table.row(each.variant(), results(each.tally()), elo(each.tally())));
            document.table(table);
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

    private static void fill(ObjectNode json, TuneSpsaAnswer answer) {
        SpsaGains gains = answer.gains();
        answer.variants().forEach(json.putArray("variants")::add);
        json.put("games", answer.games()).put("resumed", answer.resumed());
        json.putObject("gains")
                .put("a", gains.a())
                .put("A", gains.stability())
                .put("alpha", gains.alpha())
                .put("c", gains.c())
                .put("gamma", gains.gamma())
                .put("iterations", gains.iterations())
                .put("gamesPerIteration", gains.games());
        ArrayNode parameters = json.putArray("parameters");
        for (int i = 0; i < answer.parameters().size(); i++) {
            SpsaParameter parameter = answer.parameters().get(i);
            ObjectNode one = parameters
                    .addObject()
                    .put("name", parameter.name())
                    .put("start", parameter.start())
                    .put("tuned", answer.way().getLast()[i])
                    .put("step", parameter.step());
            ArrayNode way = one.putArray("way");
            int place = i;
            answer.way().forEach(values -> way.add(values[place]));
        }
        answer.test().ifPresentOrElse(test -> put(json.putObject("test"), test), () -> json.putNull("test"));
    }

    private static void put(ObjectNode json, TuneSpsaMatch test) {
        put(json, test.all());
        json.put("state", test.all().test().orElse(Sprt.State.OPEN).name());
        ArrayNode variants = json.putArray("variants");
        test.variants().forEach(each -> put(variants.addObject().put("variant", each.variant()), each.tally()));
    }

    private static void put(ObjectNode json, MatchTally tally) {
        json.put("wins", tally.wins()).put("losses", tally.losses()).put("draws", tally.draws());
    }
}
