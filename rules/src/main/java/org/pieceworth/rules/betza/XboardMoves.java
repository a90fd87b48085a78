package org.pieceworth.rules.betza;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.pieceworth.rules.movement.CompoundMove;
import org.pieceworth.rules.movement.Modality;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.rules.movement.Ray;
import org.pieceworth.rules.movement.RayKind;
import org.pieceworth.rules.movement.Step;

/// The moves that XBoard makes of components.
final class XboardMoves {

    private static final Atom.Leaper DABBABA = new Atom.Leaper(0, 2);
    private static final Atom.Leaper KNIGHT = new Atom.Leaper(1, 2);
    private static final Atom.Leaper ALFIL = new Atom.Leaper(2, 2);

    private final String text;
    private final List<Ray> rays = new ArrayList<>();
    private final List<CompoundMove> compounds = new ArrayList<>();
    private final Set<String> remarks = new LinkedHashSet<>();

    XboardMoves(String text) {
        this.text = text;
    }

    Movement movement() {
        return new Movement(rays, compounds);
    }

    Set<String> remarks() {
        return remarks;
    }

    void add(Component component) {
        check(component);
        if (component.atom() instanceof Atom.Castle) {
            compounds.addAll(CastlingParts.of(component));
            return;
        }
        LegExpander expander = new LegExpander(component, Dialect.XBOARD, refusal(component), compounds.size());
        XboardFamily family = XboardFamily.of(component.atom());
        int points = family.points(component.directions());
        Atom.Leaper leaper = component.atom().leapers().getFirst();
        for (int point = 0; point < Compass.POINTS; point++) {
            if ((points & 1 << point) != 0) {
                add(component, leaper, Compass.towards(leaper, point), point, expander);
            }
        }
        if (component.severalLegs() && expander.moves().isEmpty()) {
            remarks.add("its legs leave no move");
        }
        compounds.addAll(expander.moves());
    }

    private void check(Component component) {
        Refusal refusal = refusal(component);
        if (component.legs().size() > BetzaParser.MAX_LEGS) {
            throw refusal.of(component.legs().size() + " legs", "expected at most " + BetzaParser.MAX_LEGS);
        }
        String letters = text.substring(component.begin(), component.end());
        if (letters.startsWith("ii")) {
            throw refusal.of("ii", "not supported: moves on the rank ahead of the first");
        }
        if (letters.contains("jj")) {
            throw refusal.of("jj", "not supported: jumping over two squares");
        }
        if (component.legs().getLast().has(Modifier.TEST)) {
            throw refusal.of("t on the last leg", "not supported: pieces that may not capture a king");
        }
        boolean slides = component.range() != 1
                || component.legs().stream().anyMatch(leg -> leg.has(Modifier.TOGGLE) || leg.has(Modifier.GRASSHOP));
        if (component.legs().stream().skip(1).anyMatch(leg -> leg.has(Modifier.INITIAL)) && slides) {
            throw refusal.of("i on a later leg", "not supported: a leg as long as the one before; put i first");
        }
        if (component.legs().stream()
                .limit(component.legs().size() - 1L)
                .anyMatch(leg -> leg.has(Modifier.EN_PASSANT))) {
            remarks.add("e on a leg that is not the last captures nothing");
        }
    }

    private void add(Component component, Atom.Leaper leaper, Step step, int point, LegExpander expander) {
        if (component.severalLegs()) {
            expander.start(leaper, step, point);
            return;
        }
        if (component.has(Modifier.FRIEND)) {
            expander.startTakingFriends(leaper, step);
        }
        Modality modality = Modalities.of(component.modifiers());
        if (modality.quiet() || modality.capture() || modality.enPassant()) {
            addPlain(component, leaper, step, modality, expander, point);
        }
    }

    private void addPlain(
            Component component, Atom.Leaper leaper, Step step, Modality modality, LegExpander expander, int point) {
        boolean hops = component.has(Modifier.HOP) || component.has(Modifier.GRASSHOP);
        boolean jumps = component.has(Modifier.JUMP);
        boolean lame = component.has(Modifier.LAME);
        boolean neighbour = leaper.large() == 1;
        boolean leaps = component.range() == 1;
        if (neighbour && lame) {
            remarks.add("n before W, F, K, R, B or Q leaves no move");
            return;
        }
        if (leaps && (hops || neighbour && jumps)) {
            remarks.add("a hop or jump on a single step leaves no move");
            return;
        }
        boolean oneBetween = leaper.equals(DABBABA) || leaper.equals(KNIGHT) || leaper.equals(ALFIL);
        boolean ray =
                !(jumps && (hops || lame || !neighbour && !(oneBetween && leaps))) && !(lame && (hops || !oneBetween));
        if (ray) {
            RayKind kind = kind(component, neighbour);
            boolean initial = component.has(Modifier.INITIAL);
            boolean around = component.has(Modifier.AROUND);
            rays.add(new Ray(kind, step.dx(), step.dy(), component.range(), modality, initial, around));
        } else {
            expander.start(leaper, step, point);
        }
    }

    private static RayKind kind(Component component, boolean neighbour) {
        if (component.has(Modifier.GRASSHOP)) {
            return RayKind.GRASSHOP;
        }
        if (component.has(Modifier.HOP)) {
            return RayKind.HOP;
        }
        if (component.has(Modifier.JUMP)) {
            return neighbour ? RayKind.SKI : RayKind.JUMP;
        }
        if (component.has(Modifier.LAME)) {
            return RayKind.LAME;
        }
        return component.range() == 1 ? RayKind.LEAP : RayKind.SLIDE;
    }

    private Refusal refusal(Component component) {
        return (found, expected) -> new BetzaSyntaxException(text, component.begin() + 1, found, expected);
    }
}
