package org.pieceworth.cli;

import java.util.Optional;
import org.pieceworth.rules.InputException;
import org.pieceworth.valuation.synergy.SynergyFitter;
import org.pieceworth.valuation.synergy.SynergyTargets;
import picocli.CommandLine.Option;

/// How the synergy law is fitted.
final class SynergyOptions {

    private static final double MOST_SLACK = 10;

    @Option(
            names = "--headings",
            description = "synergy: forward, sideways and backward steps get parameters of their own")
    boolean headings;

    @Option(
            names = "--slack",
            paramLabel = "PERCENT",
            defaultValue = "0.2",
            description =
                    "synergy: how much larger, in percent, the largest error of equally good fits may be (default 0.2)")
    double slackPercent = 100 * SynergyFitter.SLACK;

    SynergyOptions() {}

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
