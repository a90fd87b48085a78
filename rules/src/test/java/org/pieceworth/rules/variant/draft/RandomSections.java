package org.pieceworth.rules.variant.draft;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.pieceworth.rules.variant.Variants;

/// Sections of a variants.ini by chance: known keys with values that fit their kind or make no sense,
/// any parents, pieces of any notation, positions of any size. The same seed gives the same section.
final class RandomSections {

    private static final List<String> NONSENSE = List.of(
            "",
            "-",
            "*",
            "true",
            "false",
            "none",
            "0",
            "1",
            "2",
            "16",
            "17",
            "-1",
            "99999999999",
            "3.5",
            "a1",
            "p16 a16",
            "q9",
            "*0",
            "*17",
            "z*",
            "k",
            "K:K",
            "p:",
            "p:999999999",
            "k:- p:k",
            "rnbq",
            "é",
            "\t",
            "# comment",
            "pnbrqk*-");

    private static final String ATOMS = "WFDNAHLCJZGKRBQ";
    private static final String MODIFIERS = "fbvhrlsmcpgniez";

    private final SplittableRandom random;
    private final VariantWords words;
    private final Variants shipped;
    private final List<VariantKey> keys;

    RandomSections(long seed, VariantWords words, Variants shipped) {
        this.random = new SplittableRandom(seed * 0x9E3779B97F4A7C15L + 1);
        this.words = words;
        this.shipped = shipped;
        this.keys = words.inOrder();
    }

    /// The section named `x`.
    String next() {
        boolean orphan = random.nextInt(12) == 0;
        String parent = orphan ? "" : one(shipped.names());
        List<String> lines = new ArrayList<>();
        lines.add(orphan ? "[x]" : "[x:" + parent + "]");
        String letters = orphan ? "" : letters(parent);
        for (int pieces = orphan ? 2 + random.nextInt(4) : random.nextInt(4); pieces > 0; pieces--) {
            char letter = (char) ('a' + random.nextInt(26));
            letters += letter;
            lines.add(piece(letter));
        }
        if (orphan || random.nextInt(4) == 0) {
            int files = 2 + random.nextInt(11);
            int ranks = 2 + random.nextInt(9);
            lines.add("maxFile = " + files);
            lines.add("maxRank = " + ranks);
            lines.add("startFen = " + fen(files, ranks, letters));
        }
        for (int rules = random.nextInt(9); rules > 0; rules--) {
            VariantKey key = one(keys);
            String value = random.nextInt(15) == 0 ? one(NONSENSE) : value(key, letters);
            lines.add(key.name() + " = " + value);
        }
        if (random.nextInt(8) == 0) {
            lines.add("mobilityRegionWhite" + type() + " = " + region());
        }
        return String.join("\n", lines) + "\n";
    }

    private <T> T one(List<T> of) {
        return of.get(random.nextInt(of.size()));
    }

    private String letters(String parent) {
        return shipped.read(parent).variant().types().stream()
                .map(type -> String.valueOf(type.letter()).toLowerCase(Locale.ROOT))
                .collect(Collectors.joining());
    }

    private String type() {
        String name = one(List.copyOf(words.types().keySet()));
        return Character.toUpperCase(name.charAt(0)) + name.substring(1);
    }

    private String piece(char letter) {
        return switch (random.nextInt(5)) {
            case 0, 1 -> one(List.copyOf(words.types().keySet())) + " = " + letter;
            case 2 -> "king = " + (random.nextBoolean() ? "k" : letter) + ":" + betza();
            default -> "customPiece" + (1 + random.nextInt(25)) + " = " + letter + ":" + betza();
        };
    }

    String betza() {
        StringBuilder betza = new StringBuilder();
        for (int atoms = 1 + random.nextInt(3); atoms > 0; atoms--) {
            for (int modifiers = random.nextInt(5) - 1; modifiers > 0; modifiers--) {
                betza.append(MODIFIERS.charAt(random.nextInt(MODIFIERS.length())));
            }
            char atom = ATOMS.charAt(random.nextInt(ATOMS.length()));
            betza.append(atom);
            switch (random.nextInt(6)) {
                case 0 -> betza.append(random.nextInt(6));
                case 1 -> betza.append(atom);
                default -> {}
            }
        }
        return betza.toString();
    }

