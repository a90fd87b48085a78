package org.pieceworth.store;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.pieceworth.empirical.rows.Observation;
import org.pieceworth.empirical.rows.ObservedGame;
import org.pieceworth.pgn.GameResult;

/// Games that wait in a temporary file, so that neither they nor their database are in memory while others
/// are read.
final class WaitingGames implements AutoCloseable {

    private static final int BUFFER = 1 << 16;
    private static final int ABSENT = -1;

    private final List<String> tags;
    private final int features;
    private final boolean positions;
    private final TemporaryFolder folder;
    private final Path file;
    private final DataOutputStream out;
    private int games;

    /// @param tags the tags to keep
    /// @param features number of features of rows
    /// @param positions whether to store the positions of rows
    WaitingGames(List<String> tags, int features, boolean positions) throws IOException {
        this.positions = positions;
        this.tags = List.copyOf(tags);
        this.features = features;
        folder = TemporaryFolder.open();
        file = folder.path().resolve("games");
        out = new DataOutputStream(new BufferedOutputStream(Files.newOutputStream(file), BUFFER));
    }

    /// Takes games one by one.
    @FunctionalInterface
    interface Taker<E extends Exception> {

        /// @param number the game's, from 1
        void take(int number, ObservedGame game) throws E;
    }

    void add(ObservedGame game) throws IOException {
        games++;
        out.writeByte(game.result().ordinal());
        out.writeInt(game.plies());
        out.writeDouble(game.weight());
        out.writeLong(game.key());
        for (String tag : tags) {
            write(game.tags().containsKey(tag), game.tags().getOrDefault(tag, ""));
        }
        out.writeInt(game.rows().size());
        for (Observation row : game.rows()) {
            write(row);
        }
    }

    private void write(boolean present, String value) throws IOException {
        byte[] bytes = value.getBytes(StandardCharsets.UTF_8);
        out.writeInt(present ? bytes.length : ABSENT);
        out.write(bytes);
    }

    /// Only values other than 0 are written.
    private void write(Observation row) throws IOException {
        out.writeInt(row.ply());
        out.writeDouble(row.score());
        if (positions) {
            write(true, row.position());
        }
        int[] values = row.features();
        out.writeShort((int) Arrays.stream(values).filter(value -> value != 0).count());
        for (int feature = 0; feature < values.length; feature++) {
            if (values[feature] != 0) {
                out.writeShort(feature);
                out.writeShort(values[feature]);
            }
        }
    }

    /// Passes on all added games, in their order.
    <E extends Exception> void forEach(Taker<E> taker) throws IOException, E {
        out.flush();
        try (DataInputStream in = new DataInputStream(new BufferedInputStream(Files.newInputStream(file), BUFFER))) {
            for (int number = 1; number <= games; number++) {
                taker.take(number, read(in));
            }
        }
    }

    private ObservedGame read(DataInputStream in) throws IOException {
        GameResult result = GameResult.values()[in.readByte()];
        int plies = in.readInt();
        double weight = in.readDouble();
        long key = in.readLong();
        Map<String, String> values = new HashMap<>();
        for (String tag : tags) {
            int length = in.readInt();
            if (length != ABSENT) {
                values.put(tag, new String(in.readNBytes(length), StandardCharsets.UTF_8));
            }
        }
        List<Observation> rows = new ArrayList<>();
        for (int left = in.readInt(); left > 0; left--) {
            rows.add(readRow(in));
        }
        return new ObservedGame(0, key, result, plies, weight, values, rows);
    }

    private Observation readRow(DataInputStream in) throws IOException {
        int ply = in.readInt();
        double score = in.readDouble();
        String position = positions ? new String(in.readNBytes(in.readInt()), StandardCharsets.UTF_8) : "";
        int[] values = new int[features];
        for (int left = in.readUnsignedShort(); left > 0; left--) {
            int feature = in.readUnsignedShort();
            values[feature] = in.readShort();
        }
        return new Observation(ply, values, score, position);
    }

    /// Removes the file.
    @Override
    public void close() {
        try (folder;
                out) {
            // Closing is all.
        } catch (IOException _) {
            // Data that could not be written is not needed any more.
        }
    }
}
