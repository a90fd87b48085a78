package org.pieceworth.studies.options;

import java.util.function.UnaryOperator;

/// `--notes`: documents print a few notes only, unless all are asked for.
public final class NotesOption implements OptionGroup {

    /// The name under which documents mention the option.
    public static final UnaryOperator<String> NAMING = setting -> "--" + setting;

    public boolean all;

    public NotesOption() {}

    @Override
    public void describe(Options usage) {
        usage.flag("--notes", "print every note: how the numbers were made, and their limits", () -> all = true);
    }
}
