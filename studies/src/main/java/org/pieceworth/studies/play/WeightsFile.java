package org.pieceworth.studies.play;

import org.pieceworth.engine.weights.EngineNumbers;
import org.pieceworth.lab.experiment.ExperimentPlan.PlannedPlayer;
import org.pieceworth.studies.output.TextFile;

/// Files of the engine's numbers, as `tune` writes them.
public final class WeightsFile {

    private WeightsFile() {}

    /// The numbers of a file.
    ///
    /// @throws org.pieceworth.text.InputException when it cannot be read; it names the line
    public static EngineNumbers read(String name) {
        return EngineNumbers.parse(name, String.join("\n", TextFile.lines(name)));
    }

    /// A copy of the player with these numbers: two files of the same name may differ.
    public static PlannedPlayer planned(PlannedPlayer player, EngineNumbers numbers) {
        String content = "weights " + numbers.text().replaceAll("\\s+", " ").strip();
        return new PlannedPlayer(
                player.name(), player.content().isEmpty() ? content : player.content() + ", " + content);
    }
}
