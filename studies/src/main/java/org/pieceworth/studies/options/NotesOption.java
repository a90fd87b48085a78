package org.pieceworth.studies.options;

import java.util.function.UnaryOperator;

/// `--notes`: documents print only a few notes by default.
public final class NotesOption implements OptionGroup {

    /// The name of the option in documents.
    public static final UnaryOperator<String> NAMING = setting -> "--" + setting;

    public boolean all;

    public NotesOption() {}

    @Override
    public void describe(Options usage) {
        usage.flag("--notes", "print every note: how the numbers were made, and their limits", () -> all = true);
    }
}
