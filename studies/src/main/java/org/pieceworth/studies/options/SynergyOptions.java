package org.pieceworth.studies.options;

import java.util.List;
import java.util.Optional;
import org.pieceworth.studies.output.ValuesFile;
import org.pieceworth.text.InputException;
import org.pieceworth.valuation.synergy.SynergyEntry;
import org.pieceworth.valuation.synergy.SynergyFitter;
import org.pieceworth.valuation.synergy.SynergyTargets;

/// The options of a fit of the synergy law.
public final class SynergyOptions implements OptionGroup {

    public boolean headings;
    public List<String> slackPercents = List.of();

    public SynergyOptions() {}

    @Override
    public void describe(Options usage) {
        usage.flag(
                "--headings",
                "synergy: separate parameters for forward, sideways and backward steps",
                () -> headings = true);
        usage.list(
                "--slack",
                "PERCENT,…",
                "synergy: fits whose largest error is up to this many percent larger count as equally good (default"
                        + " 0.2)",
                values -> slackPercents = values);
    }

    /// The usual one by default.
    ///
    /// @throws InputException when there are several
    public double slack() {
        List<Double> given = slacks();
        if (given.size() > 1) {
            throw InputException.about(
                    "slack",
                    "found " + given.size() + " percentages, expected one: only `pieceworth synergy` shows several");
        }
        return given.isEmpty() ? SynergyFitter.SLACK : given.getFirst();
    }

    /// The typed slacks, as shares.
    public List<Double> slacks() {
        return slackPercents.stream().map(SynergyEntry::slack).toList();
    }

    /// The targets of a file, or of the atlas.
    public Optional<SynergyTargets> own(Optional<String> file) {
        return file.map(name -> SynergyTargets.read(name, ValuesFile.lines(name)));
    }
}
