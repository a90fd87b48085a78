package org.pieceworth.engine;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.position.Move;
import org.pieceworth.rules.position.Uci;
import org.pieceworth.rules.variant.Variants;

/// Tables of positions beside the tests: lines between tabs, lines with `#` first are remarks.
final class Rows {

    /// Compiled once for all tests; threads may share them.
    private static final Map<String, VariantRules> RULES = new ConcurrentHashMap<>();

    private Rows() {}

    /// The fields of each line.
    static List<List<String>> of(String resource) {
        return text(resource)
                .lines()
                .filter(line -> !line.isBlank() && !line.startsWith("#"))
                .map(line -> List.of(line.split("\t")))
                .toList();
    }

    /// What stands in the first column, each once.
    static Stream<String> variants(String resource) {
        return of(resource).stream().map(List::getFirst).distinct();
    }

    /// The lines of a variant.
    static List<List<String>> of(String resource, String variant) {
        return of(resource).stream()
                .filter(row -> row.getFirst().equals(variant))
                .toList();
    }

    /// The rules of a variant that ships.
    static VariantRules rules(String variant) {
        return RULES.computeIfAbsent(
                variant, name -> VariantRules.of(Variants.shipped().read(name).variant()));
    }

    /// The legal moves that are named, with blanks between.
    ///
    /// @throws IllegalArgumentException when one of them is not legal
    static List<Integer> moves(VariantPosition position, String names) {
        return Arrays.stream(names.split(" ")).map(name -> move(position, name)).toList();
    }

    private static int move(VariantPosition position, String name) {
        int move = Uci.read(position, name);
        if (move == Move.NONE) {
            throw new IllegalArgumentException(name + " is no move of " + position.fen());
        }
        return move;
    }

    private static String text(String resource) {
        try (InputStream in = Rows.class.getResourceAsStream(resource)) {
            if (in == null) {
                throw new IllegalArgumentException("there is no table " + resource);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
