package org.pieceworth.lab.measure;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.pieceworth.engine.Engine;
import org.pieceworth.lab.armies.PlainBoard;
import org.pieceworth.lab.armies.VariantSource;
import org.pieceworth.lab.selfplay.SelfPlay;
import org.pieceworth.pgn.GameResult;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.stats.Estimate;

/// Plays the games of a [Calibration]: armies of knights, bishops, rooks and queens, sampled like those for
/// measuring pieces.
public final class CalibrationGames {

    private static final int SIGNED = 4;
    private static final long SEED_OF_SIGNATURE = 0;

    private CalibrationGames() {}

    /// Plays this many games and returns their counts as a calibration.
    public static Calibration play(String board, long nodes, long seed, long games, int threads) {
        List<GameResult> results = new ArrayList<>();
        Map<List<Integer>, long[]> counts = new HashMap<>();
        player(board, nodes, seed).play(0, games, threads, (number, game) -> {
            results.add(game.result());
            if (number % 2 == 1) {
                int[] black = StartFit.difference(game.opening().startFen(), Calibration.LETTERS);
                for (int i = 0; i < black.length; i++) {
                    black[i] = -black[i];
                }
                Calibration.count(counts, black, results.get(results.size() - 2), game.result());
            }
            return true;
        });
        return new Calibration(
                board,
                nodes,
                signature(board, nodes),
                Map.of(seed, games),
                counts.entrySet().stream()
                        .collect(Collectors.toMap(
                                Map.Entry::getKey,
                                row -> Arrays.stream(row.getValue()).boxed().toList())));
    }

    /// The values of knight, bishop, rook, queen and pawn from only a calibration's games.
    public static Map<Character, Estimate> values(Calibration calibration) {
        MeasuredGame game = game(calibration.board());
        StartValues values = StartFit.of(calibration).fit(MeasureAnchor.parse("basket", game));
        Map<Character, Estimate> all = new LinkedHashMap<>();
        for (char letter : Calibration.LETTERS) {
            values.value(letter).ifPresent(worth -> all.put(letter, worth.estimate()));
        }
        return all;
    }

    /// True for games of this very engine: with another one, values would be on another scale.
    public static boolean isCurrent(Calibration calibration) {
        return signature(calibration.board(), calibration.nodes()).equals(calibration.signature());
    }

    /// A text that changes with the play of the engine: some games, move by move. So a calibration is of the engine
    /// that runs, or is not.
    public static String signature(String board, long nodes) {
        long[] hash = {nodes};
        player(board, nodes, SEED_OF_SIGNATURE).play(0, SIGNED, 1, (_, game) -> {
            game.moves().forEach(move -> hash[0] = hash[0] * 0x9E37_79B9_7F4A_7C15L + move);
            hash[0] = Long.rotateLeft(hash[0], 7) + game.result().ordinal();
            return true;
        });
        return Long.toHexString(hash[0]);
    }

    private static SelfPlay player(String board, long nodes, long seed) {
        MeasuredGame game = game(board);
        MeasureSettings settings =
                new MeasureSettings(game, MeasurementDesign.DEFAULT, MeasureAnchor.parse("basket", game), seed, nodes);
        return new SelfPlay(settings.games(Engine.ownValues(game.rules())));
    }

    private static MeasuredGame game(String board) {
        VariantSource plain = PlainBoard.parse(board);
        return new MeasuredGame(
                plain.ini(),
                VariantRules.of(plain.variant()),
                List.of(),
                Calibration.POOL.chars().mapToObj(c -> (char) c).toList());
    }
}
