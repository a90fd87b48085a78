package org.pieceworth.studies.options;

/// Options that belong together; several commands may share them.
public interface OptionGroup {

    /// Describes the options, and sets fields of this object as they are read.
    void describe(Options usage);

    /// Describes groups one after another.
    static void all(Options usage, OptionGroup... groups) {
        for (OptionGroup group : groups) {
            group.describe(usage);
        }
    }
}
