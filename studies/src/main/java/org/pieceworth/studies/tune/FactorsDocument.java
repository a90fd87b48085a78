package org.pieceworth.studies.tune;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.pieceworth.answer.Column;
import org.pieceworth.answer.Document;
import org.pieceworth.answer.Grid;
import org.pieceworth.answer.Numbers;
import org.pieceworth.answer.Table;
import org.pieceworth.lab.factors.MusketeerGame;
import org.pieceworth.lab.measure.MeasuredValue;
import org.pieceworth.rules.betza.Betza;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.stats.Estimate;
import org.pieceworth.stats.Interval;
import org.pieceworth.stats.match.ScoreCounts;
import org.pieceworth.text.Counted;
import org.pieceworth.valuation.mobility.FactorFit;
import org.pieceworth.valuation.mobility.MobilityFactors;
import org.pieceworth.valuation.mobility.MobilityModel;
import org.pieceworth.valuation.mobility.MobilityPlace;
import tools.jackson.databind.node.ObjectNode;

/// Shows which factors games ask for.
public final class FactorsDocument {

    private static final List<String> NAMES =
            List.of("distance 1", "distance 2", "distance 3", "distance 4", "direction", "divisor for one colour");
    private static final String ERROR = "± s.e.";
    private static final double Z95 = 1.959963984540054;
    private static final double LIKELY = 0.05;
    private static final double COST_OF_50 = 0.6;

    private final FactorsAnswer answer;
    private final Document document = new Document();

    private FactorsDocument(FactorsAnswer answer) {
        this.answer = answer;
    }

    /// Lines and tables for people, an object for programs.
    public static Document of(FactorsAnswer answer) {
        return new FactorsDocument(answer).document();
    }

    /// The cost of the algorithm, before anything is played.
    public static List<String> cost(FactorsRequest.AsWritten way, long nodes, int threads) {
        long games = (long) way.proposals() * MusketeerGame.pairs().size() * way.games();
        double seconds = (double) games * (0.004 + 100.0 * (double) nodes / 600_000) / threads;
        String cost = Counted.of(way.proposals(), "proposal") + " × "
                + MusketeerGame.pairs().size() + " pairs × "
                + Counted.of(way.games(), "game") + " = " + Counted.of(games, "game") + ": about "
                + Numbers.fixed(seconds / 3600, 1) + " hours at " + Counted.number(nodes) + " nodes per move.";
        double noise = 50 / Math.sqrt((double) MusketeerGame.pairs().size() * way.games());
        String power = "A proposal's mean score has an error of " + Numbers.fixed(noise, 2)
                + " %, and an error of 50 centipawns in one piece costs " + COST_OF_50
                + " %: about half of all proposals that change nothing are accepted.";
        return List.of(cost, power);
    }

    private Document document() {
        switch (answer.found()) {
            case FactorsAnswer.Fitted fitted -> add(fitted);
            case FactorsAnswer.Played played -> add(played);
        }
        document.line(Numbers.fixed(answer.seconds(), 1) + " s, "
                + Counted.number(answer.request().nodes()) + " nodes per move, seed "
                + answer.request().seed() + ".");
        ObjectNode json = document.json();
        json.put("factors", answer.factors().text());
        json.put("start", answer.request().start().text());
        json.put("nodesPerMove", answer.request().nodes());
        json.put("seed", answer.request().seed());
        json.put("seconds", answer.seconds());
        return document;
    }

    private void add(FactorsAnswer.Fitted fitted) {
        FactorFit fit = fitted.fit();
        document.line("The mobility model fits ten pieces as measured by "
                + Counted.of(fitted.experiment().counts().games(), "game") + " best with mobility.factors="
                + answer.factors().text() + ".");
        document.line("").table(factorTable(fitted)).line("");
        for (FactorFit.Alike pair : fit.alike()) {
            document.line("These pieces hardly tell " + NAMES.get(pair.first()) + " from " + NAMES.get(pair.second())
                    + ": their errors have a correlation of " + Numbers.fixed(pair.correlation(), 2) + ".");
        }
        document.line("The divisor rests only on the bishop, since none of the ten is bound to a colour.");
        document.line(misfit(fit));
        document.line("").shown(pieces(fitted)).line("");
        document.line(match(fitted.match()));
        if (fitted.resumed() > 0) {
            document.line(Counted.of(fitted.resumed(), "game") + " are from earlier runs.");
        }
        fill(fitted);
    }

    private Grid factorTable(FactorsAnswer.Fitted fitted) {
        Grid table = factors(fitted).shown();
        Optional<Interval> divisor = fitted.divisor();
        table.row(
                NAMES.getLast(),
                Numbers.value(answer.request().start().all().getLast()),
                divisor.isPresent() ? Numbers.fixed(answer.factors().colourBound(), 2) : "none",
                "",
                divisor.map(interval -> Numbers.interval(interval, 2)).orElse(""),
                divisor.isPresent() ? "" : "the bishop is worth as much as its sum, or the sum is too uncertain");
        return table;
    }

