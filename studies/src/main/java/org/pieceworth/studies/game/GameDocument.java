package org.pieceworth.studies.game;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.pieceworth.answer.Document;
import org.pieceworth.rules.board.HexagonalBoard;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.position.Move;
import org.pieceworth.rules.position.PieceLetter;
import org.pieceworth.rules.position.Position;
import org.pieceworth.rules.position.Setup.SidedPiece;
import org.pieceworth.rules.position.Side;
import org.pieceworth.rules.san.MoveNotation;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// A game for a board that people play on.
final class GameDocument {

    private final RequestedRules ground;
    private final BoardGame game;
    private final VariantPosition position;
    private final RectangularBoard board;
    private final PlayableVariant variant;
    private final Document document = new Document();
    private final ObjectNode json = document.json();

    private GameDocument(GameArguments.RequestedGame asked) {
        ground = asked.ground();
        game = asked.game();
        variant = asked.variant();
        position = game.position();
        board = position.board();
    }

    static Document of(GameArguments.RequestedGame asked) {
        return new GameDocument(asked).document();
    }

    private Document document() {
        Optional<BoardGame.End> end = game.end();
        json.put("variant", game.rules().variant().name());
        ObjectNode asked = json.putObject("rules");
        ground.words().forEach(asked::put);
        json.put("files", board.files()).put("ranks", board.ranks());
        if (game.rules().variant().surface() instanceof HexagonalBoard hexagons) {
            addCells(hexagons);
        }
        json.put("start", game.start())
                .put("ownStart", game.start().equals(game.rules().start().fen()))
                .put("fen", position.fen())
                .put("toMove", word(position.sideToMove()));
        addPieces();
        addHands();
        addWaiting();
        addPlayed();
        addState(end);
        ArrayNode moves = json.putArray("moves");
        if (end.isEmpty()) {
            addMoves(moves);
        }
        json.set("kinds", variant.kinds());
        json.put("pgn", GamePgn.of(ground, game, end));
        game.rules().notPlayed().forEach(json.putArray("notModelled")::add);
        return document;
    }

    /// Maps each cell of a board of hexagons to its file and rank, for drawing.
    private void addCells(HexagonalBoard hexagons) {
        json.put("outline", hexagons.rhombus() ? "rhombus" : "hexagon");
        ObjectNode cells = json.putObject("cells");
        for (int square = 0; square < board.squares(); square++) {
            if (hexagons.has(square)) {
                cells.putArray(board.name(square)).add(board.file(square)).add(board.rank(square));
            }
        }
    }

    private static String word(Side side) {
        return side.name().toLowerCase(Locale.ROOT);
    }

    /// Maps each occupied square to the symbol of its piece, Black's in small letters.
    private void addPieces() {
        ObjectNode pieces = json.putObject("pieces");
        for (int square = 0; square < board.squares(); square++) {
            int piece = position.pieceAt(square);
            if (piece != 0) {
                String symbol = position.symbol(Position.type(piece));
                pieces.put(board.name(square), piece > 0 ? symbol : symbol.toLowerCase(Locale.ROOT));
            }
        }
        ArrayNode walls = json.putArray("walls");
        position.setup().extras().walls().stream()
                .filter(game.rules().variant().surface()::has)
                .forEach(wall -> walls.add(board.name(wall)));
    }

    private void addHands() {
        ObjectNode hands = json.putObject("hands");
        for (Side side : Side.values()) {
            ObjectNode hand = hands.putObject(word(side));
            for (int type = 0; type < position.letters().length(); type++) {
                int count = position.inHand(side, type);
                if (count > 0) {
                    hand.put(position.symbol(type), count);
                }
            }
        }
    }

    /// Maps each square to the symbol of the piece that waits next to the board to enter there.
    private void addWaiting() {
        Map<Integer, SidedPiece> waiting = position.setup().extras().waiting();
        if (!waiting.isEmpty()) {
            ObjectNode squares = json.putObject("waiting");
            waiting.forEach((square, piece) -> squares.put(
                    board.name(square),
                    piece.side() == Side.WHITE
                            ? PieceLetter.text(piece.letter())
                            : PieceLetter.text(piece.letter()).toLowerCase(Locale.ROOT)));
        }
    }

    private void addPlayed() {
        ArrayNode played = json.putArray("played");
        for (BoardGame.Played move : game.played()) {
            played.addObject().put("uci", move.uci()).put("san", move.san());
        }
        if (!game.played().isEmpty()) {
            int last = game.played().getLast().move();
            ArrayNode squares = json.putArray("last");
            if (Move.kind(last) != Move.DROP) {
                squares.add(board.name(Move.from(last)));
            }
            squares.add(board.name(Move.to(last)));
        }
    }

    private void addState(Optional<BoardGame.End> end) {
        Side mover = position.sideToMove();
        boolean check = position.inCheck();
        json.put("check", check);
        if (check && position.royalSquare(mover) >= 0) {
            json.put("checked", board.name(position.royalSquare(mover)));
        }
        if (!position.setup().extras().checksLeft().isEmpty()) {
            position.setup().extras().checksLeft().forEach(json.putArray("checksLeft")::add);
        }
        end.ifPresent(over ->
                json.putObject("over").put("result", over.result().token()).put("reason", over.reason()));
    }

    private void addMoves(ArrayNode list) {
        for (int move : position.legalMoves()) {
            addMove(list.addObject(), move);
        }
    }

    private void addMove(ObjectNode json, int move) {
        json.put("uci", BoardGame.uci(position, move));
        // With walls there are a thousand moves in place of thirty, and their names would take longer than
        // the rest.
        if (!position.buildsWalls()) {
            json.put("san", MoveNotation.SAN.write(position, move));
        }
        int kind = Move.kind(move);
        if (kind == Move.DROP) {
            json.put("drop", position.symbol(Move.promotedType(move)));
        } else {
            json.put("from", board.name(Move.from(move)));
        }
        json.put("to", board.name(kind == Move.CASTLING ? castled(move) : Move.to(move)));
        switch (kind) {
            case Move.CASTLING -> json.put("rook", board.name(Move.to(move)));
            case Move.PASS -> json.put("pass", true);
            case Move.PROMOTION -> json.put("promotion", position.symbol(Move.promotedType(move)));
            default -> {
                // Nothing more to choose.
            }
        }
        if (position.takenType(move) >= 0) {
            json.put("takes", true);
        }
        addAside(json, move);
    }

    /// The square of a click for castling: the king's, or the rook's if the king could also step there.
    private int castled(int move) {
        int king = position.castledKing(move);
        return position.castlesLikeKingMove(move) || king == Move.from(move) ? Move.to(move) : king;
    }

    private void addAside(ObjectNode json, int move) {
        if (position.buildsWalls()) {
            if (Move.wall(move) >= 0) {
                json.put("wall", board.name(Move.wall(move)));
            }
        } else if (Move.gatedType(move) >= 0) {
            json.put("gate", position.symbol(Move.gatedType(move)));
        }
    }
}
