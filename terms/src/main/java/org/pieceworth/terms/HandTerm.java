package org.pieceworth.terms;

import java.util.Arrays;
import java.util.List;
import org.pieceworth.rules.position.Side;

/// `hand`: White's pieces in hand less Black's, per type that can be in hand.
record HandTerm(List<Feature> features, int[] types) implements Term {

    static HandTerm of(TermText text, PieceSet set) {
        text.expectNone();
        if (!set.hands()) {
            throw text.error("no piece is ever in hand in this game; omit it");
        }
        int[] types = set.inHand();
        List<Feature> features = Arrays.stream(types)
                .mapToObj(type -> Feature.of(text, "hand:" + set.symbol(type), set.name(type) + " in hand"))
                .toList();
        return new HandTerm(features, types);
    }

    @Override
    public List<String> subjects() {
        return List.of("hand");
    }

    @Override
    public void trace(View view, Trace into, int first) {
        for (int i = 0; i < types.length; i++) {
            into.add(first + i, view.inHand(Side.WHITE, types[i]) - view.inHand(Side.BLACK, types[i]));
        }
    }
}
