package org.pieceworth.web.alone;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.Optional;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;
import org.pieceworth.studies.game.BoardProgram;
import org.pieceworth.text.FileName;
import org.pieceworth.text.InputException;
import org.pieceworth.text.ResourceText;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// The Play page of the workbench and the compiled rules and engine, packed into a page. A clone compiles these while
/// its server runs, into a file that the launcher names.
public final class CompiledBoard implements BoardProgram {

    private static final String ENGINE = "/org/pieceworth/player/compiled/player.js";

    /// The property with the file's name.
    private static final String FILE = "pieceworth.player";

    /// Next to the file while it is made.
    private static final String DRAFT = ".draft";

    /// Next to the file when it could not be made.
    private static final String LOG = ".log";

    private static final String[] STYLES = {
        "style/base.css", "style/board.css", "style/pages.css", "style/game.css", "alone/alone.css"
    };

    private final String inside;
    private final Optional<Path> file;

    /// Found by the service loader.
    public CompiledBoard() {
        this(ENGINE, System.getProperty(FILE, ""));
    }

    /// @param inside the resource with the compiled rules
    /// @param file name of the file that has them where the resource is absent; empty if there is none
    CompiledBoard(String inside, String file) {
        this.inside = inside;
        this.file = Optional.of(file).filter(name -> !name.isEmpty()).map(FileName::path);
    }

    @Override
    public boolean isCompiled() {
        return CompiledBoard.class.getResource(inside) != null
                || file.filter(Files::exists).isPresent();
    }

    @Override
    public InputException absence() {
        return file.map(script -> Files.exists(script.resolveSibling(script.getFileName() + DRAFT))
                        ? InputException.about("player", "the rules for pages are being prepared, about 2 minutes")
                        : new InputException("the rules for pages could not be compiled; " + script + LOG
                                + " has the reason, and the next start tries again"))
                .orElseGet(() -> InputException.about(
                        "playable",
                        "this build has no compiled rules; build with `mvn -Dquick -Dplayer -pl cli -am package`"));
    }

    private String engine() {
        InputStream resource = CompiledBoard.class.getResourceAsStream(inside);
        if (resource != null) {
            return ResourceText.read(inside, resource);
        }
        try {
            return Files.readString(file.orElseThrow());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public String data(String game) {
        return "{" + parts() + ",\"game\":" + escaped(game) + "}";
    }

    @Override
    public String data(String game, String address) {
        return "{\"shared\":\"" + address + "\",\"game\":" + escaped(game) + "}";
    }

    @Override
    public String shared() {
        return "globalThis.pieceworthParts = {" + parts() + "};\n";
    }

    /// Nothing in a script may look like its end.
    private static String escaped(String json) {
        return json.replace("<", "\\u003c");
    }

    private String parts() {
        ObjectNode page = JsonNodeFactory.instance.objectNode();
        PageModules.from("page:/game/game-page.js").forEach(page.putObject("modules")::put);
        StringBuilder style = new StringBuilder();
        for (String each : STYLES) {
            style.append(PageModules.text("page:/" + each));
        }
        page.put("style", style.toString());
        return "\"page\":\"" + packed(page.toString()) + "\",\"engine\":\"" + packed(engine()) + "\"";
    }

    @Override
    public String script() {
        return PageModules.text("page:/alone/board.js");
    }

    private static String packed(String text) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (OutputStream out = new SmallGzip(bytes)) {
            out.write(text.getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return Base64.getEncoder().encodeToString(bytes.toByteArray());
    }

    /// The best compression, since pages are sent.
    private static final class SmallGzip extends GZIPOutputStream {

        private SmallGzip(OutputStream out) throws IOException {
            super(out);
            def.setLevel(Deflater.BEST_COMPRESSION);
        }
    }
}
