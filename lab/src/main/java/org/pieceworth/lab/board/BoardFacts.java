package org.pieceworth.lab.board;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.pieceworth.engine.search.Score;
import org.pieceworth.engine.search.SearchResult;
import org.pieceworth.rules.board.HexagonalBoard;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.position.Move;
import org.pieceworth.rules.position.PieceLetter;
import org.pieceworth.rules.position.Position;
import org.pieceworth.rules.position.Setup.SidedPiece;
import org.pieceworth.rules.position.Side;
import org.pieceworth.rules.san.MoveNotation;

/// The facts of a game that a board shows, as the tree of a JSON object: maps, lists, texts, numbers, truth values and
/// nulls. The server and a page without one show the same.
public final class BoardFacts {

    private final BoardGame game;
    private final VariantPosition position;
    private final RectangularBoard board;
    private final Map<String, Object> facts = new LinkedHashMap<>();

    private BoardFacts(BoardGame game) {
        this.game = game;
        position = game.position();
        board = position.board();
    }

    /// The position after the moves of a game, with its legal moves unless the game is over.
    public static Map<String, Object> of(BoardGame game) {
        return new BoardFacts(game).facts();
    }

    /// The engine's move in a position, with its score from White's side (in centipawns, or moves to mate) and
    /// its line, which it plays on the position.
    public static Map<String, Object> ofReply(VariantPosition position, SearchResult found) {
        Map<String, Object> reply = new LinkedHashMap<>();
        reply.put("uci", BoardGame.uci(position, found.move()));
        reply.put("san", MoveNotation.SAN.write(position, found.move()));
        int score = position.sideToMove() == Side.WHITE ? found.score() : -found.score();
        boolean decided = Score.isDecided(score);
        int moves = decided ? (Score.pliesToEnd(score) + 1) / 2 : 0;
        reply.put("score", decided ? null : score);
        reply.put("mate", decided ? (Object) (score > 0 ? moves : -moves) : null);
        reply.put("depth", found.depth());
        reply.put("nodes", found.nodes());
        List<Object> line = new ArrayList<>();
        List<Object> squares = new ArrayList<>();
        for (int move : found.principalVariation()) {
            line.add(MoveNotation.SAN.write(position, move));
            squares.add(squares(position.board(), move));
            position.make(move);
        }
        reply.put("line", line);
        reply.put("squares", squares);
        return reply;
    }

    /// From and to; of a drop only to.
    private static List<String> squares(RectangularBoard board, int move) {
        String to = board.name(Move.to(move));
        return Move.kind(move) == Move.DROP ? List.of(to) : List.of(board.name(Move.from(move)), to);
    }

    private Map<String, Object> facts() {
        facts.put("files", board.files());
        facts.put("ranks", board.ranks());
        if (game.rules().variant().surface() instanceof HexagonalBoard hexagons) {
            addCells(hexagons);
        }
        facts.put("start", game.start());
        facts.put("ownStart", game.start().equals(game.rules().start().fen()));
        facts.put("fen", position.fen());
        facts.put("toMove", word(position.sideToMove()));
        addPieces();
        addHands();
        addWaiting();
        addPlayed();
        addState();
        return facts;
    }

    /// Maps each cell of a board of hexagons to its file and rank, for drawing.
    private void addCells(HexagonalBoard hexagons) {
        facts.put("outline", hexagons.rhombus() ? "rhombus" : "hexagon");
        Map<String, Object> cells = new LinkedHashMap<>();
        for (int square = 0; square < board.squares(); square++) {
            if (hexagons.has(square)) {
                cells.put(board.name(square), List.of(board.file(square), board.rank(square)));
            }
        }
        facts.put("cells", cells);
    }

    private static String word(Side side) {
        return side.name().toLowerCase(Locale.ROOT);
    }

    /// Symbols of the pieces, by square; Black's are in small letters.
    private void addPieces() {
        Map<String, Object> pieces = new LinkedHashMap<>();
        for (int square = 0; square < board.squares(); square++) {
            int piece = position.pieceAt(square);
            if (piece != 0) {
                String symbol = position.symbol(Position.type(piece));
                pieces.put(board.name(square), piece > 0 ? symbol : symbol.toLowerCase(Locale.ROOT));
            }
        }
        facts.put("pieces", pieces);
        List<Object> walls = new ArrayList<>();
        position.setup().extras().walls().stream()
                .filter(game.rules().variant().surface()::has)
                .forEach(wall -> walls.add(board.name(wall)));
        facts.put("walls", walls);
    }

