package org.pieceworth.studies.questions;

import java.util.List;
import org.pieceworth.studies.options.CommonOptions;
import org.pieceworth.studies.options.FormatOption;
import org.pieceworth.studies.options.OptionGroup;
import org.pieceworth.studies.options.Options;
import org.pieceworth.studies.options.Question;
import org.pieceworth.studies.options.Reply;
import org.pieceworth.studies.options.Setting;
import org.pieceworth.studies.pieces.PieceSearch;

/// Pieces of the catalogue, found by name, set or moves.
public final class PiecesQuestion implements Question {

    CommonOptions common = new CommonOptions();
    FormatOption output = new FormatOption();
    final Setting<List<String>> text =
            Setting.operands("0..*", "TEXT|BETZA", "part of a name or set, or Betza notation");

    public PiecesQuestion() {}

    @Override
    public void describe(Options usage) {
        usage.about("Find named pieces by name, set or moves.");
        usage.examples("""
                pieceworth pieces             # all pieces
                pieceworth pieces musketeer   # a set
                pieceworth pieces NB          # the names of a move
                """);
        OptionGroup.all(usage, common, output, text);
    }

    @Override
    public Reply reply() {
        return Reply.of(PieceSearch.of(String.join(" ", text.get())).document(), output.format);
    }
}
