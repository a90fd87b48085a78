package org.pieceworth.pgn;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.pieceworth.rules.san.SanCode;

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
                switch (SanCode.kind(sanCode)) {
                    case SanCode.KINGSIDE -> "O-O";
                    case SanCode.QUEENSIDE -> "O-O-O";
                    case SanCode.NULL_MOVE -> "--";
                    default ->
                        letter("", SanCode.letter(sanCode))
                                + (char) ('a' + SanCode.toFile(sanCode))
                                + (SanCode.toRank(sanCode) + 1)
                                + letter("=", SanCode.promotion(sanCode));
                });
    }

    private static String letter(String before, int number) {
        return number == 0 ? "" : before + (char) ('@' + number);
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
