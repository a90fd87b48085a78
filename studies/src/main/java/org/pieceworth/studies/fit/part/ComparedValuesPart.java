package org.pieceworth.studies.fit.part;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pieceworth.answer.Column;
import org.pieceworth.answer.Section;
import org.pieceworth.empirical.checks.GivenValues;
import org.pieceworth.empirical.checks.ValuesComparison;
import org.pieceworth.empirical.fit.PieceValueFit;
import org.pieceworth.lab.values.ValueSource;
import org.pieceworth.lab.values.ValueSources;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.piece.PieceValues;
import org.pieceworth.rules.piece.PieceValues.TaperedValue;
import org.pieceworth.rules.variant.Variant;
import org.pieceworth.rules.variant.Variants;
import org.pieceworth.studies.options.OptionFaults;
import org.pieceworth.studies.options.Options;
import org.pieceworth.terms.Feature;
import org.pieceworth.terms.PhaseKnot;
import org.pieceworth.valuation.catalogue.ModelCatalogue;
import org.pieceworth.valuation.play.Atlas;

/// Given values compared with the fit's, by their predictions of held-out games.
final class ComparedValuesPart implements FitPart {

    private static final String HAND = "hand:";

    private List<String> names = List.of();
    private List<ValueSource> sources = List.of();

    @Override
    public void describe(Options usage) {
        usage.list(
                "--compare-values",
                "VALUES",
                "compare values with the fit's by their predictions of held-out games: models, atlas (measured pieces), or"
                        + " files written by fit, value or measure, or with lines PIECE,VALUE",
                values -> {
                    names = values;
                    if (!usage.takesFiles()) {
                        names.stream()
                                .filter(name -> !name.equals(Atlas.NAME))
                                .forEach(name ->
                                        OptionFaults.checkModel("compare-values", name, ModelCatalogue.standard()));
                    }
                });
    }

    /// Most fits name none, and should not load the models.
    @Override
    public void prepare() {
        if (!names.isEmpty()) {
            ValueSources all = new ValueSources(ModelCatalogue.standard());
            sources = names.stream().map(all::of).toList();
        }
    }

    @Override
    public Optional<FitSection> section(FitContext fitted) {
        if (sources.isEmpty()) {
            return Optional.empty();
        }
        ValuesComparison found = fitted.checks().values(given(fitted), FitContext.FOLDS, fitted.seed());
        Section section = new Section("compared-values", "Compared values", "Compared values")
                .line("Values by their predictions of win, draw and loss in "
                        + fitted.games().apart()
                        + " held out (five parts), each with the scale, White's advantage and draws that suit it in the"
                        + " others:")
                .line("")
                .table(HeldOutText.table(
                        "comparedValues",
                        found.rows(),
                        Column.words("values", "values", row -> row.name().orElse("fit")),
                        ValuesComparison.Row::score,
                        ValuesComparison.Row::best,
                        ValuesComparison.Row::above));
        HeldOutText.addLimits(section, found.rows().getFirst().score());
        return Optional.of(new FitSection(section));
    }

    /// @throws org.pieceworth.text.InputException when a source lacks a piece of the games
    private List<GivenValues> given(FitContext fitted) {
        Variant variant = fitted.provenance()
                .reading()
                .features()
                .variant()
                .map(VariantRules::variant)
                .orElseGet(() -> Variants.open("chess").variant());
        return sources.stream()
                .map(source -> new GivenValues(source.name(), worths(source, variant, fitted.fit())))
                .toList();
    }

    private static Map<String, Double> worths(ValueSource source, Variant variant, PieceValueFit fit) {
        PieceValues values = source.values(variant);
        Map<String, Double> worths = new HashMap<>();
        for (Feature feature : fit.observations().terms().features()) {
            String whole = feature.name().split("@", 2)[0];
            (feature.isMaterial() ? values.of(whole) : beside(whole, source, values))
                    .ifPresent(worth -> worths.put(feature.name(), at(worth, feature.phase())));
        }
        return worths;
    }

    /// A piece in hand counts as it does on the board, unless the source has a value for it.
    private static Optional<TaperedValue> beside(String feature, ValueSource source, PieceValues values) {
        return source.beside(feature)
                .or(() -> feature.startsWith(HAND) ? values.of(feature.substring(HAND.length())) : Optional.empty());
    }

    /// Pairs of middlegame and endgame values count by their means if the fit has no phases.
    private static double at(TaperedValue worth, Optional<PhaseKnot> phase) {
        double end = phase.map(knot -> (double) knot.number() / (knot.of() - 1)).orElse(0.5);
        return worth.middlegame() + end * (worth.endgame() - worth.middlegame());
    }
}
