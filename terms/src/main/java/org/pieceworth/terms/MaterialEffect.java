package org.pieceworth.terms;

import java.util.Arrays;
import java.util.List;
import java.util.function.ToIntBiFunction;
import org.pieceworth.rules.position.PieceLetter;
import org.pieceworth.rules.position.Side;

/// One feature that is a function of a side's own counts.
///
/// @param subject short description of the effect
/// @param feature the feature
/// @param rule the function
record MaterialEffect(String subject, Feature feature, Rule rule) implements Term {

    /// Kaufman (1999) counts a side's pawns from this number, on a board of eight files.
    private static final int USUAL_PAWNS = 5;

    private static final int USUAL_FILES = 8;

    /// A number out of one side's counts.
    @FunctionalInterface
    interface Rule {
        int of(PieceCounts counts, Side side);
    }

    /// A term without arguments.
    static Term of(TermText text, String title, ToIntBiFunction<PieceCounts, Side> count) {
        text.expectNone();
        return new MaterialEffect(text.name(), Feature.of(text, text.whole(), title), count::applyAsInt);
    }

    /// `pair:X`: at least two of X. Two bishops on squares of one colour count as well: colours are not in the counts.
    static Term pair(TermText text, PieceSet set) {
        char letter = text.letters(1, "pair:B").charAt(0);
        int type = set.materialType(text, letter);
        return about(letter, text, set.name(type) + " pair", (counts, side) -> counts.count(type, side) >= 2 ? 1 : 0);
    }

    /// `redundant:X`: those of X beyond the first (Kaufman 1999, "The Evaluation of Material Imbalances", of rooks).
    static Term redundant(TermText text, PieceSet set) {
        char letter = text.letters(1, "redundant:R").charAt(0);
        int type = set.materialType(text, letter);
        return about(
                letter,
                text,
                "redundant " + set.name(type),
                (counts, side) -> Math.max(0, counts.count(type, side) - 1));
    }

    /// `imbalance:XY`: the product of own numbers of X and Y; of one letter twice, the number of pairs n(n-1)/2.
    static Term imbalance(TermText text, PieceSet set) {
        String letters = text.letters(2, "imbalance:QN");
        int x = set.materialType(text, letters.charAt(0));
        int y = set.materialType(text, letters.charAt(1));
        char[] sorted = letters.toCharArray();
        Arrays.sort(sorted);
        String title = x == y ? set.name(x) + " with another" : set.name(x) + " with " + set.name(y);
        Rule rule = x == y
                ? (counts, side) -> pairs(counts.count(x, side))
                : (counts, side) -> counts.count(x, side) * counts.count(y, side);
        return new MaterialEffect(
                "imbalance:" + PieceLetter.written(String.valueOf(sorted)),
                Feature.of(text, text.whole(), title),
                rule);
    }

    private static int pairs(int n) {
        return n * (n - 1) / 2;
    }

    /// `pawns:X`: own number of X times own pawns beyond five (Kaufman 1999); on other than eight files, beyond the
    /// same share of them.
    static Term pawns(TermText text, PieceSet set) {
        char letter = text.letters(1, "pawns:N").charAt(0);
        int type = set.materialType(text, letter);
        int pawn = set.pawn(text);
        if (type == pawn) {
            throw text.error("found the pawn itself, expected another piece as in pawns:N");
        }
        int usual = Math.round((float) USUAL_PAWNS * set.board().files() / USUAL_FILES);
        return about(
                letter,
                text,
                set.name(type) + " per own pawn above " + usual,
                (counts, side) -> counts.count(type, side) * (counts.count(pawn, side) - usual));
    }

    /// `last-pawn`: at least one pawn left.
    static Term lastPawn(TermText text, PieceSet set) {
        text.expectNone();
        int pawn = set.pawn(text);
        return about(PieceSet.PAWN, text, "last pawn", (counts, side) -> Math.min(1, counts.count(pawn, side)));
    }

    private static Term about(char letter, TermText text, String title, Rule rule) {
        return new MaterialEffect(
                text.whole(), Feature.of(text, text.whole(), title).about(letter), rule);
    }

    @Override
    public List<String> subjects() {
        return List.of(subject);
    }

    @Override
    public List<Feature> features() {
        return List.of(feature);
    }

    @Override
    public boolean fromMaterialAlone() {
        return true;
    }

    @Override
    public void trace(View view, Trace into, int first) {
        into.add(first, rule.of(view.counts(), Side.WHITE) - rule.of(view.counts(), Side.BLACK));
    }
}
