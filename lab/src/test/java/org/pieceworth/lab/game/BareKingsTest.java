package org.pieceworth.lab.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.variant.Variants;

/// What nobody can win is dead, and only that.
class BareKingsTest {

    private static final String KINGS = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";

    @TempDir
    Path folder = Path.of("");

    private static boolean isDead(VariantRules rules, String fen) {
        return BareKings.of(rules.variant()).isDead(rules.position(fen));
    }

    private static VariantRules rules(String name) {
        return VariantRules.of(Variants.open(name).variant());
    }

    @ParameterizedTest
    @CsvSource({
        "4k3/8/8/8/8/8/8/4K3 w - - 0 1, true",
        "4k3/8/8/8/8/8/8/4KN2 w - - 0 1, true",
        "4kb2/8/8/8/8/8/8/4K3 w - - 0 1, true",
        "4kb2/8/8/8/8/8/8/4KB2 w - - 0 1, false",
        "4k3/8/8/8/8/8/8/3NKN2 w - - 0 1, false",
        "4k3/8/8/8/8/8/P7/4K3 w - - 0 1, false",
        "4kr2/8/8/8/8/8/8/4K3 w - - 0 1, false",
        "4k3/8/8/8/8/8/8/4K2Q w - - 0 1, false",
    })
    void materialOfChess(String fen, boolean dead) {
        assertThat(isDead(rules("chess"), fen)).isEqualTo(dead);
    }

    @ParameterizedTest
    @CsvSource({"[] , true", "[N], false", "[n], false", "[p], false"})
    void whatIsInHandMayWin(String hand, boolean dead) throws IOException {
        VariantRules drops = with("pieceDrops = true\ncapturesToHand = true");
        assertThat(isDead(drops, "4k3/8/8/8/8/8/8/4K3" + hand + " w - - 0 1")).isEqualTo(dead);
    }

    private VariantRules with(String keys) throws IOException {
        Path file = Files.writeString(folder.resolve("own.ini"), "[own:chess]\n" + keys + "\n");
        return rules("@" + file + ":own");
    }

    /// Each rule alone gives two kings something to play for, or another way to lose.
    @ParameterizedTest
    @ValueSource(
            strings = {
                "blastOnCapture = true",
                "mustCapture = true",
                "petrifyOnCaptureTypes = n",
                "captureChangesSide = true",
                "mobilityRegionWhiteQueen = *1 *2",
                "promotedPieceType = n:q",
                "wallingRule = past",
                "stalemateValue = loss",
                "stalemateValue = win",
                "checkmateValue = win",
                "nFoldValue = loss",
                "stalematePieceCount = true",
                "bareKingValue = loss",
                "flagPiece = k\nflagRegionWhite = *8\nflagRegionBlack = *1",
                "checkCounting = true",
                "extinctionValue = loss\nextinctionPieceTypes = k",
                "checking = false"
            })
    void otherWaysToWin(String keys) throws IOException {
        assertThat(isDead(with(keys), KINGS)).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"doubleStep = false", "nMoveRule = 60", "promotionPieceTypes = q"})
    void rulesThatChangeNothingHere(String keys) throws IOException {
        assertThat(isDead(with(keys), KINGS)).isTrue();
    }

    /// On a small board a knight may mate in a corner that a king fills.
    @ParameterizedTest
    @CsvSource({
        "maxRank = 7, 4k3/8/8/8/8/8/4K3 w - - 0 1, false",
        "maxFile = g, 4k2/7/7/7/7/7/7/4K2 w - - 0 1, false",
        "maxRank = 8, 4k3/8/8/8/8/8/8/4K3 w - - 0 1, true"
    })
    void smallBoards(String key, String fen, boolean dead) throws IOException {
        assertThat(isDead(with(key + "\nstartFen = " + fen + "\ncastling = false"), fen))
                .isEqualTo(dead);
    }
}
