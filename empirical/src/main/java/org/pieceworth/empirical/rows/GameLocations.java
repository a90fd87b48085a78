package org.pieceworth.empirical.rows;

import java.util.ArrayList;
import java.util.List;
import org.pieceworth.empirical.memory.ByteList;
import org.pieceworth.empirical.memory.SpillBuffer;
import org.pieceworth.text.InputException;

/// The places of games in the input: file, game number and line, or their equivalents in files that are not
/// PGN.
public final class GameLocations {

    private final SpillBuffer places = new SpillBuffer();
    private final List<String> files = new ArrayList<>();
    private final List<Form> forms = new ArrayList<>();

    /// The units of a file.
    private enum Form {
        GAMES,
        LINES,
        ROWS
    }

    public GameLocations() {}

    /// Starts a file of games.
    public void startFile(String name) {
        start(name, Form.GAMES);
    }

    /// Starts a file of labelled positions; a place is only the line.
    public void startPositions(String name) {
        start(name, Form.LINES);
    }

    /// Starts a table of games, one per row.
    public void startRows(String name) {
        start(name, Form.ROWS);
    }

    private void start(String name, Form form) {
        files.add(name);
        forms.add(form);
    }

    /// Adds the games of a run.
    ///
    /// @param gamesBefore number of games in the file before the run
    /// @param linesBefore number of lines before the run
    public void add(PackedGames run, long gamesBefore, long linesBefore) {
        if (run.games() > 0) {
            places.writeNumber(files.size() - 1);
            places.writeNumber(gamesBefore);
            places.writeNumber(linesBefore);
            places.writeNumber(run.games());
            places.writeBytes(run.places);
        }
    }

    /// The place of a game, by its number from 0 in the order of adding.
    public String of(int number) {
        SpillBuffer.Reader in = places.reader();
        int before = 0;
        while (true) {
            int file = (int) in.readNumber();
            long game = in.readNumber();
            long line = in.readNumber();
            int games = (int) in.readNumber();
            if (number >= before + games) {
                in.skipBytes();
                before += games;
                continue;
            }
            ByteList.Cursor cursor = new ByteList.Cursor();
            cursor.start(in.readBytes());
            for (int i = before; i <= number; i++) {
                game += cursor.readSigned();
                line += cursor.readSigned();
            }
            return text(file, game, line);
        }
    }

    /// Takes games of files of PGN.
    @FunctionalInterface
    public interface Taker {

        /// @param number number in the order of adding, from 0
        /// @param file the file's name
        /// @param game the game's number in it, from 1
        void game(int number, String file, long game);
    }

    /// Gives all games.
    ///
    /// @throws InputException when some are from files that are not PGN
    public void forEach(Taker taker) {
        SpillBuffer.Reader in = places.reader();
        int number = 0;
        while (!in.atEnd()) {
            int file = (int) in.readNumber();
            long game = in.readNumber();
            in.readNumber();
            int games = (int) in.readNumber();
            if (forms.get(file) != Form.GAMES) {
                throw new InputException(files.get(file) + ": is no PGN; expected games as text");
            }
            ByteList.Cursor cursor = new ByteList.Cursor();
            cursor.start(in.readBytes());
            for (int i = 0; i < games; i++) {
                game += cursor.readSigned();
                cursor.readSigned();
                taker.game(number++, files.get(file), game);
            }
        }
    }

    /// A place in the current file.
    public String text(long game, long line) {
        return text(files.size() - 1, game, line);
    }

    private String text(int file, long game, long line) {
        return files.get(file)
                + switch (forms.get(file)) {
                    case GAMES -> ", game " + game + ", line " + line;
                    case LINES -> ", line " + line;
                    case ROWS -> ", row " + game;
                };
    }
}
