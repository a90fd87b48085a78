package org.pieceworth.studies.game;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import org.pieceworth.engine.Engine;
import org.pieceworth.engine.EngineSettings;
import org.pieceworth.engine.search.SearchLimits;
import org.pieceworth.engine.search.SearchResult;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.studies.drawing.GameKind;
import org.pieceworth.studies.moves.MovementJson;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// A variant made ready for play, with engines that wait for the next question. Any thread may ask.
final class PlayableVariant {

    private static final int HASH_MEGABYTES = 4;
    private static final int MOST_IDLE = 2;

    private final VariantRules rules;
    private final Optional<String> ini;
    private final ObjectNode kinds;
    private final Deque<Engine> idle = new ArrayDeque<>();

    /// @param ini the section of a variant with armies
    PlayableVariant(VariantRules rules, Optional<String> ini) {
        this.rules = rules;
        this.ini = ini;
        kinds = KindsJson.of(rules);
    }

    VariantRules rules() {
        return rules;
    }

    Optional<String> ini() {
        return ini;
    }

    /// See [KindsJson]; never modified.
    ObjectNode kinds() {
        return kinds;
    }

    /// The engine's choice, which depends only on the game and the limits. An interruption of the thread ends
    /// the search with the best move so far.
    SearchResult search(VariantPosition position, SearchLimits limits) {
        Engine engine =
                taken().orElseGet(() -> new Engine(rules, new EngineSettings(Optional.empty(), HASH_MEGABYTES, 1)));
        try {
            engine.newGame();
            return engine.search(position, limits, _ -> {
                if (Thread.currentThread().isInterrupted()) {
                    engine.stop();
                }
            });
        } finally {
            giveBack(engine);
        }
    }

    private synchronized Optional<Engine> taken() {
        return Optional.ofNullable(idle.poll());
    }

    private synchronized void giveBack(Engine engine) {
        if (idle.size() < MOST_IDLE) {
            idle.push(engine);
        }
    }

    /// The kinds of pieces of a variant by their symbols, with their names, moves and icons.
    static final class KindsJson {

        private KindsJson() {}

        static ObjectNode of(VariantRules rules) {
            ObjectNode kinds = JsonNodeFactory.instance.objectNode();
            for (GameKind each : GameKind.of(rules)) {
                ObjectNode kind = kinds.putObject(each.symbol());
                kind.put("letter", each.letter());
                kind.put("royal", each.royal());
                each.member().ifPresent(known -> {
                    kind.put("name", known.piece().name())
                            .put("betza", known.type().betza());
                    MovementJson.add(known.type().movement(), each.royal(), kind);
                });
            }
            return kinds;
        }
    }
}
