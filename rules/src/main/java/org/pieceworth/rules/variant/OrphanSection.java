package org.pieceworth.rules.variant;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.pieceworth.rules.betza.BetzaSyntaxException;
import org.pieceworth.rules.variant.draft.SectionReader;
import org.pieceworth.rules.variant.draft.VariantDraft;
import org.pieceworth.rules.variant.draft.VariantWords;
import org.pieceworth.rules.variant.draft.WrittenMovement;
import org.pieceworth.rules.variant.file.VariantSection;
import org.pieceworth.rules.variant.file.VariantSetting;

/// A section without usable ancestors, or without a heading that can be read: its lines are checked as far as possible
/// without them, so that authors see all their mistakes at once.
///
/// @param source the name of the file in messages
record OrphanSection(String source, VariantSection section, VariantWords words) {

    /// @param heading why its ancestors cannot be used
    InvalidVariantException errors(String heading) {
        SectionReader reader = new SectionReader(source, section, words, false);
        List<String> errors = new ArrayList<>(List.of(heading));
        errors.addAll(errors(reader));
        return new InvalidVariantException(errors, reader.warnings());
    }

    /// The errors of its lines, a message each.
    List<String> errors() {
        return errors(new SectionReader(source, section, words, false));
    }

    private List<String> errors(SectionReader reader) {
        VariantDraft draft = VariantDraft.ofUnknownParent();
        reader.readInto(draft);
        List<String> errors = new ArrayList<>(reader.errors());
        for (VariantSetting setting : section.settings()) {
            words.type(setting.key())
                    .flatMap(type -> movementError(type, setting, draft))
                    .ifPresent(errors::add);
        }
        return errors;
    }

    private Optional<String> movementError(String type, VariantSetting setting, VariantDraft draft) {
        WrittenMovement written = draft.movements().get(type);
        if (written == null) {
            return Optional.empty();
        }
        try {
            written.read();
            return Optional.empty();
        } catch (BetzaSyntaxException e) {
            return Optional.of(MovementLine.fault(source, setting.line(), type, section, e));
        }
    }
}
