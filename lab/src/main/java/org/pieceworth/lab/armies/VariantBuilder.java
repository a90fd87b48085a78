package org.pieceworth.lab.armies;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.pieceworth.rules.betza.Betza;
import org.pieceworth.rules.betza.BetzaSyntaxException;
import org.pieceworth.rules.betza.Dialect;
import org.pieceworth.rules.betza.Spelling;
import org.pieceworth.rules.movement.CompoundMove.Castling;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.rules.movement.Ray;
import org.pieceworth.rules.movement.RayKind;
import org.pieceworth.rules.piece.Piece;
import org.pieceworth.rules.piece.PieceCatalogue;
import org.pieceworth.rules.position.PieceLetter;
import org.pieceworth.rules.variant.PieceType;
import org.pieceworth.rules.variant.Variant;
import org.pieceworth.text.InputException;

/// Derives a variant with other pieces. All games of armies are made here: it assigns letters to pieces, and
/// writes the section that the variant is then read from, so that the game and the text for others are
/// identical.
///
/// Pieces are identified by their movements; only [#build] writes them as text.
public final class VariantBuilder {

    private static final String CUSTOM = "customPiece";
    private static final String FREE_LETTERS = "ABCDEFGHIJLMNOQRSTUVWXYZ";
    private static final String DRAWN = "the game of drawn armies";
    private static final String OWN_DIALECT =
            "Movements in Pieceworth's own notation; other programs have no key betza and read other pieces.";

    private final VariantSource source;
    private final Variant base;
    private final PieceCatalogue catalogue = PieceCatalogue.load();
    private final Map<Movement, Character> letters = new LinkedHashMap<>();
    private final Map<Character, Piece> added = new LinkedHashMap<>();
    private final List<String> removed = new ArrayList<>();
    private final List<String> settings = new ArrayList<>();

    /// @param source the variant whose board, pawns and rules are used
    public VariantBuilder(VariantSource source) {
        this.source = source;
        base = source.variant();
        // A piece that moves like the king and may be lost needs a separate letter.
        base.types().stream()
                .filter(type -> !isKing(type))
                .forEach(type -> letters.putIfAbsent(type.movement(), type.letter()));
    }

    private boolean isKing(PieceType type) {
        return base.royals().kings().contains(type.letter());
    }

    /// True for a letter or name of the variant's king.
    boolean isRoyal(String typed) {
        return ofBase(typed).filter(this::isKing).isPresent();
    }

    private Optional<PieceType> ofBase(String typed) {
        return base.types().stream()
                .filter(type -> typed.equals(PieceLetter.text(type.letter())) || typed.equals(type.name()))
                .findFirst();
    }

    /// The letter of a piece, added if the variant has none with these moves.
    ///
    /// @param where place of its name, for messages
    /// @param typed a letter of the variant, a name or Betza notation
    /// @throws InputException when it is unknown, or games do not support its moves
    public char letter(String where, String typed) {
        Optional<PieceType> known = ofBase(typed);
        if (known.isPresent()) {
            return known.get().letter();
        }
        Piece piece = playable(where, found(where, typed));
        return Optional.ofNullable(letters.get(piece.betza().movement())).orElseGet(() -> {
            char letter = free(where, piece);
            put(letter, piece);
            return letter;
        });
    }

    /// Adds a piece under a given letter.
    ///
    /// @param where place of its name, for messages
    /// @throws InputException when the letter is in use, or the piece is unknown
    public void add(String where, String letter, String typed) {
        char capital = PieceLetter.isAlone(letter) ? Character.toUpperCase(PieceLetter.ofSymbol(letter)) : ' ';
        if (capital == ' ' || isTaken(capital)) {
            throw new InputException(where + ": found the letter '" + letter
                    + "', expected one of A to Z, or A' to Z', that " + base.name() + " has no piece for");
        }
        put(capital, playable(where, found(where, typed)));
    }

    private void put(char letter, Piece piece) {
        added.put(letter, piece);
        letters.put(piece.betza().movement(), letter);
    }

    private boolean isTaken(char letter) {
        return base.type(letter).isPresent() || added.containsKey(letter);
    }

    private static Piece playable(String where, Piece piece) {
        if (piece.betza().movement().compounds().stream().anyMatch(Castling.class::isInstance)) {
            throw new InputException(
                    where + ": '" + piece.typed() + "' (" + piece.betza().text()
                            + ") castles by its own notation, which games do not have; expected a piece without O (the variant"
                            + " defines castling)");
        }
        return piece;
    }

    private Piece found(String where, String typed) {
        try {
            return catalogue.find(typed);
        } catch (InputException e) {
            throw typed.length() > 1
                    ? e
                    : new InputException(where + ": found '" + typed + "', which is not a piece of " + base.name()
                            + " ("
                            + base.types().stream()
                                    .map(type -> PieceLetter.text(type.letter()))
                                    .collect(Collectors.joining())
                            + "); expected its letters, or pieces separated by spaces or commas, each a letter, a name"
                            + " or Betza notation");
        }
    }

    private char free(String where, Piece piece) {
        String wishes = (piece.name() + piece.typed() + FREE_LETTERS).toUpperCase(Locale.ROOT);
        return (char) IntStream.concat(
                        wishes.chars().filter(VariantBuilder::isPlain),
                        wishes.chars().filter(VariantBuilder::isPlain).map(PieceLetter::dressed))
                .filter(c -> !isTaken((char) c))
                .findFirst()
                .orElseThrow(() -> new InputException(
                        where + ": found more kinds of pieces than letters, A to Z and A'" + " to Z'; expected fewer"));
    }

