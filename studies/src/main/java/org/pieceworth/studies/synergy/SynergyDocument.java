package org.pieceworth.studies.synergy;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.pieceworth.answer.Column;
import org.pieceworth.answer.Document;
import org.pieceworth.answer.Grid;
import org.pieceworth.answer.Numbers;
import org.pieceworth.answer.Table;
import org.pieceworth.stats.ChiSquare;
import org.pieceworth.studies.output.LeftOut;
import org.pieceworth.studies.synergy.SynergyAnswer.AtSlack;
import org.pieceworth.studies.synergy.SynergyAnswer.Evolved;
import org.pieceworth.studies.synergy.SynergyAnswer.Exact;
import org.pieceworth.studies.synergy.SynergyAnswer.FittedParameter;
import org.pieceworth.studies.synergy.SynergyAnswer.LeastChiSquare;
import org.pieceworth.studies.synergy.SynergyAnswer.LeastMean;
import org.pieceworth.studies.synergy.SynergyAnswer.ValuedPiece;
import org.pieceworth.text.Counted;
import org.pieceworth.valuation.synergy.FreeDirection;
import org.pieceworth.valuation.synergy.Objective;
import org.pieceworth.valuation.synergy.SynergyFit;
import org.pieceworth.valuation.synergy.SynergyScore;
import org.pieceworth.valuation.synergy.SynergyScore.Constraint;
import org.pieceworth.valuation.synergy.SynergyTargets;
import org.pieceworth.valuation.synergy.SynergyValue;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// A fit of the synergy law, as a document.
public final class SynergyDocument {

    private static final double LEVEL = 0.05;

    private final Document document = new Document();
    private final SynergyAnswer answer;

    private SynergyDocument(SynergyAnswer answer) {
        this.answer = answer;
    }

    /// Lines and tables, and JSON; of an exact fit with pieces their table as CSV.
    public static Document of(SynergyAnswer answer) {
        SynergyDocument written = new SynergyDocument(answer);
        switch (answer) {
            case Exact exact -> written.exact(exact);
            case Evolved evolved -> written.evolved(evolved);
            case LeastMean leastMean -> written.leastMean(leastMean);
            case LeastChiSquare leastChiSquare -> written.leastChiSquare(leastChiSquare);
        }
        SynergyTargets targets = answer.score().targets();
        if (!targets.about().isEmpty()) {
            written.document.line(targets.about() + ".").json().put("about", targets.about());
        }
        LeftOut.addTo(written.document, targets.leftOut());
        return written.document;
    }

    private void exact(Exact exact) {
        SynergyFit fit = exact.fit();
        document.line("The law can give " + all() + " with a largest error of " + error(fit.leastError())
                + ", and not with a smaller one: " + constants(fit));
        document.line("");
        addScore();
        exact.published()
                .ifPresent(published -> document.line("The published parameters have "
                        + percent(published.maxRelativeError()) + " at most and "
                        + percent(published.meanRelativeError()) + " on average."));
        addVerdict(fit);
        document.line("");
        addProof(fit);
        addFreedom(fit);
        addParameters(exact);
        addPieces(exact);
        ObjectNode json = document.json();
        json.put("solver", "exact").put("objective", "max").put("leastError", fit.leastError());
        addScoreJson();
    }

    private static String constants(SynergyFit fit) {
        return "c = " + ConstantWords.of(fit.optimum().c()) + " per centipawn"
                + ConstantWords.doubt(fit.constants())
                        .map(doubt -> ", undetermined: " + doubt + ".")
                        .orElse(".");
    }

    /// Adds the test of the largest error, if its p-value is known.
    private void addVerdict(SynergyFit fit) {
        fit.pValueAtMost().ifPresent(chance -> {
            boolean rejected = chance < LEVEL;
            document.json().put("pValueAtMost", chance).put("rejected", rejected);
            document.line(
                    (rejected ? "The law is rejected" : "The law is not rejected") + " at these standard errors: if it"
                            + " held, the largest error would be as great by chance with p " + atMost(chance) + ".");
        });
    }

