package org.pieceworth.rules.piece;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.pieceworth.rules.betza.Betza;
import org.pieceworth.rules.betza.BetzaSyntaxException;
import org.pieceworth.rules.betza.Dialect;
import org.pieceworth.rules.board.Board;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.text.InputException;
import org.pieceworth.text.PlainName;
import org.pieceworth.text.ResourceText;
import org.pieceworth.text.SmallText;

/// Named pieces, searched by name, alias, set or moves.
///
/// @param pieces in the order of the file; if names clash, the earlier piece takes precedence
public record PieceCatalogue(List<NamedPiece> pieces) {

    private static final int LONGEST_NAME = 60;
    private static final int NOT_HELD = 7;

    public PieceCatalogue {
        pieces = List.copyOf(pieces);
    }

    /// The catalogue that ships with Pieceworth, `pieces.tsv`, read once.
    public static PieceCatalogue load() {
        return Shipped.CATALOGUE;
    }

    private static final class Shipped {

        private static final PieceCatalogue CATALOGUE =
                parse(ResourceText.read("pieces.tsv", PieceCatalogue.class.getResourceAsStream("pieces.tsv")));
    }

    /// Reads a catalogue: a line each of name, Betza notation, aliases and sets between tabs; lists between
    /// semicolons; `#` opens a comment line.
    ///
    /// @throws InputException naming the line that cannot be read
    public static PieceCatalogue parse(String text) {
        List<String> lines = SmallText.lines(text);
        return new PieceCatalogue(IntStream.range(0, lines.size())
                .filter(i -> !lines.get(i).isBlank() && !lines.get(i).startsWith("#"))
                .mapToObj(i -> line(i + 1, lines.get(i)))
                .toList());
    }

    private static NamedPiece line(int number, String line) {
        String[] fields = line.split("\t", -1);
        if (fields.length != 4) {
            throw new InputException("pieces, line " + number + ": found " + fields.length
                    + " fields, expected name, Betza notation, aliases and sets between tabs");
        }
        return new NamedPiece(fields[0], fields[1], list(fields[2]), list(fields[3]));
    }

    private static List<String> list(String field) {
        return Stream.of(field.split(";"))
                .map(String::strip)
                .filter(item -> !item.isEmpty())
                .toList();
    }

    /// The piece that a user means: by Betza notation if the text is that, else by name or alias.
    ///
    /// @throws InputException when the text is neither; it names the error in the
    /// notation, or suggests a name
    public Piece find(String typed) {
        return find(typed, Dialect.STANDARD);
    }

    /// Like [#find(String)], with Betza notation read in a dialect.
    public Piece find(String typed, Dialect dialect) {
        try {
            Betza betza = Betza.parse(typed, dialect);
            return new Piece(typed, name(betza).orElse(""), betza, List.of());
        } catch (BetzaSyntaxException notBetza) {
            List<NamedPiece> named = named(typed);
            if (!named.isEmpty()) {
                NamedPiece first = named.getFirst();
                return new Piece(typed, first.name(), first.betza(dialect), named.subList(1, named.size()));
            }
            throw looksLikeName(typed) ? unknownName(typed) : notBetza;
        }
    }

    /// A piece without a name may have one on a board: `R7` is a rook on 8x8.
    public Piece named(Piece piece, Board board) {
        return piece.name().isEmpty() && piece.betza().dialect() != Dialect.HEX
                ? new Piece(
                        piece.typed(),
                        nameOf(piece.betza().movement().on(board)).orElse(""),
                        piece.betza(),
                        piece.namesakes())
                : piece;
    }

    /// On hexagons a piece has the name of that with its notation on squares.
    private Optional<String> name(Betza betza) {
        return betza.dialect() == Dialect.HEX
                ? movementOf(betza.text()).flatMap(this::nameOf)
                : nameOf(betza.movement());
    }

    /// True if a piece bears the name, or moves as the text describes in Betza notation.
    public boolean has(String typed) {
        return movementOf(typed).isPresent() || !named(typed).isEmpty();
    }

    /// Every piece of that name or alias; pieces with that name come first.
    private List<NamedPiece> named(String typed) {
        String wanted = PlainName.of(typed);
        return Stream.concat(
                        pieces.stream()
                                .filter(piece -> PlainName.of(piece.name()).equals(wanted)),
                        pieces.stream()
                                .filter(piece -> piece.aliases().stream()
                                        .anyMatch(alias -> PlainName.of(alias).equals(wanted))))
                .toList();
    }

    /// The name of the first piece with exactly this movement.
    public Optional<String> nameOf(Movement movement) {
        return pieces.stream()
                .filter(piece -> piece.movement().equals(movement))
                .map(NamedPiece::name)
                .findFirst();
    }

    /// The pieces with the moves of the text in Betza notation, else those whose name, alias or set contains the
    /// text; all of them for an empty text.
    public List<NamedPiece> search(String text) {
        return movementOf(text)
                .map(wanted -> pieces.stream()
                        .filter(piece -> piece.movement().equals(wanted))
                        .toList())
                .orElseGet(() -> holding(PlainName.of(text)));
    }

    /// The pieces whose names differ from the text in few letters, or in the order of words; nearest first.
    public List<NamedPiece> nearly(String text) {
        return new NearPieces(pieces)
                .within(text).stream().map(NearPieces.Near::piece).toList();
    }

    /// Lists that show a few of them begin with the likely ones.
    private List<NamedPiece> holding(String wanted) {
        return pieces.stream()
                .filter(piece -> rank(piece, wanted) < NOT_HELD)
                .sorted(Comparator.comparingInt(piece -> rank(piece, wanted)))
                .toList();
    }

    /// 0 for the name itself, then names that begin so, an alias, other names, and sets.
    private static int rank(NamedPiece piece, String wanted) {
        String name = PlainName.of(piece.name());
        if (name.startsWith(wanted)) {
            return name.equals(wanted) || wanted.isEmpty() ? 0 : 2;
        }
        int best = name.contains(wanted) ? 4 : NOT_HELD;
        for (String alias : piece.aliases()) {
            String plain = PlainName.of(alias);
            int rank = plain.equals(wanted) ? 1 : plain.startsWith(wanted) ? 3 : plain.contains(wanted) ? 5 : NOT_HELD;
            best = Math.min(best, rank);
        }
        boolean inSet = piece.sets().stream().anyMatch(set -> PlainName.of(set).contains(wanted));
        return inSet ? Math.min(best, NOT_HELD - 1) : best;
    }

    private static Optional<Movement> movementOf(String text) {
        try {
            return Optional.of(Betza.movementOf(text));
        } catch (BetzaSyntaxException _) {
            return Optional.empty();
        }
    }

    /// True for text in the form of names: words of at least three small letters, possibly with a capital.
    private static boolean looksLikeName(String typed) {
        return typed.length() > 2
                && typed.length() <= LONGEST_NAME
                && typed.matches("[A-Za-z][a-z]+([ _'-][A-Za-z]?[a-z]+)*");
    }

    /// Every name and alias.
    public Stream<String> names() {
        return pieces.stream().flatMap(NamedPiece::names);
    }

    private InputException unknownName(String typed) {
        List<NearPieces.Near> near = new NearPieces(pieces).of(typed);
        return new InputException("no piece is named '" + typed + "'; "
                + (near.size() == 1 ? "the nearest name is " : "the nearest names are ")
                + NearPieces.quoted(near.stream().map(NearPieces.Near::name))
                + " (`pieceworth pieces` lists all names; Betza notation such as BN works for any piece)");
    }
}
