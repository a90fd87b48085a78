package org.pieceworth.studies.fit;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.pieceworth.empirical.checks.GivenValues;
import org.pieceworth.empirical.fit.PieceValueFit;
import org.pieceworth.empirical.settings.ObservationSettings;
import org.pieceworth.lab.values.ValueSources;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.piece.PieceValues;
import org.pieceworth.rules.variant.Variant;
import org.pieceworth.rules.variant.Variants;
import org.pieceworth.terms.Feature;
import org.pieceworth.valuation.catalogue.ModelCatalogue;

/// Values that users name, `atlas` or a file, by the features of a fit.
final class NamedValues {

    private NamedValues() {}

    /// @throws org.pieceworth.text.InputException when there is no such source, or it lacks a piece of the games
    static List<GivenValues> of(List<String> names, PieceValueFit fit, ObservationSettings games) {
        if (names.isEmpty()) {
            return List.of();
        }
        Variant variant = games.variant()
                .map(VariantRules::variant)
                .orElseGet(() -> Variants.open("chess").variant());
        ValueSources sources = new ValueSources(ModelCatalogue.standard());
        return names.stream()
                .map(name -> new GivenValues(name, worths(sources.of(name).values(variant), fit)))
                .toList();
    }

    private static Map<String, Double> worths(PieceValues values, PieceValueFit fit) {
        Map<String, Double> worths = new HashMap<>();
        for (Feature feature : fit.observations().terms().features()) {
            // A value of middlegame and endgame counts by its mean.
            values.of(feature.name())
                    .ifPresent(worth -> worths.put(feature.name(), (worth.middlegame() + worth.endgame()) / 2));
        }
        return worths;
    }
}
