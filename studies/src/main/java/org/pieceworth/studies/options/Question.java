package org.pieceworth.studies.options;

import org.pieceworth.studies.run.Run;

/// A question whose options are read before it is answered. The command line and the workbench have the
/// same ones.
public interface Question extends OptionGroup {

    /// The answer in the chosen format.
    ///
    /// @throws org.pieceworth.text.InputException when options contradict each other or an input cannot be used
    Reply reply();

    /// The answer, with reports if the work is long enough for them.
    default Reply reply(Run run) {
        return reply();
    }
}
