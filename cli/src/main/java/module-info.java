import org.jspecify.annotations.NullMarked;

/// The `pieceworth` command.
@NullMarked
module org.pieceworth.cli {
    requires com.github.luben.zstd_jni;
    requires info.picocli;
    requires static org.jspecify;
    requires org.pieceworth.studies;
    requires org.pieceworth.web;
    requires me.tongfei.progressbar;
}
