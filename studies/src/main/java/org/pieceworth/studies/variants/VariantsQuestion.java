package org.pieceworth.studies.variants;

import java.nio.file.Files;
import java.util.List;
import java.util.Optional;
import org.pieceworth.answer.Document;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.variant.Variant;
import org.pieceworth.rules.variant.Variants;
import org.pieceworth.studies.game.GamePage;
import org.pieceworth.studies.game.PlayableOption;
import org.pieceworth.studies.game.RequestedRules;
import org.pieceworth.studies.options.CommonOptions;
import org.pieceworth.studies.options.FormatOption;
import org.pieceworth.studies.options.OptionGroup;
import org.pieceworth.studies.options.Options;
import org.pieceworth.studies.options.Question;
import org.pieceworth.studies.options.Reply;
import org.pieceworth.studies.options.Setting;
import org.pieceworth.text.FileName;
import org.pieceworth.text.InputException;

/// A search among variants, or the check of a file of them.
public final class VariantsQuestion implements Question {

    CommonOptions common = new CommonOptions();
    FormatOption output = new FormatOption();
    final PlayableOption playable = new PlayableOption();
    final Setting<List<String>> text = Setting.operands(
            "0..*", "TEXT", "part of a name, a board such as 10x8, or a piece; or @my.ini, a file to check");
    final Setting<Optional<String>> file = Setting.path("--file", "FILE", "a file of variants to check and list");

    private boolean takesFiles;

    public VariantsQuestion() {}

    @Override
    public void describe(Options usage) {
        usage.about("List variants, or check a variants.ini file of your own.");
        usage.examples("""
                pieceworth variants                  # all variants
                pieceworth variants 10x8             # search: a board, a variant or a piece
                pieceworth variants capablanca       # one variant, with its pieces
                pieceworth variants capablanca --format html --playable > page.html
                pieceworth variants my.ini           # check a file of your own
                """);
        OptionGroup.all(usage, common, output, playable, text, file);
        takesFiles = usage.takesFiles();
    }

    @Override
    public Reply reply() {
        String typed = String.join(" ", text.get());
        Optional<String> named = file.isTyped() ? Optional.empty() : Variants.file(typed);
        VariantsAnswer answer = answer(typed, named);
        if (answer.readings().isEmpty() && named.isEmpty() && !file.isTyped() && takesFiles) {
            // No part of a name: a file with another ending is meant, or one that is not there.
            named = Variants.file("@" + typed)
                    .filter(name -> name.matches(".*[./\\\\].*")
                            || FileName.find(name).filter(Files::exists).isPresent());
            answer = named.isPresent() ? answer(typed, named) : answer;
        }
        return reply(typed, named, answer);
    }

    private VariantsAnswer answer(String typed, Optional<String> named) {
        return new VariantsStudy(
                        named.map(_ -> Variants.nameInFile(typed)).orElse(typed.replaceFirst("^@", "")),
                        file.get().or(() -> named))
                .answer();
    }

    private Reply reply(String typed, Optional<String> named, VariantsAnswer answer) {
        if (named.isPresent() && answer.readings().isEmpty() && answer.failure().isEmpty()) {
            // Refused with the nearest name: a file's variant is meant, not searched for.
            Variants.open("@" + typed.replaceFirst("^@", ""));
        }
        Document document = VariantsDocument.of(answer);
        playable.addTo(
                document, output, () -> GamePage.of(VariantRules.of(only(answer)), Optional.empty(), List.of()), () -> {
                    String name = only(answer).name();
                    return RequestedRules.of(file.get()
                            .map(path -> "@" + path + ":" + name)
                            .orElse(named.isPresent() ? "@" + typed.replaceFirst("^@", "") : name));
                });
        return Reply.of(document, output.format).failing(answer.failure());
    }

    private static Variant only(VariantsAnswer answer) {
        if (answer.readings().size() != 1) {
            throw InputException.about(
                    "playable",
                    "found " + answer.readings().size() + " variants; expected the name of one, such as capablanca");
        }
        return answer.readings().getFirst().variant();
    }
}
