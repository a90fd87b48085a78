package org.pieceworth.terms;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntBiFunction;
import java.util.stream.Collectors;
import org.pieceworth.rules.position.Side;
import org.pieceworth.text.InputException;
import org.pieceworth.text.NearestName;

/// All kinds of terms, in the order of the help.
public final class TermCatalogue {

    /// Makes the terms of a text.
    @FunctionalInterface
    private interface Maker {
        /// @throws InputException when the arguments are not the term's
        Part of(TermText text, PieceSet set, PhaseScale scale);
    }

    private record Entry(TermKind kind, Maker maker) {}

    private static final TermCatalogue STANDARD = new TermCatalogue(List.of(
            fromCounts(Feature.MATERIAL, "White's pieces minus Black's, per type, without the king", MaterialTerm::of),
            fromBoard("hand", "White's pieces in hand minus Black's, per type, in variants with drops", HandTerm::of),
            fromCounts("pair:X", "a side has two or more X, as pair:B", MaterialEffect::pair),
            fromCounts(
                    "imbalance:XY",
                    "own number of X times own number of Y, as imbalance:QN; pairs of X as imbalance:RR",
                    MaterialEffect::imbalance),
            fromCounts("redundant:X", "number of X beyond the first, as redundant:R", MaterialEffect::redundant),
            fromCounts("pawns:X", "own number of X times own pawns beyond five, as pawns:N", MaterialEffect::pawns),
            new Entry(
                    new TermKind("kaufman", "kaufman", "pair:B, redundant:R, pawns:N and pawns:R together", true),
                    (text, set, _) -> kaufman(text, set)),
            fromCounts("last-pawn", "a side has a pawn left", MaterialEffect::lastPawn),
            fromCounts("tempo", "which side is to move", (text, _) -> TempoTerm.of(text)),
            new Entry(
                    new TermKind(
                            "phase",
                            "phase:K[:all]",
                            "material (or every term) split into K values from the opening to the endgame, as phase:3",
                            true),
                    (text, _, scale) -> Part.of(PhaseSplit.of(text, scale))),
            fromBoard(
                    "squares[:mirrored|full][:XY]",
                    "the value that each square adds to each piece (or to X and Y), left and right alike unless full",
                    SquaresTerm::of),
            pawns(CountedTerm.DOUBLED, PawnTerm::doubled),
            pawns(CountedTerm.ISOLATED, PawnTerm::isolated),
            fromBoard("passed[:rank]", "pawns that no enemy pawn can stop, together or by rank", PawnTerm::passed),
            counted(CountedTerm.PASSED_KINGS),
            counted(CountedTerm.PASSED_BLOCKED),
            pawns(CountedTerm.CONNECTED, PawnTerm::connected),
            counted(CountedTerm.SUPPORTED),
            fromBoard(
                    "reach[:XY]",
                    "squares that the pieces of each type (or X and Y) can move to, except those guarded by pawns",
                    EvaluationTerm::mobility),
            counted(CountedTerm.KING_ATTACK),
            counted(CountedTerm.KING_DANGER),
            counted(CountedTerm.SHELTER),
            counted(CountedTerm.THREATS),
            counted(CountedTerm.HANGING),
            counted(CountedTerm.RESTRICTED),
            fromBoard("open-file:X", "X on an open or a half-open file, as open-file:R", OpenFileTerm::of)));

    private final List<Entry> entries;

    private TermCatalogue(List<Entry> entries) {
        this.entries = entries;
    }

    /// The terms that come with the program.
    public static TermCatalogue standard() {
        return STANDARD;
    }

    /// These and one more, which counts something that a side has of pieces.
    ///
    /// @param word text of the term; it takes no arguments
    /// @param meaning one line
    /// @param count number of the features that a side has
    public TermCatalogue with(String word, String meaning, ToIntBiFunction<PieceCounts, Side> count) {
        return with(word, meaning, true, (text, _) -> MaterialEffect.of(text, meaning, count));
    }

    /// These and one more.
    ///
    /// @param fromMaterialAlone whether piece counts and the side to move are enough for it
    TermCatalogue with(String syntax, String meaning, boolean fromMaterialAlone, SimpleMaker maker) {
        List<Entry> more = new ArrayList<>(entries);
        more.add(entry(syntax, meaning, fromMaterialAlone, maker));
        return new TermCatalogue(List.copyOf(more));
    }

    public List<TermKind> kinds() {
        return entries.stream().map(Entry::kind).toList();
    }

    /// The part of a set that a word stands for.
    ///
    /// @throws InputException when it is unknown or does not take these arguments
    Part make(TermText text, PieceSet set, PhaseScale scale) {
        return entries.stream()
                .filter(entry -> entry.kind.name().equals(text.name()))
                .findFirst()
                .orElseThrow(() -> unknown(text))
                .maker
                .of(text, set, scale);
    }

    private InputException unknown(TermText text) {
        String name = NearestName.of(text.name(), kinds().stream().map(TermKind::name))
                .orElseThrow();
        String nearest = kinds().stream()
                .filter(kind -> kind.name().equals(name))
                .findFirst()
                .map(TermKind::syntax)
                .orElseThrow();
        String names = kinds().stream().map(TermKind::syntax).collect(Collectors.joining(" "));
        return text.error("unknown, the nearest is " + nearest + "; expected terms of " + names);
    }

    @FunctionalInterface
    interface SimpleMaker {
        Term of(TermText text, PieceSet set);
    }

    private static Entry fromCounts(String syntax, String meaning, SimpleMaker maker) {
        return entry(syntax, meaning, true, maker);
    }

    private static Entry fromBoard(String syntax, String meaning, SimpleMaker maker) {
        return entry(syntax, meaning, false, maker);
    }

    private static Entry counted(CountedTerm term) {
        return fromBoard(term.word(), term.meaning(), (text, set) -> EvaluationTerm.of(term, text, set));
    }

    /// The engine counts all such pawns; a fit counts each rank separately on request.
    private static Entry pawns(CountedTerm term, SimpleMaker maker) {
        return fromBoard(term.word() + "[:rank]", term.meaning(), maker);
    }

    private static Entry entry(String syntax, String meaning, boolean fromMaterialAlone, SimpleMaker maker) {
        String name = syntax.split("[:\\[]", 2)[0];
        return new Entry(
                new TermKind(name, syntax, meaning, fromMaterialAlone), (text, set, _) -> Part.of(maker.of(text, set)));
    }

    private static Part kaufman(TermText text, PieceSet set) {
        text.expectNone();
        return Part.of(
                MaterialEffect.pair(TermText.of("pair:B"), set),
                MaterialEffect.redundant(TermText.of("redundant:R"), set),
                MaterialEffect.pawns(TermText.of("pawns:N"), set),
                MaterialEffect.pawns(TermText.of("pawns:R"), set));
    }
}
