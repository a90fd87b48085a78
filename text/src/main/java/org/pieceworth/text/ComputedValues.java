package org.pieceworth.text;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;

/// Values computed at their first request, at most some number of them: a full map is emptied. The work is
/// done outside the map, so that requests for other keys do not wait for it and it can be interrupted; two
/// threads that request one key at once may both do it.
public final class ComputedValues<K, V> {

    private final Map<K, V> known = new ConcurrentHashMap<>();
    private final int maxValues;

    public ComputedValues(int maxValues) {
        this.maxValues = maxValues;
    }

    public V get(K key, Supplier<V> work) {
        V found = known.get(key);
        if (found == null) {
            found = work.get();
            if (known.size() >= maxValues) {
                known.clear();
            }
            known.put(key, found);
        }
        return found;
    }
}
