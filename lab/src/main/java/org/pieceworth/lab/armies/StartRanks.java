package org.pieceworth.lab.armies;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.pieceworth.text.InputException;
import org.pieceworth.rules.position.PlacementText;
import org.pieceworth.rules.variant.Variant;

/// A variant's start square by square.
///
/// @param ranks per rank from the top what stands on each square; empty text for nothing
/// @param files of the first ranks where pieces stand that can be lost, alike on both sides
/// @param slots White's pieces there
/// @param pawnsPlaced the pawns that stand in front
/// @param rest of the FEN after the placement
record StartRanks(
        List<List<String>> ranks, List<Integer> files, List<Character> slots, Set<Character> pawnsPlaced, String rest) {

    private static final Pattern SQUARES = Pattern.compile("\\d{1,3}|\\+?[A-Za-z*]~?");

    static StartRanks of(Variant variant) {
        String fen = variant.startFen().strip();
        PlacementText placement = PlacementText.of(fen);
        List<List<String>> ranks =
                placement.ranks().stream().map(StartRanks::squares).toList();
        List<Integer> files = new ArrayList<>();
        List<Character> slots = new ArrayList<>();
        List<String> white = ranks.getLast();
        List<String> black = ranks.getFirst();
        for (int file = 0; file < white.size(); file++) {
            boolean both = isPlain(white.get(file)) && isPlain(black.get(file));
            if (both && !isVital(variant, white.get(file)) && !isVital(variant, black.get(file))) {
                files.add(file);
                slots.add(white.get(file).charAt(0));
            }
        }
        if (files.size() < 2) {
            throw new InputException("found no first ranks with two pieces or more on files that both sides share in "
                            + variant.name() + ", expected some, since armies are placed there; choose another variant")
                    .with("variant", "NAME");
        }
        Set<Character> pawns = new LinkedHashSet<>();
        for (List<String> rank : ranks.subList(1, ranks.size() - 1)) {
            rank.stream()
                    .filter(StartRanks::isPlain)
                    .map(square -> square.toUpperCase(Locale.ROOT).charAt(0))
                    .filter(letter -> isPawn(variant, letter))
                    .forEach(pawns::add);
        }
        return new StartRanks(
                ranks,
                List.copyOf(files),
                List.copyOf(slots),
                pawns,
                fen.substring(placement.board().length()));
    }

    private static List<String> squares(String rank) {
        List<String> squares = new ArrayList<>();
        Matcher part = SQUARES.matcher(rank);
        while (part.find()) {
            String text = part.group();
            if (Character.isDigit(text.charAt(0))) {
                for (int i = Integer.parseInt(text); i > 0; i--) {
                    squares.add("");
                }
            } else {
                squares.add(text);
            }
        }
        return squares;
    }

    private static boolean isPlain(String square) {
        return square.length() == 1 && Character.isLetter(square.charAt(0));
    }

    private static boolean isVital(Variant variant, String square) {
        return VitalPieces.has(variant, square.charAt(0));
    }

    private static boolean isPawn(Variant variant, char letter) {
        return variant.type(letter)
                        .filter(type -> type.name().toLowerCase(Locale.ROOT).contains("pawn"))
                        .isPresent()
                || variant.promotion().pawnTypes().white().contains(letter);
    }

    /// The letters of the pawns that stand in front of the first ranks.
    List<Character> pawns() {
        return List.copyOf(pawnsPlaced);
    }

    /// The squares with pawns of a side, as rank from the top and file.
    List<int[]> pawnSquares(boolean white) {
        List<int[]> squares = new ArrayList<>();
        for (int rank = 1; rank < ranks.size() - 1; rank++) {
            for (int file = 0; file < ranks.get(rank).size(); file++) {
                String square = ranks.get(rank).get(file);
                if (isPlain(square)
                        && Character.isUpperCase(square.charAt(0)) == white
                        && pawnsPlaced.contains(Character.toUpperCase(square.charAt(0)))) {
                    squares.add(new int[] {rank, file});
                }
            }
        }
        return squares;
    }

    /// A FEN of other ranks.
    String fen(List<List<String>> placed) {
        List<String> lines = placed.stream().map(StartRanks::line).toList();
        return String.join("/", lines) + rest;
    }

    private static String line(List<String> squares) {
        StringBuilder line = new StringBuilder();
        int empty = 0;
        for (String square : squares) {
            if (square.isEmpty()) {
                empty++;
            } else {
                line.append(empty > 0 ? Integer.toString(empty) : "").append(square);
                empty = 0;
            }
        }
        return line.append(empty > 0 ? Integer.toString(empty) : "").toString();
    }
}
