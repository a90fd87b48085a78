package org.pieceworth.terms;

import java.util.Arrays;
import java.util.List;
import org.pieceworth.rules.position.Side;

/// `material`: White's pieces less Black's, per type but the royal one, named by the bare letters; pieces of
/// variants that have promoted are types of their own, `+P` and `Q~`.
record MaterialTerm(List<Feature> features, int[] types) implements Term {

    static MaterialTerm of(TermText text, PieceSet set) {
        text.expectNone();
        int[] types = set.material();
        List<Feature> features =
                Arrays.stream(types).mapToObj(type -> feature(text, set, type)).toList();
        return new MaterialTerm(features, types);
    }

    private static Feature feature(TermText text, PieceSet set, int type) {
        char letter = set.letter(type);
        return Feature.of(text, set.symbol(type), set.name(type)).about(letter);
    }

    @Override
    public List<String> subjects() {
        return List.of(Feature.MATERIAL);
    }

    @Override
    public boolean isMaterial() {
        return true;
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
        for (int i = 0; i < types.length; i++) {
            PieceCounts counts = view.counts();
            into.add(first + i, counts.count(types[i], Side.WHITE) - counts.count(types[i], Side.BLACK));
        }
    }
}
