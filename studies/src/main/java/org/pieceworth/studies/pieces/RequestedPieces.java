package org.pieceworth.studies.pieces;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.pieceworth.rules.betza.BetzaSyntaxException;
import org.pieceworth.rules.betza.Dialect;
import org.pieceworth.rules.board.Board;
import org.pieceworth.rules.board.Board.SquareBoard;
import org.pieceworth.rules.board.BoardText;
import org.pieceworth.rules.board.HexagonalBoard;
import org.pieceworth.rules.movement.LegTargets;
import org.pieceworth.rules.piece.NamedPiece;
import org.pieceworth.rules.piece.Piece;
import org.pieceworth.rules.piece.PieceCatalogue;
import org.pieceworth.rules.variant.VariantReading;
import org.pieceworth.rules.variant.Variants;
import org.pieceworth.text.InputException;
import org.pieceworth.text.NearestName;
import org.pieceworth.valuation.GameContext;

/// Requested pieces, and their boards.
///
/// @param typed Betza notation, names, or `@file:variant` or the name of one that ships for all pieces of a variant
/// @param all whether every piece of the catalogue is meant instead
/// @param shapes shapes of boards, between commas; by default the variant's own, else 8x8
/// @param dialect dialect of Betza notation
public record RequestedPieces(List<String> typed, boolean all, Optional<String> shapes, String dialect) {

    private static final String STANDARD_BOARD = "8x8";
    private static final int MISTYPED = 2;
    private static final List<String> OF_CHESS = List.of("P", "N", "B", "R", "Q");

    public RequestedPieces {
        typed = List.copyOf(typed);
    }

    /// Pieces on 8x8, or on the board of their variant.
    public static RequestedPieces of(String... typed) {
        return new RequestedPieces(List.of(typed), false, Optional.empty(), "standard");
    }

    /// A copy on other boards.
    public RequestedPieces on(String shapes) {
        return new RequestedPieces(typed, all, Optional.of(shapes), dialect);
    }

    /// The pieces of chess if none are given: the value of a pawn, a knight, … needs no notation.
    public RequestedPieces orOfChess() {
        return typed.isEmpty() && !all ? new RequestedPieces(OF_CHESS, false, shapes, dialect) : this;
    }

    /// True if an argument means the pieces of a variant: a file's, or one that ships and is not the name of a piece
    /// too, as `amazon` is.
    public static boolean isVariant(String argument) {
        return argument.startsWith("@")
                || Variants.file(argument).isPresent()
                || (isName(argument) && !PieceCatalogue.load().has(argument) && Variants.ships(argument));
    }

    /// Notation begins with a capital or is short; only other words are searched for among the variants.
    private static boolean isName(String argument) {
        return argument.length() > 1 && argument.matches("[A-Za-z0-9]+([ _-][A-Za-z0-9]+)*");
    }

    /// True if one of the arguments means the pieces of a variant.
    public boolean haveVariant() {
        return typed.stream().anyMatch(RequestedPieces::isVariant);
    }

    /// @throws InputException when there is none, one cannot be read, or a search of their moves would
    /// take long
    public List<Piece> pieces() {
        Dialect spoken = onHexagons() ? Dialect.HEX : Dialect.of(dialect);
        PieceCatalogue catalogue = PieceCatalogue.load();
        if (all) {
            return catalogue.pieces().stream()
                    .flatMap(piece -> known(piece, spoken))
                    .toList();
        }
        if (typed.isEmpty()) {
            throw new InputException("found no piece; expected a name (archbishop), Betza notation (BN), a variant"
                            + " (capablanca), or all of them")
                    .with("all", "");
        }
        List<Piece> pieces = typed.stream()
                .flatMap(each -> isVariant(each)
                        ? new VariantGame(Variants.open(each).variant()).movers().stream()
                        : Stream.of(found(each, catalogue, spoken)))
                .toList();
        PieceWork.check(pieces, this::boards);
        return boards().size() == 1
                ? pieces.stream().map(piece -> catalogue.named(piece, board())).toList()
                : pieces;
    }

