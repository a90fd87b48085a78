package org.pieceworth.empirical.rows;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.pieceworth.empirical.memory.LongList;
import org.pieceworth.pgn.GameResult;
import org.pieceworth.rules.IntList;

/// Writes and reads collected games, so that one machine can collect them for another.
public final class GamesTransfer {

    private GamesTransfer() {}

    /// Writes a run of games.
    public static void write(CollectedGames run, DataOutput out) throws IOException {
        run.vectors.writeTo(out);
        write(run.keys, out);
        write(run.ordinals, out);
        write(run.lines, out);
        write(run.outcomes, out);
        write(run.plies, out);
        write(run.rowEnds, out);
        write(run.groupEnds, out);
        write(run.clusters, out);
        write(run.weights, out);
        write(run.rows, out);
        write(run.targets, out);
        write(run.groups, out);
        out.writeInt(run.groupNames.size());
        for (String name : run.groupNames.keySet()) {
            writeText(name, out);
        }
        out.writeInt(run.skipped.size());
        for (Map.Entry<String, CollectedGames.Skipped> skipped : run.skipped.entrySet()) {
            writeText(skipped.getKey(), out);
            out.writeLong(skipped.getValue().count());
            out.writeLong(skipped.getValue().ordinal());
            out.writeLong(skipped.getValue().line());
        }
        out.writeLong(run.found);
        out.writeBoolean(run.weighted);
    }

    /// Reads a run of games, complete but for the plies of its rows, which are not needed to merge it.
    public static CollectedGames readRun(DataInput in) throws IOException {
        CollectedGames run = new CollectedGames();
        run.vectors.addFrom(in);
        read(in, run.keys);
        read(in, run.ordinals);
        read(in, run.lines);
        read(in, run.outcomes);
        read(in, run.plies);
        read(in, run.rowEnds);
        read(in, run.groupEnds);
        read(in, run.clusters);
        read(in, run.weights);
        read(in, run.rows);
        read(in, run.targets);
        read(in, run.groups);
        int names = in.readInt();
        for (int name = 0; name < names; name++) {
            run.groupNames.put(readText(in), name);
        }
        int reasons = in.readInt();
        for (int reason = 0; reason < reasons; reason++) {
            run.skipped.put(readText(in), new CollectedGames.Skipped(in.readLong(), in.readLong(), in.readLong()));
        }
        run.found = in.readLong();
        run.weighted = in.readBoolean();
        return run;
    }

    /// Writes a kept game.
    public static void write(ObservedGame game, DataOutput out) throws IOException {
        out.writeLong(game.line());
        out.writeLong(game.key());
        out.writeByte(game.result().ordinal());
        out.writeInt(game.plies());
        out.writeDouble(game.weight());
        out.writeInt(game.tags().size());
        for (Map.Entry<String, String> tag : game.tags().entrySet()) {
            writeText(tag.getKey(), out);
            writeText(tag.getValue(), out);
        }
        out.writeInt(game.rows().size());
        for (Observation row : game.rows()) {
            out.writeInt(row.ply());
            out.writeInt(row.features().length);
            for (int feature : row.features()) {
                out.writeShort(feature);
            }
            out.writeDouble(row.score());
            writeText(row.position(), out);
        }
    }

    /// Reads a kept game.
    public static ObservedGame readGame(DataInput in) throws IOException {
        long line = in.readLong();
        long key = in.readLong();
        GameResult result = GameResult.values()[in.readByte()];
        int plies = in.readInt();
        double weight = in.readDouble();
        Map<String, String> tags = new HashMap<>();
        for (int left = in.readInt(); left > 0; left--) {
            tags.put(readText(in), readText(in));
        }
        List<Observation> rows = new ArrayList<>();
        for (int left = in.readInt(); left > 0; left--) {
            int ply = in.readInt();
            int[] features = new int[in.readInt()];
            for (int i = 0; i < features.length; i++) {
                features[i] = in.readShort();
            }
            rows.add(new Observation(ply, features, in.readDouble(), readText(in)));
        }
        return new ObservedGame(line, key, result, plies, weight, tags, rows);
    }

    private static void write(IntList numbers, DataOutput out) throws IOException {
        out.writeInt(numbers.size());
        for (int i = 0; i < numbers.size(); i++) {
            writeNumber(numbers.get(i), out);
        }
    }

    private static void read(DataInput in, IntList into) throws IOException {
        for (int left = in.readInt(); left > 0; left--) {
            into.add(readNumber(in));
        }
    }

    private static void write(LongList numbers, DataOutput out) throws IOException {
        out.writeInt(numbers.size());
        for (int i = 0; i < numbers.size(); i++) {
            out.writeLong(numbers.get(i));
        }
    }

    private static void read(DataInput in, LongList into) throws IOException {
        for (int left = in.readInt(); left > 0; left--) {
            into.add(in.readLong());
        }
    }

    /// Seven bits a byte, since most numbers are small.
    private static void writeNumber(int number, DataOutput out) throws IOException {
        int rest = number;
        while ((rest & ~0x7F) != 0) {
            out.writeByte(rest | 0x80);
            rest >>>= 7;
        }
        out.writeByte(rest);
    }

    private static int readNumber(DataInput in) throws IOException {
        int number = 0;
        for (int shift = 0; ; shift += 7) {
            byte next = in.readByte();
            number |= (next & 0x7F) << shift;
            if (next >= 0) {
                return number;
            }
        }
    }

    /// By letters, since tags may be longer than what [DataOutput#writeUTF] takes, and hold halves of pairs.
    private static void writeText(String text, DataOutput out) throws IOException {
        writeNumber(text.length(), out);
        out.writeChars(text);
    }

    private static String readText(DataInput in) throws IOException {
        char[] letters = new char[readNumber(in)];
        for (int i = 0; i < letters.length; i++) {
            letters[i] = in.readChar();
        }
        return new String(letters);
    }
}
