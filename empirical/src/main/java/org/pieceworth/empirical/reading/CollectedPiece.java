package org.pieceworth.empirical.reading;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.pieceworth.empirical.rows.GamesTransfer;
import org.pieceworth.empirical.rows.ObservedGame;
import org.pieceworth.empirical.rows.PackedGames;

/// The games of a piece of a text. Ordinals and lines are counted from the piece's start.
///
/// @param bytes bytes of the piece, as stored
/// @param games number of games found
/// @param lines number of lines read
/// @param open true if it ended inside a game's tags, a comment or a variation; it is then void unless the text ended
/// too, and has to be read again together with the next piece
/// @param ended true if the text ended with it
/// @param runs its games, in order
/// @param kept the used games, if requested
public record CollectedPiece(
        long bytes,
        long games,
        long lines,
        boolean open,
        boolean ended,
        List<PackedGames> runs,
        List<ObservedGame> kept) {

    public CollectedPiece {
        runs = List.copyOf(runs);
        kept = List.copyOf(kept);
    }

    /// A piece without text.
    ///
    /// @param ended true if the text ended before it
    public static CollectedPiece empty(boolean ended) {
        return new CollectedPiece(0, 0, 0, false, ended, List.of(), List.of());
    }

    /// True if it has to be read again together with the next one.
    public boolean isVoid() {
        return open && !ended;
    }

    /// Writes it for another machine.
    public void writeTo(DataOutput out) throws IOException {
        out.writeLong(bytes);
        out.writeLong(games);
        out.writeLong(lines);
        out.writeBoolean(open);
        out.writeBoolean(ended);
        out.writeInt(runs.size());
        for (PackedGames run : runs) {
            GamesTransfer.write(run, out);
        }
        out.writeInt(kept.size());
        for (ObservedGame game : kept) {
            GamesTransfer.write(game, out);
        }
    }

    /// Reads the format of [#writeTo].
    public static CollectedPiece readFrom(DataInput in) throws IOException {
        long bytes = in.readLong();
        long games = in.readLong();
        long lines = in.readLong();
        boolean open = in.readBoolean();
        boolean ended = in.readBoolean();
        List<PackedGames> runs = new ArrayList<>();
        for (int left = in.readInt(); left > 0; left--) {
            runs.add(GamesTransfer.readRun(in));
        }
        List<ObservedGame> kept = new ArrayList<>();
        for (int left = in.readInt(); left > 0; left--) {
            kept.add(GamesTransfer.readGame(in));
        }
        return new CollectedPiece(bytes, games, lines, open, ended, runs, kept);
    }
}
