package org.pieceworth.lab.experiment;

import java.util.Optional;

/// The parts of a plan, in the order of comparison.
public enum PlanPart {
    /// The kind of experiment, such as self-play.
    EXPERIMENT("experiment", ""),
    /// The version of the program.
    VERSION("version", ""),
    /// The variant's name.
    VARIANT("variant", "variant"),
    /// Its rules, regardless of its name.
    RULES("rules", ""),
    /// The positions that openings start from.
    STARTS("starts", ""),
    /// The first player, or the only one.
    FIRST_PLAYER("first player", ""),
    /// The second player.
    SECOND_PLAYER("second player", ""),
    /// The seed of the openings.
    SEED("seed", "seed"),
    /// Random plies of the openings.
    PLIES("opening plies", "plies"),
    /// True if the back ranks are shuffled.
    SHUFFLE("shuffle", "shuffle"),
    /// The limit of a move.
    LIMIT("limit", ""),
    /// When scores end a game.
    ADJUDICATION("adjudication", "adjudicate"),
    /// The longest game.
    PLY_CAP("longest game", "max-plies");

    private final String text;
    private final String setting;

    PlanPart(String text, String setting) {
        this.text = text;
        this.setting = setting;
    }

    /// The name for users and journals.
    public String text() {
        return text;
    }

    /// The setting that defines it, if a single one does.
    public Optional<String> setting() {
        return Optional.of(setting).filter(name -> !name.isEmpty());
    }
}
