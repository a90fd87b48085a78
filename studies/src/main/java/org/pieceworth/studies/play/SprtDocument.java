package org.pieceworth.studies.play;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import java.util.stream.DoubleStream;
import org.pieceworth.answer.Column;
import org.pieceworth.answer.Document;
import org.pieceworth.answer.Table;
import org.pieceworth.stats.match.Elo;
import org.pieceworth.stats.match.ScoreCounts;
import org.pieceworth.stats.match.Sprt;
import org.pieceworth.stats.match.TestPlan;
import org.pieceworth.text.Counted;
import tools.jackson.databind.node.ArrayNode;

/// Shows Elo and a test of counted results, and the plan of a test.
public final class SprtDocument {

    /// Exceeds the effect of any single result on the log-likelihood ratio, except in tests of hundreds
    /// of points.
    private static final double STEPS = 1;

    private SprtDocument() {}

    /// Lines and tables for people, an object for programs.
    ///
    /// @param results the counted results, if any
    /// @param like results with the spread assumed by a plan; empty without a plan
    public static Document of(Sprt test, Optional<ScoreCounts> results, Optional<ScoreCounts> like) {
        Document document = new Document();
        addTo(document, test, results, like);
        return document;
    }

    /// Adds the same to a document.
    public static void addTo(Document document, Sprt test, Optional<ScoreCounts> results, Optional<ScoreCounts> like) {
        results.ifPresent(found -> addResults(document, test, found));
        like.ifPresent(spread ->
                addPlan(document, test, spread, results.filter(spread::equals).isPresent()));
    }

    /// True if this test would have ended a match of such results long before.
    private static boolean isFarBeyond(Sprt test, ScoreCounts results) {
        double ratio = test.logLikelihoodRatio(results);
        return ratio > test.upper() + STEPS || ratio < test.lower() - STEPS;
    }

    private static void addResults(Document document, Sprt test, ScoreCounts results) {
        Strength strength = new Strength(results);
        document.line("Elo " + strength.elo() + ", nElo " + strength.normalizedElo() + ", LOS "
                + strength.superiority() + "; score " + strength.scoreAtLevel() + " in "
                + (results.paired()
                        ? Counted.of(results.results(), "pair") + " of games"
                        : Counted.of(results.results(), "game"))
                + ".");
        List<String> lines = TestText.lines(test, results);
        if (isFarBeyond(test, results)) {
            document.line(lines.getFirst());
            document.line(
                    "The results go on far beyond the bound, so that this test did not end them: the plain Elo holds.");
        } else {
            lines.forEach(document::line);
        }
        if (!results.paired()) {
            document.line(
                    "Single games are taken for independent; games that share an opening are not, and counts of their"
                            + " pairs (--pentanomial) give the right error.");
        }
        document.csv(table(test, results));
        strength.addTo(document.json());
        ArrayNode counts = document.json().putArray(results.paired() ? "pentanomial" : "lossDrawWin");
        Arrays.stream(results.counts()).forEach(counts::add);
        MatchJson.test(document.json().putObject("sprt"), test, results);
    }

    /// A line for programs; a plan takes its place.
    private static Table<ScoreCounts> table(Sprt test, ScoreCounts results) {
        return Table.of(
                "results",
                List.of(results),
                Column.whole(results.paired() ? "pairs" : "games", ScoreCounts::results),
                Column.datum("score", ScoreCounts::score),
                Column.datum("elo", each -> known(each.elo(), Elo.Estimated::value)),
                Column.datum("eloLow", each -> known(each.elo(), Elo.Estimated::low)),
                Column.datum("eloHigh", each -> known(each.elo(), Elo.Estimated::high)),
                Column.datum("nElo", each -> known(each.normalizedElo(), Elo.Estimated::value)),
                Column.datum("los", each -> each.superiority().orElse(Double.NaN)),
                Column.datum("llr", test::logLikelihoodRatio),
                Column.datum("lower", _ -> test.lower()),
                Column.datum("upper", _ -> test.upper()),
                Column.fact("state", each -> test.state(each).name().toLowerCase(Locale.ROOT)));
    }

    private static double known(Elo elo, ToDoubleFunction<Elo.Estimated> number) {
        return switch (elo) {
            case Elo.Unknown _ -> Double.NaN;
            case Elo.Estimated known -> number.applyAsDouble(known);
        };
    }

    private static void addPlan(Document document, Sprt test, ScoreCounts like, boolean own) {
        List<TestPlan> plans = DoubleStream.of(-1, 0, 0.5, 1, 2)
                .map(part -> test.elo0() + part * (test.elo1() - test.elo0()))
                .mapToObj(points -> TestPlan.of(test, points, like))
                .toList();
        if (!own) {
            document.line("Results with the spread of independent games, half of them drawn:");
        }
        Table<TestPlan> table = Table.of(
                "plan",
                plans,
                Column.number("points", TestText.points(test), 2, TestPlan::points),
                Column.number("acceptedPercent", "H1 is accepted, %", 1, plan -> 100 * plan.accepted()),
                Column.number("games", "games on average", 0, TestPlan::games));
        document.line("").shown(table);
        table.putInto(document.json());
        document.csv(table);
        document.line("").line("By Wald's approximation, accurate to about 10 % in simulated matches.");
    }
}
