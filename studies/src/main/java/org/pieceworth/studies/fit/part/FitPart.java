package org.pieceworth.studies.fit.part;

import java.util.List;
import java.util.Optional;
import org.pieceworth.empirical.settings.Grouping;
import org.pieceworth.studies.options.OptionGroup;
import org.pieceworth.studies.options.Options;

/// A result of a fit: its options, its computation, and its section of the answer, the source of all output
/// formats. An object serves one question.
public interface FitPart extends OptionGroup {

    @Override
    default void describe(Options usage) {}

    /// Checks the options once all are read.
    ///
    /// @throws org.pieceworth.text.InputException when one of them does nothing without another
    default void check() {}

    /// Finds the other inputs of the part before the games are read.
    ///
    /// @throws org.pieceworth.text.InputException when that is not there
    default void prepare() {}

    /// Tags of the games that the part needs.
    default List<String> tags() {
        return List.of();
    }

    /// The grouping of the games that the part needs.
    default Optional<Grouping> grouping() {
        return Optional.empty();
    }

    /// The section; empty if it was not asked for.
    ///
    /// @throws org.pieceworth.text.InputException when these games do not determine the part
    Optional<FitSection> section(FitContext fitted);
}
