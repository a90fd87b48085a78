package org.pieceworth.valuation.synergy;

/// The law itself (the source's section 1.1 and formula 9). In strength u = ln(1 + c·v) it is addition.
public final class SynergyLaw {

    private SynergyLaw() {}

    /// The value of two independent parts in one piece: a + b + c·a·b.
    public static double join(double c, double a, double b) {
        return a + b + c * a * b;
    }

    /// The value that joined with itself gives `a`: the star root (√(1 + c·a) − 1)/c.
    public static double root(double c, double a) {
        return value(c, strength(c, a) / 2);
    }

    /// Strength u = ln(1 + c·v), which is additive.
    public static double strength(double c, double value) {
        return Math.log1p(c * value);
    }

    /// The value of a strength: (e^u − 1)/c.
    public static double value(double c, double strength) {
        return Math.expm1(strength) / c;
    }
}
