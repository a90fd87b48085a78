package org.pieceworth.engine.alphabeta;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.pieceworth.engine.evaluation.Evaluation;
import org.pieceworth.engine.weights.SearchConstants;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.position.Move;
import org.pieceworth.rules.position.Uci;
import org.pieceworth.rules.variant.Variants;

/// The order in which moves are searched.
class MovePickerTest {

    /// White may promote, take a loose rook, and take a guarded pawn with knight or queen.
    private static final String FEN = "6k1/P7/4p3/3p3r/8/2N5/8/3QK3 w - - 0 1";

    private static final int PLY = 1;

    private final VariantRules rules =
            VariantRules.of(Variants.shipped().read("chess").variant());
    private final VariantPosition position = rules.position(FEN);
    private final MoveHistory history =
            new MoveHistory(SearchConstants.SHIPPED, rules.letters().length(), 64, 4);
    private final int[] values = new Evaluation(rules, Optional.empty()).values();
    private final Node node = Node.root(4).child;

    private int move(String name) {
        int move = Uci.read(position, name);
        assertThat(move).as(name).isNotEqualTo(Move.NONE);
        return move;
    }

    private int index(String name) {
        return history.index(position, move(name));
    }

    private List<String> order(MovePicker picker, String tableMove) {
        node.generate(position);
        picker.scoreMoves(position, node, tableMove.isEmpty() ? Move.NONE : move(tableMove));
        List<String> order = new ArrayList<>();
        for (int place = 0; place < node.moveCount; place++) {
            order.add(Uci.write(position, picker.pick(position, node, place), false));
        }
        return order;
    }

    @Test
    void allKindsOfMovesHaveTheirPlace() {
        history.setKiller(PLY, move("e1f2"));
        history.setKiller(PLY, move("e1d2"));
        node.parent.historyIndex = index("c3b1");
        history.setCounterMove(node.parent.historyIndex, move("c3b1"));
        history.update(index("c3a4"), 500);
        history.update(index("c3e2"), 400);
        history.update(index("d1d2"), -300);
        List<String> order = order(new MovePicker(history, values, false), "e1e2");
        assertThat(order)
                .doesNotHaveDuplicates()
                .hasSize(position.generate(new int[position.maxMoves()]))
                .startsWith("e1e2", "a7a8q", "a7a8r", "d1h5", "a7a8b", "a7a8n", "e1d2", "e1f2", "c3b1", "c3a4", "c3e2")
                .endsWith("d1d2", "c3d5", "d1d5");
    }

    @Test
    void theTableMoveIsFirstEvenIfItLosesMaterial() {
        List<String> order = order(new MovePicker(history, values, false), "d1d5");
        assertThat(order).startsWith("d1d5", "a7a8q").endsWith("c3d5");
    }

    @Test
    void whereCapturesMustBeMadeNoneIsLeftForLater() {
        List<String> order = order(new MovePicker(history, values, true), "");
        assertThat(order.subList(0, 7)).containsExactly("a7a8q", "a7a8r", "d1h5", "a7a8b", "a7a8n", "c3d5", "d1d5");
    }

    @Test
    void quietMovesAreToldFromCapturesAndPromotions() {
        MovePicker picker = new MovePicker(history, values, false);
        node.generate(position);
        picker.scoreMoves(position, node, move("d1d5"));
        for (int place = 0; place < node.moveCount; place++) {
            int move = picker.pick(position, node, place);
            String name = Uci.write(position, move, false);
            boolean quiet = position.takenType(move) < 0 && Move.kind(move) != Move.PROMOTION;
            assertThat(picker.isQuiet(position, node, place)).as(name).isEqualTo(quiet);
            assertThat(picker.isLosingCapture(node, place)).as(name).isEqualTo(name.equals("c3d5"));
        }
    }

    @Test
    void quiescenceTakesWhatIsWorthMostWithWhatIsWorthLeast() {
        MovePicker picker = new MovePicker(history, values, false);
        node.inCheck = false;
        node.generateCaptures(position);
        picker.scoreQuiescence(position, node, move("c3d5"));
        assertThat(highest(picker, position))
                .containsExactly("c3d5", "a7a8q", "a7a8r", "d1h5", "a7a8b", "a7a8n", "d1d5");
    }

    /// In check all moves are there: captures, then a killer, then the others by history.
    @Test
    void evasionsAreOrderedByHistory() {
        VariantPosition check = rules.position("6k1/8/8/8/8/3n4/2P5/4K3 w - - 0 1");
        MovePicker picker = new MovePicker(history, values, false);
        history.setKiller(PLY, Uci.read(check, "e1f1"));
        history.update(history.index(check, Uci.read(check, "e1e2")), 300);
        history.update(history.index(check, Uci.read(check, "e1d1")), -300);
        node.inCheck = true;
        node.generate(check);
        picker.scoreQuiescence(check, node, Move.NONE);
        assertThat(highest(picker, check)).containsExactly("c2d3", "e1f1", "e1e2", "e1d2", "e1d1");
    }

    private List<String> highest(MovePicker picker, VariantPosition p) {
        List<String> order = new ArrayList<>();
        for (int place = 0; place < node.moveCount; place++) {
            order.add(Uci.write(p, picker.pickHighest(node, place), false));
        }
        return order;
    }
}
