package org.pieceworth.studies.play;

import org.pieceworth.engine.weights.EvaluationWeights;
import org.pieceworth.lab.experiment.ExperimentPlan.PlannedPlayer;
import org.pieceworth.studies.document.TextFile;

/// Files of the evaluation's weights, as `tune` writes them.
public final class WeightsFile {

    private WeightsFile() {}

    /// The weights of a file.
    ///
    /// @throws org.pieceworth.rules.InputException when it cannot be read; it names the line
    public static EvaluationWeights read(String name) {
        return EvaluationWeights.parse(name, String.join("\n", TextFile.lines(name)));
    }

    /// The same player with these weights: two files of the same name may hold different ones.
    static PlannedPlayer planned(PlannedPlayer player, EvaluationWeights weights) {
        String content = "weights " + weights.text().replaceAll("\\s+", " ").strip();
        return new PlannedPlayer(
                player.name(), player.content().isEmpty() ? content : player.content() + ", " + content);
    }
}
