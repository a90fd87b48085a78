package org.pieceworth.pgn;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.pieceworth.rules.san.San;

/// Writes down what a reader reports, one word per event.
final class Recorder implements PgnVisitor {

    final List<String> events = new ArrayList<>();
    private final boolean wantsMoves;
    private final boolean wantsVariations;

    Recorder(boolean wantsMoves, boolean wantsVariations) {
        this.wantsMoves = wantsMoves;
        this.wantsVariations = wantsVariations;
    }

    static List<String> read(String pgn) {
        return read(new ByteArrayInputStream(pgn.getBytes(StandardCharsets.UTF_8)));
    }

    static List<String> read(InputStream in) {
        Recorder recorder = new Recorder(true, true);
        new PgnReader(in, recorder).readAll();
        return recorder.events;
    }

    @Override
    public void beginGame(long ordinal, long line) {
        events.add("game" + ordinal + "@" + line);
    }

    @Override
    public void tag(ByteSlice name, ByteSlice value) {
        events.add(name + "=" + value);
    }

    @Override
    public boolean endTags() {
        return wantsMoves;
    }

    @Override
    public boolean wantsComments() {
        return true;
    }

    @Override
    public void move(int sanCode, long line) {
        events.add(
                switch (San.of(sanCode)) {
                    case San.To to ->
                        to.letter().map(String::valueOf).orElse("")
                                + (char) ('a' + to.toFile())
                                + (to.toRank() + 1)
                                + to.promotion().map(letter -> "=" + letter).orElse("");
                    case San.Castling(boolean kingside) -> kingside ? "O-O" : "O-O-O";
                    case San.Pass() -> "--";
                });
    }

    @Override
    public void nag(int number) {
        events.add("$" + number);
    }

    @Override
    public void comment(ByteSlice text) {
        events.add("{" + text + "}");
    }

    @Override
    public boolean beginVariation() {
        if (wantsVariations) {
            events.add("(");
        }
        return wantsVariations;
    }

    @Override
    public void endVariation() {
        events.add(")");
    }

    @Override
    public void result(GameResult result) {
        events.add(result.token());
    }

    @Override
    public void fault(PgnFault fault, long line) {
        events.add("!" + fault.reason() + "@" + line);
    }

    @Override
    public void endGame() {
        events.add("end");
    }
}
