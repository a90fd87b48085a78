package org.pieceworth.terms;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.pieceworth.rules.fairy.EvaluationSurvey;
import org.pieceworth.rules.position.PieceLetter;
import org.pieceworth.rules.position.Side;

/// A term that the engine's evaluation counts as well, by the same survey of the board.
///
/// @param subjects short descriptions of the features
/// @param features its features
/// @param count number of a feature for a side, by the feature's number
record EvaluationTerm(List<String> subjects, List<Feature> features, Count count) implements Term {

    /// Reads the number from the survey of the position at hand.
    @FunctionalInterface
    interface Count {
        int of(EvaluationSurvey survey, Side side, int feature);
    }

    /// `reach`, mobility: squares that the pieces of each type could move to.
    static EvaluationTerm mobility(TermText text, PieceSet set) {
        int[] types = text.arguments().isEmpty() ? mobileTypes(text, set) : named(text, set);
        List<Feature> features = Arrays.stream(types)
                .mapToObj(type -> Feature.of(
                                text, "reach:" + set.symbol(type), "square that a " + set.name(type) + " reaches")
                        .about(set.letter(type)))
                .toList();
        List<String> subjects = features.stream().map(Feature::name).toList();
        return new EvaluationTerm(subjects, features, (survey, side, feature) -> survey.mobility(side, types[feature]));
    }

    private static int[] mobileTypes(TermText text, PieceSet set) {
        expectRules(text, set);
        return IntStream.of(set.material()).filter(type -> !set.isPawn(type)).toArray();
    }

    private static int[] named(TermText text, PieceSet set) {
        expectRules(text, set);
        if (text.arguments().size() > 1) {
            throw text.error("expected reach, or reach:XY with the letters of pieces as in reach:NB");
        }
        return PieceLetter.inside(text.arguments().getFirst())
                .chars()
                .map(letter -> set.materialType(text, (char) letter))
                .toArray();
    }

    /// A term without arguments.
    static EvaluationTerm of(CountedTerm term, TermText text, PieceSet set) {
        text.expectNone();
        expectRules(text, set);
        Feature feature = Feature.of(text, text.whole(), term.title()).in(term.divisor());
        return new EvaluationTerm(List.of(text.name()), List.of(feature), (survey, side, _) -> term.of(survey, side));
    }

    private static void expectRules(TermText text, PieceSet set) {
        if (set.rules().isEmpty()) {
            throw text.error("the rules of these pieces are not known; omit it");
        }
    }

    @Override
    public boolean needsSurvey() {
        return true;
    }

    @Override
    public void trace(View view, Trace into, int first) {
        EvaluationSurvey survey = view.survey();
        for (int i = 0; i < features.size(); i++) {
            into.add(first + i, count.of(survey, Side.WHITE, i) - count.of(survey, Side.BLACK, i));
        }
    }
}
