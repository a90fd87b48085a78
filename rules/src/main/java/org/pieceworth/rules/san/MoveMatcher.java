package org.pieceworth.rules.san;

import org.pieceworth.rules.board.Board;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.rules.position.Move;
import org.pieceworth.rules.position.PieceLetters;
import org.pieceworth.rules.position.Position;
import org.pieceworth.rules.position.Uci;
import org.pieceworth.rules.san.WrittenMove.Kind;
import org.pieceworth.rules.san.WrittenMove.Sign;

/// Compares a written move with the legal ones of a position and measures their distances from the text.
final class MoveMatcher {

    /// No distance: the move differs from the written one.
    static final int OTHER = -1;

    /// The piece is written with the letter of its promoted shape, as `G` for a `+S`.
    private static final int BY_SHAPE = 1;

    /// Captures on the way are omitted, or the missing wall is written as a1.
    private static final int UNSAID = 2;

    /// A pawn that moves to another file without capturing, written only by its target.
    private static final int SIDEWAYS = 4;

    /// A compulsory promotion without its sign.
    private static final int UNSIGNED = 8;

    /// Castling as the king's own move, which may also denote another move.
    private static final int AS_KING_MOVE = 16;

    private final Position position;
    private final RectangularBoard board;
    private final PieceLetters letters;
    private final WrittenMove written;
    private final boolean walls;
    private final boolean coordinates;
    private final int target;
    private final int wall;

    MoveMatcher(Position position, WrittenMove written) {
        this.position = position;
        this.written = written;
        board = position.board();
        letters = position.pieceLetters();
        walls = position.buildsWalls();
        coordinates = written.isCoordinates();
        target = written.kind == Kind.CASTLING ? Board.OFF : square(written.toFile, written.toRank);
        wall = square(written.wallFile, written.wallRank);
    }

    private int square(int file, int rank) {
        return file >= 0 && rank >= 0 ? board.named(file, rank) : Board.OFF;
    }

    /// True if a move promotes to a form written with a plus.
    boolean promotesToForm(int move) {
        return Move.kind(move) == Move.PROMOTION && letters.isPromoted(Move.promotedType(move));
    }

    /// The distance of a legal move from the written one, 0 for an exact match; [#OTHER] for another move.
    int distance(int move) {
        int kind = Move.kind(move);
        if (written.kind == Kind.PIECE && kind != Move.CASTLING && Move.to(move) != target) {
            return OTHER;
        }
        int distance = switch (kind) {
            case Move.CASTLING -> ofCastling(move);
            case Move.DROP -> ofDrop(move);
            case Move.PASS -> ofPass(move);
            default -> ofPiece(move);
        };
        int aside = distance == OTHER ? OTHER : walls ? ofWall(move) : enters(move) ? 0 : OTHER;
        return aside == OTHER ? OTHER : distance + aside;
    }

    private int ofWall(int move) {
        int built = Move.wall(move);
        if (written.gate != 0) {
            return OTHER;
        }
        if (built < 0) {
            return written.wallFile < 0 ? 0 : wall == 0 ? UNSAID : OTHER;
        }
        return built == wall ? 0 : OTHER;
    }

    private boolean enters(int move) {
        int type = Move.gatedType(move);
        if (written.wallFile >= 0) {
            return false;
        }
        if (type < 0) {
            return written.gate == 0 || promotesAsGate(move);
        }
        char letter = written.gate == 0 && coordinates ? written.promotion : written.gate;
        return letter != 0 && letters.isCalled(type, letter) && entersThere(move);
    }

    /// `e8/Q` is a promotion.
    private boolean promotesAsGate(int move) {
        return Move.kind(move) == Move.PROMOTION
                && written.sign == Sign.NONE
                && written.gateFile < 0
                && letters.isExactly(Move.promotedType(move), written.gate);
    }

    /// True if a piece enters on the written square. With castling that is the king's unless the rook's is named.
    private boolean entersThere(int move) {
        boolean castles = Move.kind(move) == Move.CASTLING;
        if (castles && written.kind == Kind.PIECE) {
            return Move.gatesAtRook(move) == (square(written.fromFile, written.fromRank) == Move.to(move));
        }
        int left = castles && Move.gatesAtRook(move) ? Move.to(move) : Move.from(move);
        return written.gateFile < 0 ? left == Move.from(move) : square(written.gateFile, written.gateRank) == left;
    }

