package org.pieceworth.pgn;

import java.io.InputStream;
import org.pieceworth.rules.san.SanCode;

/// Reads PGN from bytes and reports it to a visitor; holds one window of the input and allocates nothing per move.
///
/// A new game begins with a tag pair outside comments, or with a move after a result. `[Event` inside a
/// comment does not begin one, unless the comment never closes: then that is an error of the game around it,
/// and the next one is read from there.
public final class PgnReader {

    private final ByteWindow window;
    private final PgnEmitter emitter;
    private final TagReader tags;
    private final CommentReader comments;
    private final MoveTextReader moves;

    private long games;

    /// A reader of one stream, for one visitor.
    ///
    /// @param in uncompressed PGN; [PgnInput] opens compressed files
    public PgnReader(InputStream in, PgnVisitor visitor) {
        this(new ByteWindow(in), visitor, new KnownTokens());
    }

    PgnReader(ByteWindow window, PgnVisitor visitor, KnownTokens known) {
        this.window = window;
        emitter = new PgnEmitter(visitor);
        tags = new TagReader(window, emitter);
        comments = new CommentReader(window, tags, emitter);
        moves = new MoveTextReader(window, tags, comments, emitter, known);
    }

    /// Reads all games to the end of the input.
    ///
    /// @return the number of games found, those with errors included
    /// @throws java.io.UncheckedIOException when the input fails
    public long readAll() {
        while (readGame()) {
            // the visitor receives each game
        }
        return games;
    }

    /// Reads one game.
    ///
    /// @return false when no game was left
    public boolean readGame() {
        if (!findGame()) {
            return false;
        }
        PgnVisitor visitor = emitter.visitor;
        emitter.beginGame(++games, window.line);
        readTags();
        boolean wanted = visitor.endTags();
        emitter.comments = wanted && visitor.wantsComments();
        moves.read(wanted);
        emitter.endGame();
        return true;
    }

    /// True if the text ended inside a game's tags, a comment or a variation, so that more text could change the events
    /// reported: a piece of a text is then to be read again together with the next.
    public boolean endedInside() {
        return emitter.isOpen();
    }

    /// Number of line ends passed; the text after this one begins on the next line.
    public long linesRead() {
        return window.line - 1;
    }

    /// The offset in the text of the next byte to be read: in [PgnVisitor#beginGame] where the game begins.
    public long offset() {
        return window.before + window.position;
    }

    /// Skips the text between games, up to a tag or a move.
    private boolean findGame() {
        while (window.more()) {
            byte c = window.bytes[window.position];
            if (ByteClasses.isWord(c)) {
                int end = moves.scanWord();
                if (beginsMoves(window.position, end)) {
                    return true;
                }
                window.position = end;
            } else if (c == '[' && tags.tagFollows() || c < 0 && moves.beginsWithFigurine()) {
                return true;
            } else if (!comments.pass(c, false)) {
                window.passByte();
            }
        }
        return false;
    }

    /// Only a move begins a game without tags; numbers and other words occur between games.
    private boolean beginsMoves(int from, int end) {
        return GameResult.ofToken(emitter.value.set(window.bytes, from, end)).isEmpty()
                && SanCode.decode(window.bytes, from, beforeWall(from, end)) != SanCode.INVALID;
    }

    /// The end of a move without the wall that it builds.
    private int beforeWall(int from, int end) {
        int at = from;
        while (at < end && window.bytes[at] != ',') {
            at++;
        }
        return at;
    }

    /// Reads tags up to the first move, or to the tags of the next game: a tag line that repeats the game's first
    /// tag is the next game's, and this one has no moves.
    private void readTags() {
        tags.beginGame();
        while (window.more()) {
            byte c = window.bytes[window.position];
            if (c == '[') {
                if (!tags.readTag()) {
                    return;
                }
            } else if (ByteClasses.isWord(c) || c == '*' || c == '(' || c < 0 && moves.beginsWithFigurine()) {
                return;
            } else if (!comments.pass(c, false)) {
                window.passByte();
            }
        }
        // A piece of a text is cut before a tag Event, which would begin the next game.
        if (!tags.beganWithEvent()) {
            emitter.endedInside();
        }
    }
}
