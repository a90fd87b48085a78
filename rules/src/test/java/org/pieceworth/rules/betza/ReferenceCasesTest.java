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
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.pieceworth.rules.board.BoardText;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.rules.movement.ColourBinding;
import org.pieceworth.rules.movement.MoveTable;
import org.pieceworth.rules.movement.Ray;

/// The reference cases, cross-checked on two other move generators, when the data folder is beside the
/// project. A row holds for the dialect that its suffix names; one without a suffix for all three.
class ReferenceCasesTest {

    private static final Path CASES = Path.of("../../shared/data/reference/betza_cases.tsv");

    /// Rows without a suffix that are ours alone: rays name what only our resolver has, and fK is warned of.
    private static final Set<String> OURS = Set.of("rays", "warn");

    @TestFactory
    Stream<DynamicTest> movesEqualTheReference() throws IOException {
        assumeTrue(Files.exists(CASES), "reference data absent: betza_cases.tsv");
        return Files.readAllLines(CASES).stream()
                .filter(line -> !line.startsWith("#"))
                .map(line -> line.split("\t", -1))
                .flatMap(row -> dialects(row[2]).stream()
                        .map(dialect -> DynamicTest.dynamicTest(
                                row[0] + " " + row[2] + " " + dialect.label(), () -> check(row, dialect))));
    }

    private static Set<Dialect> dialects(String kind) {
        if (kind.endsWith("@xboard")) {
            return EnumSet.of(Dialect.XBOARD);
        }
        if (kind.endsWith("@fsf")) {
            return EnumSet.of(Dialect.FSF);
        }
        boolean ours = kind.endsWith("@def") || OURS.contains(kind);
        return ours ? EnumSet.of(Dialect.STANDARD) : EnumSet.copyOf(Dialect.OF_SQUARES);
    }

    private static void check(String[] row, Dialect dialect) {
        String notation = row[0].equals("\"\"") ? "" : row[0];
        String kind = row[2].replaceAll("@(fsf|def|xboard)$", "");
        if (kind.equals("error")) {
            assertThatExceptionOfType(BetzaSyntaxException.class).isThrownBy(() -> Betza.parse(notation, dialect));
            return;
        }
        Betza betza = Betza.parse(notation, dialect);
        switch (kind) {
            case "warn" -> assertThat(betza.warnings()).isNotEmpty();
            case "rays" -> assertThat(rays(betza)).isEqualTo(setOf(row[3]));
            case "attacksum" -> assertThat(attackSum(betza, board(row[1]))).isEqualTo(Integer.parseInt(row[3]));
            case "dist8" -> assertThat(distances(betza)).isEqualTo(row[3].replaceAll(" mosca:.*", ""));
            default -> assertThat(targets(betza, row[1], kind)).isEqualTo(setOf(row[3]));
        }
    }

    private static RectangularBoard board(String text) {
        return (RectangularBoard) BoardText.parse(text.replaceAll("@.*", ""));
    }

    private static int square(String text, RectangularBoard board) {
        int at = text.indexOf('@');
        return at < 0 ? board.centre() : board.square(text.substring(at + 1)).orElseThrow();
    }

    private static Set<String> setOf(String list) {
        return new TreeSet<>(list.equals("-") ? List.of() : Arrays.asList(list.split(" ")));
    }

    private static Set<String> rays(Betza betza) {
        Set<String> rays = new TreeSet<>();
        for (Ray ray : betza.movement().rays()) {
            String kind = ray.kind().word();
            rays.add(kind + ":" + ray.dx() + "," + ray.dy() + ":" + ray.max());
        }
        return rays;
    }

    private static int attackSum(Betza betza, RectangularBoard board) {
        MoveTable table = MoveTable.compile(betza.movement(), board);
        int sum = 0;
        for (int square = 0; square < board.squares(); square++) {
            sum += table.captureTargets(square).length;
        }
        return sum;
    }

    private static String distances(Betza betza) {
        RectangularBoard board = new RectangularBoard(8, 8);
        int[] count = new int[5];
        Set<String> directions = new TreeSet<>();
        MoveTable table = MoveTable.compile(betza.movement(), board);
        for (int target : table.quietTargets(board.centre())) {
            int dx = board.dx(board.centre(), target);
            int dy = board.dy(board.centre(), target);
            count[Math.max(Math.abs(dx), Math.abs(dy))]++;
            int divisor = BigInteger.valueOf(dx).gcd(BigInteger.valueOf(dy)).intValue();
            directions.add(dx / divisor + "," + dy / divisor);
        }
        boolean bound = ColourBinding.colourBound(betza.movement(), board);
        return "d1:%d d2:%d d3:%d d4:%d dirs:%d colourbound:%d"
                .formatted(count[1], count[2], count[3], count[4], directions.size(), bound ? 1 : 0);
    }

    private static Set<String> targets(Betza betza, String where, String kind) {
        RectangularBoard board = board(where);
        MoveTable table = MoveTable.compile(betza.movement(), board);
        int centre = square(where, board);
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
