package org.pieceworth.studies.options;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.pieceworth.answer.Format;

/// `--format`, for commands with a document as answer, and for those with an additional form.
public final class FormatOption implements OptionGroup {

    private static final Format[] FORMATS = Format.values();

    public Format format = Format.TABLE;

    private final List<String> own;
    private final String description;
    private Optional<String> chosen = Optional.empty();

    public FormatOption() {
        own = List.of();
        description = Format.WORDS.replaceFirst(", (?=[^,]*$)", " or ");
    }

    /// @param word word of the command's own form, such as `ini`
    /// @param description description of that form for help, starting at `, or`
    public FormatOption(String word, String description) {
        this(List.of(word), description);
    }

    /// @param words words of the command's own forms, such as `ini`
    /// @param description description of these forms for help, starting at the comma
    public FormatOption(List<String> words, String description) {
        own = List.copyOf(words);
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
            chosen = at < FORMATS.length ? Optional.empty() : Optional.of(own.get(at - FORMATS.length));
            format = chosen.isPresent() ? Format.TABLE : FORMATS[at];
        });
    }

    /// True if a form of the command's own was chosen; a document printed with it is text.
    public boolean isOwn() {
        return chosen.isPresent();
    }

    /// True if this form of the command's own was chosen.
    public boolean isOwn(String word) {
        return chosen.filter(word::equals).isPresent();
    }
}
