package org.pieceworth.rules.fairy.table;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.pieceworth.rules.fairy.compile.VariantTables;
import org.pieceworth.text.Progress;

/// The tables of a variant, made on first use. If there is no room, the least recently used ones are dropped, and made
/// again when needed. Threads may share it.
public final class EndingCache {

    /// The most positions of all tables together, at two bytes each.
    private static final long ROOM = 16_000_000;

    private final VariantTables tables;
    private final int maxPieces;
    private final Map<EndingMaterial, Optional<EndingTable>> made = new LinkedHashMap<>(16, 0.75f, true);
    private final Map<EndingMaterial, Boolean> dead = new HashMap<>();

    /// Materials whose tables are being solved: tables that need each other are not solved.
    private final Set<EndingMaterial> begun = new HashSet<>();

    // Computed on first use: most variants are opened for other purposes.
    private int[] mirror = {};
    private boolean covered;
    private boolean draws;
    private boolean swaps;

    /// A cache without tables.
    ///
    /// @param maxPieces of an ending, kings included
    public EndingCache(VariantTables tables, int maxPieces) {
        this.tables = tables;
        this.maxPieces = maxPieces;
    }

    /// Solves an ending by several threads, without storing it.
    public Optional<EndingTable> solve(EndingMaterial material, int threads, Progress progress) {
        return covers(material)
                ? new EndingSolver(tables, images(material), material, this::table, threads, progress).solve()
                : Optional.empty();
    }

    private synchronized boolean covers(EndingMaterial material) {
        lookAtRules();
        return covered && material.size() <= maxPieces;
    }

    /// The number of positions that a table has room for, both sides to move.
    public synchronized long size(EndingMaterial material) {
        lookAtRules();
        return EndingSquares.size(material, images(material));
    }

    /// The memory to solve an ending, in bytes.
    public long bytes(EndingMaterial material) {
        return EndingSolver.bytes(size(material), material.size(), tables.squareCount);
    }

    /// The table for some pieces; empty if there are too many, or if the rules do more than tables hold.
    public synchronized Optional<EndingTable> table(EndingMaterial material) {
        if (!covers(material)) {
            return Optional.empty();
        }
        EndingMaterial swapped = material.swapped(tables.kindCount);
        if (swaps && swapped.isBefore(material)) {
            return table(swapped).map(EndingTable::swapped);
        }
        Optional<EndingTable> known = made.get(material);
        if (known != null) {
            return known;
        }
        if (!begun.add(material)) {
            return Optional.empty();
        }
        try {
            Optional<EndingTable> table =
                    new EndingSolver(tables, images(material), material, this::table, 1, Progress.NONE).solve();
            made.put(material, table);
            forget();
            return table;
        } finally {
            begun.remove(material);
        }
    }

    private int[][] images(EndingMaterial material) {
        return MaterialSymmetry.images(tables, mirror, material);
    }

    private void lookAtRules() {
        if (mirror.length == 0) {
            covered = EndingScope.covers(tables);
            draws = covered && DeadMaterial.drawsInTheEnd(tables);
            mirror = RuleSymmetry.images(tables);
            swaps = RuleSymmetry.isSameForBothColours(tables.variant);
        }
    }

    private void forget() {
        long room = made.values().stream()
                .flatMap(Optional::stream)
                .mapToLong(EndingTable::size)
                .sum();
        List<EndingMaterial> oldest = new ArrayList<>(made.keySet());
        for (int i = 0; room > ROOM && i < oldest.size() - 1; i++) {
            room -= made.getOrDefault(oldest.get(i), Optional.empty())
                    .map(EndingTable::size)
                    .orElse(0);
            made.remove(oldest.get(i));
        }
    }

    /// True if these pieces cannot decide a game: no position is won or lost, even after captures, and none promotes.
    public synchronized boolean isDead(EndingMaterial material) {
        lookAtRules();
        if (!draws || material.size() > maxPieces) {
            return false;
        }
        Boolean known = dead.get(material);
        if (known == null) {
            known = find(material);
            dead.put(material, known);
        }
        return known;
    }

    /// Promotions are not followed: material that can promote is never dead. Captures lead to smaller materials.
    private boolean find(EndingMaterial material) {
        for (int piece : material.pieces()) {
            if (tables.pawns.promotions[piece].length > 0) {
                return false;
            }
        }
        return DeadMaterial.isDecidedNowhere(tables, images(material), material)
                && smaller(material).stream().allMatch(this::isDead);
    }

    private static List<EndingMaterial> smaller(EndingMaterial material) {
        List<EndingMaterial> found = new ArrayList<>();
        for (int left = 0; material.size() > 1 && left < material.size(); left++) {
            List<Integer> pieces = new ArrayList<>(material.pieces());
            pieces.remove(/* index */ left);
            found.add(new EndingMaterial(pieces));
        }
        return found;
    }
}
