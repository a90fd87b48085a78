package org.pieceworth.studies.synergy;

import java.util.List;
import java.util.Locale;
import org.pieceworth.rules.piece.Piece;
import org.pieceworth.studies.document.Document;
import org.pieceworth.studies.document.Numbers;
import org.pieceworth.studies.document.Table;
import org.pieceworth.studies.synergy.SynergyAnswer.Evolved;
import org.pieceworth.studies.synergy.SynergyAnswer.Exact;
import org.pieceworth.studies.synergy.SynergyAnswer.FittedParameter;
import org.pieceworth.studies.synergy.SynergyAnswer.LeastMean;
import org.pieceworth.studies.synergy.SynergyAnswer.ValuedPiece;
import org.pieceworth.valuation.synergy.FreeDirection;
import org.pieceworth.valuation.synergy.SynergyFit;
import org.pieceworth.valuation.synergy.SynergyScore;
import org.pieceworth.valuation.synergy.SynergyValue;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// A fit of the synergy law, for people and for programs.
public final class SynergyDocument {

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
        }
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
        document.line("");
        addProof(fit);
        addFreedom(fit);
        addParameters(fit, exact.parameters());
        addPieces(exact.pieces());
        ObjectNode json = document.json();
        json.put("solver", "exact").put("objective", "max").put("leastError", fit.leastError());
        addScoreJson();
    }

    private static String constants(SynergyFit fit) {
        return fit.constantOpen()
                ? "c is undetermined, from " + constant(fit.constants().least()) + " to "
                        + constant(fit.constants().greatest()) + " per centipawn."
                : "c = " + constant(fit.optimum().c()) + " per centipawn.";
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

    private static String constant(double c) {
        return Numbers.fixed(c, 8);
    }

    private void addScore() {
        SynergyScore score = answer.score();
        boolean standardized = answer.standardized();
        Table table =
                new Table().left("target").right("value").right("by the law").right("error");
        if (standardized) {
            table.right("in s.e.");
        }
        for (SynergyScore.Constraint constraint : score.constraints()) {
            String piece = constraint.target().piece();
            String value = Numbers.value(constraint.target().value());
            String fitted = Numbers.fixed(constraint.value(), 2);
            String share = Numbers.signed(100 * constraint.relativeError(), 3) + " %";
            if (standardized) {
                table.row(
                        piece,
                        value,
                        fitted,
                        share,
                        Numbers.signed(constraint.standardized().orElseThrow(), 2));
            } else {
                table.row(piece, value, fitted, share);
            }
        }
        document.table(table).line("");
        document.line("Largest error " + percent(score.maxRelativeError()) + ", mean error "
                + percent(score.meanRelativeError()) + ".");
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
                                + "; " + Numbers.counted(proof.pieces(), "set")
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
        ObjectNode json = document.json();
        json.put("rank", fit.rank()).put("parametersFitted", parameters);
        ArrayNode free = json.putArray("free");
        document.line("The targets determine " + Numbers.counted(fit.rank(), "combination") + " of " + parameters
                + " parameters (at a given c)"
                + (fit.free().isEmpty() ? ": all of them." : ". The rest can change without changing any target:"));
        for (FreeDirection direction : fit.free()) {
            document.line("  · " + direction.name());
            free.add(direction.name());
        }
        document.line("");
    }

    private void addParameters(SynergyFit fit, List<FittedParameter> parameters) {
        Table table = new Table()
                .left("parameter")
                .right("optimum")
                .right("centre")
                .left("range")
                .left("");
        ObjectNode centre = document.json().putObject("centre");
        centre.put("c", fit.centre().c());
        ArrayNode intervals = document.json().putArray("ranges");
        ObjectNode constants = intervals.addObject().put("parameter", "c");
        constants
                .put("low", fit.constants().least())
                .put("high", fit.constants().greatest());
        table.row(
                "c",
                constant(fit.optimum().c()),
                constant(fit.centre().c()),
                "[" + constant(fit.constants().least()) + ", "
                        + constant(fit.constants().greatest()) + "]",
                "");
        for (FittedParameter each : parameters) {
            String name = each.part().name();
            table.row(
                    name,
                    Numbers.fixed(each.optimum(), 2),
                    Numbers.fixed(each.centre(), 2),
                    "[" + Numbers.fixed(each.low(), 1) + ", " + Numbers.fixed(each.high(), 1) + "]",
                    each.determined() ? "" : "not determined");
            centre.put(name, each.centre());
            ObjectNode node = intervals.addObject().put("parameter", name);
            node.put("low", each.low()).put("high", each.high()).put("determined", each.determined());
        }
        document.table(table).line("");
        document.line(
                "Optimum: the fit with the smallest largest error, in the middle of what is undetermined. Centre: of all fits whose largest"
                        + " error is at most");
        document.line(
                Numbers.value(100 * fit.slack()) + " % larger (`value` and `lexicon` use it). Range: the least and the"
                        + " largest value over these fits.");
    }

    private static String interval(SynergyValue range) {
        return "[" + Numbers.fixed(range.low().orElseThrow(), 1) + ", "
                + Numbers.fixed(range.high().orElseThrow(), 1) + "]";
    }

    private void addPieces(List<ValuedPiece> pieces) {
        if (pieces.isEmpty()) {
            return;
        }
        Table table = new Table()
                .left("piece")
                .left("name")
                .right("value")
                .left("range")
                .left("");
        ArrayNode rows = document.json().putArray("values");
        for (ValuedPiece valued : pieces) {
            Piece piece = valued.piece();
            SynergyValue value = valued.value();
            ObjectNode node = rows.addObject().put("piece", piece.typed()).put("name", piece.name());
            String notes = String.join("; ", value.notes());
            if (value.value().isPresent()) {
                node.put("value", value.value().getAsDouble());
                node.put("low", value.low().orElseThrow())
                        .put("high", value.high().orElseThrow());
                String open = value.determined() ? "" : "not determined" + (notes.isEmpty() ? "" : "; ");
                table.row(
                        piece.typed(),
                        piece.name(),
                        Numbers.fixed(value.value().getAsDouble(), 1),
                        interval(value),
                        open + notes);
            } else {
                node.putNull("value").putNull("low").putNull("high");
                table.row(piece.typed(), piece.name(), "–", "", notes);
            }
            node.put("determined", value.determined()).put("note", notes);
        }
        document.line("").table(table).csv(table);
    }

    private void evolved(Evolved evolved) {
        SynergyScore score = evolved.score();
        document.line("Differential evolution, seed " + evolved.seed() + ", ended with a largest error of "
                + percent(score.maxRelativeError()) + " and a mean error of " + percent(score.meanRelativeError())
                + ": c = " + constant(score.parameters().c()) + ".");
        document.line(
                "A random search proves nothing; `pieceworth synergy` finds the least largest error and proves it.");
        document.json().put("solver", "de");
        document.json().put("objective", evolved.objective().name().toLowerCase(Locale.ROOT));
        document.json().put("seed", evolved.seed());
        addPlain(score);
    }

    private void leastMean(LeastMean leastMean) {
        SynergyScore score = leastMean.score();
        document.line("The least mean error found is " + percent(score.meanRelativeError()) + " (largest "
                + percent(score.maxRelativeError()) + "): c = "
                + constant(score.parameters().c()) + ".");
        document.line("The mean error is not a linear program: this is the best of several descents, without proof.");
        document.json().put("solver", "exact").put("objective", "mean");
        addPlain(score);
    }

    private void addPlain(SynergyScore score) {
        document.line("");
        addScore();
        document.line("");
        Table table = new Table().left("parameter").right("value");
        table.row("c", constant(score.parameters().c()));
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
        ArrayNode constraints = json.putArray("constraints");
        for (SynergyScore.Constraint constraint : score.constraints()) {
            ObjectNode node = constraints.addObject();
            node.put("piece", constraint.target().piece());
            node.put("target", constraint.target().value());
            constraint.target().standardError().ifPresent(error -> node.put("se", error));
            node.put("value", constraint.value()).put("relativeError", constraint.relativeError());
        }
    }
}
