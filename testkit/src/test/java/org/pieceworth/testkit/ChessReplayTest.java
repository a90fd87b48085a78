package org.pieceworth.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.pieceworth.rules.chess.ChessPosition;
import org.pieceworth.rules.chess.ChessReplay;
import org.pieceworth.rules.chess.ChessSan;
import org.pieceworth.rules.position.Fen;
import org.pieceworth.rules.position.Setup;
import org.pieceworth.rules.san.SanCode;
import org.pieceworth.rules.san.SanWriter;

class ChessReplayTest {

    /// Random games, half of them Chess960: the fast replay ends where playing move by move ends, and gives
    /// for each ply what the position gives.
    @Test
    void replayIsPlaying() {
        for (int seed = 0; seed < 300; seed++) {
            RandomGenerator random = RandomGames.random(900 + seed);
            ChessPosition start = ChessPosition.of(seed % 2 == 0 ? Setup.chess() : RandomGames.chess960(random));
            ChessPosition position = start.copy();
            ChessReplay replay = new ChessReplay(false);
            ChessReplay strict = new ChessReplay(true);
            replay.start(start);
            strict.start(start);
            int noisy = 1;
            int[] moves = new int[position.maxMoves()];
            for (int ply = 1; ply <= 200; ply++) {
                int count = position.generate(moves);
                if (count == 0) {
                    break;
                }
                int move = moves[random.nextInt(count)];
                long[] code = {written(SanWriter.write(position, move))};
                boolean takes = position.changesMaterial(move);
                position.make(move);
                assertThat(replay.play(code, 1)).isEqualTo(1);
                assertThat(strict.play(code, 1)).isEqualTo(1);
                assertThat(replay.move(ply - 1)).isEqualTo(move);
                if (takes || position.inCheck()) {
                    assertThat(replay.disturbance(noisy)).isEqualTo(ply);
                    assertThat(replay.materialBehind(noisy)).isEqualTo(position.material());
                    noisy++;
                }
                assertThat(replay.disturbances()).isEqualTo(noisy).isEqualTo(strict.disturbances());
                if (random.nextInt(8) == 0) {
                    assertSame(replay, position);
                }
            }
            assertSame(replay, position);
            assertSame(strict, position);
            assertThat(replay.hash(7)).isEqualTo(strict.hash(7));
        }
    }

    private static void assertSame(ChessReplay replay, ChessPosition position) {
        assertThat(Fen.write(replay.position().setup())).isEqualTo(Fen.write(position.setup()));
        assertThat(replay.position().inCheck()).isEqualTo(position.inCheck());
        assertThat(replay.position().material()).isEqualTo(position.material());
        assertThat(replay.position().hash()).isEqualTo(position.hash());
    }

    /// Games in one call or in many are the same.
    @Test
    void howMovesComeCannotBeSeen() {
        long[] codes = codes("e4 d5 exd5 Nf6 Nc3 Nxd5 Nxd5 Qxd5 Nf3 Qe4+ Be2 Bg4 O-O Nc6 d4 O-O-O");
        ChessReplay whole = new ChessReplay(false);
        whole.start(ChessPosition.initial());
        assertThat(whole.play(codes, codes.length)).isEqualTo(codes.length);
        ChessReplay parts = new ChessReplay(false);
        parts.start(ChessPosition.initial());
        for (long code : codes) {
            parts.play(new long[] {code}, 1);
            assertThat(parts.position().sideToMove()).isNotNull();
        }
        assertSame(parts, whole.position());
        assertThat(parts.hash(0)).isEqualTo(whole.hash(0));
        assertThat(Fen.write(whole.position().setup()))
                .isEqualTo("2kr1b1r/ppp1pppp/2n5/8/3Pq1b1/5N2/PPP1BPPP/R1BQ1RK1 w - - 1 9");
    }

    /// What each mode finds: an impossible move always, a king left in check only when every move has to be
    /// legal.
    @Test
    void whatEachModeFinds() {
        assertRefused("e4 e5 Bd4", 2, ChessSan.ILLEGAL, ChessSan.ILLEGAL);
        assertRefused("e4 e5 Ra3", 2, ChessSan.ILLEGAL, ChessSan.ILLEGAL);
        assertRefused("e4 e5 Nf3 Nc6 d3 d6 Nbd2 Bg4 O-O", 8, ChessSan.ILLEGAL, ChessSan.ILLEGAL);
        assertRefused("e4 d5 exd6", 2, ChessSan.ILLEGAL, ChessSan.ILLEGAL);
        assertRefused("e4 e5 Ke2 d6 Ke1 a6 Nf3 b6 Be2 c6 O-O", 10, ChessSan.ILLEGAL, ChessSan.ILLEGAL);
        // A pinned knight, and a king that walks into check.
        assertRefused("e4 e5 d3 Bb4+ Nc3 a6 Nd5", 6, 0, ChessSan.ILLEGAL);
        assertRefused("e4 e5 Qh5 Ke7 d3 Kf6 d4 Kg5", 7, 0, ChessSan.ILLEGAL);
        // Taking a king is impossible even so.
        assertRefused("e4 e5 Qh5 Ke7 d3 Kf6 d4 Kg5 Qxg5", 8, ChessSan.ILLEGAL, 0);
    }

    /// Every ply gives check, and none heeds the other's: as many disturbances as plies, at every length
    /// around those where room is made.
    @Test
    void everyPlyMayDisturbTheQuiet() {
        ChessPosition start = ChessPosition.of(Fen.parse("8/q6k/8/8/8/8/6Q1/K7 w - - 0 1"));
        long[] round = codes("Qh1+ Qa8+ Qh2+ Qa7+");
        for (int plies : new int[] {255, 256, 257, 511, 512, 513}) {
            long[] codes = new long[plies];
            for (int ply = 0; ply < plies; ply++) {
                codes[ply] = round[ply % 4];
            }
            ChessReplay replay = new ChessReplay(false);
            replay.start(start);
            assertThat(replay.play(codes, plies)).isEqualTo(plies);
            assertThat(replay.disturbances()).isGreaterThan(plies - 2);
        }
    }

    private static void assertRefused(String san, int legal, int trusting, int strict) {
        long[] codes = codes(san);
        for (boolean mode : new boolean[] {false, true}) {
            int refusal = mode ? strict : trusting;
            ChessReplay replay = new ChessReplay(mode);
            replay.start(ChessPosition.initial());
            int played = replay.play(codes, codes.length);
            if (refusal != 0) {
                assertThat(played).as(san).isEqualTo(legal);
                assertThat(replay.refusal()).isEqualTo(refusal);
            } else if (!mode) {
                assertThat(played).as(san).isEqualTo(codes.length);
            }
        }
    }

    private static long[] codes(String san) {
        return Arrays.stream(san.split(" ")).mapToLong(ChessReplayTest::written).toArray();
    }

    private static long written(String san) {
        byte[] bytes = san.getBytes(StandardCharsets.ISO_8859_1);
        return SanCode.onLine(SanCode.decode(bytes, 0, bytes.length), 1);
    }
}
