package org.pieceworth.studies.lexicon;

import java.util.Comparator;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;
import org.pieceworth.answer.Numbers;
import org.pieceworth.studies.lexicon.LexiconAnswer.Range;
import org.pieceworth.studies.lexicon.LexiconAnswer.Row;
import org.pieceworth.text.InputException;
import org.pieceworth.valuation.synergy.Decomposition;
import org.pieceworth.valuation.synergy.Lexicon;
import org.pieceworth.valuation.synergy.SynergyFit;
import org.pieceworth.valuation.synergy.SynergyFitter;
import org.pieceworth.valuation.synergy.SynergyParameters;
import org.pieceworth.valuation.synergy.SynergyRanges;
import org.pieceworth.valuation.synergy.SynergyTargets;
import org.pieceworth.valuation.synergy.SynergyValue;

/// Values the pieces of the lexicon by the synergy law, highest first.
public final class LexiconStudy {

    private LexiconStudy() {}

    /// Values by a fit to the published targets, with ranges over the equally good fits.
    ///
    /// @param slack allowed excess of the largest error of an equally good fit over the least possible, as
    /// a share
    /// @throws InputException when the slack is so large that nothing has a value
    public static LexiconAnswer fitted(double slack) {
        SynergyFit fit = SynergyFitter.exact(SynergyTargets.published(), false, slack);
        if (fit.constantOpen()) {
            throw InputException.about(
                    "slack",
                    "at " + Numbers.value(100 * slack)
                            + " % the synergy constant itself is undetermined, and there are no values; expected less");
        }
        SynergyRanges ranges = SynergyRanges.of(fit);
        return answer(entry -> row(entry, ranges.value(entry.movement())), OptionalDouble.of(slack));
    }

    private static Row row(Lexicon.Entry entry, SynergyValue value) {
        return new Row(
                entry,
                value.value().orElseThrow(),
                Optional.of(new Range(value.low().orElseThrow(), value.high().orElseThrow(), value.determined())));
    }

    /// Values by the parameters that the source prints; they have no ranges.
    public static LexiconAnswer published() {
        SynergyParameters published = SynergyParameters.published();
        return answer(
                entry -> new Row(
                        entry,
                        published
                                .value(Decomposition.of(entry.movement(), false))
                                .orElseThrow(),
                        Optional.empty()),
                OptionalDouble.empty());
    }

    private static LexiconAnswer answer(Function<Lexicon.Entry, Row> row, OptionalDouble slack) {
        return new LexiconAnswer(
                Lexicon.entries().stream()
                        .map(row)
                        .sorted(Comparator.comparingDouble(each -> -each.value()))
                        .toList(),
                slack);
    }
}
