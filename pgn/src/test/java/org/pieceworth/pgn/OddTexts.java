package org.pieceworth.pgn;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import java.util.stream.Stream;

/// Seeded generators of texts that are nearly PGN.
final class OddTexts {

    private static final Path HOSTILE = Path.of("../../shared/data/hostile");

    private static final String[] TOKENS =
            ("e4 e5 Nf3 Nc6 O-O O-O-O d4 exd4 Nxd4 Rfe1 Qa5+ Kf8 Bxf7# 1. 2. 13. 1... 27... 1.e4 1.e4. 1..e4 1.1.e4 12.O-O"
                            + " e8(Q) e8=Q e8Q e8/Q e8(Q)+ b8b exd6e.p. exd6ep d6e.p. e.p. ep Nb1-d2 Ng1f3 Ng1xf3 N1f3 e2e4 e2-e4"
                            + " e7e8q O-O+ O-O-O# 0-0 0-0-0 o-o e4!? e4! Nf3?? += +- = $12 $1 $ $255 -- Z0 0000 @@@@ 1-0 0-1 1/2-1/2"
                            + " 1/2 1:0 0:1 * 1-0. ( ) (1. d4 d5) {comment} {a } { } } ; % [ ] [x] [%clk 0:01] N D mate ch Oe4 Ox Pe4"
                            + " Pxe4 i9 Nk10 a10 12345678.e4 123456789.e4 1 0 00 12 e e4e5 Nxx4 xe4 e4x ex Q e44 #e4 +e4 e4++ e4+# ...")
                    .split(" ");

    private static final String[] SPACES = {
        " ", " ", " ", " ", " ", " ", " ", " ", "\n", "\n", "  ", "\t", "\r\n", "\r", "\n\n", "   ", "", "\u0000", " \n"
    };

    private final RandomGenerator random;

    OddTexts(long seed) {
        random = RandomGeneratorFactory.of("L64X128MixRandom").create(seed);
    }

    /// The files of the hostile collection up to a size, in the order of their names; none where it is absent.
    static List<byte[]> hostile(long largest) {
        if (!Files.isDirectory(HOSTILE)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(HOSTILE)) {
            List<byte[]> texts = new ArrayList<>();
            for (Path file :
                    files.filter(f -> f.toString().endsWith(".pgn")).sorted().toList()) {
                if (Files.size(file) <= largest) {
                    texts.add(Files.readAllBytes(file));
                }
            }
            return texts;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Games of odd tokens, some with tags.
    byte[] tokens(int count) {
        ByteArrayOutputStream text = new ByteArrayOutputStream();
        for (int i = 0; i < count; i++) {
            int kind = random.nextInt(40);
            if (kind == 0) {
                put(text, SPACES[random.nextInt(SPACES.length)] + "[Event \"x" + i + "\"]\n[White \"a\"]\n\n");
            } else if (kind == 1) {
                putOdd(text);
            } else if (kind == 2) {
                put(text, "e4".repeat(random.nextInt(60)));
            } else {
                put(text, TOKENS[random.nextInt(kind < 20 ? 12 : TOKENS.length)]);
            }
            put(text, SPACES[random.nextInt(SPACES.length)]);
        }
        return text.toByteArray();
    }

    private void putOdd(ByteArrayOutputStream text) {
        switch (random.nextInt(4)) {
            case 0 -> text.write(0xA0);
            case 1 -> put(text, "\u00BD");
            case 2 -> text.write(128 + random.nextInt(128));
            default -> put(text, letters());
        }
    }

    private String letters() {
        String alphabet = "NBRQKPOabcdefgh12345678x-+#=.eph!?()0i";
        StringBuilder word = new StringBuilder();
        for (int i = 1 + random.nextInt(8); i > 0; i--) {
            word.append(alphabet.charAt(random.nextInt(alphabet.length())));
        }
        return word.toString();
    }

    /// Words of letters that moves are made of.
    byte[] words(int count) {
        ByteArrayOutputStream text = new ByteArrayOutputStream();
        for (int i = 0; i < count; i++) {
            put(text, letters() + " ");
        }
        return text.toByteArray();
    }

    private static void put(ByteArrayOutputStream text, String s) {
        text.writeBytes(s.getBytes(StandardCharsets.UTF_8));
    }

    /// A text with a few bytes or parts of it changed, put in, left out, repeated, or of another text.
    byte[] mutation(byte[] text, byte[] other) {
        byte[] mutant = lineEnds(text);
        for (int changes = 1 + random.nextInt(4); changes > 0 && mutant.length > 0; changes--) {
            int at = random.nextInt(mutant.length);
            int to = Math.min(mutant.length, at + 1 + random.nextInt(random.nextInt(8) == 0 ? 400 : 8));
            mutant = switch (random.nextInt(7)) {
                case 0 -> joined(Arrays.copyOf(mutant, at), tail(mutant, to));
                case 1 -> joined(Arrays.copyOf(mutant, at), oneByte(), tail(mutant, at));
                case 2 -> joined(Arrays.copyOf(mutant, at), oneByte(), tail(mutant, at + 1));
                case 3 -> joined(Arrays.copyOf(mutant, at), tail(other, random.nextInt(other.length + 1)));
                case 4 -> joined(Arrays.copyOf(mutant, to), Arrays.copyOfRange(mutant, at, to), tail(mutant, to));
                case 5 ->
                    joined(
                            Arrays.copyOf(mutant, at),
                            TOKENS[random.nextInt(TOKENS.length)].getBytes(StandardCharsets.UTF_8),
                            tail(mutant, at));
                default -> random.nextInt(4) == 0 ? Arrays.copyOf(mutant, at) : mutant;
            };
        }
        return mutant;
    }

    private byte[] oneByte() {
        String frequent = "{}()[];%\"\\\n\r $*-/:.x1O ";
        int b = random.nextInt(3) == 0 ? random.nextInt(256) : frequent.charAt(random.nextInt(frequent.length()));
        return new byte[] {(byte) b};
    }

    private byte[] lineEnds(byte[] text) {
        int kind = random.nextInt(6);
        if (kind > 1) {
            return text;
        }
        String lines = new String(text, StandardCharsets.ISO_8859_1).replace("\r\n", "\n");
        return lines.replace("\n", kind == 0 ? "\r\n" : "\r").getBytes(StandardCharsets.ISO_8859_1);
    }

    private static byte[] tail(byte[] text, int from) {
        return Arrays.copyOfRange(text, Math.min(from, text.length), text.length);
    }

    private static byte[] joined(byte[]... parts) {
        ByteArrayOutputStream whole = new ByteArrayOutputStream();
        for (byte[] part : parts) {
            whole.writeBytes(part);
        }
        return whole.toByteArray();
    }

    RandomGenerator random() {
        return random;
    }
}
