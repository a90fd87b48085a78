package org.pieceworth.stats.surface;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// The monomials of a surface over coordinates from −1 to 1: linear terms, squares and products; for surfaces
/// that are not quadratic, third and fourth powers of one coordinate or two. There is no constant, since
/// games show only differences.
final class SurfaceBasis {

    private static final int MOST = 5;

    /// xᵢᵃ·xⱼᵇ.
    ///
    /// @param kind expected size of its coefficient
    record Monomial(Kind kind, int i, int a, int j, int b) {}

    /// Kinds of monomials, each with a separate scale of its coefficients.
    enum Kind {
        SLOPE,
        CURVATURE,
        DEVIATION
    }

    private final List<Monomial> monomials = new ArrayList<>();

    SurfaceBasis(int dimensions) {
        for (int i = 0; i < dimensions; i++) {
            monomials.add(new Monomial(Kind.SLOPE, i, 1, i, 0));
        }
        for (int i = 0; i < dimensions; i++) {
            for (int j = i; j < dimensions; j++) {
                monomials.add(
                        i == j ? new Monomial(Kind.CURVATURE, i, 2, i, 0) : new Monomial(Kind.CURVATURE, i, 1, j, 1));
            }
        }
        for (int i = 0; i < dimensions; i++) {
            for (int j = 0; j < dimensions; j++) {
                monomials.add(
                        i == j ? new Monomial(Kind.DEVIATION, i, 3, i, 0) : new Monomial(Kind.DEVIATION, i, 2, j, 1));
            }
            for (int j = i; j < dimensions; j++) {
                monomials.add(
                        i == j ? new Monomial(Kind.DEVIATION, i, 4, i, 0) : new Monomial(Kind.DEVIATION, i, 2, j, 2));
            }
        }
    }

    int size() {
        return monomials.size();
    }

    Kind kind(int term) {
        return monomials.get(term).kind();
    }

    private static double[][] powers(double[] point) {
        double[][] powers = new double[point.length][MOST];
        for (int i = 0; i < point.length; i++) {
            powers[i][0] = 1;
            for (int a = 1; a < MOST; a++) {
                powers[i][a] = powers[i][a - 1] * point[i];
            }
        }
        return powers;
    }

    /// The monomials at a point.
    double[] terms(double[] point) {
        double[][] powers = powers(point);
        double[] terms = new double[monomials.size()];
        for (int at = 0; at < terms.length; at++) {
            Monomial each = monomials.get(at);
            terms[at] = powers[each.i][each.a] * powers[each.j][each.b];
        }
        return terms;
    }

    /// The differences of the monomials between two points.
    double[] difference(double[] first, double[] second) {
        double[] terms = terms(first);
        double[] other = terms(second);
        for (int i = 0; i < terms.length; i++) {
            terms[i] -= other[i];
        }
        return terms;
    }

    /// The surface along one axis through a point, as the coefficients of a polynomial in that coordinate, without its
    /// constant part.
    void along(double[] coefficients, double[] point, int axis, double[] polynomial) {
        Arrays.fill(polynomial, 0);
        for (int at = 0; at < coefficients.length; at++) {
            Monomial each = monomials.get(at);
            if (each.i == axis) {
                polynomial[each.a] += coefficients[at] * power(point[each.j], each.b);
            } else if (each.j == axis && each.b > 0) {
                polynomial[each.b] += coefficients[at] * power(point[each.i], each.a);
            }
        }
    }

    private static double power(double base, int exponent) {
        double power = 1;
        for (int i = 0; i < exponent; i++) {
            power *= base;
        }
        return power;
    }
}
