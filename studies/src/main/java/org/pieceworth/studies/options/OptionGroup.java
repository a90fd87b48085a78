package org.pieceworth.studies.options;

/// Options that belong together; several commands may share them.
public interface OptionGroup {

    /// Says what may be typed, and sets fields of this object as it is read.
    void describe(Options usage);

    /// Describes groups one after another.
    static void all(Options usage, OptionGroup... groups) {
        for (OptionGroup group : groups) {
            group.describe(usage);
        }
    }
}
