package org.pieceworth.lab.armies;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.piece.PieceList;
import org.pieceworth.rules.piece.PieceValues;
import org.pieceworth.rules.position.PieceLetter;
import org.pieceworth.rules.variant.Variant;
import org.pieceworth.text.InputException;

/// A specification of random armies: `slots=7,FfW=40,N=14,B=14,R=14,Q=6,empty=12,pawns-off=0-3,imbalance=3`.
///
/// Numbers of pieces and of `empty` are shares of their sum. A pawn of another kind has the percentage of the
/// pawns' squares. `differ=FfW` samples again until one army has a surplus of it, or of any of
/// `differ=FfW+N`; `exchange=FfW` also until that army has no other surplus except pawns. Defaults: all
/// squares, no empty ones, no pawns off, an imbalance of three pawns, armies that may be equal.
///
/// @param text the original text
/// @param game the variant with the pieces that it lacks
/// @param pairs the distribution of both armies
public record RandomArmies(String text, VariantSource game, ArmyPairs pairs) {

    /// Also that of games of two armies.
    public static final String SECTION = "armies";

    private static final Pattern PART =
            Pattern.compile("\\s*(?:(differ|exchange)\\s*=\\s*(\\S+)|([^=]+?)\\s*=\\s*([0-9.]+(?:-[0-9.]+)?))\\s*");

    private static final double PAWN = 100;
    private static final double PERCENT = 100;
    private static final double MOST = 1e6;

    /// Reads it.
    ///
    /// @param base the variant whose board, pawns and rules are used
    /// @throws InputException when it makes no sense there
    public static RandomArmies parse(String text, VariantSource base) {
        return new Reader(text, base).read();
    }

    /// Starts with these probabilities.
    ///
    /// @param rules rules of [#game]
    /// @param values keep armies from being too unlike
    public ArmyStarts starts(VariantRules rules, PieceValues values, long seed) {
        return new ArmyStarts(rules, pairs, ArmyStarts.columns(rules.variant(), pairs), values, seed);
    }

    private static final class Reader {

        private final String text;
        private final Variant base;
        private final VariantBuilder builder;
        private final Map<Character, Double> shares = new LinkedHashMap<>();
        private final List<Character> different = new ArrayList<>();
        private boolean exchange;
        private int squares = ArmyDistribution.ALL;
        private double empty;
        private int[] pawnsOff = {0, 0};
        private double imbalance = 3;

        Reader(String text, VariantSource source) {
            this.text = text;
            base = source.variant();
            builder = new VariantBuilder(source);
        }

        RandomArmies read() {
            for (String part : text.split(PieceList.COMMA, -1)) {
                Matcher found = PART.matcher(part);
                if (!found.matches()) {
                    throw fault("found '" + part.strip() + "', expected parts such as FfW=40, slots=7, empty=12,"
                            + " pawns-off=0-3 or imbalance=3, with commas");
                }
                if (found.group(1) == null) {
                    set(found.group(3), found.group(4));
                } else {
                    exchange |= found.group(1).equals("exchange");
                    Stream.of(found.group(2).split("\\+", -1))
                            .map(piece -> builder.letter("piece '" + piece + "'", piece))
                            .forEach(different::add);
                }
            }
            VariantSource game = builder.forDrawnArmies(SECTION);
            Set<Character> kinds = game.variant().promotion().pawnTypes().white();
            Map<Character, Double> pieces = new LinkedHashMap<>();
            Map<Character, Double> pawns = new LinkedHashMap<>();
            double sum = empty
                    + shares.entrySet().stream()
                            .filter(share -> !kinds.contains(share.getKey()))
                            .mapToDouble(Map.Entry::getValue)
                            .sum();
            shares.forEach((letter, share) -> {
                if (kinds.contains(letter)) {
                    pawns.put(letter, share / PERCENT);
                } else {
                    pieces.put(letter, share / sum);
                }
            });
            check(pieces, pawns, game.variant());
            ArmyDistribution army = new ArmyDistribution(squares, pieces, pawns);
            return new RandomArmies(
                    text,
                    game,
                    new ArmyPairs(army, army, pawnsOff[0], pawnsOff[1], imbalance * PAWN, different, exchange));
        }

        private void set(String key, String value) {
            switch (key) {
                case "slots" -> squares = whole(key, value);
                case "empty" -> empty = number(key, value);
                case "imbalance" -> imbalance = number(key, value);
                case "pawns-off" -> {
                    String[] ends = value.split("-", -1);
                    pawnsOff = new int[] {whole(key, ends[0]), whole(key, ends[ends.length - 1])};
                }
                default -> share(key, number(key, value));
            }
        }

        private void share(String piece, double share) {
            char letter = builder.letter("piece '" + piece + "'", piece);
            if (StartBoard.isVital(base, letter)) {
                throw fault("found '" + piece + "', whose loss ends the game in " + base.name()
                        + "; expected pieces that can be lost");
            }
            if (StartBoard.forArmies(base).pawns().contains(letter)) {
                throw fault("found '" + piece + "', which stands on the other ranks; expected pieces of the first rank,"
                        + " or pawns of another kind");
            }
            if (shares.put(letter, share) != null) {
                throw fault("found '" + piece + "' twice, expected each piece once");
            }
        }

        private void check(Map<Character, Double> pieces, Map<Character, Double> pawns, Variant variant) {
            if (pieces.isEmpty()) {
                throw fault("found no piece of the first rank, expected some, as in FfW=40,N=20,R=20,Q=8,empty=12");
            }
            if (pieces.values().stream().anyMatch(chance -> !(chance >= 0))) {
                throw fault("found shares whose sum is 0, expected some above it");
            }
            if (pawns.values().stream().mapToDouble(chance -> chance).sum() > 1) {
                throw fault("found pawns on more than 100 % of their squares, expected less");
            }
            int there = StartBoard.forArmies(variant).slots().size();
            if (squares != ArmyDistribution.ALL && (squares < 1 || squares > there)) {
                throw fault("found slots=" + squares + ", expected 1 to " + there
                        + ", the squares of the first rank of " + base.name() + " whose pieces can be lost");
            }
            different.stream()
                    .filter(letter -> !pieces.containsKey(letter) && !pawns.containsKey(letter))
                    .findFirst()
                    .ifPresent(letter -> {
                        throw fault("found " + (exchange ? "exchange=" : "differ=") + PieceLetter.text(letter)
                                + ", expected sampled pieces");
                    });
            if (pawnsOff[1] < pawnsOff[0]) {
                throw fault(
                        "found pawns-off=" + pawnsOff[0] + "-" + pawnsOff[1] + ", expected the smaller number first");
            }
            if (!(imbalance > 0)) {
                throw fault("found imbalance=0, expected more: as many pawns as armies may differ by");
            }
        }

        private int whole(String key, String value) {
            double number = number(key, value);
            if (number != Math.rint(number)) {
                throw fault("found " + key + "=" + value + ", expected a whole number");
            }
            return (int) number;
        }

        private InputException fault(String what) {
            return InputException.about("armies", what);
        }

        private double number(String key, String value) {
            try {
                double number = Double.parseDouble(value);
                if (number <= MOST) {
                    return number;
                }
            } catch (NumberFormatException _) {
                // said below
            }
            throw fault("found " + key + "=" + value + ", expected a number up to a million");
        }
    }
}
