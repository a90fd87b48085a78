package org.pieceworth.studies.synergy;

import java.util.List;
import java.util.Optional;
import org.pieceworth.rules.piece.Piece;
import org.pieceworth.valuation.synergy.Objective;
import org.pieceworth.valuation.synergy.SynergyTargets;

/// How the synergy law is to be fitted.
///
/// @param own targets of the user's own; the published ones when empty
/// @param headings whether forward, sideways and backward steps have parameters of their own
/// @param slacks how much larger the largest error of an equally good fit may be, as shares: the centre and the
/// ranges hold for the first, more ranges for the others; the usual one when empty
/// @param solver how to search
/// @param objective which error is made least
/// @param pieces to value by the fit
/// @param seed of searches at random
public record SynergyRequest(
        Optional<SynergyTargets> own,
        boolean headings,
        List<Double> slacks,
        Solver solver,
        Objective objective,
        List<Piece> pieces,
        long seed) {

    /// The exact fit to the published targets.
    public static final SynergyRequest USUAL =
            new SynergyRequest(Optional.empty(), false, List.of(), Solver.EXACT, Objective.MAX, List.of(), 1);

    /// How to search.
    public enum Solver {
        /// By linear programs, with a proof where the largest error is made least.
        EXACT,
        /// By differential evolution, as the source does.
        DE
    }

    /// Copies the lists.
    public SynergyRequest {
        slacks = List.copyOf(slacks);
        pieces = List.copyOf(pieces);
    }

    /// The same for other targets.
    public SynergyRequest withTargets(Optional<SynergyTargets> other) {
        return new SynergyRequest(other, headings, slacks, solver, objective, pieces, seed);
    }

    /// The same with or without parameters for headings.
    public SynergyRequest withHeadings(boolean apart) {
        return new SynergyRequest(own, apart, slacks, solver, objective, pieces, seed);
    }

    /// The same with other slacks.
    public SynergyRequest withSlacks(List<Double> shares) {
        return new SynergyRequest(own, headings, shares, solver, objective, pieces, seed);
    }

    /// The same searched for in another way.
    public SynergyRequest withSolver(Solver way) {
        return new SynergyRequest(own, headings, slacks, way, objective, pieces, seed);
    }

    /// The same with another error made least.
    public SynergyRequest withObjective(Objective error) {
        return new SynergyRequest(own, headings, slacks, solver, error, pieces, seed);
    }

    /// The same with other pieces to value.
    public SynergyRequest withPieces(List<Piece> asked) {
        return new SynergyRequest(own, headings, slacks, solver, objective, asked, seed);
    }

    /// The same with another seed.
    public SynergyRequest withSeed(long number) {
        return new SynergyRequest(own, headings, slacks, solver, objective, pieces, number);
    }

    SynergyTargets targets() {
        return own.orElseGet(SynergyTargets::published);
    }
}
