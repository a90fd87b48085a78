package org.pieceworth.bench;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.pieceworth.rules.betza.Betza;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.rules.movement.RayKind;
import org.pieceworth.valuation.play.AtlasRow;
import org.pieceworth.valuation.play.MovementKinds;
import org.pieceworth.valuation.play.MovementKinds.Kind;

/// Kinds of pieces between which engines may differ, and a choice of pieces that is even over kinds and values.
final class OtherEngineKinds {

    private OtherEngineKinds() {}

    /// The kinds of a piece: plain ones by how they go.
    static List<String> of(String piece) {
        Movement movement = Betza.movementOf(piece);
        return MovementKinds.of(movement).stream()
                .map(kind -> kind == Kind.PLAIN ? plain(movement) : kind.plural())
                .toList();
    }

    private static String plain(Movement movement) {
        boolean leaps = movement.any(ray -> ray.kind() == RayKind.LEAP);
        boolean rides = movement.any(ray -> ray.kind() != RayKind.LEAP);
        return leaps && rides ? "plain pieces that leap and ride" : rides ? "plain riders" : "plain leapers";
    }

    /// Rows of each kind in turn, by the first kind that a piece has, those of a kind evenly by value.
    ///
    /// @param number of them at most
    static List<AtlasRow> chosen(List<AtlasRow> rows, int number) {
        Map<String, List<AtlasRow>> kinds = rows.stream()
                .collect(Collectors.groupingBy(row -> of(row.piece()).getFirst(), TreeMap::new, Collectors.toList()));
        int share = 0;
        while (total(kinds, share) < Math.min(number, rows.size())) {
            share++;
        }
        Set<AtlasRow> chosen = new LinkedHashSet<>();
        for (List<AtlasRow> kind : kinds.values()) {
            chosen.addAll(evenly(kind, share));
        }
        List<AtlasRow> all = new ArrayList<>(chosen);
        all.sort(Comparator.comparingDouble(AtlasRow::value));
        return evenly(all, number);
    }

    private static int total(Map<String, List<AtlasRow>> kinds, int share) {
        return kinds.values().stream()
                .mapToInt(kind -> Math.min(share, kind.size()))
                .sum();
    }

    private static List<AtlasRow> evenly(List<AtlasRow> rows, int number) {
        List<AtlasRow> sorted = rows.stream()
                .sorted(Comparator.comparingDouble(AtlasRow::value))
                .toList();
        if (number >= sorted.size()) {
            return sorted;
        }
        List<AtlasRow> even = new ArrayList<>();
        for (int i = 0; i < number; i++) {
            even.add(sorted.get((int) ((i + 0.5) * sorted.size() / number)));
        }
        return even;
    }
}
