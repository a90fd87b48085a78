package org.pieceworth.studies.moves;

import java.util.List;
import java.util.stream.Collectors;
import org.pieceworth.answer.Document;
import org.pieceworth.answer.Grid;
import org.pieceworth.rules.board.Board.SquareBoard;
import org.pieceworth.rules.movement.CompoundMove;
import org.pieceworth.rules.movement.CompoundMove.BentRide;
import org.pieceworth.rules.movement.CompoundMove.Castling;
import org.pieceworth.rules.movement.CompoundMove.MultiLeg;
import org.pieceworth.rules.movement.Leg;
import org.pieceworth.rules.movement.MoveTable;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.rules.movement.Ray;
import org.pieceworth.rules.movement.Stop;
import org.pieceworth.studies.moves.MovesAnswer.PieceMoves;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// The moves of pieces, as diagrams and as lists for programs.
public final class MovesDocument {

    private final MovesAnswer answer;
    private final Document document = new Document();

    private MovesDocument(MovesAnswer answer) {
        this.answer = answer;
    }

    public static Document of(MovesAnswer answer) {
        return new MovesDocument(answer).document();
    }

    private Document document() {
        document.json()
                .put("board", answer.board().shape())
                .put("at", answer.board().name(answer.square()));
        ArrayNode pieces = document.json().putArray("pieces");
        Grid csv = new Grid()
                .left("piece")
                .left("kind")
                .right("dx")
                .right("dy")
                .right("max")
                .left("modality")
                .left("path");
        for (PieceMoves piece : answer.pieces()) {
            addText(piece);
            addJson(pieces.addObject(), piece);
            addRows(csv, piece);
        }
        return document.csv(csv);
    }

    private static void addRows(Grid csv, PieceMoves moves) {
        String typed = moves.piece().typed();
        for (Ray ray : moves.movement().rays()) {
            csv.row(
                    typed,
                    kind(ray),
                    "" + ray.dx(),
                    "" + ray.dy(),
                    "" + ray.max(),
                    ray.modality().letters(),
                    "");
        }
        moves.movement().compounds().forEach(move -> csv.row(CompoundMoveText.row(typed, move)));
    }

    private static String kind(Ray ray) {
        return ray.kind().word();
    }

    private void addText(PieceMoves moves) {
        document.line(answer.title(moves));
        answer.sentence(moves).ifPresent(document::line);
        document.verbatim(new MoveDiagram(answer.board(), answer.square(), moves.marks()).draw());
        moves.alsoWritten().ifPresent(text -> document.line("Also written " + text + "."));
        if (moves.marks().returns()) {
            document.line("Some of its moves end where they started.");
        }
        moves.remarks().forEach(remark -> document.line("Note: " + remark + "."));
    }

    private void addJson(ObjectNode node, PieceMoves moves) {
        Movement movement = moves.movement();
        MoveTable table = moves.table();
        node.put("piece", moves.piece().typed())
                .put("name", moves.piece().name())
                .put("betza", moves.piece().betza().text());
        answer.sentence(moves).ifPresent(text -> node.put("sentence", text));
        moves.alsoWritten().ifPresent(text -> node.put("alsoWritten", text));
        addSteps(node.putArray("quiet"), table.quietTargets(answer.square()));
        addSteps(node.putArray("capture"), table.captureTargets(answer.square()));
        if (movement.any(Ray::initial) || movement.compounds().stream().anyMatch(CompoundMove::initial)) {
            addSteps(node.putArray("initialQuiet"), table.initialQuietTargets(answer.square()));
            addSteps(node.putArray("initialCapture"), table.initialCaptureTargets(answer.square()));
        }
        MovementJson.add(movement, moves.piece().name().equals("king"), node);
        ArrayNode warnings = node.putArray("warnings");
        moves.remarks().forEach(warnings::add);
    }

    private void addSteps(ArrayNode array, int[] targets) {
        SquareBoard board = answer.board();
        for (int target : targets) {
            array.addArray().add(board.dx(answer.square(), target)).add(board.dy(answer.square(), target));
        }
    }

    /// Rides that bend, moves of several legs and castling, as rows of the table of rays: `dx`, `dy` are the
    /// first step's, `max` is the last leg's, and the path has all steps.
    private static final class CompoundMoveText {

        private CompoundMoveText() {}

        static String[] row(String piece, CompoundMove move) {
            return switch (move) {
                case BentRide ride ->
                    new String[] {
                        piece,
                        "bent",
                        "" + ride.step(0).dx(),
                        "" + ride.step(0).dy(),
                        "" + ride.max(),
                        ride.modality().letters(),
                        ride.steps().stream()
                                .map(step -> step.dx() + ";" + step.dy())
                                .collect(Collectors.joining(" "))
                    };
                case MultiLeg legs -> {
                    Leg first = legs.legs().getFirst();
                    yield new String[] {
                        piece,
                        "legs",
                        "" + first.dx(),
                        "" + first.dy(),
                        "" + legs.last().max(),
                        letters(legs),
                        path(legs)
                    };
                }
                case Castling castling ->
                    new String[] {piece, "castling", "" + castling.direction() * castling.steps(), "0", "1", "m", ""};
            };
        }

        private static String letters(MultiLeg move) {
            boolean quiet = move.last().stops().contains(Stop.EMPTY);
            boolean capture = move.last().stops().stream().anyMatch(stop -> stop != Stop.EMPTY);
            return (quiet ? "m" : "") + (capture ? "c" : "");
        }

        private static String path(MultiLeg move) {
            List<Leg> legs = move.legs();
            return legs.stream()
                    .map(leg -> leg.dx() + ";" + leg.dy() + (leg.max() == 1 ? "" : "*" + leg.max()))
                    .collect(Collectors.joining(" "));
        }
    }
}
