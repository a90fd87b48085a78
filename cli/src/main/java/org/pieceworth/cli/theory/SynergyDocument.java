package org.pieceworth.cli.theory;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.pieceworth.rules.piece.Piece;
import org.pieceworth.studies.document.Document;
import org.pieceworth.studies.document.Numbers;
import org.pieceworth.studies.document.Table;
import org.pieceworth.valuation.synergy.FreeDirection;
import org.pieceworth.valuation.synergy.Objective;
import org.pieceworth.valuation.synergy.Primitive;
import org.pieceworth.valuation.synergy.SynergyFit;
import org.pieceworth.valuation.synergy.SynergyParameters;
import org.pieceworth.valuation.synergy.SynergyRanges;
import org.pieceworth.valuation.synergy.SynergyScore;
import org.pieceworth.valuation.synergy.SynergyTargets;
import org.pieceworth.valuation.synergy.SynergyValue;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// A fit of the synergy law, for people and for programs.
final class SynergyDocument {

    private final Document document;
    private final SynergyTargets targets;
    private final boolean own;

    /// @param own whether the targets are the user's
    SynergyDocument(Document document, SynergyTargets targets, boolean own) {
        this.document = document;
        this.targets = targets;
        this.own = own;
    }

    void exact(SynergyFit fit, List<Piece> pieces) {
        SynergyScore score = SynergyScore.of(fit.optimum(), targets);
        boolean standardized = targets.targets().getFirst().standardError().isPresent();
        document.line("The law can give " + all() + " with a largest error of " + error(fit.leastError(), standardized)
                + ", and no better: " + constants(fit));
        document.line("");
        addScore(score, standardized);
        if (!own) {
            SynergyScore published = SynergyScore.of(SynergyParameters.published(), targets);
            document.line("The published parameters have " + percent(published.maxRelativeError()) + " at most and "
                    + percent(published.meanRelativeError()) + " in the mean.");
        }
        document.line("");
        addProof(fit, standardized);
        addFreedom(fit);
        addParameters(fit);
        addPieces(fit, pieces);
        ObjectNode json = document.json();
        json.put("solver", "exact").put("objective", "max").put("leastError", fit.leastError());
        addScoreJson(score);
    }

    private static String constants(SynergyFit fit) {
        return fit.constantOpen()
                ? "c is open, from " + constant(fit.constants().least()) + " to "
                        + constant(fit.constants().greatest()) + " per centipawn."
                : "c = " + constant(fit.optimum().c()) + " per centipawn.";
    }

    private String all() {
        int number = targets.targets().size();
        return number == 1 ? "its target" : "all " + number + " targets";
    }

    private static String error(double error, boolean standardized) {
        return standardized ? Numbers.fixed(error, 4) + " standard errors" : percent(error);
    }

    private static String percent(double share) {
        return Numbers.fixed(100 * share, 4) + " %";
    }

    private static String constant(double c) {
        return Numbers.fixed(c, 8);
    }

    private void addScore(SynergyScore score, boolean standardized) {
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

    private void addProof(SynergyFit fit, boolean standardized) {
        SynergyFit.Proof proof = fit.proof();
        document.line(
                proof.pieces() == 0
                        ? "Nothing can be better than to meet every target."
                        : "Proof: no c from 0.000001 to 1 with parameters from 0 to "
                                + Numbers.value(targets.largestParameter()) + " has a largest error of "
                                + (standardized
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
                + (fit.free().isEmpty()
                        ? ": all of them."
                        : ". What they leave open may change without changing any target:"));
        for (FreeDirection direction : fit.free()) {
            document.line("  · " + direction.name());
            free.add(direction.name());
        }
        document.line("");
    }

    private void addParameters(SynergyFit fit) {
        SynergyRanges ranges = SynergyRanges.of(fit);
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
        for (Map.Entry<Primitive, Double> entry : fit.optimum().values().entrySet()) {
            Primitive part = entry.getKey();
            double[] range = ranges.range(part);
            boolean determined = ranges.determined(part);
            double middle = fit.centre().values().getOrDefault(part, 0.0);
            table.row(
                    part.name(),
                    Numbers.fixed(entry.getValue(), 2),
                    Numbers.fixed(middle, 2),
                    "[" + Numbers.fixed(range[0], 1) + ", " + Numbers.fixed(range[1], 1) + "]",
                    determined ? "" : "not determined");
            centre.put(part.name(), middle);
            ObjectNode node = intervals.addObject().put("parameter", part.name());
            node.put("low", range[0]).put("high", range[1]).put("determined", determined);
        }
        document.table(table).line("");
        document.line(
                "Optimum: the least largest error, in the middle along what is open. Centre: of all fits whose largest"
                        + " error is at most");
        document.line(Numbers.value(100 * fit.slack())
                + " % larger (`value` and `lexicon` use it). Range: the least and the" + " greatest in any of these.");
    }

    private static String interval(SynergyValue range) {
        return "[" + Numbers.fixed(range.low().orElseThrow(), 1) + ", "
                + Numbers.fixed(range.high().orElseThrow(), 1) + "]";
    }

    private void addPieces(SynergyFit fit, List<Piece> pieces) {
        if (pieces.isEmpty()) {
            return;
        }
        SynergyRanges ranges = SynergyRanges.of(fit);
        Table table = new Table()
                .left("piece")
                .left("name")
                .right("value")
                .left("range")
                .left("");
        ArrayNode rows = document.json().putArray("values");
        for (Piece piece : pieces) {
            SynergyValue value = ranges.value(piece.betza().movement());
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

    void evolved(SynergyScore score, Objective objective, long seed) {
        document.line("Differential evolution, seed " + seed + ", ended with a largest error of "
                + percent(score.maxRelativeError()) + " and a mean error of " + percent(score.meanRelativeError())
                + ": c = " + constant(score.parameters().c()) + ".");
        document.line(
                "A search at random proves nothing; `pieceworth synergy` finds and proves the least largest error.");
        document.json().put("solver", "de").put("objective", objective.name().toLowerCase(Locale.ROOT));
        document.json().put("seed", seed);
        addPlain(score);
    }

    void leastMean(SynergyScore score) {
        document.line("The least mean error that was found is " + percent(score.meanRelativeError()) + " (largest "
                + percent(score.maxRelativeError()) + "): c = "
                + constant(score.parameters().c()) + ".");
        document.line("The mean is no linear program: this is the best of several descents, without proof.");
        document.json().put("solver", "exact").put("objective", "mean");
        addPlain(score);
    }

    private void addPlain(SynergyScore score) {
        document.line("");
        addScore(score, targets.targets().getFirst().standardError().isPresent());
        document.line("");
        Table table = new Table().left("parameter").right("value");
        table.row("c", constant(score.parameters().c()));
        score.parameters().values().forEach((part, value) -> table.row(part.name(), Numbers.fixed(value, 2)));
        document.table(table);
        addScoreJson(score);
    }

    private void addScoreJson(SynergyScore score) {
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
