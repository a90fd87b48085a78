package org.pieceworth.studies.play;

import java.util.List;
import java.util.Optional;
import org.pieceworth.lab.experiment.GameLabels;
import org.pieceworth.lab.selfplay.ArmyGame;
import org.pieceworth.rules.position.Side;
import org.pieceworth.rules.variant.Variant;
import org.pieceworth.rules.variant.VariantReading;
import org.pieceworth.rules.variant.Variants;
import org.pieceworth.studies.document.TextFile;

/// The game that the engine plays against itself.
///
/// @param reading the variant that it is made from
/// @param armies the two armies, where armies are asked for
/// @param first the first army as typed
/// @param second the second one
public record SelfplayGame(VariantReading reading, Optional<ArmyGame> armies, String first, String second) {

    static SelfplayGame of(String variant, SelfplayRequest.Armies armies) {
        VariantReading reading = Variants.open(variant);
        if (armies.white().isEmpty() && armies.black().isEmpty()) {
            return new SelfplayGame(reading, Optional.empty(), "", "");
        }
        String own = reading.variant().startPlacement().firstRank(Side.WHITE);
        String first = armies.white().orElse(own);
        String second = armies.black().orElse(own);
        String before = fileText(variant).map(text -> text + "\n").orElse("");
        ArmyGame game = ArmyGame.of(reading.variant(), reading.variant().name(), before, first, second);
        return new SelfplayGame(reading, Optional.of(game), first, second);
    }

    /// The file that the variant is in, as it is now.
    private static Optional<String> fileText(String variant) {
        return Variants.file(variant).map(file -> String.join("\n", TextFile.lines(file)));
    }

    /// What is played.
    public Variant variant() {
        return armies.map(ArmyGame::variant).orElse(reading.variant());
    }

    /// What its games are called.
    GameLabels labels() {
        return armies.isEmpty()
                ? GameLabels.SELF
                : new GameLabels(GameLabels.SELF.event(), first, second, starts().size() > 1);
    }

    List<String> starts() {
        return armies.map(ArmyGame::starts).orElse(List.of(reading.variant().startFen()));
    }
}
