package org.pieceworth.terms;

import java.util.List;
import java.util.stream.IntStream;
import org.pieceworth.rules.position.Side;
import org.pieceworth.terms.Neighbours.Pair;

/// Pawn structure: pawns by their relation to other pawns, counted together or rank by rank from their own side's
/// view.
///
/// @param subject short description of the pawns
/// @param byRank whether each rank but the first and the last has a feature of its own
/// @param rule selects the pawns
record PawnTerm(String name, String subject, boolean byRank, List<Feature> features, Rule rule) implements Term {

    /// Which of a side's pawns on a file are meant, their ranks as bits.
    @FunctionalInterface
    interface Rule {
        int ranks(PawnFiles pawns, int file);
    }

    /// `doubled`: pawns with another of their own further on in their file.
    static Term doubled(TermText text, PieceSet set) {
        return of(text, set, (pawns, file) -> pawns.own(file) & ~Integer.highestOneBit(pawns.own(file)));
    }

    /// `isolated`: pawns without one of their own on the neighbouring files.
    static Term isolated(TermText text, PieceSet set) {
        return of(text, set, (pawns, file) -> pawns.ownBeside(file) == 0 ? pawns.own(file) : 0);
    }

    /// `passed`: pawns with no enemy pawn ahead, on their file or a neighbouring one.
    static Term passed(TermText text, PieceSet set) {
        return of(text, set, PawnFiles::passed);
    }

    /// `connected`: pawns with one of their own side next to them or defending them.
    static Term connected(TermText text, PieceSet set) {
        return of(text, set, (pawns, file) -> {
            int beside = pawns.ownBeside(file);
            return pawns.own(file) & (beside | beside << 1);
        });
    }

    private static Term of(TermText text, PieceSet set, Rule rule) {
        set.pawn(text);
        boolean byRank = text.arguments().equals(List.of("rank"));
        if (!byRank && !text.arguments().isEmpty()) {
            throw text.error("found ':" + String.join(":", text.arguments()) + "', expected " + text.name() + " or "
                    + text.name() + ":rank");
        }
        String title = text.name() + " pawn";
        List<Feature> features = byRank
                ? IntStream.range(1, set.board().ranks() - 1)
                        .mapToObj(rank ->
                                feature(text, text.name() + ":rank:" + (rank + 1), title + " on rank " + (rank + 1)))
                        .toList()
                : List.of(feature(text, text.whole(), title));
        return new PawnTerm(text.whole(), text.name(), byRank, features, rule);
    }

    private static Feature feature(TermText text, String name, String title) {
        return Feature.of(text, name, title).about(PieceSet.PAWN);
    }

    @Override
    public List<String> subjects() {
        return List.of(subject);
    }

    @Override
    public void trace(View view, Trace into, int first) {
        trace(view.pawns(Side.WHITE), 1, into, first);
        trace(view.pawns(Side.BLACK), -1, into, first);
    }

    private void trace(PawnFiles pawns, int sign, Trace into, int first) {
        for (int file = 0; file < pawns.files(); file++) {
            int ranks = rule.ranks(pawns, file);
            if (byRank) {
                traceRanks(ranks, sign, into, first);
            } else {
                into.add(first, sign * Integer.bitCount(ranks));
            }
        }
    }

    private void traceRanks(int ranks, int sign, Trace into, int first) {
        for (int left = ranks; left != 0; left &= left - 1) {
            int feature = Integer.numberOfTrailingZeros(left) - 1;
            if (feature >= 0 && feature < features.size()) {
                into.add(first + feature, sign);
            }
        }
    }

    /// Ranks that follow each other.
    @Override
    public List<Neighbours> neighbours() {
        return features.size() < 2
                ? List.of()
                : List.of(new Neighbours(
                        name,
                        IntStream.range(1, features.size())
                                .mapToObj(i -> new Pair(i - 1, i))
                                .toList()));
    }
}
