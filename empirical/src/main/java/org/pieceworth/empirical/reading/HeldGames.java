package org.pieceworth.empirical.reading;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.pieceworth.empirical.memory.SpillBuffer;
import org.pieceworth.empirical.rows.Observation;
import org.pieceworth.empirical.rows.ObservedGame;
import org.pieceworth.pgn.GameResult;

/// Games in a buffer that spills to a temporary file.
final class HeldGames {

    private static final GameResult[] RESULTS = GameResult.values();
    private static final long NO_SCORE = Double.doubleToRawLongBits(Double.NaN);

    private final SpillBuffer buffer = new SpillBuffer();

    /// Names of tags, which are few, by their numbers.
    private final List<String> tagNames = new ArrayList<>();

    private final Map<String, Integer> tagNumbers = new HashMap<>();
    private int games;

    void add(ObservedGame game) {
        games++;
        buffer.writeNumber(game.line());
        buffer.writeLong(game.key());
        buffer.writeNumber(game.result().ordinal());
        buffer.writeNumber(game.plies());
        buffer.writeLong(Double.doubleToRawLongBits(game.weight()));
        buffer.writeNumber(game.tags().size());
        game.tags().forEach((tag, value) -> {
            buffer.writeNumber(tagNumber(tag));
            buffer.writeText(value);
        });
        buffer.writeNumber(game.rows().size());
        game.rows().forEach(this::add);
    }

    private int tagNumber(String tag) {
        return tagNumbers.computeIfAbsent(tag, name -> {
            tagNames.add(name);
            return tagNames.size() - 1;
        });
    }

    private void add(Observation row) {
        buffer.writeNumber(row.ply());
        long score = Double.doubleToRawLongBits(row.score());
        buffer.writeNumber(score == NO_SCORE ? 0 : 1);
        if (score != NO_SCORE) {
            buffer.writeLong(score);
        }
        buffer.writeText(row.position());
        int[] features = row.features();
        buffer.writeNumber(features.length);
        int zeros = 0;
        for (int value : features) {
            if (value == 0) {
                zeros++;
            } else {
                buffer.writeNumber(zeros);
                buffer.writeInt(value);
                zeros = 0;
            }
        }
        if (zeros > 0) {
            buffer.writeNumber(zeros);
        }
    }

    /// Receives games.
    @FunctionalInterface
    interface Taker {

        /// @param number its place in the order of adding, from 0
        void take(int number, ObservedGame game);
    }

    /// Gives all games in their order.
    void forEach(Taker taker) {
        SpillBuffer.Reader in = buffer.reader();
        for (int number = 0; number < games; number++) {
            taker.take(number, read(in));
        }
    }

    private ObservedGame read(SpillBuffer.Reader in) {
        long line = in.readNumber();
        long key = in.readLong();
        GameResult result = RESULTS[(int) in.readNumber()];
        int plies = (int) in.readNumber();
        double weight = Double.longBitsToDouble(in.readLong());
        Map<String, String> tags = new HashMap<>();
        for (long left = in.readNumber(); left > 0; left--) {
            tags.put(tagNames.get((int) in.readNumber()), in.readText());
        }
        List<Observation> rows = new ArrayList<>();
        for (long left = in.readNumber(); left > 0; left--) {
            rows.add(readRow(in));
        }
        return new ObservedGame(line, key, result, plies, weight, tags, rows);
    }

    private static Observation readRow(SpillBuffer.Reader in) {
        int ply = (int) in.readNumber();
        double score = in.readNumber() == 0 ? Double.NaN : Double.longBitsToDouble(in.readLong());
        String position = in.readText();
        int[] features = new int[(int) in.readNumber()];
        int at = 0;
        while (at < features.length) {
            at += (int) in.readNumber();
            if (at < features.length) {
                features[at++] = in.readInt();
            }
        }
        return new Observation(ply, features, score, position);
    }
}
