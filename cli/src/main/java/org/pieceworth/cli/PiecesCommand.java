package org.pieceworth.cli;

import java.util.List;
import java.util.concurrent.Callable;
import org.pieceworth.rules.piece.NamedPiece;
import org.pieceworth.rules.piece.PieceCatalogue;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Searches the catalogue.
@Command(
        name = "pieces",
        description = "Search the catalogue of named pieces by name, set or moves.",
        footerHeading = "%nExamples:%n",
        footer = {
            "  pieceworth pieces             all of them",
            "  pieceworth pieces musketeer   a set",
            "  pieceworth pieces NB          what is the piece that moves so called?"
        })
final class PiecesCommand implements Callable<Integer> {

    @Mixin
    CommonOptions common = new CommonOptions();

    @Mixin
    FormatOption output = new FormatOption();

    @Parameters(arity = "0..*", paramLabel = "TEXT|BETZA", description = "part of a name or set, or Betza notation")
    List<String> text = List.of();

    PiecesCommand() {}

    @Override
    public Integer call() {
        List<NamedPiece> found = PieceCatalogue.load().search(String.join(" ", text));
        Document document = new Document();
        ArrayNode rows = document.json().putArray("rows");
        Table table = new Table().left("name").left("betza").left("also called").left("sets");
        for (NamedPiece piece : found) {
            table.row(
                    piece.name(),
                    piece.betza().text(),
                    String.join(", ", piece.aliases()),
                    String.join(", ", piece.sets()));
            ObjectNode node = rows.addObject();
            node.put("name", piece.name()).put("betza", piece.betza().text());
            piece.aliases().forEach(node.putArray("aliases")::add);
            piece.sets().forEach(node.putArray("sets")::add);
        }
        document.table(table);
        document.line("").line(found.size() + (found.size() == 1 ? " piece." : " pieces."));
        new Printer(System.out).print(document, output.format);
        return 0;
    }
}
