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

    private static final int PIECE = 0;
    private static final int DAMAGED = 1;
    private static final int REFUSED = 2;

    private PieceResult() {}

    static void write(CollectedPiece piece, DataOutputStream out) throws IOException {
        out.writeByte(PIECE);
        piece.writeTo(out);
    }

    static void writeDamage(String why, DataOutputStream out) throws IOException {
        out.writeByte(DAMAGED);
        out.writeUTF(why);
    }

    static void writeRefusal(String why, DataOutputStream out) throws IOException {
        out.writeByte(REFUSED);
        out.writeUTF(why);
    }

    /// @throws InputException when the file cannot be read
    static CollectedPiece read(TextRange of, byte[] bytes) {
        try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes))) {
            int kind = in.readByte();
            if (kind == PIECE) {
                return CollectedPiece.readFrom(in);
            }
            String why = in.readUTF();
            if (kind == REFUSED) {
                throw new InputException(why.startsWith(of.name() + ":") ? why : of.name() + ": " + why);
            }
            throw new InputException(of.name() + ": the data end or are damaged: " + why + "; get the file again");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
