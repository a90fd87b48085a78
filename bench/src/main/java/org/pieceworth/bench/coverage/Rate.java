package org.pieceworth.bench.coverage;

import java.util.Locale;

/// How often something came true, of the tries that told.
final class Rate {

    /// Fewer tries than these are shown, but not judged.
    static final int ENOUGH = 400;

    private final double nominal;
    private final double low;
    private final double high;
    private long tries;
    private long told;
    private long hits;

    private Rate(double nominal, double low, double high) {
        this.nominal = nominal;
        this.low = low;
        this.high = high;
    }

    /// Of 95 % intervals that hold the truth.
    static Rate ofIntervals() {
        return new Rate(0.95, 0.93, 0.97);
    }

    /// Of p-values below 0.05 where the hypothesis is true.
    static Rate ofPValues() {
        return new Rate(0.05, 0.04, 0.06);
    }

    /// Of medians, which are below the truth as often as above.
    static Rate ofMedian() {
        return new Rate(0.5, 0.45, 0.55);
    }

    /// Of what is shown for comparison alone.
    static Rate ofUnpromised() {
        return new Rate(Double.NaN, 0, 1);
    }

    /// Of errors of a test that promises at most this many.
    static Rate ofErrors(double most) {
        return new Rate(most, 0, 1.2 * most);
    }

    /// A try that told something.
    synchronized void add(boolean hit) {
        tries++;
        told++;
        hits += hit ? 1 : 0;
    }

    /// A try without an interval or a test.
    synchronized void addSilent() {
        tries++;
    }

    double nominal() {
        return nominal;
    }

    long told() {
        return told;
    }

    double rate() {
        return (double) hits / told;
    }

    /// Whether it is enough to judge by.
    boolean judged() {
        return told >= ENOUGH && !Double.isNaN(nominal);
    }

    /// Whether it keeps its promise, as far as it is judged.
    boolean kept() {
        return !judged() || rate() >= low && rate() <= high;
    }

    /// By how many of its own standard errors it is beyond the floor; 0 where it is not.
    double beyond() {
        double error = Math.sqrt(Math.max(rate() * (1 - rate()), 1e-6) / told);
        return kept() ? 0 : Math.max(low - rate(), rate() - high) / error;
    }

    /// In per cent: bold beyond the floor, in brackets where there are too few to judge, with the share of tries
    /// that told where that is not all.
    @Override
    public String toString() {
        if (told == 0) {
            return "–";
        }
        String number = String.format(Locale.ROOT, "%.1f", 100 * rate());
        String marked =
                !judged() && !Double.isNaN(nominal) ? "(" + number + ")" : kept() ? number : "**" + number + "**";
        return told == tries
                ? marked
                : marked + String.format(Locale.ROOT, " [%.0f]", Math.floor(100.0 * told / tries));
    }
}
