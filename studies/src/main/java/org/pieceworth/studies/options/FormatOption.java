package org.pieceworth.studies.options;

import org.pieceworth.answer.Format;

/// `--format`, for commands whose answer is a document.
public final class FormatOption implements OptionGroup {

    public Format format = Format.TABLE;

    public FormatOption() {}

    @Override
    public void describe(Options usage) {
        usage.choice(
                "--format",
                "FORMAT",
                Format.WORDS.replaceFirst(", (?=[^,]*$)", " or "),
                Format.class,
                value -> format = value);
    }
}