    private int ofCastling(int move) {
        if (written.kind == Kind.CASTLING) {
            return (written.toFile == 1) == (Move.to(move) > Move.from(move)) ? 0 : OTHER;
        }
        if (written.kind != Kind.PIECE || written.fromFile < 0 || written.fromRank < 0) {
            return OTHER;
        }
        int king = Move.from(move);
        int origin = square(written.fromFile, written.fromRank);
        boolean entersAtRook = !walls && Move.gatedType(move) >= 0 && Move.gatesAtRook(move);
        if (entersAtRook) {
            return origin == Move.to(move) && target == king ? 0 : OTHER;
        }
        boolean enters = !walls && Move.gatedType(move) >= 0;
        boolean isKing = origin == king
                && (written.letter == 0 || letters.isCalled(Position.type(position.pieceAt(king)), written.letter));
        boolean unsigned = written.sign == Sign.NONE
                || written.sign == Sign.PLUS
                || enters && coordinates && written.sign == Sign.LETTER;
        if (!isKing || !unsigned) {
            return OTHER;
        }
        if (target == Move.to(move)) {
            return 0;
        }
        return target == position.castledKing(move) && target != king ? AS_KING_MOVE : OTHER;
    }

    private int ofDrop(int move) {
        if (written.kind != Kind.DROP || Move.to(move) != target) {
            return OTHER;
        }
        return byLetter(Move.promotedType(move));
    }

    private int byLetter(int type) {
        if (written.plus) {
            return letters.isPromoted(type) && letters.own(type) == written.letter ? 0 : OTHER;
        }
        if (letters.isExactly(type, written.letter)) {
            return 0;
        }
        return letters.isCalled(type, written.letter) ? BY_SHAPE : OTHER;
    }

    /// A pass is also written as a move of a piece, mostly the king, to its own square.
    private int ofPass(int move) {
        if (written.kind != Kind.PIECE) {
            return written.kind == Kind.PASS ? 0 : OTHER;
        }
        int type = Position.type(position.pieceAt(target));
        boolean stays = written.fromFile < 0 || square(written.fromFile, written.fromRank) == target;
        boolean named = type >= 0 && ofMover(type) != OTHER;
        return stays && named && written.sign != Sign.LETTER && Move.to(move) == target ? 0 : OTHER;
    }

    private int ofPiece(int move) {
        int from = Move.from(move);
        boolean isOrigin = written.kind == Kind.PIECE
                && (written.fromFile < 0 || written.fromFile == board.letter(from))
                && (written.fromRank < 0 || written.fromRank == board.number(from));
        if (!isOrigin) {
            return OTHER;
        }
        int distance = ofMover(Position.type(position.pieceAt(from)));
        distance = plus(distance, ofWay(move));
        distance = plus(distance, ofPromotion(move));
        return plus(distance, ofLegs(move));
    }

    private static int plus(int distance, int more) {
        return distance == OTHER || more == OTHER ? OTHER : distance + more;
    }

    private int ofMover(int type) {
        if (written.letter == 0) {
            return coordinates || letters.isLetterless(type) ? 0 : OTHER;
        }
        return byLetter(type);
    }

    /// Without a file of origin a pawn goes straight, if SAN omits its letter or it is the pawn of chess.
    private int ofWay(int move) {
        int from = Move.from(move);
        boolean free = written.fromFile >= 0 || board.letter(from) == written.toFile;
        if (free || written.letter != 0 && !letters.isChessPawn(Position.type(position.pieceAt(from)))) {
            return 0;
        }
        boolean takes = position.pieceAt(Move.to(move)) != 0 || Move.kind(move) == Move.EN_PASSANT;
        return takes ? OTHER : SIDEWAYS;
    }

    private int ofPromotion(int move) {
        Sign sign = written.sign;
        if (Move.kind(move) != Move.PROMOTION) {
            boolean entering = sign == Sign.LETTER && coordinates && !walls && Move.gatedType(move) >= 0;
            return entering || sign == Sign.NONE || sign == Sign.PLUS || sign == Sign.DECLINES ? 0 : OTHER;
        }
        int type = Move.promotedType(move);
        boolean form = letters.isPromoted(type);
        boolean returns = !form && letters.isPromoted(Position.type(position.pieceAt(Move.from(move))));
        return switch (sign) {
            case PROMOTES -> form ? 0 : OTHER;
            case RETURNS -> returns ? 0 : OTHER;
            case DECLINES -> OTHER;
            case LETTER ->
                letters.isExactly(type, written.promotion)
                        ? 0
                        : letters.isCalled(type, written.promotion) ? BY_SHAPE : OTHER;
            case NONE -> form || returns ? UNSIGNED : promotesAsGate(move) ? 0 : OTHER;
            case PLUS -> form ? 0 : returns ? UNSIGNED : OTHER;
        };
    }

    private int ofLegs(int move) {
        if (Move.kind(move) != Move.LEGS) {
            return written.legs.isEmpty() ? 0 : OTHER;
        }
        String taken = Uci.onTheWay(position, move);
        return taken.equals(written.legs) ? 0 : written.legs.isEmpty() ? UNSAID : OTHER;
    }
}
