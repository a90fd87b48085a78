package org.pieceworth.studies.material;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pieceworth.studies.options.OptionGroup;
import org.pieceworth.studies.options.Options;
import org.pieceworth.studies.options.Setting;
import org.pieceworth.text.InputException;
import org.pieceworth.valuation.universal.RoyalCorrections;

/// A game of two armies: its opening, the captured and promoted pieces since, and the estimates that royal
/// values need.
public final class GameOptions implements OptionGroup {

    private static final String UNCORRECTED = "1,1,1";

    final Setting<Optional<String>> opening = Setting.text("--opening", "FEN", "the start position (default: chess)");
    Map<String, String> letters = new LinkedHashMap<>();
    final Setting<Optional<String>> royal =
            Setting.text("--royal", "LETTERS", "the letters of royal pieces (default: the variant's, else K)");
    final Setting<List<String>> captured =
            Setting.list("--captured", "SIDE:LETTER,…", "captured pieces, such as white:B,black:Q");
    final Setting<List<String>> promoted =
            Setting.list("--promoted", "SIDE:LETTER=LETTER,…", "promotions, such as black:P=Q");
    final Setting<String> corrections = Setting.standard(
            UNCORRECTED,
            "--corrections",
            "A,B,C",
            "royal overvaluation corrections, 0 to 1 each (default 1,1,1: chess)");

    public GameOptions() {}

    @Override
    public void describe(Options usage) {
        opening.describe(usage);
        usage.pairs(
                "--piece",
                "LETTER=PIECE",
                "the piece of a letter in the opening, such as A=BN; P N B R Q K are those of chess",
                values -> letters = values);
        OptionGroup.all(usage, royal, captured, promoted, corrections);
    }

    /// True when any of the options was typed: `explain` then adds the game's values.
    public boolean given() {
        return !captured.get().isEmpty()
                || !promoted.get().isEmpty()
                || !letters.isEmpty()
                || opening.isTyped()
                || royal.isTyped()
                || !corrections.get().equals(UNCORRECTED);
    }

    /// True when an option sets up the opening, which contradicts a variant's own.
    public boolean setsUp() {
        return !letters.isEmpty() || opening.isTyped();
    }

    public GameSetup setup() {
        return new GameSetup(
                opening.get().orElse(GameSetup.CHESS.opening()), letters, royal.get(), captured.get(), promoted.get());
    }

    public RoyalCorrections royalCorrections() {
        String[] parts = corrections.get().split(",", -1);
        try {
            if (parts.length == 3) {
                return new RoyalCorrections(
                        Double.parseDouble(parts[0]), Double.parseDouble(parts[1]), Double.parseDouble(parts[2]));
            }
        } catch (IllegalArgumentException _) {
            // said below
        }
        throw InputException.about(
                "corrections",
                "found '" + corrections.get()
                        + "', expected three numbers from 0 to 1 separated by commas, such as 0.5,1,0.25");
    }
}
