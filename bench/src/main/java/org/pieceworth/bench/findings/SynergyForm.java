package org.pieceworth.bench.findings;

import java.util.Arrays;
import java.util.List;

/// The synergy law, and laws with one term more or less. All have a strength for each of the ten parts, in centipawns
/// where parts just add.
enum SynergyForm {
    ADDITIVE("parts add (c = 0)"),
    CONSTANT("one constant c"),
    DIRECTION("plus extra weight of forward steps"),
    MOVE_AND_CAPTURE("plus a gain of moves with captures"),
    LEAP_AND_RIDE("plus a gain of leaps with rides"),
    COLOUR("plus a gain for lifting colour-binding"),
    POWER("a power of the value adds, without c");

    private static final int PARTS = SynergyPiece.PARTS.size();
    private static final double MOST = 700;
    private static final double MOST_C = 0.02;

    /// Any value would do: strengths are counted so that this one is its own strength.
    private static final double ROOK = 500;

    private static final double NOTHING = 1e-9;

    private final String words;

    SynergyForm(String words) {
        this.words = words;
    }

    String words() {
        return words;
    }

    /// The place of c; the term that is added comes after it.
    static int constant() {
        return PARTS;
    }

    /// True with a term beside c.
    boolean termed() {
        return this != ADDITIVE && this != CONSTANT && this != POWER;
    }

    private double valueOf(SynergyPiece piece, double[] at) {
        double moves = 0;
        double captures = 0;
        double leaps = 0;
        double rides = 0;
        double term = termed() ? at[PARTS + 1] : 0;
        double tilt = this == DIRECTION ? term : 0;
        for (int part : piece.parts()) {
            double strength = at[part]
                    * ((1 + tilt) * piece.ahead()[part] + piece.sideways()[part] + (1 - tilt) * piece.back()[part]);
            if (part < SynergyPiece.HALF) {
                moves += strength;
            } else {
                captures += strength;
            }
            boolean ride = part % SynergyPiece.HALF == 2 || part % SynergyPiece.HALF == 4;
            rides += ride ? strength : 0;
            leaps += ride ? 0 : strength;
        }
        double c = this == ADDITIVE || this == POWER ? 0 : at[PARTS];
        double joined = joined(moves + captures, c);
        return switch (this) {
            case ADDITIVE, CONSTANT, DIRECTION -> joined;
            case MOVE_AND_CAPTURE -> joined + term * moves * captures;
            case LEAP_AND_RIDE -> joined + term * leaps * rides;
            case COLOUR -> piece.freesFromColour() ? joined * (1 + term) : joined;
            case POWER -> ROOK * Math.pow((moves + captures) / ROOK, 1 + at[PARTS]);
        };
    }

    private static double joined(double strength, double c) {
        return c < NOTHING ? strength : Math.expm1(c * strength) / c;
    }

    ModelLaw law(List<SynergyPiece> pieces) {
        int size = switch (this) {
            case ADDITIVE -> PARTS;
            case CONSTANT, POWER -> PARTS + 1;
            case DIRECTION, MOVE_AND_CAPTURE, LEAP_AND_RIDE, COLOUR -> PARTS + 2;
        };
        return new ModelLaw() {

            @Override
            public double value(double[] constants, int piece) {
                return valueOf(pieces.get(piece), constants);
            }

            @Override
            public boolean depends(int constant, int piece) {
                return constant >= PARTS || pieces.get(piece).has(constant);
            }

            @Override
            public double[] start() {
                return filled(30, SynergyForm.this == POWER ? 0.3 : 0.001, 0.01);
            }

            @Override
            public double[] lower() {
                return filled(
                        0,
                        0,
                        switch (SynergyForm.this) {
                            case ADDITIVE, CONSTANT, POWER, DIRECTION, COLOUR -> -0.9;
                            case MOVE_AND_CAPTURE, LEAP_AND_RIDE -> -0.01;
                        });
            }

            @Override
            public double[] upper() {
                return filled(
                        MOST,
                        SynergyForm.this == POWER ? 2 : MOST_C,
                        switch (SynergyForm.this) {
                            case ADDITIVE, CONSTANT, POWER, DIRECTION, COLOUR -> 0.9;
                            case MOVE_AND_CAPTURE, LEAP_AND_RIDE -> 0.02;
                        });
            }

            private double[] filled(double strength, double c, double term) {
                double[] point = new double[size];
                Arrays.fill(point, 0, PARTS, strength);
                if (size > PARTS) {
                    point[PARTS] = c;
                }
                if (size > PARTS + 1) {
                    point[PARTS + 1] = term;
                }
                return point;
            }
        };
    }
}
