package org.pieceworth.testkit.peer;

import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.pieceworth.rules.InputException;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.variant.Variants;

/// The program of `bench/rules.sh`: `ENGINE POSITIONS SEED FILE NAME...`, where a file of `-` stands for the variants
/// that
/// ship, and no name for all that both have.
public final class CompareRules {

    private CompareRules() {}

    /// Prints a line for each variant, and one for each difference below it.
    public static void main(String[] args) {
        PrintStream out = System.out;
        String file = args[3].equals("-") ? "" : args[3];
        Variants ours = file.isEmpty() ? Variants.shipped() : Variants.of(Path.of(file));
        List<String> names = List.of(args).subList(4, args.length);
        int agreed = 0;
        int differed = 0;
        List<String> alone = new ArrayList<>();
        for (String name : names.isEmpty() ? ours.names() : names) {
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
                agreed += agrees ? 1 : 0;
                differed += agrees ? 0 : 1;
                out.printf(
                        Locale.ROOT,
                        "%-24s %7d positions %9d moves  %s%n",
                        name,
                        found.positions(),
                        found.moves(),
                        agrees ? "agree" : "DIFFER");
                for (RuleDifference difference : found.differences()) {
                    out.println("    " + difference.kind() + " in " + difference.count() + ": " + difference.fen());
                    out.println("        " + difference.what());
                }
            } catch (InputException e) {
                differed++;
                out.println(name + " REFUSED " + e.getMessage());
            }
        }
        out.println(agreed + " agree, " + differed + " differ; only here: " + String.join(" ", alone));
    }
}
