package org.pieceworth.studies.options;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.pieceworth.answer.Format;

/// `--format`, for commands whose answer is a document, and for those that have one more form of their own.
public final class FormatOption implements OptionGroup {

    private static final Format[] FORMATS = Format.values();

    public Format format = Format.TABLE;

    private final List<String> own;
    private final String description;
    private boolean chosen;

    public FormatOption() {
        own = List.of();
        description = Format.WORDS.replaceFirst(", (?=[^,]*$)", " or ");
    }

    /// @param word of the command's own form, such as `ini`
    /// @param description of that form in help, from `, or` on
    public FormatOption(String word, String description) {
        own = List.of(word);
        this.description = Format.WORDS + description;
    }

    @Override
    public void describe(Options usage) {
        List<String> words = new ArrayList<>();
        for (Format each : FORMATS) {
            words.add(each.name().toLowerCase(Locale.ROOT));
        }
        words.addAll(own);
        usage.choice("--format", "FORMAT", description, words, at -> {
            chosen = at == FORMATS.length;
            format = chosen ? Format.TABLE : FORMATS[at];
        });
    }

    /// True if the command's own form was chosen; a document printed beside it is text.
    public boolean isOwn() {
        return chosen;
    }
}
