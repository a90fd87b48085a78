package org.pieceworth.terms;

import java.util.List;
import org.pieceworth.rules.position.Side;

/// `tempo`: 1 when White is to move, -1 when Black is.
record TempoTerm(Feature feature) implements Term {

    static TempoTerm of(TermText text) {
        text.expectNone();
        return new TempoTerm(Feature.of(text, text.whole(), "side to move"));
    }

    @Override
    public List<String> subjects() {
        return List.of("tempo");
    }

    @Override
    public List<Feature> features() {
        return List.of(feature);
    }

    @Override
    public boolean fromMaterialAlone() {
        return true;
    }

    @Override
    public boolean fromBalanceAlone() {
        return true;
    }

    @Override
    public void trace(View view, Trace into, int first) {
        into.add(first, view.toMove() == Side.WHITE ? 1 : -1);
    }
}
