package org.pieceworth.studies.workbench;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.pieceworth.answer.Document;
import org.pieceworth.rules.betza.Betza;
import org.pieceworth.rules.betza.BetzaSyntaxException;
import org.pieceworth.rules.betza.Dialect;
import org.pieceworth.rules.board.Board.SquareBoard;
import org.pieceworth.rules.movement.MoveTable;
import org.pieceworth.rules.piece.Piece;
import org.pieceworth.studies.pieces.PieceRemarks;
import org.pieceworth.studies.pieces.RequestedPieces;
import org.pieceworth.studies.pieces.Squares;
import org.pieceworth.text.InputException;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// The moves of a piece on a board with others, and the number of squares it reaches from each square of the
/// empty board.
public final class ReachableSquares {

    private static final byte FRIEND = 1;
    private static final byte ENEMY = 2;

    private final Piece piece;
    private final SquareBoard board;
    private final int square;
    private final MoveTable table;
    private final byte[] occupancy;

    private ReachableSquares(Piece piece, SquareBoard board, int square, byte[] occupancy) {
        this.piece = piece;
        this.board = board;
        this.square = square;
        this.occupancy = occupancy;
        table = MoveTable.compile(piece.betza().movement(), board);
    }

    /// Asks for one piece.
    ///
    /// @param at the name of its square; by default the central one
    /// @param friends names of squares
    /// @param enemies names of squares
    /// @throws InputException when there is not one piece, or the board has no such square
    public static Document of(RequestedPieces asked, Optional<String> at, List<String> friends, List<String> enemies) {
        List<Piece> pieces = asked.pieces();
        if (pieces.size() != 1) {
            throw new InputException("found " + pieces.size() + " pieces, expected one at a time");
        }
        SquareBoard board = asked.squares();
        int square = at.map(name -> Squares.named(name, board)).orElseGet(board::centre);
        byte[] occupancy = new byte[board.squares()];
        friends.forEach(name -> occupancy[Squares.named(name, board)] = FRIEND);
        enemies.forEach(name -> occupancy[Squares.named(name, board)] = ENEMY);
        occupancy[square] = 0;
        return new ReachableSquares(pieces.getFirst(), board, square, occupancy).document();
    }

    private Document document() {
        Document document = new Document();
        ObjectNode json = document.json();
        json.put("piece", piece.typed())
                .put("name", piece.name())
                .put("betza", piece.betza().text())
                .put("board", board.shape())
                .put("files", board.files())
                .put("ranks", board.ranks())
                .put("at", board.name(square));
        json.put("engineLine", engineLine());
        targets(json, false, List.of(), List.of());
        PieceRemarks.of(piece).forEach(json.putArray("warnings")::add);
        ArrayNode mobility = json.putArray("mobility");
        for (int rank = 0; rank < board.ranks(); rank++) {
            ArrayNode ofRank = mobility.addArray();
            for (int file = 0; file < board.files(); file++) {
                ofRank.add(reached(board.square(file, rank)));
            }
        }
        return document;
    }

    /// The line of `variants.ini` that defines it in an engine's variant; empty if the engine would read
    /// another piece.
    private String engineLine() {
        String text = piece.betza().text();
        char letter = piece.name().isEmpty() ? 'a' : piece.name().charAt(0);
        try {
            return Betza.parse(text, Dialect.FSF)
                            .movement()
                            .equals(piece.betza().movement())
                    ? "customPiece1 = " + letter + ":" + text
                    : "";
        } catch (BetzaSyntaxException _) {
            return "";
        }
    }

    /// Moves and captures; then the additional ones of a piece that has not moved.
    private void targets(ObjectNode json, boolean first, List<Integer> knownMoves, List<Integer> knownCaptures) {
        List<Integer> moves = new ArrayList<>();
        List<Integer> captures = new ArrayList<>();
        for (int target : table.targets(square, occupancy, first)) {
            List<Integer> list = occupancy[target] == 0 ? moves : captures;
            if (!knownMoves.contains(target) && !knownCaptures.contains(target)) {
                list.add(target);
            }
        }
        put(json, first ? "firstMoves" : "moves", moves);
        put(json, first ? "firstCaptures" : "captures", captures);
        if (!first) {
            put(json, "attacks", attacks());
            targets(json, true, moves, captures);
        }
    }

    /// Empty squares where an enemy could be captured.
    private List<Integer> attacks() {
        List<Integer> attacked = new ArrayList<>();
        for (int target = 0; target < board.squares(); target++) {
            if (occupancy[target] == 0 && target != square) {
                byte[] with = occupancy.clone();
                with[target] = ENEMY;
                int there = target;
                if (Arrays.stream(table.targets(square, with, false)).anyMatch(end -> end == there)) {
                    attacked.add(target);
                }
            }
        }
        return attacked;
    }

    /// Squares that it can move to or capture on, on the empty board.
    private int reached(int from) {
        boolean[] reached = new boolean[board.squares()];
        int count = 0;
        for (int[] targets : List.of(table.quietTargets(from), table.captureTargets(from))) {
            for (int target : targets) {
                count += reached[target] ? 0 : 1;
                reached[target] = true;
            }
        }
        return count;
    }

    private void put(ObjectNode json, String key, List<Integer> squares) {
        ArrayNode names = json.putArray(key);
        squares.forEach(target -> names.add(board.name(target)));
    }
}
