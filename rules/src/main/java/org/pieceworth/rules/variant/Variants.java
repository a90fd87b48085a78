package org.pieceworth.rules.variant;

import java.nio.charset.CodingErrorAction;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.rules.variant.draft.VariantWords;
import org.pieceworth.rules.variant.file.ShippedText;
import org.pieceworth.rules.variant.file.VariantFile;
import org.pieceworth.rules.variant.file.VariantFileReader;
import org.pieceworth.rules.variant.file.VariantSection;
import org.pieceworth.text.InputException;
import org.pieceworth.text.NearestName;
import org.pieceworth.text.PlainName;
import org.pieceworth.text.SmallText;

/// The variants of a file in variants.ini form, each read on first use.
///
/// Parents are searched for in the file and then among the variants that ship with Pieceworth.
public final class Variants {

    private static final String SHIPPED = "variants.ini";
    private static final String FILE_MARK = "@";
    private static final String ENDING = ".ini";
    private static final String SHUFFLED = "960";
    private static final String CHESS = "chess";
    private static final int CHESS_PIECES = 6;
    private static final int MISTYPED = 2;

    /// Comments may be in another encoding.
    private static final SmallText READER =
            new SmallText(VariantFileReader.MAX_LENGTH, "a file in variants.ini format", CodingErrorAction.REPLACE);

    private final VariantFile file;
    private final boolean ships;
    private final VariantFamily family;

    private Variants(VariantFile file, Optional<VariantFile> shipped) {
        this.file = file;
        this.ships = shipped.isEmpty();
        this.family = new VariantFamily(file, shipped, Shipped.WORDS);
    }

    /// The variants that ship with Pieceworth.
    public static Variants shipped() {
        return new Variants(Shipped.FILE, Optional.empty());
    }

    /// The variants that ship, read once, on first use.
    private static final class Shipped {

        private static final VariantFile FILE =
                VariantFileReader.read("Pieceworth's " + SHIPPED, ShippedText.of(SHIPPED));

        private static final VariantWords WORDS = VariantWords.load();

        private static final Map<String, String> ALIASES = ShippedText.rows("variant-aliases.tsv").stream()
                .collect(Collectors.toMap(List::getFirst, List::getLast, (first, _) -> first, TreeMap::new));
    }

    /// The shipped variant of chess, read on first use.
    private static final class ShippedChess {

        private static final Variant CHESS = shipped().read("chess").variant();
    }

    /// The variants of a text.
    ///
    /// @param source its name in messages
    /// @throws InputException when it is too large or none of its headings can be read
    public static Variants parse(String source, String text) {
        Variants variants = new Variants(VariantFileReader.read(source, text), Optional.of(Shipped.FILE));
        if (variants.names().isEmpty()) {
            throw new InvalidVariantException(variants.errors(), variants.warnings());
        }
        return variants;
    }

    /// The variants of a file.
    ///
    /// @throws InputException when it cannot be read, is larger than a megabyte, or has no heading that can be read
    public static Variants of(Path path) {
        return parse(path.toString(), text(path));
    }

    private static String text(Path path) {
        if (Files.notExists(path)) {
            throw new InputException(path + ": there is no such file; expected a file in variants.ini format"
                    + shippedNear(path.toString())
                            .map(near -> ", or a built-in variant, such as " + near)
                            .orElse(""));
        }
        return READER.read(path.toString(), path);
    }

    /// The variant meant by a user: the name of one that ships, with or without `@`, or
    /// `@file.ini:name` for one of a file. The name is optional if the file has one variant only, and
    /// the `@` is before a name that ends in `.ini`.
    ///
    /// @throws InputException when there is none, or it cannot be read; it names the
    /// file, the line and the remedy
    public static VariantReading open(String typed) {
        return open(typed, Variants::text);
    }

    /// The variant of [#open(String)], with another way of reading files.
    ///
    /// @param text reads the text of a file, for those that can be read once
    /// @throws InputException when there is none, or it cannot be read; it names the
    /// file, the line and the remedy
    public static VariantReading open(String typed, UnaryOperator<String> text) {
        Optional<String> named = file(typed);
        if (named.isEmpty()) {
            return shipped().read(unmarked(typed));
        }
        String file = named.get();
        if (!isFile(file) && ships(file)) {
            throw new InputException("'" + typed + "': " + file + " is a built-in variant, and there is no file of that"
                    + " name; expected @" + file + " for the variant with all its pieces, or @my.ini:name");
        }
        Variants variants = parse(file, text.apply(file));
        String name = nameInFile(typed);
        return variants.read(name.isEmpty() ? variants.only(typed) : name);
    }

    /// The text of a file of variants.
    ///
    /// @throws InputException when it cannot be read, or is larger than a megabyte
    public static String text(String file) {
        return text(path(file));
    }

    /// True if a variant is chess except for its name, its first position and the notation of castling, so that the
    /// bitboards for chess can play it.
    public static boolean isChess(Variant variant) {
        // A quick test first, so that the shipped variants are seldom read for this.
        if (variant.types().size() != CHESS_PIECES || !variant.board().equals(RectangularBoard.CHESS)) {
            return false;
        }
        Variant chess = ShippedChess.CHESS;
        return new Variant(
                        variant.name(),
                        chess.board(),
                        chess.types(),
                        variant.startFen(),
                        variant.chess960(),
                        chess.pawns(),
                        chess.promotion(),
                        chess.castling(),
                        chess.royals(),
                        chess.hands(),
                        chess.gating(),
                        chess.captures(),
                        chess.mobility(),
                        chess.end(),
                        chess.stones(),
                        chess.notModelled())
                .equals(variant);
    }

