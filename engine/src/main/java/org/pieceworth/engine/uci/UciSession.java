package org.pieceworth.engine.uci;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.pieceworth.engine.Engine;
import org.pieceworth.engine.EngineSettings;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.piece.PieceValues;
import org.pieceworth.rules.variant.Variant;
import org.pieceworth.text.InputException;

/// The options as they are set, the game, and the engine for them.
final class UciSession {

    /// The largest `MultiPV`.
    static final int MAX_LINES = 500;

    private static final String NONE = "<empty>";

    private final UciSettings settings;
    private final UciValues values;
    private final UciOutput out;
    private final UciVariants variants = new UciVariants();
    private int hash;
    private int threads;
    private int multiPv = 1;
    private boolean chess960;
    private Optional<Function<Variant, PieceValues>> source = Optional.empty();
    private VariantRules rules;
    private UciGame game;
    private Optional<Engine> engine = Optional.empty();

    /// @throws InputException when the settings name values or a file that cannot be read
    UciSession(UciSettings settings, UciValues values, UciOutput out) {
        this.settings = settings;
        this.values = values;
        this.out = out;
        hash = settings.hashMegabytes();
        threads = settings.threads();
        source = source(settings.values());
        variants.load(settings.variantPath(), out::info);
        rules = VariantRules.of(variants.read("chess"));
        game = UciGame.start(rules);
    }

    UciGame game() {
        return game;
    }

    int multiPv() {
        return multiPv;
    }

    /// True if castling is written as the king taking its rook.
    boolean kingTakesRook() {
        return chess960 || rules.variant().chess960();
    }

    /// The option lines that `uci` answers.
    List<String> options() {
        String names = variants.names().stream().map(name -> " var " + name).collect(Collectors.joining());
        return Stream.of(UciOption.values())
                .map(option -> "option name " + option.text() + " type "
                        + switch (option) {
                            case HASH -> spin(settings.hashMegabytes(), EngineSettings.MAX_HASH);
                            case CLEAR_HASH -> "button";
                            case THREADS -> spin(settings.threads(), EngineSettings.MAX_THREADS);
                            case PONDER, CHESS960, ANALYSE_MODE -> "check default false";
                            case MULTI_PV -> spin(1, MAX_LINES);
                            case VARIANT -> "combo default chess" + names;
                            case VARIANT_PATH -> text(settings.variantPath());
                            case PIECE_VALUES -> text(settings.values());
                        })
                .toList();
    }

    private static String spin(int value, int max) {
        return "spin default " + value + " min 1 max " + max;
    }

    private static String text(String value) {
        return "string default " + (value.isEmpty() ? NONE : value);
    }

    /// Sets an option.
    ///
    /// @throws InputException when the value is not the option's; all stays as it was
    void set(UciOption option, String value) {
        switch (option) {
            case HASH -> {
                hash = spin(option, value, EngineSettings.MAX_HASH);
                engine = Optional.empty();
            }
            case THREADS -> {
                threads = spin(option, value, EngineSettings.MAX_THREADS);
                engine = Optional.empty();
            }
            case CLEAR_HASH -> newGame();
            case PONDER, ANALYSE_MODE -> check(option, value);
            case MULTI_PV -> multiPv = spin(option, value, MAX_LINES);
            case CHESS960 -> chess960 = check(option, value);
            case VARIANT -> variant(value);
            case VARIANT_PATH -> variantPath(value);
            case PIECE_VALUES -> pieceValues(value);
        }
    }

    private static int spin(UciOption option, String value, int max) {
        if (value.matches("\\d{1,9}")) {
            int number = Integer.parseInt(value);
            if (number >= 1 && number <= max) {
                return number;
            }
        }
        throw refused(option, value, "a whole number from 1 to " + max);
    }

    private static boolean check(UciOption option, String value) {
        if (value.equalsIgnoreCase("true") || value.equalsIgnoreCase("false")) {
            return Boolean.parseBoolean(value);
        }
        throw refused(option, value, "true or false");
    }

    private static InputException refused(UciOption option, String value, String expected) {
        return new InputException("setoption: " + option.text() + ": found " + UciWords.shown(value) + ", expected "
                + expected + "; it keeps its old value");
    }

    private void variant(String name) {
        VariantRules read = VariantRules.of(variants.read(name));
        game = UciGame.start(read);
        rules = read;
        engine = Optional.empty();
        read.notPlayed().forEach(rule -> out.info(read.variant().name() + " is played without: " + rule));
    }

    private void variantPath(String path) {
        variants.load(path, out::info);
        if (!variants.own().isEmpty()) {
            out.info("UCI_Variant now also takes " + String.join(" ", variants.own()));
        }
    }

    private void pieceValues(String typed) {
        Optional<Function<Variant, PieceValues>> read = source(typed);
        // Throws when the values do not fit the variant.
        Optional<PieceValues> _ = read.map(known -> known.apply(rules.variant()));
        source = read;
        engine = Optional.empty();
    }

    private Optional<Function<Variant, PieceValues>> source(String typed) {
        return typed.isEmpty() || typed.equals(NONE) ? Optional.empty() : Optional.of(values.named(typed));
    }

    /// Sets up a position.
    ///
    /// @param fen empty for the variant's first
    /// @throws InputException when it is impossible; the last one stays
    void position(Optional<String> fen, List<String> moves) {
        game = game.with(fen.orElse(rules.variant().startFen()), moves);
        if (!game.fault().isEmpty()) {
            out.info(game.fault());
        }
    }

    /// Sets up the same position again, after a search that has failed.
    void repair() {
        game = game.again();
        engine = Optional.empty();
    }

    /// See [Engine#newGame()].
    void newGame() {
        engine.ifPresent(Engine::newGame);
    }

    /// The engine that the options ask for, made when it is first needed. While there is no memory for the
    /// transposition table its size is halved.
    Engine engine() {
        if (engine.isEmpty()) {
            engine = Optional.of(made());
        }
        return engine.get();
    }

    private Engine made() {
        Optional<PieceValues> played = pieceValues();
        int asked = hash;
        while (true) {
            try {
                Engine made = new Engine(rules, new EngineSettings(played, hash, threads).with(settings.numbers()));
                if (hash < asked) {
                    out.info("Hash: found no memory for " + asked + " MB; it is " + hash + " MB");
                }
                return made;
            } catch (OutOfMemoryError e) {
                if (hash == 1) {
                    throw e;
                }
                hash /= 2;
            }
        }
    }

    private Optional<PieceValues> pieceValues() {
        try {
            return source.map(known -> known.apply(rules.variant()));
        } catch (InputException e) {
            out.info(e.getMessage() + "; " + rules.variant().name() + " is played by mobility");
            return Optional.empty();
        }
    }
}
