package org.pieceworth.cli.pieces;

import java.util.List;
import org.pieceworth.cli.options.CommonOptions;
import org.pieceworth.cli.options.FormatOption;
import org.pieceworth.cli.options.Subcommand;
import org.pieceworth.cli.options.Usage;
import org.pieceworth.rules.piece.NamedPiece;
import org.pieceworth.rules.piece.PieceCatalogue;
import org.pieceworth.studies.document.Document;
import org.pieceworth.studies.document.Printer;
import org.pieceworth.studies.document.Table;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Searches the catalogue.
public final class PiecesCommand implements Subcommand {

    CommonOptions common = new CommonOptions();
    FormatOption output = new FormatOption();
    List<String> text = List.of();

    public PiecesCommand() {}

    @Override
    public void describe(Usage usage) {
        usage.about("Search the catalogue of named pieces by name, set or moves.");
        usage.examples("""
                pieceworth pieces             all of them
                pieceworth pieces musketeer   a set
                pieceworth pieces NB          what is the piece that moves so called?
                """);
        common.describe(usage);
        output.describe(usage);
        usage.operands("0..*", "TEXT|BETZA", "part of a name or set, or Betza notation", values -> text = values);
    }

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
