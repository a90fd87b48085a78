package org.pieceworth.studies.game;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.pieceworth.pgn.ByteSlice;
import org.pieceworth.pgn.PgnFault;
import org.pieceworth.pgn.PgnReader;
import org.pieceworth.pgn.PgnVisitor;
import org.pieceworth.rules.variant.Variants;
import org.pieceworth.studies.output.TextFile;
import org.pieceworth.text.InputException;

/// The first game of a PGN file, as written: tags and the words of its main line.
final class PgnGame implements PgnVisitor {

    static final String WHITE_ARMY = "WhiteArmy";
    static final String BLACK_ARMY = "BlackArmy";
    static final String WHITE_PAWNS = "WhitePawns";
    static final String BLACK_PAWNS = "BlackPawns";
    static final String BOARD = "Board";
    static final String VARIANT = "Variant";

    private final String file;
    private final Map<String, String> tags = new LinkedHashMap<>();
    private final List<String> words = new ArrayList<>();

    private PgnGame(String file) {
        this.file = file;
    }

    /// @throws InputException when the file cannot be read, or has no game
    static PgnGame read(String file) {
        PgnGame game = new PgnGame(file);
        byte[] text = String.join("\n", TextFile.lines(file)).getBytes(StandardCharsets.UTF_8);
        if (!new PgnReader(new ByteArrayInputStream(text), game).readGame()) {
            throw new InputException(file + ": found no game, expected one in PGN, such as 1. e4 e5 *");
        }
        return game;
    }

    @Override
    public boolean wantsWords() {
        return true;
    }

    @Override
    public void tag(ByteSlice name, ByteSlice value) {
        tags.put(name.toString().toLowerCase(Locale.ROOT), value.toString().strip());
    }

    @Override
    public void word(ByteSlice move, long line) {
        words.add(move.toString());
    }

    @Override
    public void fault(PgnFault fault, long line) {
        throw new InputException(file + ", line " + line + ": found " + fault.reason() + ", expected a game in PGN");
    }

    private Optional<String> tag(String name) {
        return Optional.ofNullable(tags.get(name.toLowerCase(Locale.ROOT)))
                .filter(value -> !value.isEmpty() && !value.equals("?") && !value.equals("-"));
    }

    List<String> words() {
        return List.copyOf(words);
    }

    Optional<String> fen() {
        return tag("FEN");
    }

    /// The rules that its tags name.
    ///
    /// @param asked the rules if they name none, or a variant of the file that the page shows
    RequestedRules ground(RequestedRules asked) {
        if (tag(WHITE_ARMY).or(() -> tag(BLACK_ARMY)).or(() -> tag(BOARD)).isPresent()) {
            return new RequestedRules(
                    asked.isPlain() ? asked.variant() : "chess",
                    tag(BOARD),
                    tag(WHITE_ARMY),
                    tag(BLACK_ARMY),
                    tag(WHITE_PAWNS),
                    tag(BLACK_PAWNS));
        }
        Optional<String> named = tag(VARIANT);
        if (named.isEmpty() || asked.variant().endsWith(":" + named.get())) {
            return asked;
        }
        return Variants.ofTag(named.get())
                .map(RequestedRules::of)
                .orElseThrow(() -> new InputException(file + ": found the variant '" + named.get()
                        + "', expected one that comes with Pieceworth; send its file of variants first"));
    }
}