    private static String atMost(double chance) {
        String words = Numbers.chance(chance);
        return words.startsWith("<") ? words : "at most " + words;
    }

    private String all() {
        int number = answer.score().constraints().size();
        return number == 1 ? "its target" : "all " + number + " targets";
    }

    private String error(double error) {
        return answer.standardized() ? Numbers.fixed(error, 4) + " standard errors" : percent(error);
    }

    private static String percent(double share) {
        return Numbers.fixed(100 * share, 4) + " %";
    }

    private void addScore() {
        SynergyScore score = answer.score();
        document.shown(constraints()).line("");
        document.line("Largest error " + percent(score.maxRelativeError()) + ", mean error "
                + percent(score.meanRelativeError()) + ".");
    }

    private Table<Constraint> constraints() {
        return Table.of(
                "constraints",
                answer.score().constraints(),
                Column.words("piece", "target", each -> each.target().piece()),
                Column.number(
                        "target", "value", Numbers::value, each -> each.target().value()),
                Column.optional("se", each -> each.target().standardError().orElse(Double.NaN)),
                Column.number("value", "by the law", 2, Constraint::value),
                Column.number(
                        "relativeError",
                        "error",
                        share -> Numbers.signed(100 * share, 3) + " %",
                        Constraint::relativeError),
                Column.when(
                        answer.standardized(),
                        Column.figure(
                                "in s.e.",
                                each -> Numbers.signed(each.standardized().orElseThrow(), 2))));
    }

    private void addProof(SynergyFit fit) {
        SynergyFit.Proof proof = fit.proof();
        document.line(
                proof.pieces() == 0
                        ? "Nothing can be better than meeting every target."
                        : "Proof: no c from 0.000001 to 1 with parameters from 0 to "
                                + Numbers.value(fit.targets().largestParameter()) + " has a largest error of "
                                + (answer.standardized()
                                        ? Numbers.fixed(proof.error(), 9) + " standard errors"
                                        : percentExactly(proof.error()))
                                + "; " + Counted.of(proof.pieces(), "set")
                                + " of dual weights, one for each part of that range, refute it.");
        document.line("");
        ObjectNode node = document.json().putObject("proof");
        node.put("error", proof.error()).put("pieces", proof.pieces());
        node.put("slackError", proof.slackError()).put("slackPieces", proof.slackPieces());
    }

    private static String percentExactly(double share) {
        return Numbers.fixed(100 * share, 7) + " %";
    }

    private void addFreedom(SynergyFit fit) {
        int parameters = fit.optimum().values().size();
        document.json().put("rank", fit.rank()).put("parametersFitted", parameters);
        document.line("The targets determine " + Counted.of(fit.rank(), "combination") + " of " + parameters
                + " parameters (at a given c)"
                + (fit.free().isEmpty() ? ": all of them." : ". The rest can change without changing any target:"));
        List<String> free = fit.free().stream().map(FreeDirection::name).toList();
        free.forEach(name -> document.line("  · " + name));
        free.forEach(document.json().putArray("free")::add);
        document.line("");
    }

    private void addParameters(Exact exact) {
        SynergyFit fit = exact.fit();
        ObjectNode centre = document.json().putObject("centre");
        exact.parameters().forEach(each -> centre.put(each.name(), each.centre()));
        ranges(exact.parameters()).putInto(document.json());
        document.json().put("slack", fit.slack());
        ConstantWords.addTo(document.json().putObject("constants"), fit.constants());
        document.shown(ranges(exact.parameters())
                        .within(SlackTables.beside(exact.slacks(), AtSlack::parameters), List::getFirst)
                        .and(SlackTables.columns(slacks(exact), SynergyDocument::interval))
                        .and(Column.remark(row -> row.getFirst().determined() ? "" : "not determined")))
                .line("");
        document.line(
                "Optimum: the fit with the smallest largest error, in the middle of the undetermined range. Centre: of all fits whose largest"
                        + " error is at most");
        document.line(
                ConstantWords.slack(fit.slack()) + " % larger (`value` and `lexicon` use it). Range: the least and the"
                        + " largest value over these fits.");
    }

