package org.pieceworth.lab.measure;

import org.pieceworth.lab.experiment.ExperimentPlan.PlannedPlayer;
import org.pieceworth.lab.uci.ExternalEngineCommand;

/// A foreign engine that plays the games of a measurement, both sides of them, with its own values: it shares
/// the rules, the armies and the end of games with Pieceworth's engine. [OtherEngineTrial] makes one.
///
/// @param name name reported by the engine
/// @param how it is run; the file of the variant is each game's own
/// @param content distinguishes it from others of its name: options and a checksum
public record OtherEngine(String name, ExternalEngineCommand how, String content) {

    /// In the plan of an experiment.
    PlannedPlayer planned() {
        return new PlannedPlayer(name, content);
    }
}
