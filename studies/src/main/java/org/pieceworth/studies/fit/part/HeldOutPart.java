package org.pieceworth.studies.fit.part;

import java.util.Optional;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import org.pieceworth.answer.Numbers;
import org.pieceworth.answer.Section;
import org.pieceworth.stats.Estimate;
import org.pieceworth.stats.validation.HeldOut;
import org.pieceworth.studies.fit.words.GamesRead;
import org.pieceworth.studies.options.Options;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Scores on games that the model was not fitted to.
final class HeldOutPart implements FitPart {

    private boolean asked;

    @Override
    public void describe(Options usage) {
        usage.flag("--held-out", "log-loss and Brier score on held-out games, in five parts", () -> asked = true);
    }

    @Override
    public Optional<FitSection> section(FitContext fitted) {
        return asked
                ? Optional.of(section(fitted.checks().heldOut(FitContext.FOLDS, fitted.seed()), fitted.games()))
                : Optional.empty();
    }

    private static FitSection section(HeldOut score, GamesRead read) {
        Section section = new Section("held-out", "Held-out games", "Held-out " + read.apart()).within("heldOut");
        section.line("On " + read.apart() + " held out of the fit (five parts): log-loss "
                + plusMinus(score.meanLogLoss()) + " nats a row, Brier score " + plusMinus(score.meanBrier()) + "."
                + (score.parts().isEmpty()
                        ? ""
                        : " By part: " + parts(score, HeldOut.Part::logLoss) + "; " + parts(score, HeldOut.Part::brier)
                                + "."));
        HeldOutText.addLimits(section, score);
        return new FitSection(section.json(node -> {
            put(node, "logLoss", score.meanLogLoss());
            put(node, "brier", score.meanBrier());
            ArrayNode unknown = node.putArray("unknown");
            score.unknown().forEach(unknown::add);
            ArrayNode parts = node.putArray("parts");
            score.parts()
                    .forEach(part -> parts.addObject()
                            .put("games", part.clusters())
                            .put("logLoss", part.logLoss())
                            .put("brier", part.brier()));
        }));
    }

    private static void put(ObjectNode node, String name, Estimate estimate) {
        node.put(name, estimate.value());
        ValueTables.put(node, name + "Se", Optional.of(estimate.standardError()).filter(Double::isFinite));
    }

    private static String parts(HeldOut heldOut, ToDoubleFunction<HeldOut.Part> score) {
        return heldOut.parts().stream()
                .map(part -> Numbers.fixed(score.applyAsDouble(part), 4))
                .collect(Collectors.joining(" "));
    }

    private static String plusMinus(Estimate estimate) {
        return Numbers.fixed(estimate.value(), 4)
                + ValueTables.error(estimate, 4).map(" ± "::concat).orElse("");
    }
}
