package org.pieceworth.studies.fit;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pieceworth.empirical.checks.GivenValues;
import org.pieceworth.empirical.fit.PieceValueFit;
import org.pieceworth.empirical.settings.ObservationSettings;
import org.pieceworth.lab.values.ValueSource;
import org.pieceworth.lab.values.ValueSources;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.piece.PieceValues;
import org.pieceworth.rules.piece.PieceValues.TaperedValue;
import org.pieceworth.rules.variant.Variant;
import org.pieceworth.rules.variant.Variants;
import org.pieceworth.terms.Feature;
import org.pieceworth.terms.PhaseKnot;
import org.pieceworth.valuation.catalogue.ModelCatalogue;

/// Values that users name, `atlas` or a file, by the features of a fit.
final class NamedValues {

    private static final String HAND = "hand:";

    private NamedValues() {}

    /// Finds the sources, which takes no games: asked before these are read.
    ///
    /// @throws org.pieceworth.text.InputException when there is no such source
    static List<ValueSource> sources(List<String> names) {
        // Most fits name none, and shall not load the models.
        if (names.isEmpty()) {
            return List.of();
        }
        ValueSources sources = new ValueSources(ModelCatalogue.standard());
        return names.stream().map(sources::of).toList();
    }

    /// @throws org.pieceworth.text.InputException when a source lacks a piece of the games
    static List<GivenValues> of(List<ValueSource> sources, PieceValueFit fit, ObservationSettings games) {
        if (sources.isEmpty()) {
            return List.of();
        }
        Variant variant = games.features()
                .variant()
                .map(VariantRules::variant)
                .orElseGet(() -> Variants.open("chess").variant());
        return sources.stream()
                .map(source -> new GivenValues(source.name(), worths(source, variant, fit)))
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

    /// A value of middlegame and endgame counts by its mean where the fit has no phases.
    private static double at(TaperedValue worth, Optional<PhaseKnot> phase) {
        double end = phase.map(knot -> (double) knot.number() / (knot.of() - 1)).orElse(0.5);
        return worth.middlegame() + end * (worth.endgame() - worth.middlegame());
    }
}
