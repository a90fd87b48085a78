package org.pieceworth.studies.workbench;

import java.util.Optional;
import org.pieceworth.studies.options.CommonOptions;
import org.pieceworth.studies.options.FormatOption;
import org.pieceworth.studies.options.Options;
import org.pieceworth.studies.options.Question;
import org.pieceworth.studies.options.Reply;

/// Betza notation for moves that are drawn on a page.
public final class SpellingQuestion implements Question {

    CommonOptions common = new CommonOptions();
    FormatOption output = new FormatOption();
    String rays = "";
    Optional<String> kept = Optional.empty();

    public SpellingQuestion() {}

    @Override
    public void describe(Options usage) {
        common.describe(usage);
        output.describe(usage);
        usage.text(
                "--rays",
                "RAY;…",
                "rays as moves lists them, KIND:DX,DY,MAX,LETTERS such as leap:1,2,1,mc; letters m, c, e for en passant,"
                        + " i for a first move and o for joined edges",
                value -> rays = value);
        usage.text(
                "--kept",
                "BETZA",
                "notation whose moves other than straight rays are kept",
                value -> kept = Optional.of(value));
    }

    @Override
    public Reply reply() {
        return Reply.of(SpelledPiece.of(rays, kept), output.format);
    }
}
