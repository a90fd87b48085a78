package org.pieceworth.lab.measure;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.pieceworth.engine.Engine;
import org.pieceworth.lab.armies.PlainBoard;
import org.pieceworth.lab.armies.VariantSource;
import org.pieceworth.lab.selfplay.SelfPlay;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.stats.Estimate;

/// The games of a [Calibration]: armies of knights, bishops, rooks and queens, sampled like those for
/// measuring pieces.
public final class CalibrationGames {

    private static final int SIGNED = 4;
    private static final long SEED_OF_SIGNATURE = 0;

    private CalibrationGames() {}

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

    /// Plays the games of a seed.
    public static SelfPlay player(String board, long nodes, long seed) {
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
