package org.pieceworth.lab.uci;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;
import org.pieceworth.rules.piece.EditDistance;

/// The name that is most like a mistyped one.
final class NearestName {

    private NearestName() {}

    static Optional<String> of(String typed, Collection<String> names) {
        String wanted = typed.toLowerCase(Locale.ROOT);
        return names.stream()
                .min(Comparator.comparingInt(name -> EditDistance.between(wanted, name.toLowerCase(Locale.ROOT))));
    }
}
