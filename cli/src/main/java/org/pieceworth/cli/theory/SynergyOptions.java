package org.pieceworth.cli.theory;

import java.util.Optional;
import org.pieceworth.cli.options.OptionGroup;
import org.pieceworth.cli.options.Usage;
import org.pieceworth.rules.InputException;
import org.pieceworth.studies.document.TextFile;
import org.pieceworth.valuation.synergy.SynergyFitter;
import org.pieceworth.valuation.synergy.SynergyTargets;

/// How the synergy law is fitted.
final class SynergyOptions implements OptionGroup {

    private static final double MOST_SLACK = 10;

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
        double slack = slackPercent / 100;
        if (!(slack > 0 && slack <= MOST_SLACK)) {
            throw new InputException(
                    "--slack: found " + slackPercent + ", expected a percentage above 0 and up to " + 100 * MOST_SLACK);
        }
        return slack;
    }

    /// The published targets when no file is given.
    SynergyTargets targets(Optional<String> file) {
        return file.map(name -> SynergyTargets.read(name, TextFile.lines(name))).orElseGet(SynergyTargets::published);
    }
}
