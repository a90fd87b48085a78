package org.pieceworth.empirical.rows;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.pieceworth.empirical.memory.ByteList;
import org.pieceworth.empirical.memory.VectorIndex;
import org.pieceworth.pgn.GameResult;

/// Writes and reads collected games, so that one machine can collect them for another.
public final class GamesTransfer {

    private GamesTransfer() {}

    /// Writes a run of games.
    public static void write(PackedGames run, DataOutput out) throws IOException {
        run.vectors.writeTo(out);
        write(run.keys, out);
        write(run.outcomes, out);
        write(run.rows, out);
        write(run.places, out);
        out.writeBoolean(run.counted);
        write(run.counts, out);
        write(run.tagKeys, out);
        write(run.tagNumbers, out);
        out.writeInt(run.mostRows);
        out.writeLong(run.plies);
        out.writeInt(run.groupNames.size());
        for (String name : run.groupNames) {
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

    /// Reads a run of games.
    public static PackedGames readRun(DataInput in) throws IOException {
        VectorIndex vectors = new VectorIndex();
        vectors.addFrom(in);
        long[] keys = readLongs(in);
        byte[] outcomes = readBytes(in);
        byte[] rows = readBytes(in);
        byte[] places = readBytes(in);
        boolean counted = in.readBoolean();
        int[] counts = readNumbers(in);
        long[] tagKeys = readLongs(in);
        int[] tagNumbers = readNumbers(in);
        int mostRows = in.readInt();
        long plies = in.readLong();
        List<String> groupNames = new ArrayList<>();
        for (int left = in.readInt(); left > 0; left--) {
            groupNames.add(readText(in));
        }
        Map<String, CollectedGames.Skipped> skipped = new HashMap<>();
        for (int left = in.readInt(); left > 0; left--) {
            skipped.put(readText(in), new CollectedGames.Skipped(in.readLong(), in.readLong(), in.readLong()));
        }
        return new PackedGames(
                vectors,
                keys,
                outcomes,
                rows,
                places,
                counted,
                counts,
                tagKeys,
                tagNumbers,
                mostRows,
                plies,
                groupNames,
                skipped,
                in.readLong(),
                in.readBoolean());
    }

    /// Writes an observed game.
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

    /// Reads an observed game.
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

    private static void write(byte[] bytes, DataOutput out) throws IOException {
        out.writeInt(bytes.length);
        out.write(bytes);
    }

    private static byte[] readBytes(DataInput in) throws IOException {
        byte[] bytes = new byte[in.readInt()];
        in.readFully(bytes);
        return bytes;
    }

    private static void write(long[] numbers, DataOutput out) throws IOException {
        ByteBuffer bytes = ByteBuffer.allocate(Long.BYTES * numbers.length);
        bytes.asLongBuffer().put(numbers);
        write(bytes.array(), out);
    }

    private static long[] readLongs(DataInput in) throws IOException {
        byte[] bytes = readBytes(in);
        long[] numbers = new long[bytes.length / Long.BYTES];
        ByteBuffer.wrap(bytes).asLongBuffer().get(numbers);
        return numbers;
    }

    /// Seven bits a byte, since most numbers are small.
    private static void write(int[] numbers, DataOutput out) throws IOException {
        ByteList bytes = new ByteList();
        for (int number : numbers) {
            bytes.writeNumber(number);
        }
        out.writeInt(numbers.length);
        write(bytes.toArray(), out);
    }

    private static int[] readNumbers(DataInput in) throws IOException {
        int[] numbers = new int[in.readInt()];
        ByteList.Cursor bytes = new ByteList.Cursor();
        bytes.start(readBytes(in));
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = (int) bytes.readNumber();
        }
        return numbers;
    }

    /// Written by character, since tags may be too long for [DataOutput#writeUTF], and contain halves of
    /// surrogate pairs.
    private static void writeText(String text, DataOutput out) throws IOException {
        out.writeInt(text.length());
        out.writeChars(text);
    }

    private static String readText(DataInput in) throws IOException {
        char[] letters = new char[in.readInt()];
        for (int i = 0; i < letters.length; i++) {
            letters[i] = in.readChar();
        }
        return new String(letters);
    }
}
