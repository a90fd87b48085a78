package org.pieceworth.studies.pieces;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.pieceworth.rules.betza.Betza;
import org.pieceworth.rules.betza.Dialect;
import org.pieceworth.rules.board.Board.SquareBoard;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.rules.movement.MoveTable;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.rules.piece.Piece;
import org.pieceworth.rules.piece.PieceCatalogue;
import org.pieceworth.rules.position.Fen;
import org.pieceworth.rules.position.PieceLetter;
import org.pieceworth.rules.position.Setup;
import org.pieceworth.rules.position.Setup.SidedPiece;
import org.pieceworth.rules.position.Side;
import org.pieceworth.rules.variant.PieceType;
import org.pieceworth.rules.variant.Variant;
import org.pieceworth.text.InputException;
import org.pieceworth.valuation.GameContext;
import org.pieceworth.valuation.fairystockfish.EngineVariant.EnginePiece;

/// A variant for models: its pieces, its board, and the effects of its rules.
///
/// @param variant the variant
public record VariantGame(Variant variant) {

    /// One of its pieces.
    ///
    /// @param type its type in the variant
    /// @param piece its letter as typed, its name and its moves
    /// @param engine its type in the engine
    public record Member(PieceType type, Piece piece, EnginePiece engine) {}

    public RectangularBoard board() {
        return variant.board();
    }

    /// The board of its pieces, with edges that may be joined.
    public SquareBoard surface() {
        return variant.surface();
    }

    /// Every piece, in the order of the variant.
    public List<Member> members() {
        PieceCatalogue catalogue = PieceCatalogue.load();
        return variant.types().stream()
                .map(type -> new Member(type, piece(type, catalogue), EnginePiece.of(variant, type)))
                .toList();
    }

    private Piece piece(PieceType type, PieceCatalogue catalogue) {
        Betza betza = new Betza(type.betza(), type.dialect(), List.of(), type.movement(), remarks(type));
        return new Piece(PieceLetter.text(type.letter()), name(type, catalogue), betza, List.of());
    }

    /// A custom piece has the catalogue's name if there is one, since its number is arbitrary.
    private static String name(PieceType type, PieceCatalogue catalogue) {
        return type.name().startsWith("customPiece")
                ? catalogue.nameOf(type.movement()).orElse("")
                : type.name();
    }

    /// Every piece that can move by itself, as if its letter had been typed.
    public List<Piece> movers() {
        PieceCatalogue catalogue = PieceCatalogue.load();
        return variant.types().stream()
                .filter(type -> !type.betza().isEmpty())
                .map(type -> new Piece(
                        PieceLetter.text(type.letter()),
                        name(type, catalogue),
                        Betza.parse(type.betza(), type.dialect()),
                        List.of()))
                .toList();
    }

    /// Maps the letters of pieces that would move differently in Pieceworth's own notation to their moves.
    public Map<String, String> readings() {
        PieceCatalogue catalogue = PieceCatalogue.load();
        Map<String, String> readings = new LinkedHashMap<>();
        for (PieceType type : variant.types()) {
            EngineReading.of(type, surface(), catalogue)
                    .ifPresent(reading -> readings.put(PieceLetter.text(type.letter()), reading));
        }
        return readings;
    }

    /// The pieces whose loss loses the game. If this applies to all of an army, as in extinction chess, only
    /// kings are included: an army without pieces has no value to derive a royal value from.
    public Set<Character> royals() {
        Set<Character> royals = new TreeSet<>();
        variant.types().stream()
                .map(PieceType::letter)
                .filter(variant.royals()::royal)
                .forEach(royals::add);
        boolean everything = Stream.of(true, false).anyMatch(white -> royals.containsAll(army(white)));
        return everything ? variant.royals().kings() : royals;
    }

    private Set<Character> army(boolean white) {
        return placement()
                .chars()
                .filter(letter -> Character.isLetter(letter) && Character.isUpperCase(letter) == white)
                .mapToObj(letter -> (char) Character.toUpperCase(letter))
                .collect(Collectors.toSet());
    }

