package org.pieceworth.studies.count;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.pieceworth.empirical.input.GameInput;
import org.pieceworth.empirical.rows.GameLocations;
import org.pieceworth.empirical.rows.ObservedGame;
import org.pieceworth.empirical.rows.ObservedGameListener;
import org.pieceworth.empirical.rows.PositionCondition;
import org.pieceworth.pgn.PgnInput;
import org.pieceworth.text.InputException;

/// The games found, as written in their files. The games in use are known only after all are read, so files
/// are read a second time.
final class FoundGames implements ObservedGameListener {

    private final Optional<PositionCondition> condition;
    private final BitSet found = new BitSet();

    /// @param condition condition that at least one position of a game has to meet
    FoundGames(Optional<PositionCondition> condition) {
        this.condition = condition;
    }

    /// @throws InputException for an input that cannot be read twice
    static void check(Stream<String> inputs) {
        inputs.map(GameInput::of)
                .filter(input -> input.file().isEmpty())
                .findFirst()
                .ifPresent(once -> {
                    throw new InputException(once.name()
                            + ": games are copied when all are read, and a pipe cannot be read twice; expected files");
                });
    }

    @Override
    public void game(ObservedGame game) {
        throw new IllegalStateException("games come with their numbers");
    }

    @Override
    public void game(int number, ObservedGame game) {
        if (condition.isEmpty() || isFound(condition.get(), game)) {
            found.set(number);
        }
    }

    private static boolean isFound(PositionCondition condition, ObservedGame game) {
        return condition.isOfEveryPosition()
                ? !game.rows().isEmpty()
                : game.rows().stream().anyMatch(condition::holds);
    }

    @Override
    public Optional<PositionCondition> searches() {
        return condition.filter(PositionCondition::isOfEveryPosition);
    }

    @Override
    public Set<String> tags() {
        return Set.of();
    }

    /// How many games were found.
    long games() {
        return found.cardinality();
    }

    /// Copies the games.
    ///
    /// @throws InputException when a file is no PGN, or has changed
    void writeTo(GameLocations locations, List<GameInput> inputs, OutputStream out) {
        Map<String, BitSet> byFile = new LinkedHashMap<>();
        locations.forEach((number, file, game) -> {
            if (found.get(number)) {
                byFile.computeIfAbsent(file, _ -> new BitSet()).set(Math.toIntExact(game));
            }
        });
        List<String> copied = new ArrayList<>();
        for (GameInput input : inputs) {
            BitSet wanted = byFile.get(input.name());
            if (wanted != null && !copied.contains(input.name())) {
                copied.add(input.name());
                copy(input, wanted, out);
            }
        }
    }

    private static void copy(GameInput input, BitSet wanted, OutputStream out) {
        try (InputStream stored = Files.newInputStream(input.file().orElseThrow());
                InputStream plain = new BufferedInputStream(PgnInput.open(stored, input.file()))) {
            long games = PgnExcerpt.copy(plain, number -> wanted.get((int) number), out);
            if (games != wanted.cardinality()) {
                throw new InputException(
                        input.name() + ": has changed while it was read; expected a file that stays as it is");
            }
        } catch (IOException | UncheckedIOException e) {
            throw new InputException(input.name() + ": cannot be copied: " + e.getMessage());
        }
    }
}
