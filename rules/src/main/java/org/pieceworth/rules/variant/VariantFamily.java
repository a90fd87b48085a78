package org.pieceworth.rules.variant;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.IdentityHashMap;
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
    private final Map<VariantSection, VariantDraft> drafts = new IdentityHashMap<>();

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
        List<String> all = new ArrayList<>(warnings);
        all.addAll(oddities(line));
        return new DraftFinisher(youngest.file().source(), youngest.section(), draft, words).finish(all);
    }

    /// Where Fairy-Stockfish would not find the variant, or the parent, that is meant.
    private List<String> oddities(List<Member> line) {
        List<String> oddities = new ArrayList<>();
        VariantSection section = line.getFirst().section();
        if (file != shipped && shipped.section(section.name()).isPresent()) {
            oddities.add("line " + section.line() + ": a variant '" + section.name()
                    + "' ships with Pieceworth; Fairy-Stockfish keeps its own where it has one of a name");
        }
        if (line.size() > 1) {
            Member parent = line.get(1);
            if (parent.file() == file && parent.section().line() > section.line()) {
                oddities.add("line " + section.line() + ": Fairy-Stockfish finds a parent only above its child; ["
                        + parent.section().name() + "] stands in line " + parent.section().line());
            }
        }
        return oddities;
    }

    /// The member and its ancestors, the oldest last.
    private List<Member> ancestry(Member youngest) {
        List<Member> line = new ArrayList<>(List.of(youngest));
        while (!line.getLast().section().parent().isEmpty()) {
            Member parent = parentOf(line.getLast());
            if (line.contains(parent)) {
                throw new InputException(youngest.place() + "[" + youngest.section().name()
                        + "] is its own ancestor: " + circle(line, parent)
                        + "; expected parents that lead to a variant without one, such as chess");
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
        boolean itself = parent.equals(child.section().name());
        Optional<Member> ships = shipped.section(parent).map(section -> new Member(shipped, section));
        return file.section(parent)
                .map(section -> new Member(file, section))
                .filter(member -> !itself || ships.isEmpty())
                .or(() -> ships)
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
