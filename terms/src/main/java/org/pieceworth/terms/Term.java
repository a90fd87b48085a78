package org.pieceworth.terms;

import java.util.List;

/// Features that belong together and how they are counted. Immutable.
interface Term {

    /// One set must not have two terms that share a subject.
    List<String> subjects();

    /// Its features without any split by phase.
    List<Feature> features();

    /// True if [#trace] needs nothing but piece counts and the side to move.
    default boolean fromMaterialAlone() {
        return false;
    }

    /// True if [#trace] needs nothing but White's pieces less Black's and the side to move: such rows are looked
    /// up, not traced.
    default boolean fromBalanceAlone() {
        return false;
    }

    /// True for the term whose features are the values of the pieces.
    default boolean isMaterial() {
        return false;
    }

    /// True if [#trace] reads the survey of the board that the engine's evaluation makes.
    default boolean needsSurvey() {
        return false;
    }

    /// Adds its counts to the trace, White's less Black's.
    ///
    /// @param first the number of its first feature among those of the set without split
    void trace(View view, Trace into, int first);

    /// Pairs of its features that neighbour each other, numbered from 0 within the term.
    default List<Neighbours> neighbours() {
        return List.of();
    }
}
