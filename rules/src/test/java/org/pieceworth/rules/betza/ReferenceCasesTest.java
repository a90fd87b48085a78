package org.pieceworth.rules.betza;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.pieceworth.rules.board.Board;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.rules.movement.ColourBinding;
import org.pieceworth.rules.movement.MoveTable;
import org.pieceworth.rules.movement.Ray;

/// The reference cases, cross-checked on two other move generators, when the data folder stands beside the project.
class ReferenceCasesTest {

    private static final Path CASES = Path.of("../../shared/data/reference/betza_cases.tsv");

    /// Rows that speak for one dialect alone come with the dialects; crooked, circular and multi-leg moves with
    /// theirs.
    private static boolean inScope(String notation, String board, String kind) {
        boolean ofOneDialect = kind.endsWith("@xboard") || (kind.endsWith("@fsf") && board.startsWith("12x10"));
        return !ofOneDialect && Stream.of("a", "y", "z", "q").noneMatch(notation::contains);
    }

    @TestFactory
    Stream<DynamicTest> movesEqualTheReference() throws IOException {
        assumeTrue(Files.exists(CASES), "reference data absent: betza_cases.tsv");
        return Files.readAllLines(CASES).stream()
                .filter(line -> !line.startsWith("#"))
                .map(line -> line.split("\t", -1))
                .filter(row -> inScope(row[0], row[1], row[2]))
                .map(row -> DynamicTest.dynamicTest(row[0] + " " + row[2], () -> check(row)));
    }

    private static void check(String[] row) {
        String notation = row[0].equals("\"\"") ? "" : row[0];
        String kind = row[2].replaceAll("@(fsf|def)$", "");
        switch (kind) {
            case "error" ->
                assertThatExceptionOfType(BetzaSyntaxException.class).isThrownBy(() -> Betza.parse(notation));
            case "warn" -> assertThat(Betza.parse(notation).warnings()).isNotEmpty();
            case "rays" -> assertThat(rays(notation)).isEqualTo(setOf(row[3]));
            case "attacksum" -> assertThat(attackSum(notation, board(row[1]))).isEqualTo(Integer.parseInt(row[3]));
            case "dist8" -> assertThat(distances(notation)).isEqualTo(row[3].replaceAll(" mosca:.*", ""));
            default -> assertThat(targets(notation, board(row[1]), kind)).isEqualTo(setOf(row[3]));
        }
    }

    private static RectangularBoard board(String text) {
        return (RectangularBoard) Board.parse(text);
    }

    private static Set<String> setOf(String list) {
        return new TreeSet<>(list.equals("-") ? List.of() : Arrays.asList(list.split(" ")));
    }

    private static Set<String> rays(String notation) {
        Set<String> rays = new TreeSet<>();
        for (Ray ray : Betza.parse(notation).movement().rays()) {
            String kind = ray.kind().name().toLowerCase(Locale.ROOT);
            rays.add(kind + ":" + ray.dx() + "," + ray.dy() + ":" + ray.max());
        }
        return rays;
    }

    private static int attackSum(String notation, RectangularBoard board) {
        MoveTable table = MoveTable.compile(Betza.parse(notation).movement(), board);
        int sum = 0;
        for (int square = 0; square < board.squares(); square++) {
            sum += table.captureTargets(square).length;
        }
        return sum;
    }

    private static String distances(String notation) {
        RectangularBoard board = new RectangularBoard(8, 8);
        int[] count = new int[5];
        Set<String> directions = new TreeSet<>();
        MoveTable table = MoveTable.compile(Betza.parse(notation).movement(), board);
        for (int target : table.quietTargets(board.centre())) {
            int dx = board.dx(board.centre(), target);
            int dy = board.dy(board.centre(), target);
            count[Math.max(Math.abs(dx), Math.abs(dy))]++;
            int divisor = BigInteger.valueOf(dx).gcd(BigInteger.valueOf(dy)).intValue();
            directions.add(dx / divisor + "," + dy / divisor);
        }
        boolean bound = ColourBinding.colourBound(Betza.parse(notation).movement(), board);
        return "d1:%d d2:%d d3:%d d4:%d dirs:%d colourbound:%d"
                .formatted(count[1], count[2], count[3], count[4], directions.size(), bound ? 1 : 0);
    }

    private static Set<String> targets(String notation, RectangularBoard board, String kind) {
        MoveTable table = MoveTable.compile(Betza.parse(notation).movement(), board);
        int centre = board.centre();
        if (kind.equals("both")) {
            assertThat(table.quietTargets(centre)).isEqualTo(table.captureTargets(centre));
        }
        int[] squares = switch (kind) {
            case "both", "quiet" -> table.quietTargets(centre);
            case "capture" -> table.captureTargets(centre);
            default -> table.targets(centre, occupancy(board, kind), kind.contains("initial"));
        };
        List<String> names = new ArrayList<>();
        for (int square : squares) {
            names.add(board.dx(centre, square) + "," + board.dy(centre, square));
        }
        return new TreeSet<>(names);
    }

    private static byte[] occupancy(RectangularBoard board, String kind) {
        byte[] occupancy = new byte[board.squares()];
        for (String item :
                kind.substring(kind.indexOf('[') + 1, kind.indexOf(']')).split(";")) {
            if (item.contains("@")) {
                String[] at = item.substring(item.indexOf('@') + 1).split(",");
                int square = board.step(board.centre(), Integer.parseInt(at[0]), Integer.parseInt(at[1]));
                occupancy[square] = (byte) (item.startsWith("own") ? 1 : 2);
            }
        }
        return occupancy;
    }
}
