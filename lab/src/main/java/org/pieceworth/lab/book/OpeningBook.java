package org.pieceworth.lab.book;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.pieceworth.empirical.input.GameInput;
import org.pieceworth.lab.game.Opening;
import org.pieceworth.pgn.PgnInput;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.position.Outcome;
import org.pieceworth.text.Counted;
import org.pieceworth.text.FileName;
import org.pieceworth.text.InputException;
import org.pieceworth.text.Mixing;

/// The openings of a book, each one that a game can begin with.
public final class OpeningBook {

    private static final int LARGEST = 1 << 30;
    private static final int DIGITS = 16;
    private static final String STANDARD_INPUT = "-";

    private final String name;
    private final VariantRules rules;
    private final BookChoice choice;
    private final Content content;
    private final String digest;
    private final int[] order;

    /// The openings in the order of the file.
    private sealed interface Content {

        /// Read again for each use: there may be millions.
        record Lines(BookLines lines) implements Content {}

        record Games(List<PgnOpenings.Placed> games) implements Content {}
    }

    private OpeningBook(String name, VariantRules rules, BookChoice choice, byte[] text, long seed) {
        this.name = name;
        this.rules = rules;
        this.choice = choice;
        digest = digest(text);
        BookLines.checkText(name, text);
        BookLines lines = new BookLines(text);
        content = lines.size() > 0 && !isLine(lines.line(0))
                ? new Content.Games(PgnOpenings.read(name, text, rules, choice.plies()))
                : new Content.Lines(lines);
        checkSize();
        IntStream.range(0, size())
                .parallel()
                .mapToObj(this::fault)
                .flatMap(Optional::stream)
                .findFirst()
                .ifPresent(fault -> {
                    throw fault;
                });
        order = order(seed);
    }

    /// Reads a book: EPD, FEN lines or PGN, plain or compressed.
    ///
    /// @param name a file, `-` for standard input
    /// @param seed seed of a random order
    /// @throws InputException naming the line of an opening that no game can begin with
    public static OpeningBook read(String name, VariantRules rules, BookChoice choice, long seed) {
        return new OpeningBook(name, rules, choice, bytes(name), seed);
    }

    private static byte[] bytes(String name) {
        try (InputStream in = PgnInput.open(stored(name), GameInput.of(name).file())) {
            byte[] bytes = in.readNBytes(LARGEST);
            if (bytes.length == LARGEST) {
                throw new InputException(name + ": has more than a gigabyte of text, expected a smaller book");
            }
            return bytes;
        } catch (NoSuchFileException _) {
            throw new InputException(name + ": there is no such file");
        } catch (EOFException _) {
            throw new InputException(name + ": is compressed and ends early, expected a whole file");
        } catch (IOException | InvalidPathException e) {
            throw new InputException(name + ": cannot be read: " + e.getMessage());
        } catch (InputException e) {
            throw new InputException(name + ": " + e.getMessage());
        }
    }

    private static InputStream stored(String name) throws IOException {
        if (name.equals(STANDARD_INPUT)) {
            return GameInput.standard();
        }
        Path path = FileName.path(name);
        if (Files.isDirectory(path)) {
            throw new InputException("is a folder, expected a file of openings");
        }
        return Files.newInputStream(path);
    }

    /// The placement is first in a line of EPD; PGN begins with a tag, a comment or a number.
    private static boolean isLine(String line) {
        String first = line.split("\\s", 2)[0];
        return first.contains("/") && "[{;%".indexOf(first.charAt(0)) < 0;
    }

