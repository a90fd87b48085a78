package org.pieceworth.lab.match;

import org.pieceworth.engine.EngineSettings;
import org.pieceworth.lab.game.EnginePlayer;
import org.pieceworth.lab.game.Player;
import org.pieceworth.lab.uci.ExternalEngineCommand;
import org.pieceworth.lab.uci.UciPlayer;
import org.pieceworth.rules.fairy.VariantRules;

/// A participant of a match, which opens a player for each concurrent game.
public sealed interface PlayerSource {

    /// The name.
    String name();

    /// Another one of it, to be closed by the caller.
    ///
    /// @throws org.pieceworth.text.InputException when a foreign engine cannot be run
    Player open();

    /// A player that runs on some processors only; Pieceworth's engine runs where its thread does.
    ///
    /// @param processors list in the format of `taskset -c`; all if empty
    /// @throws org.pieceworth.text.InputException when a foreign engine cannot be run
    default Player open(String processors) {
        return switch (this) {
            case Foreign foreign
            when !processors.isEmpty() ->
                UciPlayer.start(foreign.how().with(foreign.how().run().on(processors)), foreign.rules());
            case Foreign _, Ours _ -> open();
        };
    }

    /// Pieceworth's engine.
    ///
    /// @param name its name
    /// @param rules the variant
    /// @param settings its settings
    record Ours(String name, VariantRules rules, EngineSettings settings) implements PlayerSource {

        @Override
        public Player open() {
            return EnginePlayer.of(name, rules, settings);
        }
    }

    /// A foreign engine.
    ///
    /// @param name name reported by the engine
    /// @param how its command
    /// @param rules the variant
    record Foreign(String name, ExternalEngineCommand how, VariantRules rules) implements PlayerSource {

        /// A copy under another name.
        public Foreign called(String other) {
            return new Foreign(other, how, rules);
        }

        /// Starts the engine once, to check that it runs and takes its options and the variant.
        ///
        /// @throws org.pieceworth.text.InputException when it does not
        public static Foreign checked(ExternalEngineCommand how, VariantRules rules) {
            try (UciPlayer player = UciPlayer.start(how, rules)) {
                return new Foreign(player.name(), how, rules);
            }
        }

        @Override
        public Player open() {
            return UciPlayer.start(how, rules);
        }
    }
}
