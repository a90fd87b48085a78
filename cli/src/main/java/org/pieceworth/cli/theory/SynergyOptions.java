package org.pieceworth.cli.theory;

import java.util.Optional;
import org.pieceworth.cli.options.OptionGroup;
import org.pieceworth.cli.options.Usage;
import org.pieceworth.studies.document.TextFile;
import org.pieceworth.valuation.synergy.SynergyEntry;
import org.pieceworth.valuation.synergy.SynergyFitter;
import org.pieceworth.valuation.synergy.SynergyTargets;

/// How the synergy law is fitted.
final class SynergyOptions implements OptionGroup {

    boolean headings;
    double slackPercent = 100 * SynergyFitter.SLACK;

    SynergyOptions() {}

    @Override
    public void describe(Usage usage) {
        usage.flag(
                "--headings",
                "synergy: forward, sideways and backward steps get parameters of their own",
                () -> headings = true);
        usage.value(
                "--slack",
                "PERCENT",
                "synergy: how much larger, in percent, the largest error of equally good fits may be (default 0.2)",
                Double.class,
                value -> slackPercent = value);
    }

    double slack() {
        return SynergyEntry.slack(slackPercent);
    }

    /// The targets of a file.
    Optional<SynergyTargets> own(Optional<String> file) {
        return file.map(name -> SynergyTargets.read(name, TextFile.lines(name)));
    }
}
