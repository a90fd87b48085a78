package org.pieceworth.cli.pieces;

import java.util.List;
import org.pieceworth.cli.options.CommonOptions;
import org.pieceworth.cli.options.Subcommand;
import org.pieceworth.cli.options.Usage;
import org.pieceworth.rules.InputException;
import org.pieceworth.rules.board.SquareBoard;
import org.pieceworth.rules.movement.CompoundMove;
import org.pieceworth.rules.movement.MoveTable;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.rules.movement.Ray;
import org.pieceworth.rules.piece.Piece;
import org.pieceworth.studies.document.Document;
import org.pieceworth.studies.document.Printer;
import org.pieceworth.studies.document.Table;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Draws what pieces can do.
public final class MovesCommand implements Subcommand {

    CommonOptions common = new CommonOptions();
    MovesFormat format = MovesFormat.TABLE;
    PieceArguments arguments = new PieceArguments();
    String at = "";

    public MovesCommand() {}

    @Override
    public void describe(Usage usage) {
        usage.about("The moves of pieces, as a diagram.");
        usage.examples("""
                pieceworth moves archbishop
                pieceworth moves mRcpR --at d3 --board 9x10
                pieceworth moves fhNbFbsW --format json
                pieceworth moves FyafsF --format svg >gryphon.svg
                pieceworth moves fK --dialect xboard      as XBoard reads it
                """);
        common.describe(usage);
        usage.value(
                "--format",
                "FORMAT",
                "table (default), json, csv, md, or svg, a picture of one piece",
                MovesFormat.class,
                value -> format = value);
        arguments.describe(usage);
        usage.text("--at", "SQUARE", "where the piece stands (default: the centre, e4)", value -> at = value);
    }

    @Override
    public Integer call() {
        SquareBoard board = arguments.squares();
        int square = at.isEmpty() ? board.centre() : Squares.named(at, board);
        List<Piece> asked = arguments.resolve();
        format.ofDocuments()
                .ifPresentOrElse(
                        form -> new Printer(System.out).print(document(asked, board, square), form),
                        () -> System.out.print(picture(asked, board, square)));
        System.out.flush();
        return 0;
    }

    private static String picture(List<Piece> asked, SquareBoard board, int square) {
        if (asked.size() != 1) {
            throw new InputException("--format svg: found " + asked.size() + " pieces, expected one for a picture");
        }
        return picture(asked.getFirst(), board, square);
    }

    public static String picture(Piece piece, SquareBoard board, int square) {
        return new MovePicture(title(piece, board, square), piece.betza().movement(), board, square).svg();
    }

    private static String title(Piece piece, SquareBoard board, int square) {
        String name = piece.name().isEmpty() || piece.name().equals(piece.typed())
                ? piece.betza().text()
                : piece.name() + ", " + piece.betza().text();
        return piece.typed() + " (" + name + ") on " + board.name(square) + " of " + board.shape();
    }

    private static Document document(List<Piece> asked, SquareBoard board, int square) {
        Document document = new Document();
        document.json().put("board", board.shape()).put("at", board.name(square));
        ArrayNode pieces = document.json().putArray("pieces");
        Table csv = new Table()
                .left("piece")
                .left("kind")
                .right("dx")
                .right("dy")
                .right("max")
                .left("modality")
                .left("path");
        for (Piece piece : asked) {
            addText(document, piece, board, square);
            addJson(pieces.addObject(), piece, board, square);
            for (Ray ray : piece.betza().movement().rays()) {
                csv.row(
                        piece.typed(),
                        kind(ray),
                        "" + ray.dx(),
                        "" + ray.dy(),
                        "" + ray.max(),
                        ray.modality().letters(),
                        "");
            }
            piece.betza().movement().compounds().forEach(course -> csv.row(CourseText.row(piece.typed(), course)));
        }
        return document.csv(csv);
    }

    private static String kind(Ray ray) {
        return ray.kind().word();
    }

    private static void addText(Document document, Piece piece, SquareBoard board, int square) {
        document.line(title(piece, board, square));
        document.verbatim(new MoveDiagram(piece.betza().movement(), board, square).draw());
        if (new MoveMarks(piece.betza().movement(), board, square).returns()) {
            document.line("Some of its moves end where they began.");
        }
        PieceArguments.remarks(piece).forEach(remark -> document.line("Note: " + remark + "."));
    }

    private static void addJson(ObjectNode node, Piece piece, SquareBoard board, int square) {
        Movement movement = piece.betza().movement();
        MoveTable table = MoveTable.compile(movement, board);
        node.put("piece", piece.typed())
                .put("name", piece.name())
                .put("betza", piece.betza().text());
        addSteps(node.putArray("quiet"), table.quietTargets(square), board, square);
        addSteps(node.putArray("capture"), table.captureTargets(square), board, square);
        if (movement.any(Ray::initial) || movement.compounds().stream().anyMatch(CompoundMove::initial)) {
            addSteps(node.putArray("initialQuiet"), table.initialQuietTargets(square), board, square);
            addSteps(node.putArray("initialCapture"), table.initialCaptureTargets(square), board, square);
        }
        ArrayNode rays = node.putArray("rays");
        for (Ray ray : movement.rays()) {
            ObjectNode json = rays.addObject();
            json.put("kind", kind(ray)).put("dx", ray.dx()).put("dy", ray.dy()).put("max", ray.max());
            json.put("modality", ray.modality().letters());
            if (ray.modality().enPassant()) {
                json.put("enPassant", ray.modality().capture() ? "too" : "only");
            }
            if (ray.initial()) {
                json.put("initial", true);
            }
            if (ray.around()) {
                json.put("around", true);
            }
        }
        CourseJson.add(movement, node);
        ArrayNode warnings = node.putArray("warnings");
        PieceArguments.remarks(piece).forEach(warnings::add);
    }

    private static void addSteps(ArrayNode array, int[] targets, SquareBoard board, int square) {
        for (int target : targets) {
            array.addArray().add(board.dx(square, target)).add(board.dy(square, target));
        }
    }
}
