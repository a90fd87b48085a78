package org.pieceworth.cli;

/// Options that belong together; several commands may share them.
interface OptionGroup {

    /// Says what may be typed, and sets fields of this object as it is read.
    void describe(Usage usage);
}
