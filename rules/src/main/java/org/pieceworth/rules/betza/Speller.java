package org.pieceworth.rules.betza;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.pieceworth.rules.betza.SpelledFamily.Part;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.rules.movement.Ray;
import org.pieceworth.rules.movement.RayKind;

/// Spells one movement: its rays in families, the letters for each, then the whole in a form that all dialects read
/// alike.
final class Speller {

    private final Movement movement;

    /// The common properties of the rays of one family, without the leaper.
    private record Manner(RayKind kind, int max, boolean initial, boolean around) {

        /// Rides before leaps, as in BN, and a first move last.
        static final Comparator<Manner> USUAL_ORDER = Comparator.comparing(Manner::initial)
                .thenComparing(manner -> manner.max() == 1)
                .thenComparing(Manner::kind)
                .thenComparingInt(Manner::max)
                .thenComparing(Manner::around);
    }

    Speller(Movement movement) {
        this.movement = movement;
    }

    Optional<Part> spelled() {
        Map<Manner, Map<Atom.Leaper, List<Ray>>> manners = new TreeMap<>(Manner.USUAL_ORDER);
        for (Ray ray : movement.rays()) {
            Manner manner = new Manner(ray.kind(), ray.max(), ray.initial(), ray.around());
            manners.computeIfAbsent(manner, _ -> new LinkedHashMap<>())
                    .computeIfAbsent(Atom.Leaper.of(ray.dx(), ray.dy()), _ -> new ArrayList<>())
                    .add(ray);
        }
        List<Part> parts = new ArrayList<>();
        for (Map<Atom.Leaper, List<Ray>> ofManner : manners.values()) {
            Optional<List<Part>> spelled = spelled(ofManner);
            if (spelled.isEmpty()) {
                return Optional.empty();
            }
            parts.addAll(spelled.get());
        }
        return whole(parts);
    }

    /// Ferz and wazir together if that is shorter; then the other leapers.
    private Optional<List<Part>> spelled(Map<Atom.Leaper, List<Ray>> rays) {
        List<Atom.Leaper> near = List.of(Atoms.WAZIR, Atoms.FERZ);
        List<Part> parts = new ArrayList<>();
        List<Atom.Leaper> rest = new ArrayList<>(rays.keySet());
        rest.sort(Comparator.comparingInt(Atom.Leaper::large)
                .thenComparing(Atom.Leaper::small, Comparator.reverseOrder()));
        if (rays.keySet().containsAll(near)) {
            List<Ray> both = new ArrayList<>(rays.getOrDefault(Atoms.WAZIR, List.of()));
            both.addAll(rays.getOrDefault(Atoms.FERZ, List.of()));
            Optional<Part> joint = part(near, "Q", both);
            Optional<Part> apart = part(Atoms.FERZ, rays)
                    .flatMap(ferz -> part(Atoms.WAZIR, rays).map(wazir -> shorterFirst(ferz, wazir)));
            boolean joins =
                    joint.isPresent() && (apart.isEmpty() || Part.BEST_FIRST.compare(joint.get(), apart.get()) <= 0);
            (joins ? joint : apart).ifPresent(parts::add);
            if (!parts.isEmpty()) {
                rest.removeAll(near);
            }
        }
        for (Atom.Leaper leaper : rest) {
            Optional<Part> part = part(leaper, rays);
            if (part.isEmpty()) {
                return Optional.empty();
            }
            parts.add(part.get());
        }
        return Optional.of(parts);
    }

    /// Writes FfW or WfF rather than fWF, where f could belong to both.
    private static Part shorterFirst(Part one, Part other) {
        return other.text().length() < one.text().length() ? other.and(one) : one.and(other);
    }

    private Optional<Part> part(Atom.Leaper leaper, Map<Atom.Leaper, List<Ray>> rays) {
        return part(List.of(leaper), letter(leaper), rays.getOrDefault(leaper, List.of()));
    }

    private Optional<Part> part(List<Atom.Leaper> leapers, String atom, List<Ray> rays) {
        SpelledFamily family = new SpelledFamily(leapers, atom, rays.getFirst());
        return Stream.of(rays, family.filled(rays, movement))
                .distinct()
                .flatMap(each -> family.spelled(each, DirectionLetters.of(leapers)).stream())
                .min(Part.BEST_FIRST);
    }

    /// Joins the parts in both orders, since in Fairy-Stockfish a later part overwrites an earlier one.
    private Optional<Part> whole(List<Part> parts) {
        List<Part> turned = new ArrayList<>(parts);
        Collections.reverse(turned);
        String text = joined(parts);
        String other = joined(turned);
        if (DialectReader.allRead(text, movement)) {
            return Optional.of(new Part(text, true));
        }
        if (DialectReader.allRead(other, movement)) {
            return Optional.of(new Part(other, true));
        }
        return DialectReader.reads(Dialect.STANDARD, text, movement)
                ? Optional.of(new Part(text, false))
                : Optional.empty();
    }

    private static String joined(List<Part> parts) {
        StringBuilder text = new StringBuilder();
        parts.forEach(part -> text.append(part.text()));
        return text.toString();
    }

    private static String letter(Atom.Leaper leaper) {
        if (leaper.equals(Atoms.WAZIR)) {
            return "R";
        }
        if (leaper.equals(Atoms.FERZ)) {
            return "B";
        }
        return Atoms.letter(leaper);
    }
}
