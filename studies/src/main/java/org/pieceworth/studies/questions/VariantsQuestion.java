package org.pieceworth.studies.questions;

import java.util.List;
import java.util.Optional;
import org.pieceworth.studies.options.CommonOptions;
import org.pieceworth.studies.options.FormatOption;
import org.pieceworth.studies.options.Options;
import org.pieceworth.studies.variants.VariantsAnswer;
import org.pieceworth.studies.variants.VariantsDocument;
import org.pieceworth.studies.variants.VariantsRequest;
import org.pieceworth.studies.variants.VariantsStudy;

/// Which variants there are, or what is in a file of them.
public final class VariantsQuestion implements Question {

    CommonOptions common = new CommonOptions();
    FormatOption output = new FormatOption();
    List<String> text = List.of();
    Optional<String> file = Optional.empty();

    public VariantsQuestion() {}

    @Override
    public void describe(Options usage) {
        common.describe(usage);
        output.describe(usage);
        usage.operands("0..*", "TEXT", "part of a name, a board such as 10x8, or a piece", values -> text = values);
        usage.path("--file", "FILE", "a file of variants to check and list", value -> file = Optional.of(value));
    }

    @Override
    public Reply reply() {
        VariantsAnswer answer = VariantsStudy.answer(new VariantsRequest(String.join(" ", text), file));
        return Reply.of(VariantsDocument.of(answer), output.format).failing(answer.failure());
    }
}