    /// True if a variant's name says its start: that of the shipped variant of this name, which readers of PGN know.
    public static boolean namesStart(Variant variant) {
        return Shipped.FILE.section(variant.name()).isPresent()
                && shipped().read(variant.name()).variant().startFen().equals(variant.startFen());
    }

    /// True if a text is a name, or another name, of a variant that ships.
    public static boolean ships(String typed) {
        return !typed.isBlank() && shipped().nameOf(typed).isPresent();
    }

    /// The file of `@file.ini:name` or `@file.ini`, with an optional `@`; empty for the name of a variant
    /// that ships. A file takes precedence over a shipped variant of the same name.
    public static Optional<String> file(String typed) {
        String unmarked = unmarked(typed);
        String file = unmarked.substring(0, endOfFile(unmarked));
        boolean meant = unmarked.equals(typed)
                ? file.toLowerCase(Locale.ROOT).endsWith(ENDING)
                : isFile(unmarked) || !ships(unmarked);
        return meant ? Optional.of(file) : Optional.empty();
    }

    /// The name in `@file.ini:name`; empty without one.
    public static String nameInFile(String typed) {
        String unmarked = unmarked(typed);
        return unmarked.substring(Math.min(unmarked.length(), endOfFile(unmarked) + 1));
    }

    /// The end of the file's name, before the colon or at the end of the text.
    private static int endOfFile(String unmarked) {
        int colon = unmarked.lastIndexOf(':');
        boolean named = colon > 0 && unmarked.indexOf('/', colon) < 0 && unmarked.indexOf('\\', colon) < 0;
        return named ? colon : unmarked.length();
    }

    /// The name of a shipped variant that differs from the text in a letter or two.
    public static Optional<String> shippedNear(String typed) {
        return NearestName.within(MISTYPED, typed, shipped().everyName());
    }

    private static String unmarked(String typed) {
        return typed.startsWith(FILE_MARK) ? typed.substring(FILE_MARK.length()) : typed;
    }

    private static boolean isFile(String name) {
        try {
            return Files.exists(Path.of(name));
        } catch (InvalidPathException _) {
            return false;
        }
    }

    /// The path of a file by its name.
    ///
    /// @throws InputException when no file can have the name
    public static Path path(String name) {
        try {
            return Path.of(name);
        } catch (InvalidPathException e) {
            throw new InputException("'" + name + "': is not a valid file name: " + e.getReason());
        }
    }

    private String only(String typed) {
        List<String> names = names();
        if (names.size() != 1) {
            throw new InputException("'" + typed + "': names no variant, and the file has " + names.size()
                    + "; expected " + typed + ":" + names.getFirst() + " or another of them");
        }
        return names.getFirst();
    }

    /// The names of the file's own variants, in its order.
    public List<String> names() {
        return List.copyOf(file.sections().keySet());
    }

    /// The line of a variant's setting in the file; that of its heading where it does not set it itself.
    ///
    /// @param name the variant's, one of [#names]
    public int line(String name, String key) {
        return file.section(name).orElseThrow().lineOf(key);
    }

    /// Unreadable headings and the errors of the lines below them, a message each;
    /// these lines belong to no variant.
    public List<String> errors() {
        List<String> errors = new ArrayList<>(file.errors());
        for (VariantSection lost : file.lost()) {
            errors.addAll(new OrphanSection(file.source(), lost, Shipped.WORDS).errors());
        }
        return errors;
    }

    /// Warnings about lines of the file outside its variants, a message each.
    public List<String> warnings() {
        return file.warnings();
    }

    /// Reads a variant, by its name or an alias; capitals, spaces and hyphens do not matter if no name matches exactly.
    ///
    /// @throws InputException when there is no such variant, or it cannot be read
    public VariantReading read(String name) {
        return family.read(nameOf(name).orElseThrow(() -> unknown(name)));
    }

    /// The name of the variant that the text denotes, as [#read] takes it.
    public Optional<String> nameOf(String typed) {
        if (file.section(typed).isPresent()) {
            return Optional.of(typed);
        }
        String simple = PlainName.of(typed);
        return names().stream()
                .filter(name -> PlainName.of(name).equals(simple))
                .findFirst()
                .or(() -> Optional.ofNullable(Shipped.ALIASES.get(simple))
                        .filter(name -> file.section(name).isPresent()));
    }

    /// The shipped variant that a Variant tag of PGN names: as users may, with Chess after the name (Duck Chess), or,
    /// for variants with castling, with 960 for a start and castling like those of Chess960, which every variant
    /// allows.
    public static Optional<String> ofTag(String tag) {
        String simple = PlainName.of(tag);
        Optional<String> named = shipped().named(tag, simple);
        if (named.isEmpty() && simple.endsWith(SHUFFLED)) {
            String ordered = simple.substring(0, simple.length() - SHUFFLED.length());
            return shipped().named(ordered, ordered).filter(Variants::castles);
        }
        return named;
    }

    private Optional<String> named(String typed, String simple) {
        return nameOf(typed)
                .or(() -> names().stream()
                        .filter(name -> simple.equals(PlainName.of(name) + CHESS))
                        .findFirst());
    }

    private static boolean castles(String name) {
        return shipped().read(name).variant().castling().enabled();
    }

    private InputException unknown(String typed) {
        String nearest = NearestName.of(typed, everyName()).orElseThrow();
        return new InputException("no variant " + (ships ? "" : "of " + file.source() + " ") + "is named '"
                + VariantFileReader.shown(typed) + "'; the nearest name is '" + nearest + "'"
                + (ships ? " (`pieceworth variants` lists all names; @file.ini:name opens one of yours)" : ""));
    }

    private Stream<String> everyName() {
        return Stream.concat(names().stream(), Shipped.ALIASES.keySet().stream());
    }
}