    private void addHands() {
        Map<String, Object> hands = new LinkedHashMap<>();
        for (Side side : Side.values()) {
            Map<String, Object> hand = new LinkedHashMap<>();
            for (int type = 0; type < position.letters().length(); type++) {
                int count = position.inHand(side, type);
                if (count > 0) {
                    hand.put(position.symbol(type), count);
                }
            }
            hands.put(word(side), hand);
        }
        facts.put("hands", hands);
    }

    /// Symbols of the pieces that wait off the board, by the square where they enter.
    private void addWaiting() {
        Map<Integer, SidedPiece> waiting = position.setup().extras().waiting();
        if (!waiting.isEmpty()) {
            Map<String, Object> squares = new LinkedHashMap<>();
            waiting.forEach((square, piece) -> squares.put(
                    board.name(square),
                    piece.side() == Side.WHITE
                            ? PieceLetter.text(piece.letter())
                            : PieceLetter.text(piece.letter()).toLowerCase(Locale.ROOT)));
            facts.put("waiting", squares);
        }
    }

    private void addPlayed() {
        List<Object> played = new ArrayList<>();
        game.played().forEach(move -> {
            Map<String, Object> names = new LinkedHashMap<>();
            names.put("uci", move.uci());
            names.put("san", move.san());
            played.add(names);
        });
        facts.put("played", played);
        if (!game.played().isEmpty()) {
            facts.put("last", squares(board, game.played().getLast().move()));
        }
    }

    private void addState() {
        Side mover = position.sideToMove();
        boolean check = position.inCheck();
        facts.put("check", check);
        if (check && position.royalSquare(mover) >= 0) {
            facts.put("checked", board.name(position.royalSquare(mover)));
        }
        List<Integer> checksLeft = position.setup().extras().checksLeft();
        if (!checksLeft.isEmpty()) {
            facts.put("checksLeft", checksLeft);
        }
        List<Object> moves = new ArrayList<>();
        game.end()
                .ifPresentOrElse(
                        over -> {
                            Map<String, Object> end = new LinkedHashMap<>();
                            end.put("result", over.result().token());
                            end.put("reason", over.reason());
                            facts.put("over", end);
                        },
                        () -> {
                            for (int move : position.legalMoves()) {
                                moves.add(move(move));
                            }
                        });
        facts.put("moves", moves);
    }

    private Map<String, Object> move(int move) {
        Map<String, Object> names = new LinkedHashMap<>();
        names.put("uci", BoardGame.uci(position, move));
        // Walls make a thousand moves of thirty, whose names would take longer than the rest.
        if (!position.buildsWalls()) {
            names.put("san", MoveNotation.SAN.write(position, move));
        }
        int kind = Move.kind(move);
        if (kind == Move.DROP) {
            names.put("drop", position.symbol(Move.promotedType(move)));
        } else {
            names.put("from", board.name(Move.from(move)));
        }
        names.put("to", board.name(kind == Move.CASTLING ? castled(move) : Move.to(move)));
        switch (kind) {
            case Move.CASTLING -> names.put("rook", board.name(Move.to(move)));
            case Move.PASS -> names.put("pass", true);
            case Move.PROMOTION -> names.put("promotion", position.symbol(Move.promotedType(move)));
            default -> {
                // Nothing more to choose.
            }
        }
        if (position.takenType(move) >= 0) {
            names.put("takes", true);
        }
        if (position.buildsWalls()) {
            if (Move.wall(move) >= 0) {
                names.put("wall", board.name(Move.wall(move)));
            }
        } else if (Move.gatedType(move) >= 0) {
            names.put("gate", position.symbol(Move.gatedType(move)));
        }
        return names;
    }

    /// The square that a click on castling names: the king's, or the rook's where the king could also step there.
    private int castled(int move) {
        int king = position.castledKing(move);
        return position.castlesLikeKingMove(move) || king == Move.from(move) ? Move.to(move) : king;
    }
}
