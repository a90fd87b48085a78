package org.pieceworth.bench;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;
import org.pieceworth.empirical.fit.FitSettings;
import org.pieceworth.empirical.fit.PieceValueFit;
import org.pieceworth.empirical.fit.PieceValueFitter;
import org.pieceworth.empirical.input.ObservationReader;
import org.pieceworth.empirical.input.ReadProgress;
import org.pieceworth.empirical.rows.Observations;
import org.pieceworth.empirical.settings.ObservationSettings;
import org.pieceworth.pgn.GameReplay;
import org.pieceworth.pgn.PgnInput;
import org.pieceworth.pgn.PgnReader;
import org.pieceworth.pgn.PgnVisitor;
import org.pieceworth.rules.chess.ChessPosition;
import org.pieceworth.rules.position.Perft;
import org.pieceworth.stats.regression.FitTrace;

/// From bytes to values, one stage more each time, on the 2.2 MB of games that come with the program.
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 4, time = 2)
@Measurement(iterations = 4, time = 2)
@Fork(1)
public class GamesBenchmark {

    private byte[] pgn = new byte[0];
    private Optional<Observations> observations = Optional.empty();

    @Setup
    public void load() throws IOException {
        Path games = Path.of(System.getProperty("pieceworth.games"));
        try (InputStream in = PgnInput.open(Files.newInputStream(games))) {
            pgn = in.readAllBytes();
        }
        observations = Optional.of(collect());
    }

    @Benchmark
    public long events() {
        return new PgnReader(new ByteArrayInputStream(pgn), new PgnVisitor() {}).readAll();
    }

    @Benchmark
    public long replay(Blackhole hole) {
        return new PgnReader(
                        new ByteArrayInputStream(pgn), new GameReplay((game, replay, _) -> hole.consume(game.key())))
                .readAll();
    }

    @Benchmark
    public Observations collect() {
        ObservationReader files = new ObservationReader(ObservationSettings.DEFAULT, ReadProgress.NONE);
        files.read("games.pgn", new ByteArrayInputStream(pgn));
        return files.observations();
    }

    @Benchmark
    public PieceValueFit fit() {
        return PieceValueFitter.fit(observations.orElseThrow(), FitSettings.DEFAULT, FitTrace.NONE);
    }

    @Benchmark
    public long perftDepth5() {
        return Perft.count(ChessPosition.initial(), 5);
    }
}
