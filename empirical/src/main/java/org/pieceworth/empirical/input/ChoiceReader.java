package org.pieceworth.empirical.input;

import java.io.InputStream;
import org.pieceworth.empirical.choices.ChoiceCollector;
import org.pieceworth.empirical.choices.ChoiceGames;
import org.pieceworth.empirical.choices.ChoiceSettings;
import org.pieceworth.pgn.PgnReader;
import org.pieceworth.text.InputException;

/// Reads the chosen moves from files of games.
public final class ChoiceReader {

    private final ChoiceGames games;
    private final ChoiceCollector collector;
    private final ReadProgress progress;
    private long bytesBefore;

    /// @param progress receives the bytes read
    public ChoiceReader(ChoiceSettings settings, ReadProgress progress) {
        this.progress = progress;
        games = new ChoiceGames(settings.positions());
        collector = new ChoiceCollector(settings, games);
    }

    /// Reads an input.
    ///
    /// @throws InputException when it cannot be read, is damaged, or has no games
    public void read(GameInput input) {
        long before = games.found();
        collector.startFile(input.name());
        bytesBefore += PlainGames.read(
                input, bytes -> progress.read(bytesBefore + bytes, games.found()), "with its moves", this::read);
        if (games.found() == before) {
            throw new InputException(input.name() + ": no game found; expected PGN, such as 1. e4 e5 1-0");
        }
    }

    private void read(InputStream text) {
        PgnReader reader = new PgnReader(text, collector.replay());
        while (reader.readGame()) {
            // the collector takes each game
        }
    }

    /// Number of games read so far.
    public ChoiceGames games() {
        return games;
    }
}
