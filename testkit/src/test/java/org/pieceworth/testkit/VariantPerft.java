package org.pieceworth.testkit;

import java.util.List;

/// A known perft count of a variant.
///
/// @param variant its name
/// @param fen the position, or `startpos`
/// @param depth in plies
/// @param nodes the count
public record VariantPerft(String variant, String fen, int depth, long nodes) {

    /// Reads lines between tabs below a heading; the columns `variant`, `position` or `fen`, `depth` and
    /// `nodes` may come in any order among others.
    public static List<VariantPerft> read(List<String> lines) {
        List<String> heading = List.of(lines.getFirst().split("\t"));
        int position = Math.max(heading.indexOf("position"), heading.indexOf("fen"));
        return lines.stream()
                .skip(1)
                .map(line -> line.split("\t"))
                .map(fields -> new VariantPerft(
                        fields[heading.indexOf("variant")],
                        fields[position],
                        Integer.parseInt(fields[heading.indexOf("depth")]),
                        Long.parseLong(fields[heading.indexOf("nodes")])))
                .toList();
    }
}
