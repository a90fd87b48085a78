package org.pieceworth.lab.match;

import org.pieceworth.engine.EngineSettings;
import org.pieceworth.lab.game.EnginePlayer;
import org.pieceworth.lab.game.Player;
import org.pieceworth.lab.uci.ExternalEngineCommand;
import org.pieceworth.lab.uci.UciPlayer;
import org.pieceworth.rules.fairy.VariantRules;

/// Someone who takes part in a match; as many of it play as there are games at a time.
public sealed interface PlayerSource {

    /// The name.
    String name();

    /// Another one of it, to be closed by the caller.
    ///
    /// @throws org.pieceworth.text.InputException when a foreign engine cannot be run
    Player open();

    /// One that runs on some processors only; our own engine runs where its thread does.
    ///
    /// @param processors as `taskset -c` takes them; all where empty
    /// @throws org.pieceworth.text.InputException when a foreign engine cannot be run
    default Player open(String processors) {
        return switch (this) {
            case Foreign foreign
            when !processors.isEmpty() ->
                UciPlayer.start(foreign.how().with(foreign.how().run().on(processors)), foreign.rules());
            case Foreign _, Ours _ -> open();
        };
    }

    /// Our own engine.
    ///
    /// @param name what it is called
    /// @param rules the variant
    /// @param settings what it is made with
    record Ours(String name, VariantRules rules, EngineSettings settings) implements PlayerSource {

        @Override
        public Player open() {
            return EnginePlayer.of(name, rules, settings);
        }
    }

    /// A foreign engine.
    ///
    /// @param name what it calls itself
    /// @param how how it is run
    /// @param rules the variant
    record Foreign(String name, ExternalEngineCommand how, VariantRules rules) implements PlayerSource {

        /// A copy under another name.
        public Foreign called(String other) {
            return new Foreign(other, how, rules);
        }

        /// Starts the engine once, to see that it runs and takes its options and the variant.
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
