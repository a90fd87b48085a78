package org.pieceworth.valuation.synergy;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalDouble;
import java.util.Set;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.text.Counted;
import org.pieceworth.valuation.play.Atlas;
import org.pieceworth.valuation.play.AtlasRow;
import org.pieceworth.valuation.play.AtlasRow.Where;

/// The pieces of an atlas as targets, with their standard errors: those that are made of the ten parts of the source.
/// A part of its own, such as an alfil's leap, would be told by one or two pieces alone, and say nothing of the law.
///
/// @param leftOut pieces that their games do not tell from nothing
/// @param about the condition, and which of the pieces these are
record MeasuredTargets(List<SynergyTarget> targets, List<String> leftOut, String about) {

    /// @param made targets that are made of all parts
    /// @throws org.pieceworth.text.InputException when the condition is in doubt
    static MeasuredTargets of(String name, Atlas atlas, List<SynergyTarget> made) {
        Where where = atlas.condition(name);
        Set<Primitive> parts = parts(made);
        List<SynergyTarget> targets = new ArrayList<>();
        List<String> leftOut = new ArrayList<>();
        List<AtlasRow> pieces = atlas.pieces(where);
        for (AtlasRow row : pieces) {
            if (isMadeOf(parts, row.movement())) {
                if (row.isKnown()) {
                    targets.add(new SynergyTarget(
                            row.piece(), row.movement(), row.value(), OptionalDouble.of(row.error())));
                } else {
                    leftOut.add(row.piece());
                }
            }
        }
        return new MeasuredTargets(targets, leftOut, about(where, targets, pieces));
    }

    private static String about(Where where, List<SynergyTarget> targets, List<AtlasRow> pieces) {
        return "Targets: the " + targets.size() + " of " + Counted.of(pieces.size(), "piece") + " measured "
                + where.text() + " that are made of moves and captures of ferz, wazir, bishop, knight and rook";
    }

    private static Set<Primitive> parts(List<SynergyTarget> made) {
        Set<Primitive> parts = new HashSet<>();
        made.forEach(target ->
                parts.addAll(Decomposition.of(target.movement(), false).steps().keySet()));
        return parts;
    }

    private static boolean isMadeOf(Set<Primitive> parts, Movement movement) {
        if (!movement.straight() || movement.any(ray -> ray.initial() || ray.around())) {
            return false;
        }
        Set<Primitive> steps = Decomposition.of(movement, false).steps().keySet();
        return !steps.isEmpty() && parts.containsAll(steps);
    }
}
