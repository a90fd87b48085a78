package org.pieceworth.rules.movement;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.pieceworth.rules.movement.CompoundMove.MultiLeg;

/// The moves of several legs of a piece as one graph; moves with equal continuations share them.
///
/// `aaaQ` is 2744 sequences of legs, but after each leg only the square and the possible
/// continuations matter: about thirty nodes. Searches visit each node and square once and so
/// take no longer for more sequences.
///
/// @param nodes ordered so that each edge leads to an earlier one; moves begin at the last
record LegGraph(List<Node> nodes) {

    /// The possible continuations of a move at a square.
    ///
    /// @param ends true if a move may end here
    /// @param edges the next legs
    record Node(boolean ends, List<Edge> edges) {}

    /// A leg and the number of the node behind it.
    record Edge(Leg leg, int to) {}

    private static final class Draft {
        private final Map<Leg, Draft> next = new LinkedHashMap<>();
        private boolean ends;
    }

    static LegGraph of(Collection<MultiLeg> moves) {
        Draft root = new Draft();
        for (MultiLeg move : moves) {
            Draft at = root;
            for (Leg leg : move.legs()) {
                at = at.next.computeIfAbsent(leg, _ -> new Draft());
            }
            at.ends = true;
        }
        Map<Node, Integer> numbers = new HashMap<>();
        List<Node> nodes = new ArrayList<>();
        number(root, numbers, nodes);
        return new LegGraph(List.copyOf(nodes));
    }

    /// Numbers the nodes: nodes with equal continuations share a number, higher than those behind them.
    private static int number(Draft draft, Map<Node, Integer> numbers, List<Node> nodes) {
        List<Edge> edges = new ArrayList<>();
        draft.next.forEach((leg, behind) -> edges.add(new Edge(leg, number(behind, numbers, nodes))));
        return numbers.computeIfAbsent(new Node(draft.ends, List.copyOf(edges)), node -> {
            nodes.add(node);
            return nodes.size() - 1;
        });
    }

    boolean isEmpty() {
        return nodes.getLast().edges().isEmpty();
    }
}
