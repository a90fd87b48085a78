package org.pieceworth.rules.variant;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.pieceworth.rules.variant.draft.SectionReader;
import org.pieceworth.rules.variant.draft.VariantDraft;
import org.pieceworth.rules.variant.draft.VariantWords;
import org.pieceworth.rules.variant.file.VariantFile;
import org.pieceworth.rules.variant.file.VariantSection;
import org.pieceworth.text.InputException;
import org.pieceworth.text.NearestName;

/// Reads variants together with their ancestors.
final class VariantFamily {

    /// The most ancestors of a variant.
    static final int MAX_DEPTH = 32;

    private static final int MISTYPED = 3;

    private final VariantFile file;
    private final Optional<VariantFile> shipped;
    private final VariantWords words;
    private final Map<String, VariantDraft> drafts = new HashMap<>();
    private final Map<String, List<String>> ancestorErrors = new HashMap<>();

    /// @param shipped the source of parents that the file does not have; empty if the file is the shipped one itself
    VariantFamily(VariantFile file, Optional<VariantFile> shipped, VariantWords words) {
        this.file = file;
        this.shipped = shipped;
        this.words = words;
    }

    /// A variant as written, and its source.
    ///
    /// @param own true if it is in the file, not among the variants that ship
    /// @param source the name of the place in messages
    /// @param section its text
    private record Member(boolean own, String source, VariantSection section) {

        String place() {
            return source + ", line " + section.line() + ": ";
        }

        String name() {
            return section.name();
        }

        String key() {
            return own + " " + name();
        }
    }

    /// Reads a variant of the file.
    ///
    /// @throws InputException if it cannot be used; it then lists all errors, its ancestors' first
    VariantReading read(String name) {
        Member youngest = own(name).orElseThrow();
        List<Member> line;
        try {
            line = ancestry(youngest);
        } catch (InputException heading) {
            throw new OrphanSection(youngest.source(), youngest.section(), words)
                    .errors(String.valueOf(heading.getMessage()));
        }
        VariantDraft draft = new VariantDraft();
        List<String> errors = new ArrayList<>();
        for (Member ancestor : line.subList(1, line.size()).reversed()) {
            VariantDraft before = draft;
            draft = drafts.computeIfAbsent(ancestor.key(), key -> {
                VariantDraft after = before.copy();
                SectionReader reader = reader(ancestor);
                reader.readInto(after);
                ancestorErrors.put(key, reader.errors());
                return after;
            });
            errors.addAll(ancestorErrors.getOrDefault(ancestor.key(), List.of()));
        }
        VariantDraft whole = draft.copy();
        SectionReader reader = reader(youngest);
        reader.readInto(whole);
        errors.addAll(reader.errors());
        List<String> warnings = new ArrayList<>(reader.warnings());
        warnings.addAll(oddities(line));
        return new VariantAssembler(youngest.source(), youngest.section(), whole, words).assemble(warnings, errors);
    }

    private SectionReader reader(Member member) {
        return new SectionReader(member.source(), member.section(), words, shipped.isEmpty());
    }

    private Optional<Member> own(String name) {
        return file.section(name).map(section -> new Member(true, file.source(), section));
    }

    private Optional<Member> shipped(String name) {
        return shipped.flatMap(other -> other.section(name).map(section -> new Member(false, other.source(), section)));
    }

    /// Warnings if Fairy-Stockfish would not find the intended variant or parent.
    private List<String> oddities(List<Member> line) {
        List<String> oddities = new ArrayList<>();
        VariantSection section = line.getFirst().section();
        if (shipped(section.name()).isPresent()) {
            oddities.add("line " + section.line() + ": a variant '" + section.name()
                    + "' is built into Pieceworth; Fairy-Stockfish keeps its own if it has one of that name");
        }
        if (line.size() > 1 && line.get(1).own() && line.get(1).section().line() > section.line()) {
            oddities.add("line " + section.line() + ": Fairy-Stockfish finds a parent only above its child; ["
                    + line.get(1).name() + "] is in line "
                    + line.get(1).section().line());
        }
        return oddities;
    }

    /// The member and its ancestors, the oldest last.
    private List<Member> ancestry(Member youngest) {
        List<Member> line = new ArrayList<>(List.of(youngest));
        while (!line.getLast().section().parent().isEmpty()) {
            Member parent = parentOf(line.getLast());
            if (line.contains(parent)) {
                throw new InputException(
                        youngest.place() + "[" + youngest.name() + "] is its own ancestor: " + circle(line, parent)
                                + "; expected a chain of parents that ends in a variant without one, such as chess");
            }
            line.add(parent);
            if (line.size() > MAX_DEPTH) {
                throw new InputException(youngest.place() + "[" + youngest.name() + "]: found more than " + MAX_DEPTH
                        + " ancestors; expected fewer");
            }
        }
        return line;
    }

    private static String circle(List<Member> line, Member again) {
        return String.join(
                " from ",
                Stream.concat(line.stream(), Stream.of(again)).map(Member::name).toList());
    }

    /// A variant with its parent's name is derived from the one that ships.
    private Member parentOf(Member child) {
        String parent = child.section().parent();
        boolean itself = child.own() && parent.equals(child.name());
        Optional<Member> ships = shipped(parent);
        Optional<Member> meant = child.own() && (!itself || ships.isEmpty()) ? own(parent) : Optional.empty();
        return meant.or(() -> ships)
                .orElseThrow(() -> new InputException(child.place() + "heading [" + child.name() + ":" + parent
                        + "]: found no variant '" + parent
                        + "', expected one from this file or a built-in one, such as '"
                        + nearest(parent, child.name()) + "'"));
    }

    /// The section that a mistyped name most likely means: first one of the file's own, then one that ships.
    private String nearest(String name, String child) {
        return NearestName.within(
                        MISTYPED, name, file.sections().keySet().stream().filter(section -> !section.equals(child)))
                .or(() -> NearestName.of(
                        name,
                        Stream.of(Optional.of(file), shipped)
                                .flatMap(Optional::stream)
                                .flatMap(each -> each.sections().keySet().stream())
                                .filter(section -> !section.equals(child))))
                .orElse("chess");
    }
}
