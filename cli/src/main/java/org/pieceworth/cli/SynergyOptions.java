package org.pieceworth.cli;

import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.pieceworth.rules.InputException;
import org.pieceworth.valuation.synergy.SynergyFitter;
import org.pieceworth.valuation.synergy.SynergyTargets;
import picocli.CommandLine.Option;

/// How the synergy law is fitted.
final class SynergyOptions {

    private static final long LARGEST_FILE = 1_000_000;
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
        return file.map(name -> SynergyTargets.read(name, lines(name))).orElseGet(SynergyTargets::published);
    }

    private static List<String> lines(String name) {
        try {
            if (name.equals("-")) {
                return new String(System.in.readNBytes((int) LARGEST_FILE), StandardCharsets.UTF_8)
                        .lines()
                        .toList();
            }
            Path path = Path.of(name);
            if (Files.isDirectory(path)) {
                throw new InputException(name + ": is a folder; expected a file of lines PIECE,VALUE");
            }
            if (Files.size(path) > LARGEST_FILE) {
                throw new InputException(name + ": is larger than a megabyte; expected a file of lines PIECE,VALUE");
            }
            return Files.readAllLines(path);
        } catch (MalformedInputException _) {
            throw new InputException(name + ": is not text in UTF-8; expected lines PIECE,VALUE");
        } catch (IOException | InvalidPathException e) {
            throw new InputException(name + ": cannot be read (" + e.getClass().getSimpleName()
                    + "); expected a file of lines PIECE,VALUE");
        }
    }
}
