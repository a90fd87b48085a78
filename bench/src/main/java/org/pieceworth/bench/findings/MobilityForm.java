package org.pieceworth.bench.findings;

import java.util.Arrays;
import java.util.List;

/// Mosca and Haddad's formula, and formulas with less or more in them. Constants are four distances, the direction and
/// the share that pieces bound to a colour lose, in this order, then the term that is added.
enum MobilityForm {
    SCALED("the published factors, best scale", 1),
    FACTORS("six factors fitted", 6),
    ALIKE("equal squares at any distance", 6),
    NO_DIRECTION("without directions", 6),
    NO_COLOUR("without colour-binding", 6),
    SLIDES("plus a share for slides beyond the first square", 7),
    AHEAD("plus extra weight of forward squares", 7),
    POWER("plus a power of the sum", 7);

    private static final int DIRECTION = 4;
    private static final int COLOUR = 5;
    private static final int TERM = 6;
    private static final double ROOK = 500;
    private static final double[] PUBLISHED = {50, 30, 24, 12, 8, 1 / 3.0};

    private final String words;
    private final int size;

    MobilityForm(String words, int size) {
        this.words = words;
        this.size = size;
    }

    String words() {
        return words;
    }

    /// How many constants are free.
    int constants() {
        return switch (this) {
            case SCALED -> 1;
            case FACTORS -> 6;
            case ALIKE -> 3;
            case NO_DIRECTION, NO_COLOUR -> 5;
            case SLIDES, AHEAD, POWER -> 7;
        };
    }

    private double valueOf(MobilityPiece piece, double[] at) {
        double sum = 0;
        for (int distance = 0; distance < MobilityPiece.DISTANCES; distance++) {
            int squares = piece.factors().byDistance().get(distance);
            double factor = switch (this) {
                case SCALED -> at[0] * PUBLISHED[distance];
                case ALIKE -> at[0];
                case FACTORS, NO_DIRECTION, NO_COLOUR, SLIDES, AHEAD, POWER -> at[distance];
            };
            double counted = this == SLIDES ? squares - (1 - at[TERM]) * piece.slid()[distance] : squares;
            sum += factor * counted;
        }
        if (this == AHEAD) {
            sum *= 1
                    + at[TERM]
                            * piece.ahead()
                            / piece.factors().byDistance().stream()
                                    .mapToInt(Integer::intValue)
                                    .sum();
        }
        sum += piece.factors().directions()
                * switch (this) {
                    case SCALED -> at[0] * PUBLISHED[DIRECTION];
                    case NO_DIRECTION -> 0;
                    case FACTORS, ALIKE, NO_COLOUR, SLIDES, AHEAD, POWER -> at[DIRECTION];
                };
        double lost = switch (this) {
            case SCALED -> PUBLISHED[COLOUR];
            case NO_COLOUR -> 0;
            case FACTORS, ALIKE, NO_DIRECTION, SLIDES, AHEAD, POWER -> at[COLOUR];
        };
        double value = piece.factors().colourBound() ? sum * (1 - lost) : sum;
        return this == POWER ? ROOK * Math.pow(Math.max(0, value) / ROOK, at[TERM]) : value;
    }

    ModelLaw law(List<MobilityPiece> pieces) {
        return new ModelLaw() {

            @Override
            public double value(double[] constants, int piece) {
                return valueOf(pieces.get(piece), constants);
            }

            @Override
            public double[] start() {
                return switch (MobilityForm.this) {
                    case SCALED -> new double[] {1};
                    case FACTORS, ALIKE, NO_DIRECTION, NO_COLOUR -> PUBLISHED.clone();
                    case SLIDES, POWER -> plus(1);
                    case AHEAD -> plus(0.1);
                };
            }

            private double[] plus(double term) {
                double[] start = Arrays.copyOf(PUBLISHED, PUBLISHED.length + 1);
                start[TERM] = term;
                return start;
            }

            @Override
            public double[] lower() {
                double[] lower = new double[size];
                Arrays.fill(lower, -1000);
                return lower;
            }

            @Override
            public double[] upper() {
                double[] upper = new double[size];
                Arrays.fill(upper, 1000);
                return upper;
            }
        };
    }
}
