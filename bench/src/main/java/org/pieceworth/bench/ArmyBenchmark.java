package org.pieceworth.bench;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.pieceworth.rules.betza.Betza;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.valuation.army.ArmySearch;
import org.pieceworth.valuation.army.ArmyShape;
import org.pieceworth.valuation.synergy.Decomposition;
import org.pieceworth.valuation.synergy.Lexicon;
import org.pieceworth.valuation.synergy.SynergyDifference;
import org.pieceworth.valuation.synergy.SynergyFitter;
import org.pieceworth.valuation.synergy.SynergyParameters;
import org.pieceworth.valuation.synergy.SynergyRanges;
import org.pieceworth.valuation.synergy.SynergyTargets;

/// Armies of the synergy model's 289 pieces beside the one of chess.
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 4, time = 2)
@Fork(1)
public class ArmyBenchmark {

    private static final double CHESS = 2882.576;

    private final SynergyRanges ranges =
            SynergyRanges.of(SynergyFitter.exact(SynergyTargets.published(), false, SynergyFitter.SLACK));
    private final double[] values = Lexicon.entries().stream()
            .mapToDouble(entry -> SynergyParameters.published()
                    .value(Decomposition.of(entry.movement(), false))
                    .orElseThrow())
            .sorted()
            .toArray();
    private final List<Movement> chess = army("R", "R", "N", "N", "B", "B", "Q");
    private final List<Movement> other = army("mRcN", "mRcN", "mBcR", "mBcR", "BW", "BW", "RN");

    private static List<Movement> army(String... pieces) {
        return Stream.of(pieces).map(piece -> Betza.parse(piece).movement()).toList();
    }

    /// All 1,174,722,865 symmetric armies, by their values.
    @Benchmark
    public ArmySearch.Found enumeration() {
        return ArmySearch.search(values, ArmyShape.symmetric(7, false), CHESS, 1, 10);
    }

    /// The range of the difference between two armies over all fits as good.
    @Benchmark
    public Optional<SynergyDifference> difference() {
        return ranges.difference(other, chess);
    }
}
