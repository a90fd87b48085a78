package org.pieceworth.bench;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;
import org.pieceworth.valuation.synergy.EvolvedFit;
import org.pieceworth.valuation.synergy.Lexicon;
import org.pieceworth.valuation.synergy.Objective;
import org.pieceworth.valuation.synergy.SynergyFit;
import org.pieceworth.valuation.synergy.SynergyFitter;
import org.pieceworth.valuation.synergy.SynergyRanges;
import org.pieceworth.valuation.synergy.SynergyScore;
import org.pieceworth.valuation.synergy.SynergyTargets;

/// The synergy law on its twenty published targets.
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 4, time = 2)
@Fork(1)
public class SynergyBenchmark {

    private final SynergyTargets targets = SynergyTargets.published();
    private final SynergyFit fit = SynergyFitter.exact(targets, false, SynergyFitter.SLACK);

    /// The optimum, its proof, the range of c at the slack with its proof, and the centre.
    @Benchmark
    public SynergyFit exactFit() {
        return SynergyFitter.exact(targets, false, SynergyFitter.SLACK);
    }

    /// The 289 intervals of the lexicon.
    @Benchmark
    public void lexiconRanges(Blackhole sink) {
        SynergyRanges ranges = SynergyRanges.of(fit);
        Lexicon.entries().forEach(entry -> sink.consume(ranges.value(entry.movement())));
    }

    /// Our own differential evolution, for comparison.
    @Benchmark
    public SynergyScore differentialEvolution() {
        return EvolvedFit.of(targets, false, Objective.MAX, 1);
    }
}