    private static boolean isPlain(int c) {
        return c >= 'A' && c <= 'Z';
    }

    /// Takes a piece out of the variant.
    void remove(PieceType type) {
        removed.add(type.name() + " = -");
    }

    /// Sets a key of the section.
    public VariantBuilder set(String key, String value) {
        settings.add(key + " = " + value);
        return this;
    }

    /// The variant for random armies: without castling, since any piece may be in a corner, and with pawns of
    /// other kinds.
    ///
    /// @param section its name
    public VariantSource forDrawnArmies(String section) {
        String[] fields = base.startFen().strip().split("\\s+");
        if (fields.length > 2 && fields[2].matches("[A-Za-z]+")) {
            fields[2] = "-";
        }
        return withPawnsAmongAdded()
                .set("castling", "false")
                .set("startFen", String.join(" ", fields))
                .build(section, DRAWN);
    }

    /// The variant with added pieces, for given starts.
    ///
    /// @param section its name
    public VariantSource forGivenStarts(String section) {
        return withPawnsAmongAdded().build(section, DRAWN);
    }

    /// Gives added pieces that move like pawns the variant's promotions and pawn rules: at the far rank they
    /// would be stuck.
    private VariantBuilder withPawnsAmongAdded() {
        Set<Character> pawns = new TreeSet<>(base.promotion().pawnTypes().white());
        pawns.addAll(base.promotion().pawnTypes().black());
        boolean more = false;
        for (Map.Entry<Character, Piece> piece : added.entrySet()) {
            if (isPawn(piece.getValue().betza().movement())) {
                more |= pawns.add(piece.getKey());
            }
        }
        if (more) {
            String types = pawns.stream().map(VariantBuilder::small).collect(Collectors.joining());
            Stream.of("promotionPawnTypes", "enPassantTypes", "nMoveRuleTypes").forEach(key -> set(key, types));
        }
        return this;
    }

    /// One rank forward, straight or diagonally, and optionally farther as a first move.
    private static boolean isPawn(Movement movement) {
        return movement.straight()
                && movement.any(ray -> !ray.initial())
                && movement.rays().stream().allMatch(VariantBuilder::isPawnMove);
    }

    private static boolean isPawnMove(Ray ray) {
        boolean step = ray.kind() == RayKind.LEAP && ray.dy() == 1 && Math.abs(ray.dx()) <= 1;
        return ray.dy() > 0 && (step || ray.initial());
    }

    static String small(char letter) {
        return PieceLetter.text(Character.toLowerCase(letter));
    }

    /// Reads the variant from the assembled section: removed pieces, added pieces, then keys in the order of
    /// their setting.
    ///
    /// @param section its name
    /// @param what description of the text in messages
    public VariantSource build(String section, String what) {
        Map<Character, String> texts = new LinkedHashMap<>();
        added.forEach((letter, piece) -> engines(piece).ifPresent(text -> texts.put(letter, text)));
        List<String> lines = new ArrayList<>(List.of("[" + section + ":" + base.name() + "]"));
        if (texts.size() < added.size()) {
            lines.add("# " + OWN_DIALECT);
            lines.add("betza = " + Dialect.STANDARD.label());
            added.forEach((letter, piece) -> texts.put(letter, standard(piece)));
        }
        lines.addAll(removed);
        int number = base.types().stream()
                .mapToInt(VariantBuilder::customNumber)
                .max()
                .orElse(0);
        for (Map.Entry<Character, Piece> piece : added.entrySet()) {
            lines.add(CUSTOM + ++number + " = " + small(piece.getKey()) + ":" + texts.get(piece.getKey()));
        }
        lines.addAll(settings);
        return VariantSource.parse(what, source.ini() + String.join("\n", lines) + "\n", section);
    }

    /// A piece in the notation of other engines: sections use their dialect if it can express all pieces.
    private static Optional<String> engines(Piece piece) {
        Movement movement = piece.betza().movement();
        return Optional.of(piece.betza().text())
                .filter(text -> reads(Dialect.FSF, text, movement))
                .or(() -> Spelling.of(movement).filter(Spelling::alike).map(Spelling::text));
    }

    private static boolean reads(Dialect dialect, String betza, Movement movement) {
        try {
            return Betza.parse(betza, dialect).movement().equals(movement);
        } catch (BetzaSyntaxException _) {
            return false;
        }
    }

    /// A piece in Pieceworth's own dialect, rewritten if it was typed in another one.
    private static String standard(Piece piece) {
        Movement movement = piece.betza().movement();
        return Optional.of(piece.betza().text())
                .filter(text -> reads(Dialect.STANDARD, text, movement))
                .or(() -> Spelling.of(movement).map(Spelling::text))
                .orElseThrow(() -> new InputException("'" + piece.typed() + "' ("
                        + piece.betza().text() + ", "
                        + piece.betza().dialect().label() + "): found no spelling of it in Pieceworth's own dialect;"
                        + " expected one (`pieceworth moves '" + piece.typed() + "'` shows how it is read)"));
    }

    private static int customNumber(PieceType type) {
        return type.name().matches(CUSTOM + "\\d+")
                ? Integer.parseInt(type.name().substring(CUSTOM.length()))
                : 0;
    }
}