    private String value(VariantKey key, String letters) {
        return switch (key.kind()) {
            case ValueKind.Flag() -> String.valueOf(random.nextBoolean());
            case ValueKind.Whole(int least, int most) ->
                String.valueOf(least + random.nextInt(Math.min(most - least, random.nextBoolean() ? 6 : 10_000) + 1));
            case ValueKind.File() -> String.valueOf((char) ('a' + random.nextInt(11)));
            case ValueKind.Region() -> region();
            case ValueKind.Types() -> types(letters);
            case ValueKind.Numbers(int most) ->
                letter(letters) + ":" + random.nextInt(random.nextBoolean() ? 4 : most) + " " + letter(letters) + ":1";
            case ValueKind.Pairs() -> letter(letters) + ":" + letter(letters) + " " + letter(letters) + ":-";
            case ValueKind.Word(List<String> of) -> one(of);
            case ValueKind.Text() ->
                key.name().equals("startFen")
                        ? fen(2 + random.nextInt(11), 2 + random.nextInt(9), letters)
                        : types("KQkq");
        };
    }

    private String letter(String letters) {
        return letters.isEmpty() || random.nextInt(50) == 0
                ? String.valueOf((char) ('a' + random.nextInt(26)))
                : String.valueOf(letters.charAt(random.nextInt(letters.length())));
    }

    private String types(String letters) {
        return random.nextInt(8) == 0
                ? "*"
                : Stream.generate(() -> letter(letters))
                        .limit(random.nextInt(4))
                        .distinct()
                        .collect(Collectors.joining());
    }

    private String region() {
        return Stream.generate(() -> switch (random.nextInt(4)) {
                    case 0 -> "*" + (1 + random.nextInt(10));
                    case 1 -> (char) ('a' + random.nextInt(10)) + "*";
                    default -> (char) ('a' + random.nextInt(10)) + String.valueOf(1 + random.nextInt(10));
                })
                .limit(random.nextInt(5))
                .collect(Collectors.joining(" "));
    }

    /// Pieces anywhere, most often a king a side, walls and promoted pieces now and then.
    private String fen(int files, int ranks, String letters) {
        String[][] board = new String[ranks][files];
        int pieces = random.nextInt(1 + files * ranks / (2 + random.nextInt(5)));
        for (int i = 0; i < pieces; i++) {
            String letter = letter(letters);
            String mark = random.nextInt(30) == 0 ? "+" : "";
            board[random.nextInt(ranks)][random.nextInt(files)] = random.nextInt(60) == 0
                    ? "*"
                    : mark + (random.nextBoolean() ? letter : letter.toUpperCase(Locale.ROOT));
        }
        if (letters.indexOf('k') >= 0 && random.nextInt(12) > 0) {
            for (String[] rank : board) {
                for (int file = 0; file < files; file++) {
                    if (rank[file] != null
                            && rank[file].toLowerCase(Locale.ROOT).endsWith("k")) {
                        rank[file] = null;
                    }
                }
            }
            board[0][random.nextInt(files)] = "k";
            board[ranks - 1][random.nextInt(files)] = "K";
        }
        String placement = Stream.of(board).map(RandomSections::rank).collect(Collectors.joining("/"));
        String hand =
                random.nextInt(5) == 0 ? "[" + letter(letters).toUpperCase(Locale.ROOT) + letter(letters) + "]" : "";
        return placement + hand + (random.nextBoolean() ? " w " : " b ") + (random.nextInt(6) == 0 ? "KQkq" : "-")
                + " - 0 1";
    }

    private static String rank(String[] squares) {
        StringBuilder text = new StringBuilder();
        int empty = 0;
        for (String square : squares) {
            if (square == null) {
                empty++;
            } else {
                text.append(empty == 0 ? "" : String.valueOf(empty)).append(square);
                empty = 0;
            }
        }
        return text.append(empty == 0 ? "" : String.valueOf(empty)).toString();
    }
}
