import org.jspecify.annotations.NullMarked;

/// Game records: a streaming reader of PGN bytes, plain or compressed, and the replay of games.
@NullMarked
module org.pieceworth.pgn {
    requires com.github.luben.zstd_jni;
    requires org.apache.commons.compress;
    requires static org.jspecify;
    requires org.tukaani.xz;
    requires transitive org.pieceworth.rules;

    exports org.pieceworth.pgn;
}