    /// True if the notation is that of hexagons. Where there are other boards too, it is read for each of them.
    private boolean onHexagons() {
        return boards().stream().allMatch(HexagonalBoard.class::isInstance);
    }

    /// A piece of the catalogue, unless its moves have no meaning on hexagons.
    private static Stream<Piece> known(NamedPiece piece, Dialect dialect) {
        try {
            return Stream.of(new Piece(piece.name(), piece.name(), piece.betza(dialect), List.of()));
        } catch (BetzaSyntaxException _) {
            return Stream.empty();
        }
    }

    /// Finds a piece; a name similar to that of a variant is not replaced by a piece with a less
    /// similar name.
    private static Piece found(String typed, PieceCatalogue catalogue, Dialect dialect) {
        if (isName(typed) && !catalogue.has(typed)) {
            Optional<String> variant = Variants.shippedNear(typed);
            boolean nearer =
                    NearestName.within(MISTYPED, typed, catalogue.names()).isEmpty();
            if (variant.isPresent() && nearer) {
                throw new InputException(
                        "no piece or variant is named '" + typed + "'; the nearest name is '" + variant.get()
                                + "', a variant (`pieceworth pieces` and `pieceworth variants` list the names)");
            }
        }
        return catalogue.find(typed, dialect);
    }

    /// Faults and warnings of the variant's file, apart since a question that fails has no answer to carry them.
    ///
    /// @throws InputException when the variant cannot be read
    public List<String> warnings() {
        return typed.size() == 1 ? variant().map(VariantReading::warnings).orElse(List.of()) : List.of();
    }

    /// The variant of the requested pieces, if there is one.
    private Optional<VariantReading> variant() {
        List<String> meant = typed.stream().filter(RequestedPieces::isVariant).toList();
        if (meant.size() > 1) {
            throw new InputException("found " + meant.size() + " variants, expected one: " + String.join(" ", meant));
        }
        return meant.stream().findFirst().map(Variants::open);
    }

    /// The game that they are valued in: the variant's, or chess.
    ///
    /// @throws InputException when there are several variants, or one cannot be read
    public GameContext game() {
        return variant().map(reading -> GameContext.of(reading.variant())).orElse(GameContext.CHESS);
    }

    /// The board, which must have squares.
    ///
    /// @throws InputException when it is invalid, or there are several variants
    public SquareBoard squares() {
        return BoardText.parseSquares(text());
    }

    /// The board.
    ///
    /// @throws InputException when it is invalid, or there are several variants
    public Board board() {
        return BoardText.parse(text());
    }

    /// All boards.
    ///
    /// @throws InputException when one is invalid, or there are several variants
    public List<Board> boards() {
        return Stream.of(text().split(",", -1)).map(BoardText::parse).toList();
    }

    private String text() {
        return shapes.or(() ->
                        variant().map(reading -> reading.variant().surface().shape()))
                .orElse(STANDARD_BOARD);
    }

    /// Bounds the work that one question about pieces can cause, for the command line and the workbench
    /// alike.
    private static final class PieceWork {

        private static final long MOST_WORK = 4 * LegTargets.MAX_WORK;

        private PieceWork() {}

        /// @param boards asked for only when some piece has moves of several legs
        /// @throws InputException when a search of the pieces' moves on all boards would take seconds
        static void check(List<Piece> pieces, Supplier<List<Board>> boards) {
            List<Piece> searched = pieces.stream()
                    .filter(piece -> !piece.betza().movement().straight())
                    .toList();
            long work = 0;
            for (Board board : searched.isEmpty() ? List.<Board>of() : boards.get()) {
                if (board instanceof SquareBoard squares) {
                    for (Piece piece : searched) {
                        work += of(piece, squares);
                    }
                }
            }
            if (work > MOST_WORK) {
                throw new InputException("found " + searched.size()
                        + " pieces with moves of several legs that go too many ways on these boards together; expected fewer"
                        + " pieces or fewer boards");
            }
        }

        private static long of(Piece piece, SquareBoard board) {
            try {
                return LegTargets.of(piece.betza().movement(), board).work();
            } catch (InputException tooMuch) {
                throw tooMuch.after("piece '" + piece.typed() + "' takes too long to search");
            }
        }
    }
}