    private static Table<FittedParameter> ranges(List<FittedParameter> parameters) {
        return Table.of(
                "ranges",
                parameters,
                Column.words("parameter", "parameter", FittedParameter::name),
                Column.figure("optimum", each -> text(each, each.optimum(), 2)),
                Column.figure("centre", each -> text(each, each.centre(), 2)),
                Column.datum("low", FittedParameter::low),
                Column.datum("high", FittedParameter::high),
                Column.optionalFlag(
                        "determined", each -> Optional.of(each.determined()).filter(_ -> !each.isConstant())));
    }

    private static String text(FittedParameter parameter, double number, int decimals) {
        return parameter.isConstant() ? ConstantWords.of(number) : Numbers.fixed(number, decimals);
    }

    private static List<Double> slacks(Exact exact) {
        return exact.slacks().stream().map(each -> each.fit().slack()).toList();
    }

    private static String interval(FittedParameter each) {
        return "[" + text(each, each.low(), 1) + ", " + text(each, each.high(), 1) + "]";
    }

    private static String interval(ValuedPiece piece) {
        SynergyValue range = piece.value();
        return range.low().isPresent()
                ? "[" + Numbers.fixed(range.low().getAsDouble(), 1) + ", "
                        + Numbers.fixed(range.high().orElseThrow(), 1) + "]"
                : "";
    }

    private void addPieces(Exact exact) {
        addSlacks(exact);
        if (exact.pieces().isEmpty()) {
            return;
        }
        Table<ValuedPiece> values = values(exact.pieces());
        values.putInto(document.json());
        Grid shown = values.within(SlackTables.beside(exact.slacks(), AtSlack::pieces), List::getFirst)
                .and(SlackTables.columns(slacks(exact), SynergyDocument::interval))
                .and(Column.remark(row -> remark(row.getFirst().value())))
                .shown();
        document.line("").table(shown).csv(shown);
    }

    private static String remark(SynergyValue value) {
        return Stream.concat(
                        Stream.of("not determined").filter(_ -> value.value().isPresent() && !value.determined()),
                        value.notes().stream())
                .collect(Collectors.joining("; "));
    }

    private static Table<ValuedPiece> values(List<ValuedPiece> pieces) {
        return Table.of(
                "values",
                pieces,
                Column.words("piece", "piece", each -> each.piece().typed()),
                Column.words("name", "name", each -> each.piece().name()),
                Column.number("value", "value", 1, each -> each.value().value().orElse(Double.NaN)),
                Column.datum("low", each -> each.value().low().orElse(Double.NaN)),
                Column.datum("high", each -> each.value().high().orElse(Double.NaN)),
                Column.flag("determined", each -> each.value().determined()),
                Column.fact("note", each -> String.join("; ", each.value().notes())));
    }

    private void addSlacks(Exact exact) {
        if (exact.slacks().size() == 1) {
            return;
        }
        ArrayNode slacks = document.json().putArray("slacks");
        for (AtSlack each : exact.slacks()) {
            ObjectNode node = slacks.addObject().put("slack", each.fit().slack());
            ConstantWords.addTo(node.putObject("constants"), each.fit().constants());
            ranges(each.parameters()).putInto(node);
            values(each.pieces()).putInto(node);
        }
    }

