package org.pieceworth.bench;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.pieceworth.pgn.GameListener;
import org.pieceworth.pgn.GameReplay;
import org.pieceworth.pgn.PgnReader;
import org.pieceworth.pgn.PgnVisitor;
import org.pieceworth.pgn.SkipReason;
import org.pieceworth.rules.position.PlayedMoves;

/// Times the reader alone, warm: prints a line `what|seconds` for each way of reading a file, the best of ten
/// rounds.
public final class ReaderRounds {

    private static final int ROUNDS = 10;

    private ReaderRounds() {}

    public static void main(String[] args) throws IOException {
        byte[] text = Files.readAllBytes(Path.of(args[0]));
        best("reader alone, warm: every move replayed, material kept", text, () -> new GameReplay(new Counter(true)));
        best(
                "reader alone, warm: every move checked for legality",
                text,
                () -> new GameReplay(new Counter(true), true));
        best("reader alone, warm: events without replay", text, () -> new PgnVisitor() {
            @Override
            public void moves(long[] written, int count) {
                // the moves are read and not played
            }
        });
        best("reader alone, warm: games skipped by their tags", text, () -> new GameReplay(new Counter(false)));
    }

    private interface Making {
        PgnVisitor make();
    }

    private static void best(String what, byte[] text, Making making) {
        double best = Double.POSITIVE_INFINITY;
        for (int round = 0; round < ROUNDS; round++) {
            PgnVisitor visitor = making.make();
            long start = System.nanoTime();
            new PgnReader(new ByteArrayInputStream(text), visitor).readAll();
            best = Math.min(best, (System.nanoTime() - start) / 1e9);
        }
        System.out.println(what + "|" + best);
    }

    /// Adds up what a replay reports, so that nothing of it can be left out.
    private static final class Counter implements GameListener {
        private final boolean wanted;
        private long sum;

        Counter(boolean wanted) {
            this.wanted = wanted;
        }

        @Override
        public boolean wanted() {
            return wanted;
        }

        @Override
        public void end(ReplayedGame game, PlayedMoves replay, Optional<SkipReason> skip) {
            sum += game.key() + replay.plies() + replay.disturbances();
            if (sum == Long.MIN_VALUE) {
                throw new IllegalStateException();
            }
        }
    }
}
