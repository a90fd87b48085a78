package org.pieceworth.empirical;

import java.util.ArrayList;
import java.util.List;

/// Where games stand in the input.
public final class GamePlaces {

    private final SpillBuffer places = new SpillBuffer();
    private final List<String> files = new ArrayList<>();

    GamePlaces() {}

    void startFile(String name) {
        files.add(name);
    }

    void add(long game, long line) {
        places.writeNumber(files.size() - 1);
        places.writeNumber(game);
        places.writeNumber(line);
    }

    /// The place of a game, by the number it was added with, from 0.
    public String of(int number) {
        SpillBuffer.Reader in = places.reader();
        for (int i = 0; i < 3 * number; i++) {
            in.readNumber();
        }
        return text((int) in.readNumber(), in.readNumber(), in.readNumber());
    }

    /// A place in the file that was begun last.
    String text(long game, long line) {
        return text(files.size() - 1, game, line);
    }

    private String text(int file, long game, long line) {
        return files.get(file) + ", game " + game + ", line " + line;
    }
}
