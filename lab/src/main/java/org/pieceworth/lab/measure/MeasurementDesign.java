package org.pieceworth.lab.measure;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.pieceworth.lab.armies.ArmyDistribution;
import org.pieceworth.lab.armies.ArmyPairs;
import org.pieceworth.lab.measure.MeasuredGame.MeasuredPiece;
import org.pieceworth.rules.piece.PieceValues;
import org.pieceworth.rules.position.PieceLetter;

/// The design of armies: each square of the first rank whose piece can be lost has one of the measured
/// pieces, one of the pool, or nothing. Empty squares make values identifiable: without them, adding a
/// constant to each would change no difference of armies.
///
/// With [#copies] the armies are those of the variant except for this many squares: one side has the measured
/// pieces there, the other has random pieces of the pool.
///
/// A piece stronger than a queen is by itself measured in exchanges: the army with a surplus of it has no
/// other surplus except pawns. Other differences would be noise for it, while a weak piece needs them, as
/// they inform the scale (docs/measure.md).
///
/// @param measured the chance of a square for the measured pieces, all together
/// @param strong probability of a square for the pool's pieces with a value above [#STRONG]
/// @param empty probability of an empty square; the rest is for the pool's other pieces
/// @param pawnsOff maximum number of pawns removed from one side
/// @param imbalance maximum known difference of the armies; others are sampled again
/// @param copies number of sampled squares in the variant's own armies; 0 to sample all squares
public record MeasurementDesign(
        double measured, double strong, double empty, int pawnsOff, double imbalance, int copies) {

    /// Best in trials: the piece on 40 % of the squares, queens on 6 %, 12 % empty, up to three pawns off,
    /// three pawns of imbalance.
    public static final MeasurementDesign DEFAULT = new MeasurementDesign(0.4, 0.06, 0.12, 3, 300, 0);

    /// Value above which a piece is sampled as rarely as a queen.
    static final double STRONG = 700;

    /// Value above which a piece is stronger than a queen.
    private static final double STRONGEST = 1100;

    /// The probability of a square for such a piece: with more of them a pawn decides fewer games.
    private static final double STRONGEST_MEASURED = 0.2;

    /// @throws IllegalArgumentException when the probabilities are invalid
    public MeasurementDesign {
        if (!(measured > 0 && strong >= 0 && empty > 0 && measured + strong + empty < 1)
                || pawnsOff < 0
                || copies < 0) {
            throw new IllegalArgumentException(
                    "chances " + measured + ", " + strong + ", " + empty + ", copies " + copies);
        }
    }

    /// This design with another probability of the measured pieces; the rest has the same proportions.
    public MeasurementDesign withMeasured(double chance) {
        double rest = (1 - chance) / (1 - measured);
        return new MeasurementDesign(chance, strong * rest, empty * rest, pawnsOff, imbalance, copies);
    }

    MeasurementDesign withStrong(double chance) {
        return new MeasurementDesign(measured, chance, empty, pawnsOff, imbalance, copies);
    }

    /// This design with a number of copies in the variant's own armies.
    public MeasurementDesign withCopies(int number) {
        return new MeasurementDesign(measured, strong, empty, pawnsOff, imbalance, number);
    }

    /// The best design, unless another one was requested: a piece stronger than a queen is on fewer squares.
    ///
    /// @param guess values so far, which identify strong pieces
    public MeasurementDesign suited(MeasuredGame game, PieceValues guess) {
        return equals(DEFAULT) && isExchange(game, guess) ? withMeasured(STRONGEST_MEASURED) : this;
    }

    /// True if the one measured piece is stronger than a queen, and is exchanged for others.
    ///
    /// @param guess values so far, which identify strong pieces
    public boolean isExchange(MeasuredGame game, PieceValues guess) {
        return copies == 0
                && game.pieces().size() == 1
                && game.pawns().isEmpty()
                && isWorth(game.pieces().getFirst().letter(), guess, STRONGEST);
    }

    private static boolean isWorth(char letter, PieceValues guess, double more) {
        return guess.of(PieceLetter.text(letter))
                .filter(worth -> worth.middlegame() > more)
                .isPresent();
    }

    /// The probabilities of each letter.
    ///
    /// @param guess values so far, which identify strong pieces
    ArmyPairs pairs(MeasuredGame game, PieceValues guess) {
        List<Character> standing = game.pieces().stream()
                .filter(piece -> !game.isPawn(piece))
                .map(MeasuredPiece::letter)
                .toList();
        Map<Character, Double> pawns =
                shares(game.pawns().stream().map(MeasuredPiece::letter).toList(), measured);
        boolean drawn = copies == 0 && !standing.isEmpty();
        Map<Character, Double> both = shares(standing, drawn ? measured : 0);
        ofPool(game, guess, drawn ? 1 : 1 / (1 - measured))
                .forEach((letter, chance) -> both.merge(letter, chance, Double::sum));
        ArmyDistribution second = new ArmyDistribution(copies == 0 ? ArmyDistribution.ALL : copies, both, pawns);
        ArmyDistribution first = copies == 0 ? second : new ArmyDistribution(copies, shares(standing, 1), pawns);
        List<Character> measuredOnes =
                game.pieces().stream().map(MeasuredPiece::letter).toList();
        return new ArmyPairs(first, second, 0, pawnsOff, imbalance, measuredOnes, isExchange(game, guess));
    }

    private static Map<Character, Double> shares(List<Character> letters, double all) {
        return letters.stream()
                .collect(
                        Collectors.toMap(letter -> letter, _ -> all / letters.size(), Double::sum, LinkedHashMap::new));
    }

    private Map<Character, Double> ofPool(MeasuredGame game, PieceValues guess, double rest) {
        List<Character> strongOnes = game.pool().stream()
                .filter(letter -> isWorth(letter, guess, STRONG))
                .toList();
        int plain = game.pool().size() - strongOnes.size();
        double all = rest * (1 - measured - empty);
        double forStrong = strongOnes.isEmpty() ? 0 : plain == 0 ? all : rest * strong;
        Map<Character, Double> chances = new LinkedHashMap<>();
        for (char letter : game.pool()) {
            chances.put(
                    letter, strongOnes.contains(letter) ? forStrong / strongOnes.size() : (all - forStrong) / plain);
        }
        return chances;
    }
}
