package org.pieceworth.web.api;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The last answers, since pages repeat questions as users click to and fro: for questions whose answer
/// follows only from their parameters. Thread-safe.
final class RecentAnswers {

    private static final int MOST = 256;
    private static final int LONGEST = 1 << 16;

    private final Map<Key, Answer> kept = new LinkedHashMap<>();

    /// A question with its parameters, the key of the cache.
    ///
    /// @param question its name
    /// @param parameters original parameters
    record Key(String question, Map<String, List<String>> parameters) {

        Key {
            parameters = Map.copyOf(parameters);
        }

        /// True when it names an upload, which may be removed.
        private boolean namesFile() {
            return parameters.values().stream().flatMap(List::stream).anyMatch(value -> value.contains("@"));
        }
    }

    /// A stored answer.
    record Answer(String type, String text) {}

    synchronized Optional<Answer> find(Key asked) {
        Optional<Answer> found = Optional.ofNullable(kept.remove(asked));
        // The most recently used one is removed last.
        found.ifPresent(answer -> kept.put(asked, answer));
        return found;
    }

    synchronized void keep(Key asked, Answer answer) {
        if (asked.namesFile() || answer.text().length() > LONGEST) {
            return;
        }
        kept.put(asked, answer);
        if (kept.size() > MOST) {
            kept.remove(kept.keySet().iterator().next());
        }
    }
}
