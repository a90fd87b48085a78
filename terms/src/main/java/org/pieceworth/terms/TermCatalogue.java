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
            entry(Feature.MATERIAL, MaterialTerm::of),
            entry("hand", HandTerm::of),
            entry("pair:X", MaterialEffect::pair),
            entry("imbalance:XY", MaterialEffect::imbalance),
            entry("redundant:X", MaterialEffect::redundant),
            entry("pawns:X", MaterialEffect::pawns),
            of("kaufman", (text, set, _) -> kaufman(text, set)),
            entry("last-pawn", MaterialEffect::lastPawn),
            entry("tempo", (text, _) -> TempoTerm.of(text)),
            of("phase:K[:all]", (text, _, scale) -> Part.of(PhaseSplit.of(text, scale))),
            entry("squares[:mirrored|full][:XY]", SquaresTerm::of),
            pawns(CountedTerm.DOUBLED, PawnTerm::doubled),
            pawns(CountedTerm.ISOLATED, PawnTerm::isolated),
            entry("passed[:rank]", PawnTerm::passed),
            counted(CountedTerm.PASSED_KINGS),
            counted(CountedTerm.PASSED_BLOCKED),
            pawns(CountedTerm.CONNECTED, PawnTerm::connected),
            counted(CountedTerm.SUPPORTED),
            entry("reach[:XY]", EvaluationTerm::mobility),
            counted(CountedTerm.KING_ATTACK),
            counted(CountedTerm.KING_DANGER),
            counted(CountedTerm.SHELTER),
            counted(CountedTerm.THREATS),
            counted(CountedTerm.HANGING),
            counted(CountedTerm.RESTRICTED),
            entry("open-file:X", OpenFileTerm::of)));

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
    /// @param title its name in tables
    /// @param count number of the features that a side has
    public TermCatalogue with(String word, String title, ToIntBiFunction<PieceCounts, Side> count) {
        return with(word, (text, _) -> MaterialEffect.of(text, title, count));
    }

    /// These and one more.
    TermCatalogue with(String syntax, SimpleMaker maker) {
        List<Entry> more = new ArrayList<>(entries);
        more.add(entry(syntax, maker));
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

    private static Entry counted(CountedTerm term) {
        return entry(term.word(), (text, set) -> EvaluationTerm.of(term, text, set));
    }

    /// The engine counts all such pawns; a fit counts each rank separately on request.
    private static Entry pawns(CountedTerm term, SimpleMaker maker) {
        return entry(term.word() + "[:rank]", maker);
    }

    private static Entry entry(String syntax, SimpleMaker maker) {
        return of(syntax, (text, set, _) -> Part.of(maker.of(text, set)));
    }

    private static Entry of(String syntax, Maker maker) {
        return new Entry(new TermKind(syntax.split("[:\\[]", 2)[0], syntax), maker);
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
