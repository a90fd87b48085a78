package org.pieceworth.studies.game;

import java.util.List;
import java.util.Optional;
import org.pieceworth.answer.Document;
import org.pieceworth.engine.search.SearchLimits;
import org.pieceworth.engine.search.SearchResult;
import org.pieceworth.lab.board.BoardFacts;
import org.pieceworth.lab.board.BoardGame;
import org.pieceworth.studies.options.CommonOptions;
import org.pieceworth.studies.options.FormatOption;
import org.pieceworth.studies.options.NumberOption;
import org.pieceworth.studies.options.OptionDependency;
import org.pieceworth.studies.options.OptionGroup;
import org.pieceworth.studies.options.Options;
import org.pieceworth.studies.options.Question;
import org.pieceworth.studies.options.Reply;
import org.pieceworth.studies.options.Setting;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// The engine's move in a game, with its score and its line.
public final class ReplyQuestion implements Question {

    private static final NumberOption<Long> NODES =
            NumberOption.of("--nodes", "N", "nodes to search", 1L, 1_000_000L).standard(500L);
    private static final NumberOption<Long> MOVE_TIME =
            NumberOption.of("--movetime", "MS", "milliseconds to search instead", 10L, 5_000L);

    /// A search by nodes ends here too, within the time that a question may take.
    private static final long MOST_NANOS = 8_000_000_000L;

    private final CommonOptions common = new CommonOptions();
    private final FormatOption output = new FormatOption();
    private final GameArguments arguments;
    private final Setting<Optional<Long>> nodes = Setting.optional(NODES);
    private final Setting<Optional<Long>> moveTime = Setting.optional(MOVE_TIME);

    public ReplyQuestion(PlayableVariants variants) {
        arguments = new GameArguments(variants);
    }

    @Override
    public void describe(Options usage) {
        OptionGroup.all(usage, common, output, arguments, nodes, moveTime);
    }

    @Override
    public Reply reply() {
        OptionDependency.exclude(MOVE_TIME.setting(), moveTime.isTyped(), "--nodes", nodes.isTyped());
        GameArguments.RequestedGame asked = arguments.askedInPlay();
        BoardGame game = asked.game();
        SearchLimits limits = moveTime.get()
                .map(SearchLimits::moveTime)
                .orElseGet(() ->
                        new SearchLimits(nodes.get().orElseGet(NODES::defaultValue), 0, 0, MOST_NANOS, List.of()));
        SearchResult found = asked.variant().search(game.position(), limits);
        Document document = new Document();
        document.json()
                .setAll((ObjectNode) JsonMapper.shared().valueToTree(BoardFacts.ofReply(game.position(), found)));
        return Reply.of(document, output.format);
    }
}
