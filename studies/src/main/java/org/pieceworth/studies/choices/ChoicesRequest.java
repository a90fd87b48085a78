package org.pieceworth.studies.choices;

import java.nio.file.Files;
import java.util.List;
import java.util.Optional;
import org.pieceworth.empirical.choices.ChoiceSettings;
import org.pieceworth.empirical.input.GameInput;
import org.pieceworth.pgn.UnknownTags;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.variant.Variants;
import org.pieceworth.studies.reading.ReadRequest;
import org.pieceworth.text.FileName;
import org.pieceworth.text.InputException;

/// A question for values from moves chosen.
///
/// @param reading the games, and the settings for values from their results
/// @param every interval of the sampled positions, in plies
/// @param minimumPly the first ply that may be looked at
/// @param within maximum loss of a move after quiescence search compared with the best, in pawns; empty
/// for all moves
/// @param positions maximum number of positions to use
public record ChoicesRequest(ReadRequest reading, int every, int minimumPly, Optional<Double> within, int positions) {

    /// An upper bound, far above the pawns on any board.
    private static final double ALL = 100_000;

    /// Refuses streams, before anything is read of them.
    ///
    /// @throws InputException when an input cannot be read twice
    static void check(List<String> files) {
        for (String file : files) {
            GameInput input = GameInput.of(file);
            if (input.isStandard() || input.file().isEmpty() && isThere(file)) {
                throw new InputException(
                        input.name()
                                + ": found a stream, expected a file, since the games are read twice, for moves and for results");
            }
        }
    }

    private static boolean isThere(String name) {
        return FileName.find(name)
                .filter(path -> Files.exists(path) && !Files.isDirectory(path))
                .isPresent();
    }

    ChoiceSettings settings() {
        VariantRules rules = reading.settings()
                .features()
                .variant()
                .orElseGet(() -> VariantRules.of(Variants.open("chess").variant()));
        UnknownTags unknown = reading.settings().games().unknownTags();
        return new ChoiceSettings(
                rules,
                unknown,
                reading.settings().games().where(),
                every,
                minimumPly,
                within.orElse(ALL),
                positions,
                reading.settings().threads());
    }
}
