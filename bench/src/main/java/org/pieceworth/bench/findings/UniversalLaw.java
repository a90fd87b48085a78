package org.pieceworth.bench.findings;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/// The universal calculation with some of its adjustments, and with some of its constants free.
///
/// @param on adjustments that count
/// @param free constants that are fitted, beside the scale; the others are the source's
record UniversalLaw(Set<Part> on, Set<Part> free, List<UniversalPiece> pieces) implements ModelLaw {

    /// Adjustments with a constant each.
    enum Part {
        /// Selective move blocks, by the opening density.
        BLOCKS(UniversalPiece.DENSITY),
        /// 3-directional foci, to this power.
        FOCI(1),
        BOUND(UniversalPiece.BOUND),
        CHANGED(UniversalPiece.CHANGED),
        COMPOUND(UniversalPiece.COMPOUND);

        private final double source;

        Part(double source) {
            this.source = source;
        }

        double source() {
            return source;
        }
    }

    static final Set<Part> ALL = EnumSet.allOf(Part.class);

    /// The source's constants, and the best scale.
    static UniversalLaw of(Set<Part> on, List<UniversalPiece> pieces) {
        return new UniversalLaw(on, EnumSet.noneOf(Part.class), pieces);
    }

    static int place(Part part) {
        return 1 + part.ordinal();
    }

    private double constant(Part part, double[] constants) {
        return free.contains(part) ? constants[place(part)] : part.source();
    }

    private double share(Part part, double[] constants) {
        return on.contains(part) ? constant(part, constants) : 0;
    }

    @Override
    public double value(double[] constants, int at) {
        UniversalPiece piece = pieces.get(at);
        double attack = piece.leaps();
        for (UniversalPiece.Slide slide : piece.slides()) {
            double block = on.contains(Part.BLOCKS)
                    ? slide.block() * UniversalPiece.DENSITY / constant(Part.BLOCKS, constants)
                    : 1;
            double foci = on.contains(Part.FOCI) ? Math.pow(slide.foci(), constant(Part.FOCI, constants)) : 1;
            attack += slide.ideal() * block * foci;
        }
        double enhanced = 1
                + share(Part.BOUND, constants) * piece.nonColourBound()
                + share(Part.CHANGED, constants) * piece.nonColourChanged()
                + share(Part.COMPOUND, constants) * piece.compound();
        return constants[0] * attack * enhanced;
    }

    @Override
    public boolean depends(int constant, int piece) {
        return constant == 0 || free.contains(Part.values()[constant - 1]);
    }

    @Override
    public double[] start() {
        double[] start = new double[1 + Part.values().length];
        start[0] = 50;
        for (Part part : Part.values()) {
            start[place(part)] = part.source();
        }
        return start;
    }

    @Override
    public double[] lower() {
        double[] lower = new double[1 + Part.values().length];
        Arrays.fill(lower, -5);
        lower[0] = 1;
        lower[place(Part.BLOCKS)] = 0.02;
        return lower;
    }

    @Override
    public double[] upper() {
        double[] upper = new double[1 + Part.values().length];
        Arrays.fill(upper, 5);
        upper[0] = 1000;
        return upper;
    }
}
