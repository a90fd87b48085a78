package org.pieceworth.studies.options;

/// A question whose options are read before it is asked. The command line and the workbench ask the same ones.
public interface Question extends OptionGroup {

    /// Takes reports from long work, from any thread.
    @FunctionalInterface
    interface Progress {

        Progress NONE = (_, _) -> {};

        /// @param done steps that are over
        /// @param all steps of the work
        void at(int done, int all);
    }

    /// The answer, in the format that was asked for.
    ///
    /// @throws org.pieceworth.text.InputException when options contradict each other or an input cannot be used
    Reply reply();

    /// The answer, with reports where the work is long enough for them.
    default Reply reply(Progress progress) {
        return reply();
    }
}