    /// The properties of a piece that no model considers.
    private List<String> remarks(PieceType type) {
        List<String> notes = new ArrayList<>();
        if (royals().contains(type.letter())) {
            notes.add("royal: the number is only for its moves");
        }
        if (variant.mobility().regions().containsKey(type.letter())) {
            notes.add("confined to part of the board, which no model takes into account");
        }
        if (variant.mobility().soldiers().containsKey(type.letter())) {
            notes.add("weaker before it has crossed the board, which no model takes into account");
        }
        boolean promotes = variant.promotion().pawnTypes().white().contains(type.letter())
                || variant.promotion().promoted().containsKey(type.letter());
        if (promotes) {
            notes.add("no model counts its promotion");
        }
        return notes;
    }

    /// The pieces at the opening by rank, and in brackets those in hand or waiting to enter. Promoted pieces
    /// have the letters of the pieces with the same moves, each one `char`; squares that nothing can enter
    /// are empty.
    public String placement() {
        Setup setup = Fen.parse(variant.startFen(), variant.fenRules());
        StringBuilder text = new StringBuilder();
        for (int rank = board().ranks() - 1; rank >= 0; rank--) {
            int empty = 0;
            for (int file = 0; file < board().files(); file++) {
                SidedPiece piece = setup.pieces().get(board().square(file, rank));
                if (piece == null) {
                    empty++;
                } else {
                    text.append(empty > 0 ? empty : "").append(letter(piece));
                    empty = 0;
                }
            }
            text.append(empty > 0 ? empty : "").append(rank > 0 ? "/" : "");
        }
        StringBuilder entering = new StringBuilder();
        setup.extras().hands().forEach((piece, count) -> entering.repeat(letter(piece), count));
        setup.extras().waiting().values().forEach(piece -> entering.append(letter(piece)));
        return text + (entering.isEmpty() ? "" : "[" + entering + "]");
    }

    private char letter(SidedPiece piece) {
        char letter = piece.mark() == Setup.Mark.PROMOTED
                ? variant.promotion().promoted().getOrDefault(piece.letter(), piece.letter())
                : piece.letter();
        return piece.side() == Side.WHITE ? letter : Character.toLowerCase(letter);
    }

    /// Density at the opening: pieces per square, including those in hand.
    public double density() {
        return GameContext.of(variant).density();
    }

    public GameContext game() {
        return GameContext.of(variant);
    }

    /// Reports a piece of a file of variants that would move differently in Pieceworth's own notation. The
    /// file is read in the dialect of its section, Fairy-Stockfish's by default, which may not be the piece
    /// that its author meant.
    private static final class EngineReading {

        private EngineReading() {}

        /// One sentence without its full stop; empty if both readings give the same piece.
        static Optional<String> of(PieceType type, SquareBoard board, PieceCatalogue catalogue) {
            if (type.betza().isEmpty() || type.dialect() == Dialect.STANDARD || type.dialect() == Dialect.HEX) {
                return Optional.empty();
            }
            String text = type.betza();
            try {
                Movement engines = Betza.parse(text, type.dialect()).movement();
                String read = text + " is read as " + type.dialect().program() + " reads it, as "
                        + catalogue
                                .nameOf(engines)
                                .map(name -> "the " + name + ", ")
                                .orElse("a piece with ")
                        + reach(engines, board);
                return ours(text)
                        .map(ours -> ours.equals(engines)
                                ? Optional.<String>empty()
                                : Optional.of(read + "; in Pieceworth's own notation it is another piece, with "
                                        + reach(ours, board) + more(ours)))
                        .orElse(Optional.of(read + "; Pieceworth's own notation does not have it"));
            } catch (InputException _) {
                return Optional.empty();
            }
        }

        private static Optional<Movement> ours(String text) {
            try {
                return Optional.of(Betza.parse(text).movement());
            } catch (InputException _) {
                return Optional.empty();
            }
        }

        private static String reach(Movement movement, SquareBoard board) {
            MoveTable table = MoveTable.compile(movement, board);
            int centre = board.centre();
            return table.quietTargets(centre).length + " moves and " + table.captureTargets(centre).length
                    + " captures from " + board.name(centre);
        }

        private static String more(Movement movement) {
            return movement.straight() ? "" : ", among them " + String.join(" and ", movement.beyondRays());
        }
    }
}
