package org.pieceworth.bench.peer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.variant.Variants;

/// The short form of `bench/rules.sh`, where Debian's Fairy-Stockfish is installed.
class PeerRulesTest {

    private static final Path ENGINE = Path.of("/usr/games/fairy-stockfish");
    private static final int POSITIONS = 60;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "chess", "fischerandom", "capablanca", "crazyhouse", "seirawan", "atomic", "antichess", "horde",
                        "3check",
                "racingkings", "makruk", "sittuyin", "xiangqi", "janggi", "shogi", "kyotoshogi", "clobber",
                        "breakthrough"
            })
    void bothListTheSameMoves(String variant) {
        assumeTrue(Files.isExecutable(ENGINE), "no " + ENGINE);
        try (PeerEngine peer = PeerEngine.start(ENGINE.toString(), "")) {
            assumeTrue(peer.variants().contains(variant));
            VariantRules rules = VariantRules.of(Variants.open(variant).variant());
            peer.set("UCI_Chess960", Boolean.toString(rules.variant().chess960()));
            peer.set("UCI_Variant", variant);
            KnownDifferences known = KnownDifferences.load();
            assertThat(RuleComparison.of(peer, rules, POSITIONS, 1).differences())
                    .filteredOn(difference -> known.reason(peer.name(), variant, difference.kind())
                            .isEmpty())
                    .isEmpty();
        }
    }
}
