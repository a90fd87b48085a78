package org.pieceworth.lab.measure;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.LongStream;
import org.pieceworth.engine.Engine;
import org.pieceworth.lab.armies.GameOpenings;
import org.pieceworth.lab.armies.GameStarts;
import org.pieceworth.lab.uci.ExternalEngineCommand;
import org.pieceworth.lab.uci.UciPlayer;
import org.pieceworth.text.Ordered;

/// A first start of another engine, before any game.
public final class OtherEngineTrial {

    /// One thread makes its games depend only on the positions; a thousand nodes per move fill no larger
    /// table, which would have to be emptied for each game.
    private static final Map<String, String> USUAL =
            Ordered.copy(new TreeMap<>(Map.of("Threads", "1", "Hash", "4", "MultiPV", "1")));

    private static final int PROBES = 8;

    /// Maximum number of random plies before a test position: on the first ranks pieces can hardly move.
    private static final int PLIES = 32;

    private OtherEngineTrial() {}

    /// Starts an engine once, to check that it runs, takes its options and the game, and has the same legal
    /// moves as Pieceworth.
    ///
    /// @param content see [OtherEngine#content]
    /// @throws org.pieceworth.text.InputException when it does not
    public static OtherEngine passed(ExternalEngineCommand how, MeasureSettings settings, String content) {
        ExternalEngineCommand usual = how.withUsual(USUAL);
        MeasuredGame game = settings.game();
        try (GameFile file = GameFile.of(game);
                UciPlayer player = UciPlayer.start(
                        usual.withVariantFile(file.name()).withProbes(probes(settings)), game.rules())) {
            return new OtherEngine(player.name(), usual, content);
        }
    }

    /// Positions of drawn armies, the first after a few random plies, the last after many.
    private static List<String> probes(MeasureSettings settings) {
        GameOpenings openings = new GameOpenings(
                settings.game().rules(),
                new GameStarts.Drawn(
                        settings.armies(Engine.ownValues(settings.game().rules()))),
                settings.seed(),
                PLIES,
                false);
        return LongStream.rangeClosed(1, PROBES)
                .map(probe -> probe * PLIES / PROBES)
                .mapToObj(pair -> openings.opening(2 * pair).position().fen())
                .toList();
    }
}