    /// All but the divisor.
    private Table<Integer> factors(FactorsAnswer.Fitted fitted) {
        List<Double> start = answer.request().start().all();
        IntFunction<Estimate> factor = fitted.fit()::factor;
        return Table.of(
                "fitted",
                IntStream.range(0, NAMES.size() - 1).boxed().toList(),
                Column.words("factor", "factor", NAMES::get),
                Column.figure("published", i -> Numbers.value(start.get(i))),
                Column.number("value", "fitted", 1, i -> factor.apply(i).value()),
                Column.number("se", ERROR, 1, i -> factor.apply(i).standardError()),
                Column.datum("low", i -> factor.apply(i).low()),
                Column.datum("high", i -> factor.apply(i).high()),
                Column.note("95 % interval", i -> Numbers.interval(factor.apply(i), 1)),
                Column.remark(i -> verdict(factor.apply(i), start.get(i))));
    }

    private static String verdict(Estimate factor, double published) {
        List<String> words = new ArrayList<>();
        if (factor.low() <= 0 && factor.high() >= 0) {
            words.add("cannot be told from 0");
        }
        if (Math.abs(factor.value() - published) > Z95 * factor.standardError()) {
            words.add("not as published");
        }
        return String.join(", ", words);
    }

    private static String misfit(FactorFit fit) {
        double p = fit.misfit().pValue();
        String test = "χ² = " + Numbers.fixed(fit.misfit().statistic(), 1) + " with "
                + fit.misfit().degrees() + " degrees of freedom, P = " + Numbers.fixed(p, 3);
        return p < LIKELY
                ? "The model does not fit these values (" + test + "): errors of the factors are widened by "
                        + Numbers.fixed(fit.widened(), 1) + " for it."
                : "The remaining difference is within sampling error (" + test + ").";
    }

    private Table<Integer> pieces(FactorsAnswer.Fitted fitted) {
        MobilityModel before = new MobilityModel(answer.request().start(), new MobilityPlace.Central());
        List<MeasuredValue> measured = fitted.experiment().fitted().values();
        IntFunction<Estimate> worth =
                i -> measured.get(i).atStart().orElseThrow().estimate();
        return Table.of(
                "pieces",
                IntStream.range(0, MusketeerGame.PIECES.size()).boxed().toList(),
                Column.words("piece", "piece", MusketeerGame.PIECES::get),
                Column.number("value", "measured", 0, i -> worth.apply(i).value()),
                Column.number("se", ERROR, 0, i -> worth.apply(i).standardError()),
                Column.number("fitted", "fitted", 0, fitted.fit().fitted()::get),
                Column.figure(
                        "published",
                        i -> Numbers.fixed(
                                published(before, measured.get(i).piece().typed()), 0)));
    }

    private static double published(MobilityModel model, String betza) {
        return model.value(Betza.parse(betza).movement(), RectangularBoard.CHESS)
                .value()
                .orElseThrow();
    }

    private String match(ScoreCounts match) {
        Estimate score = match.mean();
        String start = answer.request().start().text();
        return "The fitted factors score " + Numbers.fixed(100 * score.value(), 1) + " ± "
                + Numbers.fixed(100 * score.standardError(), 1) + " % against " + start + " in "
                + Counted.of(match.games(), "game") + (decided(score) ? "." : ": no significant difference.");
    }

    private static boolean decided(Estimate score) {
        return score.low() > 0.5 || score.high() < 0.5;
    }

    private void add(FactorsAnswer.Played played) {
        long accepted = played.proposals().stream()
                .filter(FactorsAnswer.Tried::accepted)
                .count();
        document.line("After " + Counted.of(played.proposals().size(), "proposal") + ", " + accepted
                + " of them accepted, the best factors are " + answer.factors().text() + " (from "
                + answer.request().start().text() + ").");
        document.line("").table(proposals(played.proposals())).line("");
        document.line(Counted.of(played.games(), "game") + " in all"
                + (played.resumed() == 0 ? "" : ", " + Counted.number(played.resumed()) + " of them from earlier runs")
                + ".");
        document.json().put("games", played.games()).put("resumed", played.resumed());
    }

    private static Table<FactorsAnswer.Tried> proposals(List<FactorsAnswer.Tried> proposals) {
        return Table.of(
                "proposals",
                proposals,
                Column.place("proposal"),
                Column.showing(
                        tried -> Optional.of(rounded(tried.factors())),
                        Column.words(
                                "factors", "factors", tried -> tried.factors().text())),
                Column.count("games", "games", tried -> tried.score().games()),
                Column.number(
                        "score",
                        "score %",
                        score -> Numbers.fixed(100 * score, 2),
                        tried -> tried.score().score()),
                Column.figure(
                        ERROR, tried -> Numbers.fixed(100 * tried.score().mean().standardError(), 2)),
                Column.flag("accepted", FactorsAnswer.Tried::accepted),
                Column.remark(tried -> tried.accepted() ? "accepted" : ""));
    }

    private static String rounded(MobilityFactors factors) {
        return factors.all().stream()
                .map(number -> Numbers.fixed(number, 1))
                .reduce((a, b) -> a + "," + b)
                .orElse("");
    }

    private void fill(FactorsAnswer.Fitted fitted) {
        factors(fitted).putInto(document.json());
        document.json()
                .put("chiSquare", fitted.fit().misfit().statistic())
                .put("degrees", fitted.fit().misfit().degrees())
                .put("pValue", fitted.fit().misfit().pValue())
                .put("games", fitted.experiment().counts().games())
                .put("matchGames", fitted.match().games())
                .put("matchScore", fitted.match().score())
                .put("resumed", fitted.resumed());
        pieces(fitted).putInto(document.json());
    }
}
