package org.pieceworth.studies.questions;

import org.pieceworth.studies.options.OptionGroup;

/// A question whose options have been said: a command line and a web server ask the same ones.
public interface Question extends OptionGroup {

    /// The answer, in the form that was asked for.
    ///
    /// @throws org.pieceworth.text.InputException when the question makes no sense
    Reply reply();
}
