package org.pieceworth.spark;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/// The result of a task as bytes: the lines of played games, or the reason why none can be played.
///
/// @param refusal why this machine cannot play; empty if it can
/// @param lines lines of the games, fewer than requested if one cannot be played
record GamesResult(String refusal, List<String> lines) {

    byte[] bytes() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DataOutputStream out = new DataOutputStream(bytes)) {
            write(refusal, out);
            out.writeInt(lines.size());
            for (String line : lines) {
                write(line, out);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    static GamesResult of(byte[] bytes) {
        try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes))) {
            String refusal = read(in);
            List<String> lines = new ArrayList<>();
            for (int left = in.readInt(); left > 0; left--) {
                lines.add(read(in));
            }
            return new GamesResult(refusal, lines);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void write(String text, DataOutputStream out) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        out.writeInt(bytes.length);
        out.write(bytes);
    }

    private static String read(DataInputStream in) throws IOException {
        return new String(in.readNBytes(in.readInt()), StandardCharsets.UTF_8);
    }
}
