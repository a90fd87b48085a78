package org.pieceworth.engine.search;

/// Called after each iteration, on the thread that searches.
@FunctionalInterface
public interface SearchListener {

    SearchListener NONE = _ -> {};

    /// An iteration is complete.
    void found(SearchInfo info);
}
