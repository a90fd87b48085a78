package org.pieceworth.cli;

import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import org.junit.jupiter.api.DynamicTest;
import org.pieceworth.rules.betza.Betza;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.valuation.play.Atlas;
import org.pieceworth.valuation.play.MovementKey;
import org.pieceworth.valuation.pooled.ValuePool;

/// A program that repeats answers in a virtual machine of its own, whose unordered collections have another order.
final class AnotherStart {

    /// Exit code of a start that has the order of the other.
    static final int SAME_ORDER = 3;

    private AnotherStart() {}

    /// True if sets of two are iterated in the order in which they were made. It is drawn at each start.
    static boolean inOrder() {
        return Set.of(1, 2).iterator().next() == 1;
    }

    /// Prints the pieces of the atlas, and compares golden answers.
    ///
    /// @param arguments the order that is not wanted
    public static void main(String... arguments) throws Throwable {
        if (inOrder() == Boolean.parseBoolean(arguments[0])) {
            System.exit(SAME_ORDER);
        }
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        out.print(pieces());
        for (DynamicTest test :
                new GoldenAnswersTest().answersAreThoseThatAreKept().toList()) {
            test.getExecutable().execute();
        }
        System.exit(0);
    }

    /// Every piece of the atlas with its key, the rows that are found by it, and the one number.
    static String pieces() {
        ValuePool pool = new ValuePool();
        StringBuilder text = new StringBuilder();
        Atlas.shipped().rows().stream().map(row -> row.piece()).distinct().forEach(piece -> {
            Movement movement = Betza.movementOf(piece);
            text.append(piece)
                    .append(' ')
                    .append(MovementKey.of(movement))
                    .append(' ')
                    .append(Atlas.shipped(movement).size())
                    .append(' ')
                    .append(pool.of(movement, RectangularBoard.CHESS))
                    .append('\n');
        });
        return text.toString();
    }
}
