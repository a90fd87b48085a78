package org.pieceworth.studies.workbench;

import java.util.Optional;
import org.pieceworth.studies.options.CommonOptions;
import org.pieceworth.studies.options.FormatOption;
import org.pieceworth.studies.options.OptionGroup;
import org.pieceworth.studies.options.Options;
import org.pieceworth.studies.options.Question;
import org.pieceworth.studies.options.Reply;
import org.pieceworth.studies.options.Setting;

/// Betza notation for moves selected on a page.
public final class SpellingQuestion implements Question {

    CommonOptions common = new CommonOptions();
    FormatOption output = new FormatOption();
    final Setting<String> rays = Setting.standard(
            "",
            "--rays",
            "RAY;…",
            "rays as moves lists them, KIND:DX,DY,MAX,LETTERS such as leap:1,2,1,mc; letters m, c, e for en passant,"
                    + " i for a first move and o for joined edges");
    final Setting<Optional<String>> kept =
            Setting.text("--kept", "BETZA", "notation; its moves other than straight rays stay");

    public SpellingQuestion() {}

    @Override
    public void describe(Options usage) {
        OptionGroup.all(usage, common, output, rays, kept);
    }

    @Override
    public Reply reply() {
        return Reply.of(SpelledPiece.of(rays.get(), kept.get()), output.format);
    }
}
