package org.pieceworth.lab.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.pieceworth.lab.game.Opening;
import org.pieceworth.lab.game.PlayedGame;
import org.pieceworth.lab.game.Termination;
import org.pieceworth.lab.game.TerminationFinder;
import org.pieceworth.pgn.GameResult;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.position.Move;
import org.pieceworth.rules.position.Outcome;
import org.pieceworth.rules.position.Side;
import org.pieceworth.rules.position.Uci;
import org.pieceworth.rules.san.MoveNotation;
import org.pieceworth.rules.san.SanResolver;
import org.pieceworth.text.InputException;

/// A game in progress.
///
/// @param rules rules of the variant
/// @param start the FEN that it began from
/// @param played the moves, in order
/// @param position position after these moves, with its history
/// @param resigned the side that gave up
public record BoardGame(
        VariantRules rules, String start, List<Played> played, VariantPosition position, Optional<Side> resigned) {

    private static final String RESIGNATION = "resignation";

    /// A move of the game.
    ///
    /// @param move see [Move]
    public record Played(int move, String uci, String san) {}

    /// The end of a game.
    ///
    /// @param reason reason in words, in lower case
    public record End(GameResult result, String reason) {}

    /// Sets up a position and plays moves.
    ///
    /// @param fen the start; by default the variant's own
    /// @param moves moves in coordinates or SAN
    /// @throws InputException when the position cannot be set up, or a move is not legal
    public static BoardGame of(VariantRules rules, Optional<String> fen, List<String> moves, Optional<Side> resigned) {
        VariantPosition position = fen.map(text -> setUp(rules, text)).orElseGet(rules::start);
        String start = position.fen();
        List<Played> played = new ArrayList<>();
        for (String text : moves) {
            int move = read(position, text, played.size() + 1);
            played.add(new Played(move, uci(position, move), MoveNotation.SAN.write(position, move)));
            position.make(move);
        }
        return new BoardGame(rules, start, List.copyOf(played), position, resigned);
    }

    private static VariantPosition setUp(VariantRules rules, String fen) {
        try {
            return rules.position(fen);
        } catch (InputException fault) {
            throw InputException.about("fen", fault.getMessage() == null ? fen : fault.getMessage());
        }
    }

    /// In coordinates, with castling in the notation of the variant.
    public static String uci(VariantPosition position, int move) {
        return Uci.write(position, move, position.variant().chess960());
    }

    private static int read(VariantPosition position, String text, int number) {
        int named = Uci.read(position, text);
        if (named != Move.NONE) {
            return named;
        }
        return switch (SanResolver.resolve(position, text)) {
            case SanResolver.Resolution.Found(int move) -> move;
            case SanResolver.Resolution.Illegal() ->
                throw refused(
                        text,
                        number,
                        "which is not legal in " + position.fen() + "; expected a legal move, such as "
                                + example(position));
            case SanResolver.Resolution.Ambiguous(int count) ->
                throw refused(
                        text,
                        number,
                        "which may be any of " + count + " moves; expected coordinates such as " + example(position));
        };
    }

    private static String example(VariantPosition position) {
        int[] moves = new int[position.maxMoves()];
        return position.generate(moves) == 0 ? "none, since there is none" : uci(position, moves[0]);
    }

    private static InputException refused(String text, int number, String why) {
        return InputException.about("moves", "found '" + text + "' as move " + number + ", " + why);
    }

    /// The moves of the game so far.
    public List<Integer> moves() {
        return played.stream().map(Played::move).toList();
    }

    /// The reason and the result of the game's end; empty while it continues.
    public Optional<End> end() {
        if (resigned.isPresent()) {
            return Optional.of(
                    new End(PlayedGame.result(new Outcome.Won(resigned.get().other())), RESIGNATION));
        }
        Outcome outcome = position.outcome();
        TerminationFinder finder = new TerminationFinder(new Opening(rules, start, moves()));
        if (outcome instanceof Outcome.InPlay) {
            return finder.isDead(position)
                    ? Optional.of(new End(GameResult.DRAW, Termination.INSUFFICIENT_MATERIAL.text()))
                    : Optional.empty();
        }
        return Optional.of(new End(
                PlayedGame.result(outcome), finder.reason(position, outcome).text()));
    }
}
