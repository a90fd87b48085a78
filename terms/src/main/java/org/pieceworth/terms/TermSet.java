package org.pieceworth.terms;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.rules.position.Position;
import org.pieceworth.rules.position.Side;

/// The terms that describe positions of one set of pieces on one board. Immutable.
///
/// Every feature is White's less Black's: colours swapped and ranks turned round, the same position has the same
/// vector with every sign changed.
public final class TermSet {

    private final String text;
    private final PieceSet set;
    private final List<Term> terms;
    private final Optional<PhaseSplit> phase;
    private final PhaseScale scale;
    private final List<Feature> features = new ArrayList<>();
    private final int[] begins;
    private final int[] first;
    private final boolean[] split;
    private final boolean fromMaterialAlone;
    private final boolean fromBalanceAlone;

    TermSet(String text, PieceSet set, List<Term> terms, Optional<PhaseSplit> phase, PhaseScale scale) {
        this.text = text;
        this.scale = scale;
        this.set = set;
        this.terms = List.copyOf(terms);
        this.phase = phase;
        fromMaterialAlone = terms.stream().allMatch(Term::fromMaterialAlone);
        fromBalanceAlone = phase.isEmpty() && terms.stream().allMatch(Term::fromBalanceAlone);
        int unsplit = terms.stream().mapToInt(term -> term.features().size()).sum();
        begins = new int[terms.size()];
        first = new int[unsplit];
        split = new boolean[unsplit];
        layOut();
    }

    private void layOut() {
        int number = 0;
        for (int i = 0; i < begins.length; i++) {
            begins[i] = number;
            for (Feature feature : terms.get(i).features()) {
                first[number] = features.size();
                split[number++] = splits(terms.get(i));
                features.addAll(inPlaceOf(feature, terms.get(i)));
            }
        }
    }

    private boolean splits(Term term) {
        return phase.filter(by -> by.splits(term)).isPresent();
    }

    private List<Feature> inPlaceOf(Feature feature, Term term) {
        return phase.filter(by -> by.splits(term)).map(by -> by.split(feature)).orElse(List.of(feature));
    }

    /// The terms as they were written.
    public String text() {
        return text;
    }

    /// True for material only, not split by phase: each value is then the whole value of a piece.
    public boolean isPlainMaterial() {
        return phase.isEmpty() && terms.size() == 1 && terms.getFirst().isMaterial();
    }

    public RectangularBoard board() {
        return set.board();
    }

    /// The capital letters of the piece types.
    public String letters() {
        return set.letters();
    }

    /// How FEN writes each piece type of White: `N`, and `+P` and `Q~` for promoted ones.
    public List<String> symbols() {
        return set.symbols();
    }

    /// The phase of their games.
    public PhaseScale phaseScale() {
        return scale;
    }

    /// The features by number.
    public List<Feature> features() {
        return List.copyOf(features);
    }

    /// True if piece counts and the side to move are enough to trace a position.
    public boolean fromMaterialAlone() {
        return fromMaterialAlone;
    }

    /// True if White's piece counts less Black's and the side to move are enough: all positions that are alike in
    /// them have the same vector.
    public boolean fromBalanceAlone() {
        return fromBalanceAlone;
    }

    /// A vector to trace into, to be used again for every position.
    public Trace newTrace() {
        return new Trace(new View(set, terms.stream().anyMatch(Term::needsSurvey)), first, split, features.size());
    }

    /// Traces a position; allocates nothing.
    ///
    /// @param into from [#newTrace()] of this set
    /// @throws IllegalArgumentException when the position has other pieces or another board, or the trace is of
    /// another set
    public void trace(Position position, Trace into) {
        check(into);
        into.view().set(position);
        trace(into);
    }

    /// Traces any position with these pieces; allocates nothing.
    ///
    /// @param counts by type, the royal ones not needed
    /// @param into from [#newTrace()] of this set
    /// @throws IllegalStateException when a term needs the board, see [#fromMaterialAlone()]
    /// @throws IllegalArgumentException when the trace is of another set
    public void trace(PieceCounts counts, Side toMove, Trace into) {
        check(into);
        if (!fromMaterialAlone) {
            throw new IllegalStateException("the terms " + text + " need the board");
        }
        into.view().set(counts, toMove);
        trace(into);
    }

    private void check(Trace into) {
        if (!into.isNumberedBy(first)) {
            throw new IllegalArgumentException("a trace of other terms than " + text);
        }
    }

    private void trace(Trace into) {
        if (phase.isPresent()) {
            into.setPhase(
                    phase.get().progress(into.view().counts()), phase.get().unit());
        }
        for (int i = 0; i < begins.length; i++) {
            terms.get(i).trace(into.view(), into, begins[i]);
        }
        into.finish();
    }

    /// The features whose values should be alike, by group.
    public List<Neighbours> neighbours() {
        return IntStream.range(0, begins.length)
                .boxed()
                .flatMap(i -> terms.get(i).neighbours().stream().flatMap(group -> numbered(group, i).stream()))
                .toList();
    }

    /// A term's group in this set's numbers, once per phase.
    private List<Neighbours> numbered(Neighbours group, int term) {
        return phase.filter(by -> by.splits(terms.get(term)))
                .map(by -> IntStream.range(0, by.knots())
                        .mapToObj(number -> {
                            String phase = "@" + new PhaseKnot(number, by.knots()).name();
                            return shifted(group, group.group() + phase, begins[term], number);
                        })
                        .toList())
                .orElseGet(() -> List.of(shifted(group, group.group(), begins[term], 0)));
    }

    private Neighbours shifted(Neighbours group, String name, int begin, int phase) {
        return new Neighbours(
                name,
                group.pairs().stream()
                        .map(pair -> new Neighbours.Pair(
                                first[begin + pair.first()] + phase, first[begin + pair.second()] + phase))
                        .toList());
    }
}
