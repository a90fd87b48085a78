package org.pieceworth.web.alone;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;
import org.pieceworth.studies.game.BoardProgram;
import org.pieceworth.text.ResourceText;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// The Play page of the workbench and the compiled rules and engine, packed into a page.
public final class CompiledBoard implements BoardProgram {

    private static final String ENGINE = "/org/pieceworth/player/compiled/player.js";

    private static final String[] STYLES = {
        "style/base.css", "style/board.css", "style/pages.css", "style/game.css", "alone/alone.css"
    };

    /// Found by the service loader.
    public CompiledBoard() {}

    @Override
    public boolean isCompiled() {
        return CompiledBoard.class.getResource(ENGINE) != null;
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

    private static String parts() {
        ObjectNode page = JsonNodeFactory.instance.objectNode();
        PageModules.from("page:/game/game-page.js").forEach(page.putObject("modules")::put);
        StringBuilder style = new StringBuilder();
        for (String each : STYLES) {
            style.append(PageModules.text("page:/" + each));
        }
        page.put("style", style.toString());
        return "\"page\":\"" + packed(page.toString()) + "\",\"engine\":\""
                + packed(ResourceText.read(ENGINE, CompiledBoard.class.getResourceAsStream(ENGINE))) + "\"";
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
