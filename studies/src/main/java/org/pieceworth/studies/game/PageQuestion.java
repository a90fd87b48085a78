package org.pieceworth.studies.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.pieceworth.answer.Document;
import org.pieceworth.answer.PartsJson;
import org.pieceworth.lab.board.BoardGame;
import org.pieceworth.lab.board.BoardPgn;
import org.pieceworth.rules.position.Position;
import org.pieceworth.rules.position.Side;
import org.pieceworth.studies.options.CommonOptions;
import org.pieceworth.studies.options.FormatOption;
import org.pieceworth.studies.options.OptionGroup;
import org.pieceworth.studies.options.Options;
import org.pieceworth.studies.options.Question;
import org.pieceworth.studies.options.Reply;
import org.pieceworth.studies.options.Setting;
import org.pieceworth.studies.output.TextFile;

/// A game as a page to save, with the results about it. `format=html` is the page.
public final class PageQuestion implements Question {

    private final CommonOptions common = new CommonOptions();
    private final FormatOption output = new FormatOption();
    private final GameArguments arguments;
    private final Setting<Optional<String>> scorecard =
            Setting.path("--scorecard", "JOB", "an assessment that is done");
    private final Setting<Optional<String>> measured = Setting.path("--measured", "JOB", "a measurement that is done");

    public PageQuestion(PlayableVariants variants) {
        arguments = new GameArguments(variants);
    }

    @Override
    public void describe(Options usage) {
        OptionGroup.all(usage, common, output, arguments, scorecard, measured);
    }

    @Override
    public Reply reply() {
        GameArguments.RequestedGame asked = arguments.asked();
        BoardGame game = asked.game();
        List<String> sans = game.played().stream().map(BoardGame.Played::san).toList();
        Position start = game.rules().position(game.start());
        String end = game.end()
                .map(over -> " " + over.result().token() + " (" + over.reason() + ")")
                .orElse("");
        GamePage.Shown shown = new GamePage.Shown(
                game.start(),
                game.position(),
                GamePage.numbered(
                                sans,
                                start.sideToMove() == Side.BLACK,
                                start.setup().fullmoveNumber())
                        + end,
                BoardPgn.of(game, GamePgn.tags(asked.ground(), game.rules())));
        Document document = GameDocument.of(asked);
        document.page(() -> {
            return PlayableBoard.on(
                    GamePage.of(game.rules(), asked.variant().ini(), shown, results()),
                    BoardProgram.required(),
                    asked.ground(),
                    Optional.of(game.start())
                            .filter(fen -> !fen.equals(game.rules().start().fen())),
                    game.played().stream().map(BoardGame.Played::uci).toList());
        });
        return Reply.of(document, output.format);
    }

    private List<GamePage.Result> results() {
        List<GamePage.Result> results = new ArrayList<>();
        scorecard.get().ifPresent(file -> results.add(result("scorecard", "Scorecard", true, file)));
        measured.get().ifPresent(file -> results.add(result("measured", "Measured by play", false, file)));
        return results;
    }

    private static GamePage.Result result(String id, String title, boolean bySymbol, String file) {
        return new GamePage.Result(id, title, bySymbol, PartsJson.read(String.join("\n", TextFile.lines(file))));
    }
}
