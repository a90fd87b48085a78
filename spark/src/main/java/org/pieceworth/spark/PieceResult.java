package org.pieceworth.spark;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.pieceworth.empirical.reading.CollectedPiece;
import org.pieceworth.text.InputException;

/// The bytes that a task answers: a piece, or why its file cannot be read.
final class PieceResult {

    private PieceResult() {}

    static void write(CollectedPiece piece, DataOutputStream out) throws IOException {
        out.writeBoolean(true);
        piece.writeTo(out);
    }

    static void writeDamage(String why, DataOutputStream out) throws IOException {
        out.writeBoolean(false);
        out.writeUTF(why);
    }

    /// @throws InputException when the file cannot be read
    static CollectedPiece read(TextRange of, byte[] bytes) {
        try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes))) {
            if (in.readBoolean()) {
                return CollectedPiece.readFrom(in);
            }
            throw new InputException(
                    of.name() + ": the data end or are damaged: " + in.readUTF() + "; get the file again");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
