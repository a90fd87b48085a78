package org.pieceworth.text;

import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/// Unmodifiable sets and maps that keep their order. Those of `Set.of` and `Set.copyOf` have another one after each
/// start of the program, so that no text, file, number or key may come from iterating over them.
public final class Ordered {

    private Ordered() {}

    /// A copy in the order of the original.
    public static <T> Set<T> copy(Collection<? extends T> elements) {
        return Collections.unmodifiableSet(new LinkedHashSet<>(elements));
    }

    /// A copy in the order of the original.
    public static <K, V> Map<K, V> copy(Map<? extends K, ? extends V> map) {
        return Collections.unmodifiableMap(new LinkedHashMap<>(map));
    }
}
