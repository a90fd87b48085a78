package org.pieceworth.testkit;

import java.util.ArrayList;
import java.util.List;

/// Known perft counts.
///
/// @param fen the position
/// @param depth in plies
/// @param nodes the count
public record PerftSuite(String fen, int depth, long nodes) {

    /// Reads lines of `FEN ;D1 20 ;D2 400 …`, keeping the deepest count of each line within the limits.
    public static List<PerftSuite> deepest(List<String> lines, int maxDepth, long maxNodes) {
        List<PerftSuite> suite = new ArrayList<>();
        for (String line : lines) {
            String[] fields = line.split(";");
            PerftSuite deepest = new PerftSuite(fields[0].strip(), 0, 1);
            for (int i = 1; i < fields.length; i++) {
                String[] count = fields[i].strip().split(" ");
                int depth = Integer.parseInt(count[0].substring(1));
                long nodes = Long.parseLong(count[1]);
                if (depth <= maxDepth && nodes <= maxNodes) {
                    deepest = new PerftSuite(deepest.fen, depth, nodes);
                }
            }
            suite.add(deepest);
        }
        return suite;
    }
}
