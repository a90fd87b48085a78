package org.pieceworth.valuation.universal;

import java.util.Arrays;
import java.util.Collection;
import java.util.EnumSet;
import java.util.Set;

/// The fifteen sliders: every combination of basic pairs of directions ("15 directional combinations"; its
/// pictures identify them).
public enum SliderClass {
    /// Along one diagonal.
    DIAGON_I("diagon I", DirectionPair.NE_SW),
    /// Along the other diagonal.
    DIAGON_II("diagon II", DirectionPair.NW_SE),
    /// Along ranks.
    HORIZON("horizon", DirectionPair.E_W),
    /// Along files.
    VERIZON("verizon", DirectionPair.N_S),
    /// Along both diagonals.
    BISHOP("bishop", DirectionPair.NE_SW, DirectionPair.NW_SE),
    /// Along ranks and one diagonal.
    ZIG_ZAG("zig-zag", DirectionPair.E_W, DirectionPair.NE_SW),
    /// Along files and one diagonal.
    ZAG_ZIG("zag-zig", DirectionPair.N_S, DirectionPair.NE_SW),
    /// Along files and the other diagonal.
    ZAG_ZAG("zag-zag", DirectionPair.N_S, DirectionPair.NW_SE),
    /// Along ranks and the other diagonal.
    ZIG_ZIG("zig-zig", DirectionPair.E_W, DirectionPair.NW_SE),
    /// Along files and ranks.
    ROOK("rook", DirectionPair.N_S, DirectionPair.E_W),
    /// All but files.
    HORIZON_BISHOP("horizon-bishop", DirectionPair.NE_SW, DirectionPair.NW_SE, DirectionPair.E_W),
    /// All but ranks.
    VERIZON_BISHOP("verizon-bishop", DirectionPair.NE_SW, DirectionPair.NW_SE, DirectionPair.N_S),
    /// All but one diagonal.
    DIAGON_ROOK_I("diagon-rook I", DirectionPair.NE_SW, DirectionPair.N_S, DirectionPair.E_W),
    /// All but the other diagonal.
    DIAGON_ROOK_II("diagon-rook II", DirectionPair.NW_SE, DirectionPair.N_S, DirectionPair.E_W),
    /// All.
    QUEEN("queen", DirectionPair.values());

    /// "vital diagonal factor"
    static final int DIAGONAL_FACTOR = 3;

    /// "vital vertical factor"
    static final int VERTICAL_FACTOR = 4;

    /// "weighted average": the plain mean of rating + 1 over the fifteen sliders; a test recomputes it.
    static final double WEIGHTED_AVERAGE = 9 / 4.0;

    private final String title;
    private final int pairs;

    SliderClass(String title, DirectionPair... pairs) {
        this.title = title;
        this.pairs = mask(Arrays.asList(pairs));
    }

    /// The source's name.
    public String title() {
        return title;
    }

    public Set<DirectionPair> pairs() {
        Set<DirectionPair> set = EnumSet.allOf(DirectionPair.class);
        set.removeIf(pair -> (pairs >> pair.ordinal() & 1) == 0);
        return set;
    }

    private static int mask(Collection<DirectionPair> pairs) {
        int mask = 0;
        for (DirectionPair pair : pairs) {
            mask |= 1 << pair.ordinal();
        }
        return mask;
    }

    /// The slider with just these pairs.
    ///
    /// @throws IllegalArgumentException when there are no directions
    public static SliderClass of(Set<DirectionPair> pairs) {
        return Arrays.stream(values())
                .filter(slider -> slider.pairs == mask(pairs))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no slider has no directions"));
    }

    /// Vital diagonal directions: of each diagonal one leads to the enemy.
    public int vitalDiagonals() {
        return (int) pairs().stream().filter(DirectionPair::diagonal).count();
    }

    /// Vital vertical directions: of the two along files one leads to the enemy.
    public int vitalVerticals() {
        return pairs().contains(DirectionPair.N_S) ? 1 : 0;
    }

    public int directions() {
        return 2 * Integer.bitCount(pairs);
    }

    /// The "vital directions rating" over the "total directions rating", plus 1: y.
    double rating() {
        return (double) (DIAGONAL_FACTOR * vitalDiagonals() + VERTICAL_FACTOR * vitalVerticals()) / directions() + 1;
    }

    /// The 3-directional foci factor, y / z.
    public double foci() {
        return rating() / WEIGHTED_AVERAGE;
    }
}
