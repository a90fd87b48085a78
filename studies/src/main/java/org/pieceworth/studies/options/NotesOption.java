package org.pieceworth.studies.options;

import java.util.function.UnaryOperator;

/// Whether notes are printed in full.
public final class NotesOption implements OptionGroup {

    /// How documents name the setting that asks for more.
    public static final UnaryOperator<String> NAMING = setting -> "--" + setting;

    public boolean all;

    public NotesOption() {}

    @Override
    public void describe(Options usage) {
        usage.flag("--notes", "print every note: how the numbers were made, and their limits", () -> all = true);
    }
}
