package org.pieceworth.cli.pieces;

import java.util.List;
import org.pieceworth.cli.options.CommonOptions;
import org.pieceworth.cli.options.FormatOption;
import org.pieceworth.cli.options.Subcommand;
import org.pieceworth.cli.options.Usage;
import org.pieceworth.cli.terminal.Terminal;
import org.pieceworth.studies.pieces.PieceSearch;

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
        Terminal.printer().print(PieceSearch.of(String.join(" ", text)).document(), output.format);
        return 0;
    }
}