    private void evolved(Evolved evolved) {
        SynergyScore score = evolved.score();
        document.line("Differential evolution, seed " + evolved.seed() + ", ended with a largest error of "
                + percent(score.maxRelativeError()) + " and a mean error of " + percent(score.meanRelativeError())
                + ": c = " + ConstantWords.of(score.parameters().c()) + ".");
        document.line(
                "A random search proves nothing; `pieceworth synergy` finds the least largest error and proves it.");
        document.json().put("solver", "de");
        document.json().put("objective", evolved.objective().name().toLowerCase(Locale.ROOT));
        document.json().put("seed", evolved.seed());
        if (evolved.objective() == Objective.CHI2) {
            score.chiSquare().ifPresent(sum -> {
                document.line("χ² is " + Numbers.fixed(sum, 4) + ".");
                document.json().put("chi2", sum);
            });
        }
        addPlain(score);
    }

    private void leastMean(LeastMean leastMean) {
        SynergyScore score = leastMean.score();
        document.line("The least mean error found is " + error(leastMean.error())
                + (answer.standardized() ? ": c = " : " (largest " + percent(score.maxRelativeError()) + "): c = ")
                + ConstantWords.of(score.parameters().c()) + ".");
        document.line(
                leastMean.parts() == 0
                        ? "This is the best of a search over all c from 0.000001 to 1, without proof."
                        : "Proof: no c from 0.000001 to 1 with parameters within their bounds has a mean error of "
                                + error(leastMean.refuted()) + "; " + Counted.of(leastMean.parts(), "set")
                                + " of dual weights, one for each part of all fits, refute it.");
        ObjectNode json = document.json();
        json.put("solver", "exact").put("objective", "mean").put("leastError", leastMean.error());
        if (leastMean.parts() > 0) {
            json.putObject("proof").put("error", leastMean.refuted()).put("pieces", leastMean.parts());
        }
        addPlain(score);
    }

    private void leastChiSquare(LeastChiSquare found) {
        SynergyScore score = found.score();
        ChiSquare test = found.test();
        boolean rejected = test.pValue() < LEVEL;
        document.line("The least χ² is " + Numbers.fixed(test.statistic(), 2) + " with "
                + Counted.of(test.degrees(), "degree") + " of freedom"
                + (score.targets().covariance().isEmpty() ? "" : ", by the covariance of the values")
                + ": c = " + ConstantWords.of(score.parameters().c()) + ".");
        document.line(
                test.degrees() == 0
                        ? "There are no more targets than parameters, so nothing tests the law."
                        : (rejected ? "The law is rejected" : "The law is not rejected")
                                + " at these standard errors: if it held, χ² would be as great by chance with p "
                                + Numbers.equalsChance(test.pValue()) + ".");
        document.line((rejected ? "If it held, c would be" : "c is") + " from "
                + ConstantWords.of(found.constants().least()) + " to "
                + ConstantWords.of(found.constants().greatest())
                + " with 95 % confidence (χ² at most 3.84 more)"
                + ConstantWords.doubt(found.constants())
                        .map(doubt -> ", therefore undetermined: " + doubt + ".")
                        .orElse("."));
        ObjectNode json = document.json();
        json.put("solver", "exact").put("objective", "chi2").put("chi2", test.statistic());
        json.put("degrees", test.degrees()).put("pValue", test.pValue()).put("rejected", rejected);
        ConstantWords.addTo(json.putObject("constants"), found.constants());
        addPlain(score);
    }

    private void addPlain(SynergyScore score) {
        document.line("");
        addScore();
        document.line("");
        Grid table = new Grid().left("parameter").right("value");
        table.row("c", ConstantWords.of(score.parameters().c()));
        score.parameters().values().forEach((part, value) -> table.row(part.name(), Numbers.fixed(value, 2)));
        document.table(table);
        addScoreJson();
    }

    private void addScoreJson() {
        SynergyScore score = answer.score();
        ObjectNode json = document.json();
        json.put("c", score.parameters().c());
        json.put("maxRelativeError", score.maxRelativeError());
        json.put("meanRelativeError", score.meanRelativeError());
        ObjectNode parameters = json.putObject("parameters");
        score.parameters().values().forEach((part, value) -> parameters.put(part.name(), value));
        constraints().putInto(json);
    }
}
