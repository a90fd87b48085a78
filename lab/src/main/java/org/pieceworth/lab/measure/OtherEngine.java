package org.pieceworth.lab.measure;

import org.pieceworth.lab.experiment.ExperimentPlan.PlannedPlayer;
import org.pieceworth.lab.uci.ExternalEngineCommand;

/// An engine of somebody else that plays the games of a measurement, both sides of them, by its own values: what it
/// shares with ours are the rules, the armies and the end of games. [OtherEngineTrial] makes one.
///
/// @param name what it calls itself
/// @param how it is run; the file of the variant is each game's own
/// @param content what tells it from others of its name: options and a checksum
public record OtherEngine(String name, ExternalEngineCommand how, String content) {

    /// In the plan of an experiment.
    PlannedPlayer planned() {
        return new PlannedPlayer(name, content);
    }
}