    private static String digest(byte[] text) {
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(text);
            return HexFormat.of().formatHex(hash).substring(0, DIGITS);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    private void checkSize() {
        if (size() == 0) {
            throw new InputException(name + ": found no opening, expected EPD, FEN lines or PGN");
        }
        if (content instanceof Content.Lines && choice.plies() != BookChoice.ALL_PLIES) {
            throw InputException.about(
                    "book-plies", name + " has positions, which cannot be cut; expected a book of games");
        }
        if (choice.start() > size()) {
            throw InputException.about(
                    "book-start",
                    "found " + choice.start() + ", expected 1 to " + size() + ", the openings of " + name);
        }
    }

    private Optional<InputException> fault(int index) {
        try {
            VariantPosition position = at(index).position();
            return position.outcome() instanceof Outcome.InPlay
                    ? Optional.empty()
                    : Optional.of(new InputException(where(index) + ": found an opening that ends the game ("
                            + position.fen() + "), expected one that leaves the game in play"));
        } catch (InputException e) {
            return Optional.of(e);
        }
    }

    private String where(int index) {
        long line = switch (content) {
            case Content.Lines(BookLines lines) -> lines.number(index);
            case Content.Games(List<PgnOpenings.Placed> games) ->
                games.get(index).line();
        };
        return name + ", line " + line;
    }

    private int[] order(long seed) {
        int[] shuffled = IntStream.range(0, size()).toArray();
        switch (choice.order()) {
            case SEQUENTIAL -> {}
            case RANDOM -> {
                SplittableRandom random = new SplittableRandom(Mixing.mix(seed));
                for (int i = shuffled.length - 1; i > 0; i--) {
                    int other = random.nextInt(i + 1);
                    int kept = shuffled[i];
                    shuffled[i] = shuffled[other];
                    shuffled[other] = kept;
                }
            }
        }
        return shuffled;
    }

    /// The number of openings.
    public int size() {
        return switch (content) {
            case Content.Lines(BookLines lines) -> lines.size();
            case Content.Games(List<PgnOpenings.Placed> games) -> games.size();
        };
    }

    /// The opening of a pair of games, from 0; the first one follows the last.
    public Opening opening(long pair) {
        return at(order[(int) ((choice.start() - 1 + pair) % order.length)]);
    }

    private Opening at(int index) {
        return switch (content) {
            case Content.Lines(BookLines lines) -> position(index, lines.line(index));
            case Content.Games(List<PgnOpenings.Placed> games) ->
                games.get(index).opening();
        };
    }

    private Opening position(int index, String line) {
        try {
            String fen = rules.position(EpdLine.fen(line)).fen();
            return new Opening(rules, StartFen.of(rules, fen), List.of());
        } catch (InputException e) {
            throw new InputException(where(index) + ": " + e.getMessage());
        }
    }

    /// For plans: equal books have equal openings, regardless of their names.
    public String plan() {
        return "book " + digest + " " + choice.text();
    }

    /// A message if pairs of games have the same opening: one position, regardless of its counters and the
    /// way to it.
    ///
    /// @param pairs pairs of games
    public Optional<String> repeated(long pairs) {
        long different = LongStream.range(0, Math.min(pairs, size()))
                .map(pair -> opening(pair).position().hash())
                .distinct()
                .count();
        return pairs <= different
                ? Optional.empty()
                : Optional.of(name + ": has " + Counted.of(different, "different opening") + " for "
                        + Counted.of(pairs, "pair")
                        + " of games, so that openings come again; deterministic players then"
                        + " play the same games again, and equal games count once");
    }

    /// A line of EPD or FEN, of any variant. Of the operations of EPD only the counters `hmvc` and `fmvn` are of use.
    private static final class EpdLine {

        /// Fields before this one may be letters: placement, side to move, castling, en passant.
        private static final int FIRST_OPERATION = 4;

        private static final Pattern OPERATION = Pattern.compile("[A-Za-z][A-Za-z0-9_]*;?");
        private static final Pattern HALFMOVES = Pattern.compile("\\bhmvc\\s+(\\d{1,5})\\s*;");
        private static final Pattern FULLMOVES = Pattern.compile("\\bfmvn\\s+(\\d{1,5})\\s*;");

        private EpdLine() {}

        /// The FEN of a line.
        static String fen(String line) {
            String[] words = line.strip().split("\\s+");
            List<String> fields = new ArrayList<>();
            for (String word : words) {
                if (fields.size() >= FIRST_OPERATION && OPERATION.matcher(word).matches()) {
                    break;
                }
                fields.add(word.endsWith(";") ? word.substring(0, word.length() - 1) : word);
            }
            if (fields.size() == FIRST_OPERATION) {
                fields.add(found(HALFMOVES, line, "0"));
                fields.add(found(FULLMOVES, line, "1"));
            }
            fields.removeIf(String::isEmpty);
            return String.join(" ", fields);
        }

        private static String found(Pattern operation, String line, String otherwise) {
            Matcher matcher = operation.matcher(line);
            return matcher.find() ? matcher.group(1) : otherwise;
        }
    }
}
