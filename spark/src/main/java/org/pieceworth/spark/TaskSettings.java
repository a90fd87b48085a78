package org.pieceworth.spark;

import java.io.Serial;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Optional;
import java.util.Set;
import org.apache.hadoop.conf.Configuration;
import org.apache.spark.util.SerializableConfiguration;
import org.jspecify.annotations.Nullable;
import org.pieceworth.empirical.input.ObservationReader;
import org.pieceworth.empirical.reading.CollectedParts;
import org.pieceworth.empirical.reading.PieceCollector;
import org.pieceworth.empirical.rows.PositionCondition;
import org.pieceworth.empirical.settings.ObservationSettings;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.variant.Variants;

/// All data for the tasks of a reading; sent once to each machine.
final class TaskSettings implements Serializable {

    @Serial
    private static final long serialVersionUID = 1L;

    private final TypedWords words;

    /// The variant's name, perhaps from the first game's tag; empty for chess.
    private final String variant;

    private final boolean kept;
    private final ArrayList<String> tags;
    private final boolean positions;

    /// A condition on positions as typed, or nothing.
    private final String search;

    private final SerializableConfiguration conf;

    /// Read once on each machine.
    private transient volatile @Nullable ObservationSettings read;

    TaskSettings(TypedWords words, ObservationReader into, Configuration conf) {
        this.words = words;
        variant = into.options()
                .features()
                .variant()
                .map(rules -> rules.variant().name())
                .orElse("");
        Optional<CollectedParts> parts = into.kept();
        kept = parts.isPresent();
        tags = new ArrayList<>(parts.map(CollectedParts::tags).orElse(Set.of()));
        positions = parts.map(CollectedParts::positions).orElse(false);
        search = parts.flatMap(CollectedParts::search)
                .map(PositionCondition::written)
                .orElse("");
        this.conf = new SerializableConfiguration(conf);
    }

    Storage storage() {
        return new Storage(conf.value());
    }

    PieceCollector collector() {
        ObservationSettings known = read;
        if (known == null) {
            known = settings();
            read = known;
        }
        return new PieceCollector(known, kept ? Optional.of(parts(known)) : Optional.empty());
    }

    private CollectedParts parts(ObservationSettings known) {
        return new CollectedParts(
                Set.copyOf(tags),
                positions,
                search.isEmpty() ? Optional.empty() : Optional.of(PositionCondition.parse(search, known.terms())));
    }

    /// With the variant that the first game's tag says, which only the driver looked at.
    private ObservationSettings settings() {
        ObservationSettings typed = words.settings();
        return variant.isEmpty() || typed.features().variant().isPresent()
                ? typed
                : typed.withVariant(VariantRules.of(Variants.open(variant).variant()));
    }
}
