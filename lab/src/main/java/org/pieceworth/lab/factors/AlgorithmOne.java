package org.pieceworth.lab.factors;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.pieceworth.stats.match.ScoreCounts;
import org.pieceworth.stats.match.Sprt;
import org.pieceworth.valuation.mobility.MobilityFactors;

/// Algorithm 1 of Mosca and Haddad (2021), section 3.7: proposals for the six factors play the best ones so
/// far, over all 45 pairs of the ten pieces, and replace them if their mean score is above a half. The source
/// does not describe the proposals; here each factor is changed by a tenth of itself on average, rounded to
/// whole numbers like the published ones.
///
/// A mean of 9,000 games has an error of half a per cent, as much as an error of 40 centipawns in one piece
/// costs: half of all neutral proposals are accepted. [#raced] plays on until a chance result is unlikely,
/// and makes proposals by simultaneous perturbation (Spall 1998), cited in the source.
public final class AlgorithmOne {

    private static final double STEP = 0.1;
    private static final double ERROR = 0.05;
    private static final double WORTH_TAKING = 10;
    private static final int SPSA_STEPS = 4;
    private static final int MOST_ROUNDS = 100;
    private static final double GAIN = 4;

    /// May be evaluated after any game: accepts at most 5 % of proposals of equal strength, and 95 % of those
    /// ten Elo points better, in races without an early stop.
    private static final Sprt RACE = new Sprt(0, WORTH_TAKING, ERROR, ERROR);

    private final Trial trial;
    private final SplittableRandom random;
    private final Consumer<Proposal> listener;

    /// Plays sets of factors against each other.
    @FunctionalInterface
    public interface Trial {

        /// Points of the first in pairs of games, in fewer pairs if the time is over.
        ///
        /// @param round each is a pair of games for each of the 45 pairs of pieces
        /// @param rounds their number, from that one on
        ScoreCounts play(MobilityFactors first, MobilityFactors second, long round, int rounds);
    }

    /// A proposal and its score.
    ///
    /// @param number number of the proposal, from 1
    /// @param factors factors of the proposal
    /// @param score score against the best so far
    /// @param accepted true if it is the best now
    public record Proposal(int number, MobilityFactors factors, ScoreCounts score, boolean accepted) {}

    /// @param listener receives each proposal
    public AlgorithmOne(Trial trial, long seed, Consumer<Proposal> listener) {
        this.trial = trial;
        this.listener = listener;
        random = new SplittableRandom(seed);
    }

    /// The algorithm of the source.
    ///
    /// @param proposals 10,000 in the source
    /// @param rounds 100 of them are the 200 games per pair of the source
    public MobilityFactors asWritten(MobilityFactors start, int proposals, int rounds) {
        MobilityFactors best = start;
        long round = 0;
        for (int number = 1; number <= proposals; number++) {
            MobilityFactors proposal = perturbed(best);
            ScoreCounts score = trial.play(proposal, best, round, rounds);
            round += rounds;
            boolean accepted = score.score() > 0.5;
            listener.accept(new Proposal(number, proposal, score, accepted));
            best = accepted ? proposal : best;
        }
        return best;
    }

    /// The loop of the source while there is time, with other proposals: each proposal comes from a few steps
    /// of simultaneous perturbation, and is played until a sequential test has ended, with an evaluation
    /// after each 45 pairs of games, at most as long as in the source; an undecided proposal is rejected.
    public MobilityFactors raced(MobilityFactors start, BooleanSupplier more) {
        MobilityFactors best = start;
        long round = 0;
        for (int number = 1; more.getAsBoolean(); number++) {
            MobilityFactors proposal = best;
            for (int step = 0; step < SPSA_STEPS && more.getAsBoolean(); step++) {
                proposal = stepped(proposal, round++);
            }
            if (!more.getAsBoolean()) {
                return best;
            }
            proposal = MobilityFactors.of(proposal.all().stream()
                    .map(factor -> Math.rint(10 * factor) / 10)
                    .toList());
            ScoreCounts score = ScoreCounts.noPairs();
            int rounds = 0;
            Sprt.State state = Sprt.State.OPEN;
            while (rounds < MOST_ROUNDS && more.getAsBoolean() && state == Sprt.State.OPEN) {
                score = score.plus(trial.play(proposal, best, round++, 1));
                rounds++;
                state = RACE.state(score);
            }
            boolean accepted = state == Sprt.State.H1;
            listener.accept(new Proposal(number, proposal, score, accepted));
            best = accepted ? proposal : best;
        }
        return best;
    }

    private MobilityFactors perturbed(MobilityFactors best) {
        List<Double> all = new ArrayList<>();
        for (double factor : best.all()) {
            all.add(Math.rint(factor * Math.exp(STEP * random.nextGaussian())));
        }
        all.set(all.size() - 1, Math.max(1, all.getLast()));
        return MobilityFactors.of(all);
    }

    /// One step of simultaneous perturbation: all factors are changed at once, up or down by chance, and move
    /// towards the side that scored more.
    private MobilityFactors stepped(MobilityFactors from, long round) {
        List<Double> signs = new ArrayList<>();
        for (int i = 0; i < MobilityFactors.NUMBER; i++) {
            signs.add(random.nextBoolean() ? STEP : -STEP);
        }
        ScoreCounts score = trial.play(moved(from, signs, 1), moved(from, signs, -1), round, 1);
        return score.results() == 0 ? from : moved(from, signs, GAIN * (score.score() - 0.5));
    }

    private static MobilityFactors moved(MobilityFactors from, List<Double> signs, double by) {
        List<Double> all = new ArrayList<>();
        for (int i = 0; i < signs.size(); i++) {
            all.add(from.all().get(i) * Math.exp(by * signs.get(i)));
        }
        all.set(all.size() - 1, Math.max(1, all.getLast()));
        return MobilityFactors.of(all);
    }
}
