package org.pieceworth.engine.uci;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.channels.Channels;
import java.nio.channels.Pipe;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.pieceworth.engine.weights.EngineNumbers;
import org.pieceworth.rules.piece.PieceValues;
import org.pieceworth.rules.piece.PieceValues.TaperedValue;
import org.pieceworth.text.InputException;

/// A conversation with an engine over pipes, as a GUI has it.
final class Talk implements AutoCloseable {

    private final PrintStream toEngine;
    private final BufferedReader fromEngine;
    private final Thread engine;

    private Talk(PrintStream toEngine, BufferedReader fromEngine, Thread engine) {
        this.toEngine = toEngine;
        this.fromEngine = fromEngine;
        this.engine = engine;
    }

    static Talk begin() {
        return begin(new UciSettings("Test 1", "nobody", 1, 1, "", "", EngineNumbers.SHIPPED));
    }

    static Talk begin(UciSettings settings) {
        try {
            Pipe commands = Pipe.open();
            Pipe answers = Pipe.open();
            PrintStream out = new PrintStream(Channels.newOutputStream(answers.sink()), false, StandardCharsets.UTF_8);
            UciEngine uci = new UciEngine(settings, Talk::values, out);
            Thread engine = Thread.ofPlatform().daemon().start(() -> {
                uci.run(Channels.newInputStream(commands.source()));
                out.close();
            });
            return new Talk(
                    new PrintStream(Channels.newOutputStream(commands.sink()), true, StandardCharsets.UTF_8),
                    new BufferedReader(
                            new InputStreamReader(Channels.newInputStream(answers.source()), StandardCharsets.UTF_8)),
                    engine);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static java.util.function.Function<org.pieceworth.rules.variant.Variant, PieceValues> values(String typed) {
        return switch (typed) {
            case "even" ->
                _ -> new PieceValues(
                        "even",
                        Map.of(
                                "P",
                                TaperedValue.of(100),
                                "N",
                                TaperedValue.of(300),
                                "B",
                                TaperedValue.of(300),
                                "R",
                                TaperedValue.of(500),
                                "Q",
                                TaperedValue.of(900)));
            case "chess only" ->
                variant -> {
                    throw new InputException("values 'chess only': none for " + variant.name());
                };
            default -> throw new InputException("values '" + typed + "': there are none");
        };
    }

    Talk say(String... lines) {
        for (String line : lines) {
            toEngine.print(line + "\n");
        }
        toEngine.flush();
        return this;
    }

    /// The lines up to one that begins so.
    List<String> until(String start) {
        return until(line -> line.startsWith(start));
    }

    private List<String> until(Predicate<String> last) {
        List<String> lines = new ArrayList<>();
        try {
            String line = fromEngine.readLine();
            while (line != null) {
                lines.add(line);
                if (last.test(line)) {
                    return lines;
                }
                line = fromEngine.readLine();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        throw new AssertionError("the engine ended with " + lines);
    }

    /// What is answered before the engine says that it is ready.
    List<String> answers(String... lines) {
        say(lines).say("isready");
        List<String> answers = until("readyok");
        return answers.subList(0, answers.size() - 1);
    }

    /// The move that is answered.
    String best(String... lines) {
        String answer = say(lines)
                .until(line -> line.startsWith("bestmove") || line.startsWith("info string go:"))
                .getLast();
        assertThat(answer).startsWith("bestmove ");
        return answer.split(" ", 3)[1];
    }

    /// The end of the input, and all that is still said.
    List<String> hangUp() {
        toEngine.close();
        return fromEngine.lines().toList();
    }

    /// Asks to quit, and hears all that is still said.
    List<String> quit() {
        say("quit");
        List<String> lines = fromEngine.lines().toList();
        try {
            engine.join();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
        return lines;
    }

    @Override
    public void close() {
        toEngine.close();
    }
}
