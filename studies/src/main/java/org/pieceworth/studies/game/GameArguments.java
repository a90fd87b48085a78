package org.pieceworth.studies.game;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.pieceworth.lab.board.BoardGame;
import org.pieceworth.rules.position.Side;
import org.pieceworth.studies.options.OptionDependency;
import org.pieceworth.studies.options.OptionGroup;
import org.pieceworth.studies.options.Options;
import org.pieceworth.studies.options.Setting;
import org.pieceworth.studies.options.VariantOption;
import org.pieceworth.text.InputException;

/// The options for a game: its rules, its start and its moves.
final class GameArguments implements OptionGroup {

    private static final String PGN = "pgn";

    private final PlayableVariants variants;
    private final VariantOption variant = new VariantOption();
    private final RulesOptions rules = new RulesOptions();
    private final Setting<Optional<String>> fen =
            Setting.text("--fen", "FEN", "the start (default: the variant's own)");
    private final Setting<Optional<String>> pgn =
            Setting.path("--pgn", "FILE", "a file of PGN: its first game instead of start and moves");
    private final Setting<Optional<Side>> resigned =
            Setting.choice(Side.class, "--resigned", "SIDE", "the side that has resigned");
    private List<String> moves = List.of();

    GameArguments(PlayableVariants variants) {
        this.variants = variants;
    }

    /// A game with the rules that it is played by.
    record RequestedGame(RequestedRules ground, PlayableVariant variant, BoardGame game) {}

    @Override
    public void describe(Options usage) {
        OptionGroup.all(usage, variant, rules, fen);
        usage.text(
                "--moves",
                "MOVES",
                "the moves made from there, separated by spaces: coordinates or SAN",
                value -> moves = words(value));
        OptionGroup.all(usage, resigned, pgn);
    }

    private static List<String> words(String text) {
        return Stream.of(text.strip().split("\\s+"))
                .filter(word -> !word.isEmpty())
                .toList();
    }

    /// @throws InputException when rules, start or moves make no sense
    RequestedGame asked() {
        OptionDependency.exclude(PGN, pgn.isTyped(), "--fen or --moves", fen.isTyped() || !moves.isEmpty());
        RequestedRules own = rules.in(variant.typed);
        Optional<PgnGame> written = pgn.get().map(PgnGame::read);
        RequestedRules ground = written.map(game -> game.ground(own)).orElse(own);
        PlayableVariant playable = variants.of(ground);
        return new RequestedGame(
                ground,
                playable,
                BoardGame.of(
                        playable.rules(),
                        written.map(PgnGame::fen).orElse(fen.get()),
                        written.map(PgnGame::words).orElse(moves),
                        resigned.get()));
    }

    /// @throws InputException also when the game is over
    RequestedGame askedInPlay() {
        RequestedGame asked = asked();
        asked.game().end().ifPresent(end -> {
            throw InputException.about(
                    "moves", "found a game that is over (" + end.reason() + "), expected one that goes on");
        });
        return asked;
    }
}
