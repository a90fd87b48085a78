package org.pieceworth.rules.variant;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.pieceworth.rules.InputException;
import org.pieceworth.rules.betza.Betza;
import org.pieceworth.rules.betza.BetzaSyntaxException;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.rules.variant.draft.NamedPieceType;
import org.pieceworth.rules.variant.draft.VariantDraft;
import org.pieceworth.rules.variant.draft.VariantWords;
import org.pieceworth.rules.variant.file.VariantSection;
import org.pieceworth.rules.variant.file.VariantSetting;

/// Makes a variant out of a draft: reads the movements, and looks whether the whole holds together.
final class DraftFinisher {

    private static final String DOUBLE_STEP = "ifmnD";
    private static final String TRIPLE_STEP = "ifmnH";

    private final String source;
    private final VariantSection section;
    private final VariantDraft draft;
    private final VariantWords words;
    private final DraftView view;

    DraftFinisher(String source, VariantSection section, VariantDraft draft, VariantWords words) {
        this.source = source;
        this.section = section;
        this.draft = draft;
        this.words = words;
        this.view = DraftView.of(draft);
    }

    VariantReading finish(List<String> warnings) {
        List<String> all = new ArrayList<>(warnings);
        Variant variant = new VariantAssembler(view).assemble(section.name(), types(all));
        new VariantChecks(source, section, draft).check(variant, all);
        return new VariantReading(
                variant,
                section.parent(),
                section.about(),
                view.counts("pieceValueMg"),
                view.counts("pieceValueEg"),
                all);
    }

    private List<PieceType> types(List<String> warnings) {
        if (draft.letters().isEmpty()) {
            throw new InputException(place(section.line()) + "[" + section.name()
                    + "]: found no pieces, expected at least one such as king = k, or a parent such as ["
                    + section.name() + ":chess]");
        }
        return VariantAssembler.order(draft.letters(), words).stream()
                .map(type -> type(type, warnings))
                .toList();
    }

    private PieceType type(String name, List<String> warnings) {
        char letter = Objects.requireNonNull(draft.letters().get(name));
        String betza = movement(name);
        return new PieceType(
                letter, name, betza, betza.isEmpty() ? new Movement(List.of()) : read(name, betza, warnings));
    }

    /// A pawn's first steps come from the rules of the variant; other pieces say their own.
    private String movement(String name) {
        String said = draft.movements().get(name);
        if (said != null) {
            return said;
        }
        String betza = Optional.ofNullable(words.types().get(name))
                .map(NamedPieceType::betza)
                .orElse("");
        MoveRulesMaker moves = new MoveRulesMaker(view);
        return name.equals("pawn")
                ? betza + when(moves.doubleSteps(), DOUBLE_STEP) + when(moves.tripleSteps(), TRIPLE_STEP)
                : betza;
    }

    private static String when(Sided<Region> steps, String notation) {
        return steps.white().isEmpty() && steps.black().isEmpty() ? "" : notation;
    }

    private Movement read(String name, String betza, List<String> warnings) {
        Optional<VariantSetting> setting = section.settings().stream()
                .filter(line -> words.type(line.key()).equals(Optional.of(name)))
                .findFirst();
        try {
            Betza read = EngineBetza.read(betza);
            setting.ifPresent(line -> EngineBetza.warnings(read)
                    .forEach(warning -> warnings.add(
                            "line " + line.line() + ": " + name + ", as Fairy-Stockfish reads it: " + warning)));
            return read.movement();
        } catch (BetzaSyntaxException e) {
            String where = place(setting.map(VariantSetting::line).orElse(section.line()));
            throw new InputException(where + name + " of [" + section.name() + "]: " + e.getMessage());
        }
    }

    private String place(int line) {
        return source + ", line " + line + ": ";
    }
}
