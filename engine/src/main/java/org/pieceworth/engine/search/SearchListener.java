package org.pieceworth.engine.search;

/// Hears of each depth that was finished, on the thread that searches.
@FunctionalInterface
public interface SearchListener {

    /// Hears nothing.
    SearchListener NONE = _ -> {};

    /// A depth was finished.
    void found(SearchInfo info);
}
