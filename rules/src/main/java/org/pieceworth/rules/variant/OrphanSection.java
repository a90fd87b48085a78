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
    VariantFaultsException faults(String heading) {
        SectionReader reader = new SectionReader(source, section, words);
        List<String> faults = new ArrayList<>(List.of(heading));
        faults.addAll(faults(reader));
        return new VariantFaultsException(faults, reader.warnings());
    }

    /// The errors of its lines, a message each.
    List<String> faults() {
        return faults(new SectionReader(source, section, words));
    }

    private List<String> faults(SectionReader reader) {
        VariantDraft draft = VariantDraft.ofUnknownParent();
        reader.readInto(draft);
        List<String> faults = new ArrayList<>(reader.faults());
        for (VariantSetting setting : section.settings()) {
            words.type(setting.key())
                    .flatMap(type -> movementFault(type, setting, draft))
                    .ifPresent(faults::add);
        }
        return faults;
    }

    private Optional<String> movementFault(String type, VariantSetting setting, VariantDraft draft) {
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
