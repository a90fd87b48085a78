package org.pieceworth.bench;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.pieceworth.bench.peer.KnownDifferences;
import org.pieceworth.bench.peer.PeerEngine;
import org.pieceworth.bench.peer.RuleComparison;
import org.pieceworth.bench.peer.RuleDifference;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.variant.Variants;
import org.pieceworth.text.InputException;

/// The program of `bench/rules.sh`: `ENGINE POSITIONS SEED FILE NAME...`, where a file of `-` stands for
/// the variants that ship, and no name for all that both have.
public final class Rules {

    private static final int FIRST_NAME = 4;

    private Rules() {}

    /// Prints a line for each variant, and each difference below it; exits with 1 after one that is not known.
    public static void main(String[] args) {
        String file = args[3].equals("-") ? "" : args[3];
        Variants ours = file.isEmpty() ? Variants.shipped() : Variants.of(Path.of(file));
        List<String> asked = List.of(args).subList(FIRST_NAME, args.length);
        KnownDifferences known = KnownDifferences.load();
        int agreed = 0;
        int expected = 0;
        int differed = 0;
        List<String> alone = new ArrayList<>();
        for (String name : asked.isEmpty() ? ours.names() : asked) {
            try (PeerEngine peer = PeerEngine.start(args[0], file)) {
                if (!peer.variants().contains(name)) {
                    alone.add(name);
                    continue;
                }
                VariantRules rules = VariantRules.of(ours.read(name).variant());
                peer.set("UCI_Chess960", Boolean.toString(rules.variant().chess960()));
                peer.set("UCI_Variant", name);
                RuleComparison.Findings found =
                        RuleComparison.of(peer, rules, Integer.parseInt(args[1]), Long.parseLong(args[2]));
                boolean agrees = found.differences().isEmpty();
                boolean allKnown = found.differences().stream()
                        .noneMatch(difference -> known.reason(peer.name(), name, difference.kind())
                                .isEmpty());
                agreed += agrees ? 1 : 0;
                expected += !agrees && allKnown ? 1 : 0;
                differed += allKnown ? 0 : 1;
                System.out.printf(
                        Locale.ROOT,
                        "%-24s %7d positions %9d moves  %s%n",
                        name,
                        found.positions(),
                        found.moves(),
                        agrees ? "agree" : allKnown ? "known" : "DIFFER");
                for (RuleDifference difference : found.differences()) {
                    String reason = known.reason(peer.name(), name, difference.kind());
                    System.out.println("    " + difference.kind() + " in " + difference.count() + " positions"
                            + (reason.isEmpty() ? "" : ": " + reason) + "; the smallest: " + difference.fen());
                    System.out.println("        " + difference.what());
                }
            } catch (InputException e) {
                differed++;
                System.out.println(name + "  REFUSED  " + e.getMessage());
            }
        }
        System.out.println(agreed + " agree, " + expected + " differ as known, " + differed + " differ; not there: "
                + (alone.isEmpty() ? "none" : String.join(" ", alone)));
        System.exit(differed > 0 ? 1 : 0);
    }
}
