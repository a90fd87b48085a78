package org.pieceworth.rules.variant.draft;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collector;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.pieceworth.rules.variant.file.ShippedText;
import org.pieceworth.text.NearestName;
import org.pieceworth.text.PlainName;

/// The words of variants.ini: its keys and the names of piece types.
///
/// @param keys by name, in the order of application to a variant
/// @param types by name and older name
public record VariantWords(Map<String, VariantKey> keys, Map<String, NamedPieceType> types) {

    /// The number of pieces that a variant may define itself.
    static final int CUSTOM_PIECES = 52;

    /// The number of those that Fairy-Stockfish reads.
    static final int ENGINE_CUSTOM_PIECES = 25;

    static final String CUSTOM = "customPiece";
    public static final String KING = "king";
    private static final String WHITE_MOBILITY = "mobilityRegionWhite";
    private static final String BLACK_MOBILITY = "mobilityRegionBlack";

    /// The maps are not copied, since they keep their order, and nobody can change them.
    public VariantWords {
        keys = Collections.unmodifiableMap(keys);
        types = Collections.unmodifiableMap(types);
    }

    /// Reads the tables that ship with Pieceworth.
    public static VariantWords load() {
        Map<String, VariantKey> keys = ShippedText.rows("variant-keys.tsv").stream()
                .map(VariantKey::row)
                .collect(inOrder(VariantKey::name));
        Map<String, NamedPieceType> types = new LinkedHashMap<>();
        ShippedText.rows("piece-types.tsv").stream().map(NamedPieceType::row).forEach(type -> {
            types.put(type.name(), type);
            type.olderNames().forEach(name -> types.put(name, type));
        });
        return new VariantWords(keys, types);
    }

    private static <T> Collector<T, ?, Map<String, T>> inOrder(Function<T, String> name) {
        return Collectors.toMap(name, Function.identity(), (a, b) -> a, LinkedHashMap::new);
    }

    /// The key of that name; regions of mobility are made for the type that they name.
    Optional<VariantKey> key(String name) {
        VariantKey key = keys.get(name);
        if (key != null) {
            return Optional.of(key);
        }
        return mobilityType(name)
                .map(type -> new VariantKey(
                        name,
                        new ValueKind.Region(),
                        List.of(name.substring(0, WHITE_MOBILITY.length()) + capitalised(type)),
                        VariantKey.Status.RULE,
                        "-",
                        "where the piece may go"));
    }

    /// The name of a type as variants hold it: its own for an older name; empty when it is none.
    public Optional<String> type(String name) {
        if (isCustom(name)) {
            return Optional.of(name);
        }
        return Optional.ofNullable(types.get(name)).map(NamedPieceType::name);
    }

    public static boolean isCustom(String name) {
        return name.matches(CUSTOM + "[1-9]\\d?") && Integer.parseInt(name.substring(CUSTOM.length())) <= CUSTOM_PIECES;
    }

    private Optional<String> mobilityType(String key) {
        boolean mobility = key.startsWith(WHITE_MOBILITY) || key.startsWith(BLACK_MOBILITY);
        if (!mobility || key.length() == WHITE_MOBILITY.length()) {
            return Optional.empty();
        }
        String name = key.substring(WHITE_MOBILITY.length());
        return Character.isUpperCase(name.charAt(0))
                ? type(Character.toLowerCase(name.charAt(0)) + name.substring(1))
                : Optional.empty();
    }

    /// The key of the squares where pieces of a type may go.
    public static String mobilityKey(boolean white, String type) {
        return (white ? WHITE_MOBILITY : BLACK_MOBILITY) + capitalised(type);
    }

    private static String capitalised(String name) {
        return Character.toUpperCase(name.charAt(0)) + name.substring(1);
    }

    /// The known key nearest to this one; empty if none is near.
    Optional<String> nearest(String unknown) {
        int length = PlainName.of(unknown).length();
        return NearestName.within(Math.max(2, length / 2), unknown, everyName());
    }

    private Stream<String> everyName() {
        Stream<String> custom = IntStream.rangeClosed(1, ENGINE_CUSTOM_PIECES).mapToObj(number -> CUSTOM + number);
        Stream<String> mobility =
                types.keySet().stream().flatMap(type -> Stream.of(mobilityKey(true, type), mobilityKey(false, type)));
        return Stream.of(keys.keySet().stream(), types.keySet().stream(), custom, mobility)
                .flatMap(names -> names);
    }

    /// Every key in the order of application to a variant, mobility aside.
    List<VariantKey> inOrder() {
        return List.copyOf(keys.values());
    }
}
