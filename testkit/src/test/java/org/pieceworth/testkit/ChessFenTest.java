package org.pieceworth.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.pieceworth.rules.chess.ChessFen;
import org.pieceworth.rules.chess.ChessPosition;
import org.pieceworth.rules.position.Fen;
import org.pieceworth.rules.position.Setup;

/// The fast reader and writer of chess positions against those that read and write anything.
class ChessFenTest {

    private static final String CHANGES = "KQRBNPkqrbnp12345678/ -wbah36x0";

    private final ChessPosition fast = ChessPosition.initial();

    private int read(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.ISO_8859_1);
        return ChessFen.read(bytes, 0, bytes.length, fast);
    }

    /// Whatever the fast reader takes the other takes as well, as the same position.
    ///
    /// @return whether it took it
    private boolean assertAgrees(String text) {
        int end = read(text);
        if (end == ChessFen.ODD) {
            return false;
        }
        assertThat(end).isBetween(0, text.length());
        ChessPosition slow = ChessPosition.withPossibleRights(Fen.parse(text.substring(0, end)));
        assertThat(fast.setup()).as(text).isEqualTo(slow.setup());
        assertThat(fast.hash()).isEqualTo(slow.hash());
        assertThat(fast.inCheck()).isEqualTo(slow.inCheck());
        assertThat(fast.material()).isEqualTo(slow.material());
        int[] moves = new int[fast.maxMoves()];
        int[] expected = new int[slow.maxMoves()];
        assertThat(fast.generate(moves)).isEqualTo(slow.generate(expected));
        assertThat(moves).isEqualTo(expected);
        return true;
    }

    @Test
    void positionsOfGamesAreReadAndWrittenAlike() {
        RandomGenerator random = RandomGames.random(21);
        int taken = 0;
        int positions = 0;
        for (int game = 0; game < 60; game++) {
            Setup setup = game % 3 == 0 ? RandomGames.chess960(random) : Setup.chess();
            ChessPosition position = ChessPosition.of(setup);
            for (int ply = 0; ply < 80; ply++) {
                String fen = Fen.write(position.setup());
                assertThat(position.fen()).isEqualTo(fen);
                taken += assertAgrees(fen) ? 1 : 0;
                positions++;
                if (RandomGames.play(position, 1, random).isEmpty()) {
                    break;
                }
            }
        }
        assertThat(taken).isGreaterThan(2 * positions / 3);
    }

    @Test
    void brokenTextsAreLeftToTheOther() {
        RandomGenerator random = RandomGames.random(22);
        ChessPosition position = ChessPosition.initial();
        int taken = 0;
        for (int round = 0; round < 20_000; round++) {
            if (round % 100 == 0) {
                position = ChessPosition.initial();
                RandomGames.play(position, random.nextInt(120), random);
            }
            StringBuilder text = new StringBuilder(Fen.write(position.setup()));
            for (int change = 1 + random.nextInt(2); change > 0; change--) {
                int at = random.nextInt(text.length());
                char c = CHANGES.charAt(random.nextInt(CHANGES.length()));
                switch (random.nextInt(3)) {
                    case 0 -> text.setCharAt(at, c);
                    case 1 -> text.insert(at, c);
                    default -> text.deleteCharAt(at);
                }
            }
            taken += assertAgrees(text.toString()) ? 1 : 0;
        }
        assertThat(taken).isGreaterThan(1000);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "4k3/8/8/8/8/8/8/4K3",
                "4k3/8/8/8/8/8/8/4K3 w",
                "4k3/8/8/8/8/8/8/4K3 w -",
                "4k3/8/8/8/8/8/8/4K3 x - -",
                "4k3/8/8/8/8/8/8/4K3  w - -",
                "4k3/8/8/8/8/8/8/4K3 w  -",
                "4k3/8/8/8/8/8/8/4K3 w - e9",
                "4k3/8/8/8/8/8/8/4K3 w - i3",
                "4k3/8/8/8/8/8/8/4K3 w K -",
                "4k3/8/8/8/8/8/8/5K1R w K -",
                "4k3/8/8/8/8/8/8/4KR2 w F -",
                "4k3/8/8/8/8/8/8/4K4 w - -",
                "4k3/8/8/8/8/8/8/4K2 w - -",
                "4k3/11111111/8/8/8/8/8/4K3 w - -",
                "4k3/8/8/8/8/8/4K3 w - -",
                "4k3/8/8/8/8/8/8/8/4K3 w - -",
                "8/8/8/8/8/8/8/4K3 w - -",
                "4k2P/8/8/8/8/8/8/4K3 w - -",
                "4k3/8/8/8/8/8/8/4K2A w - -",
                "4k3/4R3/8/8/8/8/8/4K3 w - -",
                "4k3/NNNNNNNN/NNNNNNNN/8/8/8/8/4K3 w - -"
            })
    void oddPositionsAreNotTaken(String text) {
        assertThat(read(text)).isEqualTo(ChessFen.ODD);
    }

    /// An en passant square that cannot be is dropped, and what follows the position is not looked
    /// at.
    @ParameterizedTest
    @ValueSource(
            strings = {
                "4k3/8/8/8/4P3/8/8/4K3 b - e3",
                "4k3/8/8/8/4P3/8/8/4K3 b - e6 0 1",
                "4k3/8/8/8/4P3/4N3/8/4K3 b - e3",
                "4k3/8/8/3p4/8/8/8/4K3 w - d6 c9 \"1-0\";",
                "4k3/8/8/8/8/8/8/4K3 w - - and more"
            })
    void enPassantSquaresThatCannotBeAreDropped(String text) {
        assertThat(assertAgrees(text)).isTrue();
    }

    @Test
    void countersAreSetApart() {
        assertThat(assertAgrees("4k3/8/8/8/8/8/8/4K2R w K - 5 9")).isTrue();
        ChessFen.setCounters(fast, 5, 9);
        assertThat(fast.fen()).isEqualTo("4k3/8/8/8/8/8/8/4K2R w K - 5 9");
    }
}
