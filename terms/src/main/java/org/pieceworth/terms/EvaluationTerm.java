package org.pieceworth.terms;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.pieceworth.rules.fairy.EvaluationSurvey;
import org.pieceworth.rules.position.Side;

/// What the engine's evaluation counts, by the same survey of the board.
///
/// @param name the term as written
/// @param subjects what it describes
/// @param features its features
/// @param count what a side has of a feature, by the feature's number
record EvaluationTerm(String name, List<String> subjects, List<Feature> features, Count count) implements Term {

    /// What a side has.
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
        return new EvaluationTerm(
                text.whole(), subjects, features, (survey, side, feature) -> survey.mobility(side, types[feature]));
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
        return text.arguments()
                .getFirst()
                .chars()
                .map(letter -> set.materialType(text, (char) letter))
                .toArray();
    }

    /// `king-attack`.
    static EvaluationTerm kingAttack(TermText text, PieceSet set) {
        return single(text, set, "attack on the king", (survey, side, _) -> survey.kingAttack(side));
    }

    /// `king-danger`.
    static EvaluationTerm kingDanger(TermText text, PieceSet set) {
        return single(text, set, "danger to the king", (survey, side, _) -> survey.kingDanger(side));
    }

    /// `passed-kings`.
    static EvaluationTerm passedKings(TermText text, PieceSet set) {
        return hundredths(text, set, "king near a passed pawn", (survey, side, _) -> survey.passedKings(side));
    }

    /// `passed-blocked`.
    static EvaluationTerm passedBlocked(TermText text, PieceSet set) {
        return hundredths(text, set, "blocked passed pawn", (survey, side, _) -> survey.passedBlocked(side));
    }

    /// `shelter`.
    static EvaluationTerm shelter(TermText text, PieceSet set) {
        return single(text, set, "pawn next to the king", (survey, side, _) -> survey.shelter(side));
    }

    /// `threats`.
    static EvaluationTerm threats(TermText text, PieceSet set) {
        return single(text, set, "threat to a more mobile piece", (survey, side, _) -> survey.threats(side));
    }

    /// `hanging`.
    static EvaluationTerm hanging(TermText text, PieceSet set) {
        return single(text, set, "attacked piece that is not guarded", (survey, side, _) -> survey.hanging(side));
    }

    /// `restricted`.
    static EvaluationTerm restricted(TermText text, PieceSet set) {
        return single(text, set, "square where the enemy is restricted", (survey, side, _) -> survey.restricted(side));
    }

    /// `supported`.
    static EvaluationTerm supported(TermText text, PieceSet set) {
        return single(text, set, "pawn guarded by a pawn", (survey, side, _) -> survey.supported(side));
    }

    private static EvaluationTerm single(TermText text, PieceSet set, String title, Count count) {
        return single(text, set, Feature.of(text, text.whole(), title), count);
    }

    private static EvaluationTerm hundredths(TermText text, PieceSet set, String title, Count count) {
        return single(text, set, Feature.of(text, text.whole(), title).hundredths(), count);
    }

    private static EvaluationTerm single(TermText text, PieceSet set, Feature feature, Count count) {
        text.expectNone();
        expectRules(text, set);
        return new EvaluationTerm(text.whole(), List.of(text.name()), List.of(feature), count);
    }

    private static void expectRules(TermText text, PieceSet set) {
        if (set.rules().isEmpty()) {
            throw text.error("the rules of these pieces are not known; leave it out");
        }
    }

    @Override
    public boolean fromMaterialAlone() {
        return false;
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
