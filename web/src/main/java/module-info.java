import org.jspecify.annotations.NullMarked;

/// The workbench: a web server for the machine it runs on, its interface and its pages.
@NullMarked
module org.pieceworth.web {
    requires io.javalin;
    requires java.management;
    requires static org.jspecify;
    requires transitive org.pieceworth.studies;

    provides org.pieceworth.studies.game.BoardProgram with
            org.pieceworth.web.alone.CompiledBoard;

    exports org.pieceworth.web;
}
