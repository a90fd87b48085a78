package org.pieceworth.rules.betza;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.pieceworth.rules.movement.CompoundMove;
import org.pieceworth.rules.movement.CompoundMove.BentRide;
import org.pieceworth.rules.movement.Modality;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.rules.movement.Ray;
import org.pieceworth.rules.movement.RayKind;
import org.pieceworth.rules.movement.Step;

/// Turns the syntax tree of the standard dialect into a movement.
final class BetzaResolver {

    private final String text;
    private final List<Ray> rays = new ArrayList<>();
    private final List<CompoundMove> compounds = new ArrayList<>();

    private BetzaResolver(String text) {
        this.text = text;
    }

    static Movement resolve(String text, List<Component> components) {
        BetzaResolver resolver = new BetzaResolver(text);
        components.forEach(resolver::add);
        return new Movement(resolver.rays, resolver.compounds);
    }

    private void add(Component component) {
        if (component.atom() instanceof Atom.Castle) {
            compounds.addAll(CastlingParts.of(component));
            return;
        }
        if (component.atom() instanceof Atom.Chain chain) {
            addBrackets(component, chain);
            return;
        }
        LegExpander expander = expander(component);
        for (Atom.Leaper leaper : component.atom().leapers()) {
            for (Step step : Compass.steps(leaper)) {
                if (Directions.keep(component.directions(), step.dx(), step.dy())) {
                    add(component, leaper, step, expander);
                }
            }
        }
        if (component.severalLegs() && expander.moves().isEmpty()) {
            throw refusal(component).of("legs that leave no move", "expected legs that can be walked");
        }
        compounds.addAll(expander.moves());
    }

    private void addBrackets(Component component, Atom.Chain chain) {
        BracketExpander brackets = new BracketExpander(component, chain, refusal(component), compounds.size());
        brackets.follow();
        if (brackets.isEmpty()) {
            throw refusal(component).of("legs that leave no move", "expected legs that can be walked");
        }
        for (BracketExpander.Single single : brackets.singles()) {
            LegExpander expander = expander(single.plain());
            add(single.plain(), single.leaper(), single.step(), expander);
            compounds.addAll(expander.moves());
        }
        compounds.addAll(brackets.moves());
    }

    private LegExpander expander(Component component) {
        return new LegExpander(component, Dialect.STANDARD, refusal(component), compounds.size());
    }

    private void add(Component component, Atom.Leaper leaper, Step step, LegExpander expander) {
        if (component.severalLegs()) {
            expander.start(leaper, step, Compass.point(leaper, step));
            return;
        }
        boolean friends = component.has(Modifier.FRIEND);
        if (friends) {
            expander.startTakingFriends(leaper, step);
        }
        Modality modality = Modalities.of(component.modifiers());
        if (modality.quiet() || modality.capture() || modality.enPassant()) {
            addRide(component, leaper, step, modality);
        }
    }

    private void addRide(Component component, Atom.Leaper leaper, Step step, Modality modality) {
        boolean initial = component.has(Modifier.INITIAL);
        boolean around = component.has(Modifier.AROUND);
        RayKind kind = kind(component, leaper);
        List<List<Step>> bends = bends(component, leaper, step);
        if (bends.isEmpty()) {
            rays.add(new Ray(kind, step.dx(), step.dy(), component.range(), modality, initial, around));
        }
        for (List<Step> steps : bends) {
            compounds.add(new BentRide(kind, steps, component.range(), modality, initial, around));
        }
    }

    static RayKind kind(Component component, Atom.Leaper leaper) {
        Set<Modifier> modifiers = component.modifiers();
        boolean rides = component.range() != 1;
        if (modifiers.contains(Modifier.HOP)) {
            return RayKind.HOP;
        }
        if (modifiers.contains(Modifier.GRASSHOP)) {
            return RayKind.GRASSHOP;
        }
        if (modifiers.contains(Modifier.JUMP)) {
            return rides ? RayKind.SKI : RayKind.JUMP;
        }
        if (modifiers.contains(Modifier.LAME) && leaper.large() > 1) {
            return RayKind.LAME;
        }
        return rides ? RayKind.SLIDE : RayKind.LEAP;
    }

    /// The steps of each ride that bends and begins with `step`. A crooked ride turns by a quarter and back at each
    /// step, an oblique one to the other side of its longer leg; a circular one keeps turning, to either side.
    private static List<List<Step>> bends(Component component, Atom.Leaper leaper, Step step) {
        if (component.has(Modifier.CIRCULAR)) {
            return List.of(circle(leaper, step, 1), circle(leaper, step, -1));
        }
        if (!component.has(Modifier.CROOKED)) {
            return List.of();
        }
        if (leaper.oblique()) {
            boolean steep = Math.abs(step.dy()) > Math.abs(step.dx());
            return List.of(List.of(step, new Step(steep ? -step.dx() : step.dx(), steep ? step.dy() : -step.dy())));
        }
        return List.of(List.of(step, step.turned(1)), List.of(step, step.turned(-1)));
    }

    private static List<Step> circle(Atom.Leaper leaper, Step step, int sense) {
        int point = Compass.point(leaper, step);
        int turn = leaper.oblique() ? sense : 2 * sense;
        return IntStream.range(0, leaper.oblique() ? Compass.POINTS : Compass.POINTS / 2)
                .mapToObj(i -> Compass.towards(leaper, Math.floorMod(point + turn * i, Compass.POINTS)))
                .toList();
    }

    private Refusal refusal(Component component) {
        return (found, expected) -> new BetzaSyntaxException(text, component.begin() + 1, found, expected);
    }
}
