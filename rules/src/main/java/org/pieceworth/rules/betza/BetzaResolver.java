package org.pieceworth.rules.betza;

import java.util.ArrayList;
import java.util.List;
import org.pieceworth.rules.movement.Modality;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.rules.movement.Ray;
import org.pieceworth.rules.movement.RayKind;

/// Turns the syntax tree into rays.
final class BetzaResolver {

    private BetzaResolver() {}

    static Movement resolve(Betza betza) {
        List<Ray> rays = new ArrayList<>();
        for (Component component : betza.components()) {
            for (Atom.Leaper leaper : component.atom().leapers()) {
                addRays(component, leaper, rays);
            }
        }
        return new Movement(rays);
    }

    private static void addRays(Component component, Atom.Leaper leaper, List<Ray> rays) {
        int small = leaper.small();
        int large = leaper.large();
        for (int dy = -large; dy <= large; dy++) {
            for (int dx = -large; dx <= large; dx++) {
                boolean step =
                        Math.min(Math.abs(dx), Math.abs(dy)) == small && Math.max(Math.abs(dx), Math.abs(dy)) == large;
                if (step && Directions.keep(component.directions(), dx, dy)) {
                    rays.add(ray(component, leaper, dx, dy));
                }
            }
        }
    }

    private static Ray ray(Component component, Atom.Leaper leaper, int dx, int dy) {
        return new Ray(
                kind(component, leaper),
                dx,
                dy,
                component.range(),
                modality(component),
                component.has(Modifier.INITIAL),
                component.has(Modifier.AROUND));
    }

    private static RayKind kind(Component component, Atom.Leaper leaper) {
        boolean rides = component.range() != 1;
        if (component.has(Modifier.HOP)) {
            return RayKind.HOP;
        }
        if (component.has(Modifier.GRASSHOP)) {
            return RayKind.GRASSHOP;
        }
        if (component.has(Modifier.JUMP)) {
            return rides ? RayKind.SKI : RayKind.OVER;
        }
        if (component.has(Modifier.LAME) && leaper.large() > 1) {
            return RayKind.LAME;
        }
        return rides ? RayKind.SLIDE : RayKind.LEAP;
    }

    private static Modality modality(Component component) {
        boolean move = component.has(Modifier.MOVE);
        boolean capture = component.has(Modifier.CAPTURE);
        boolean enPassant = component.has(Modifier.EN_PASSANT);
        boolean unsaid = !move && !capture && !enPassant;
        return new Modality(move || unsaid, capture || unsaid, enPassant);
    }
}
