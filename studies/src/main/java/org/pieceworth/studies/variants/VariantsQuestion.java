package org.pieceworth.studies.variants;

import java.util.List;
import java.util.Optional;
import org.pieceworth.rules.variant.Variants;
import org.pieceworth.studies.options.CommonOptions;
import org.pieceworth.studies.options.FormatOption;
import org.pieceworth.studies.options.Options;
import org.pieceworth.studies.options.Question;
import org.pieceworth.studies.options.Reply;

/// A search among variants, or the check of a file of them.
public final class VariantsQuestion implements Question {

    CommonOptions common = new CommonOptions();
    FormatOption output = new FormatOption();
    List<String> text = List.of();
    Optional<String> file = Optional.empty();

    public VariantsQuestion() {}

    @Override
    public void describe(Options usage) {
        usage.about("List the built-in variants, or check a file of your own in variants.ini format.");
        usage.examples("""
                pieceworth variants                  # all variants
                pieceworth variants 10x8             # search: a board, a variant or a piece
                pieceworth variants capablanca       # one variant, with its pieces
                pieceworth variants my.ini           # check a file of your own
                """);
        common.describe(usage);
        output.describe(usage);
        usage.operands(
                "0..*",
                "TEXT",
                "part of a name, a board such as 10x8, or a piece; or @my.ini, a file to check",
                values -> text = values);
        usage.path("--file", "FILE", "a file of variants to check and list", value -> file = Optional.of(value));
    }

    @Override
    public Reply reply() {
        String typed = String.join(" ", text);
        Optional<String> named = file.isPresent() ? Optional.empty() : Variants.file(typed);
        VariantsAnswer answer = new VariantsStudy(
                        named.map(_ -> Variants.nameInFile(typed)).orElse(typed.replaceFirst("^@", "")),
                        file.or(() -> named))
                .answer();
        if (named.isPresent() && answer.readings().isEmpty() && answer.failure().isEmpty()) {
            // Refused with the nearest name: a file's variant is meant, not searched for.
            Variants.open(typed);
        }
        return Reply.of(VariantsDocument.of(answer), output.format).failing(answer.failure());
    }
}
