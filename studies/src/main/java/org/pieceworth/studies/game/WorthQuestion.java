package org.pieceworth.studies.game;

import java.util.Optional;
import java.util.Set;
import org.pieceworth.answer.Document;
import org.pieceworth.lab.board.BoardGame;
import org.pieceworth.lab.position.PositionPiece;
import org.pieceworth.lab.position.PositionWorth;
import org.pieceworth.lab.position.PositionWorth.Effort;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.position.Side;
import org.pieceworth.studies.options.CommonOptions;
import org.pieceworth.studies.options.FormatOption;
import org.pieceworth.studies.options.NumberOption;
import org.pieceworth.studies.options.OptionGroup;
import org.pieceworth.studies.options.Options;
import org.pieceworth.studies.options.Question;
import org.pieceworth.studies.options.Reply;
import org.pieceworth.studies.options.Setting;
import org.pieceworth.studies.pieces.VariantGame;
import org.pieceworth.text.InputException;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// The value of each piece in the position of a game, for the squares of a board: the answer of
/// `value --position` for games of any armies, fast enough for an interactive page.
public final class WorthQuestion implements Question {

    private final CommonOptions common = new CommonOptions();
    private final FormatOption output = new FormatOption();
    private final GameArguments arguments;
    private final Setting<Long> nodes = Setting.number(
            NumberOption.of("--nodes", "N", "nodes of each search", 1L, 10_000L).standard(50L));
    private final Setting<Integer> orders = Setting.number(
            NumberOption.of("--orders", "N", "orders of the pieces, each forwards and backwards", 2, 1000)
                    .standard(25));

    public WorthQuestion(PlayableVariants variants) {
        arguments = new GameArguments(variants);
    }

    @Override
    public void describe(Options usage) {
        OptionGroup.all(usage, common, output, arguments, nodes, orders);
    }

    @Override
    public Reply reply() {
        BoardGame game = arguments.askedInPlay().game();
        VariantRules rules = game.rules();
        VariantPosition position = game.position();
        Set<Character> royal = new VariantGame(rules.variant()).royals();
        if (PositionPiece.of(rules, position, royal).isEmpty()) {
            throw InputException.about(
                    "moves", "found no piece but royal ones; expected one that the position could be without");
        }
        Effort effort = new Effort(nodes.get(), orders.get(), common.seed, common.threads).within(Effort.OF_A_REQUEST);
        return Reply.of(document(position, PositionWorth.of(rules, position, royal, effort)), output.format);
    }

    private Document document(VariantPosition position, PositionWorth worth) {
        Document document = new Document();
        ObjectNode json = document.json();
        json.put("score", worth.evaluation()).put("royalsAlone", worth.royalsAlone());
        json.put("nodes", nodes.get()).put("orders", 2 * orders.get());
        ArrayNode pieces = json.putArray("pieces");
        for (int i = 0; i < worth.pieces().size(); i++) {
            PositionPiece piece = worth.pieces().get(i);
            ObjectNode row = pieces.addObject();
            Optional<String> square =
                    piece.square().stream().mapToObj(position.board()::name).findFirst();
            square.ifPresent(name -> row.put("square", name));
            row.put("side", piece.side() == Side.WHITE ? "white" : "black");
            row.put("symbol", piece.sidedSymbol());
            row.put("value", worth.shares().get(i).value())
                    .put("se", worth.shares().get(i).standardError());
            row.put("low", worth.intervals().get(i).low())
                    .put("high", worth.intervals().get(i).high());
            row.put("removal", worth.removals().get(i));
        }
        return document;
    }
}
