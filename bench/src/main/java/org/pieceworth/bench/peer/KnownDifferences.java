package org.pieceworth.bench.peer;

import java.util.List;
import org.pieceworth.text.ResourceText;

/// Differences from other engines that are known, each with its reason: `known-differences.tsv`.
public final class KnownDifferences {

    private static final String EVERY = "*";

    private final List<Row> rows;

    private KnownDifferences(List<Row> rows) {
        this.rows = rows;
    }

    /// One of them.
    ///
    /// @param engine what the engine's name begins with
    /// @param variant its name, or `*` for every one
    /// @param kind what it is about
    /// @param reason why the two differ
    public record Row(String engine, String variant, RuleDifference.Kind kind, String reason) {}

    /// Reads the table.
    public static KnownDifferences load() {
        String name = "known-differences.tsv";
        return new KnownDifferences(ResourceText.read(name, KnownDifferences.class.getResourceAsStream(name))
                .lines()
                .filter(line -> !line.startsWith("#"))
                .map(line -> line.split("\t"))
                .map(fields -> new Row(fields[0], fields[1], RuleDifference.Kind.valueOf(fields[2]), fields[3]))
                .toList());
    }

    /// Why a difference is expected; empty when it is not.
    public String reason(String engine, String variant, RuleDifference.Kind kind) {
        return rows.stream()
                .filter(row -> engine.startsWith(row.engine))
                .filter(row -> row.variant.equals(EVERY) || row.variant.equals(variant))
                .filter(row -> row.kind == kind)
                .map(Row::reason)
                .findFirst()
                .orElse("");
    }
}
