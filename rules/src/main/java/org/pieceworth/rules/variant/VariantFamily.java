package org.pieceworth.rules.variant;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.pieceworth.rules.InputException;
import org.pieceworth.rules.piece.EditDistance;

/// Reads variants together with their ancestors.
final class VariantFamily {

    /// The most ancestors of a variant.
    static final int MAX_DEPTH = 32;

    private final VariantFile file;
    private final VariantFile shipped;
    private final VariantWords words;
    private final Map<VariantSection, VariantDraft> drafts = new HashMap<>();

    VariantFamily(VariantFile file, VariantFile shipped, VariantWords words) {
        this.file = file;
        this.shipped = shipped;
        this.words = words;
    }

    /// A section and the file that it stands in.
    ///
    /// @param file its file
    /// @param section it
    private record Member(VariantFile file, VariantSection section) {

        String place() {
            return file.source() + ", line " + section.line() + ": ";
        }
    }

    /// Reads a variant of the file.
    VariantReading read(String name) {
        List<Member> line = ancestry(new Member(file, file.section(name).orElseThrow()));
        VariantDraft draft = new VariantDraft();
        List<String> warnings = List.of();
        for (Member member : line.reversed()) {
            VariantDraft known = drafts.get(member.section());
            if (known == null || member == line.getFirst()) {
                draft = draft.copy();
                warnings = new SectionReader(member.file().source(), member.section(), words).readInto(draft);
                drafts.put(member.section(), draft);
            } else {
                draft = known;
            }
        }
        Member youngest = line.getFirst();
        return new DraftFinisher(youngest.file().source(), youngest.section(), draft, words).finish(warnings);
    }

    /// The member and its ancestors, the oldest last.
    private List<Member> ancestry(Member youngest) {
        List<Member> line = new ArrayList<>(List.of(youngest));
        while (!line.getLast().section().parent().isEmpty()) {
            Member parent = parentOf(line.getLast());
            if (line.contains(parent)) {
                throw new InputException(youngest.place() + "[" + youngest.section().name()
                        + "] is its own ancestor: " + circle(line, parent)
                        + "; expected a line of parents that ends, such as in chess");
            }
            line.add(parent);
            if (line.size() > MAX_DEPTH) {
                throw new InputException(youngest.place() + "[" + youngest.section().name() + "]: found more than "
                        + MAX_DEPTH + " ancestors; expected fewer");
            }
        }
        return line;
    }

    private static String circle(List<Member> line, Member again) {
        return String.join(
                " from ",
                Stream.concat(line.stream(), Stream.of(again))
                        .map(member -> member.section().name())
                        .toList());
    }

    /// A variant that bears its parent's name means the one that ships.
    private Member parentOf(Member child) {
        String parent = child.section().parent();
        boolean own = !parent.equals(child.section().name());
        return Optional.of(parent)
                .filter(name -> own)
                .flatMap(file::section)
                .map(section -> new Member(file, section))
                .or(() -> shipped.section(parent).map(section -> new Member(shipped, section)))
                .filter(member -> !member.section().equals(child.section()))
                .orElseThrow(() -> new InputException(child.place() + "heading [" + child.section().name() + ":"
                        + parent + "]: found no variant '" + parent + "', expected one of this file or one that ships,"
                        + " such as '" + nearest(parent, child.section().name()) + "'"));
    }

    private String nearest(String name, String child) {
        return Stream.concat(file.sections().keySet().stream(), shipped.sections().keySet().stream())
                .filter(known -> !known.equals(child))
                .min(Comparator.comparingInt((String known) -> EditDistance.between(known, name)))
                .orElse("chess");
    }
}
