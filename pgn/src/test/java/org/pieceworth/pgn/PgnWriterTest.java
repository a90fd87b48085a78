package org.pieceworth.pgn;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.pieceworth.rules.chess.ChessPosition;
import org.pieceworth.rules.position.Fen;
import org.pieceworth.rules.position.Position;
import org.pieceworth.rules.position.Uci;

class PgnWriterTest {

    @Test
    void tagsAreEscapedAndMovesNumbered() {
        Map<String, String> tags = new LinkedHashMap<>();
        tags.put("Event", "a \"quoted\" \\ event\nof two lines");
        tags.put("Result", "1-0");
        assertThat(written(tags, ChessPosition.initial(), GameResult.WHITE_WINS, "e2e4", "e7e5", "g1f3"))
                .isEqualTo("""
                        [Event "a \\"quoted\\" \\\\ event of two lines"]
                        [Result "1-0"]

                        1. e4 e5 2. Nf3 1-0

                        """);
    }

    @Test
    void blackMayBegin() {
        Position start = ChessPosition.of(Fen.parse("4k3/8/8/8/8/8/8/4K3 b - - 0 30"));
        assertThat(written(Map.of(), start, GameResult.DRAW, "e8e7", "e1e2"))
                .isEqualTo("\n30... Ke7 31. Ke2 1/2-1/2\n\n");
        assertThat(start.fen()).startsWith("4k3");
    }

    @Test
    void linesHaveEightyColumnsAtMost() {
        Position start = ChessPosition.initial();
        String[] dance = new String[240];
        for (int i = 0; i < dance.length; i++) {
            dance[i] = new String[] {"g1f3", "g8f6", "f3g1", "f6g8"}[i % 4];
        }
        String text = written(Map.of(), start, GameResult.UNKNOWN, dance);
        assertThat(text.lines()).allMatch(line -> line.length() <= 80).anyMatch(line -> line.length() > 72);
        assertThat(String.join(" ", text.lines().toList())).contains("120. Ng1 Ng8 *");
    }

    @Test
    void commentsStandBehindTheirMove() {
        StringBuilder out = new StringBuilder();
        Position start = ChessPosition.initial();
        new PgnWriter(out)
                .write(
                        Map.of(),
                        start,
                        moves(start, "e2e4", "e7e5"),
                        GameResult.UNKNOWN,
                        ply -> ply == 1 ? "a } b" : "");
        assertThat(out.toString()).isEqualTo("\n1. e4 {a ) b} 1... e5 *\n\n");
    }

    private static String written(Map<String, String> tags, Position start, GameResult result, String... moves) {
        StringBuilder out = new StringBuilder();
        new PgnWriter(out).write(tags, start, moves(start, moves), result);
        return out.toString();
    }

    private static List<Integer> moves(Position start, String... moves) {
        List<Integer> found = new ArrayList<>();
        for (String move : moves) {
            found.add(Uci.read(start, move));
            start.make(found.getLast());
        }
        found.forEach(_ -> start.unmake());
        return found;
    }
}
