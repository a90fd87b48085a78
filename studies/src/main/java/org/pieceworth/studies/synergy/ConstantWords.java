package org.pieceworth.studies.synergy;

import java.util.Locale;
import java.util.Optional;
import org.pieceworth.answer.Numbers;
import org.pieceworth.text.PlainNumber;
import org.pieceworth.valuation.synergy.CRange;
import tools.jackson.databind.node.ObjectNode;

/// The texts of the synergy constant and of slacks.
final class ConstantWords {

    private static final int DECIMALS = 8;
    private static final double PRECISELY = 1e9;

    private ConstantWords() {}

    /// Its digits.
    static String of(double c) {
        return Numbers.fixed(c, DECIMALS);
    }

    /// A slack in percent, without the rounding digits of binary fractions.
    static String slack(double share) {
        return PlainNumber.of(Math.rint(PRECISELY * 100 * share) / PRECISELY);
    }

    /// The reason why it is not determined, as a sentence without its end; empty if it is.
    static Optional<String> doubt(CRange range) {
        String least = of(range.least());
        String greatest = of(range.greatest());
        return switch (range.state()) {
            case DETERMINED -> Optional.empty();
            case AT_LOWER_BOUND ->
                Optional.of("any c up to " + greatest + " fits as well, down to its lower bound " + least
                        + ", where values just add");
            case AT_UPPER_BOUND -> Optional.of("any c from " + least + " up to its upper bound 1 fits as well");
            case OPEN -> Optional.of("any c from its lower to its upper bound, " + least + " to 1, fits as well");
            case FLAT -> Optional.of("any c from " + least + " to " + greatest + " fits as well");
        };
    }

    /// `{low, high, state}`.
    static void addTo(ObjectNode node, CRange range) {
        node.put("low", range.least())
                .put("high", range.greatest())
                .put("state", range.state().name().toLowerCase(Locale.ROOT));
    }
}
