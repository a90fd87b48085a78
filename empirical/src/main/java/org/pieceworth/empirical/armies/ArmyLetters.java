package org.pieceworth.empirical.armies;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.pieceworth.rules.piece.PieceCatalogue;
import org.pieceworth.text.InputException;

/// The pieces that letters of armies stand for, in either case.
///
/// @param pieces pieces by letter, names or Betza notation as given; `king` for one excluded from the counts
public record ArmyLetters(Map<Character, String> pieces) {

    /// The word for the king, excluded from the counts since both armies have it.
    static final String KING = "king";

    private static final int SHOWN = 30;

    public ArmyLetters {
        pieces = Map.copyOf(pieces);
    }

    /// The letters of the armies study behind the synergy paper (Zekk 2025, section 1.4), where J and L are
    /// one piece.
    public static ArmyLetters study() {
        return new ArmyLetters(Map.ofEntries(
                Map.entry('A', "BN"),
                Map.entry('B', "B"),
                Map.entry('C', "NR"),
                Map.entry('D', "BW"),
                Map.entry('E', "mFmWcN"),
                Map.entry('F', "mFmWcB"),
                Map.entry('G', "mFmWcR"),
                Map.entry('H', "mBcN"),
                Map.entry('I', "mBcR"),
                Map.entry('J', "mBcFcW"),
                Map.entry('K', KING),
                Map.entry('L', "mBcFcW"),
                Map.entry('M', "mNcR"),
                Map.entry('N', "N"),
                Map.entry('O', "mNcFcW"),
                Map.entry('Q', "BR"),
                Map.entry('R', "R"),
                Map.entry('U', "mRcN"),
                Map.entry('V', "mRcB"),
                Map.entry('W', "mRcFcW"),
                Map.entry('X', "FR"),
                Map.entry('Y', "FNW")));
    }

    /// Reads lines of a letter and a piece, between spaces, tabs, commas or `=`; skips empty lines and
    /// comments after `#`. K is the king unless a line defines it otherwise.
    ///
    /// @param name name of the file, for messages
    /// @throws InputException naming the line that cannot be read
    public static ArmyLetters parse(String name, List<String> lines) {
        PieceCatalogue catalogue = PieceCatalogue.load();
        Map<Character, String> pieces = new TreeMap<>();
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i).replaceFirst("#.*", "").strip();
            if (!line.isEmpty()) {
                read(name + ", line " + (i + 1) + ": ", line, catalogue, pieces);
            }
        }
        if (pieces.isEmpty()) {
            throw new InputException(name + ": found no letters, expected lines such as A BN");
        }
        pieces.putIfAbsent('K', KING);
        return new ArmyLetters(pieces);
    }

    private static void read(String place, String line, PieceCatalogue catalogue, Map<Character, String> pieces) {
        String[] words = line.split("[\\s,=]+", 2);
        if (words.length != 2 || !words[0].matches("[A-Za-z]")) {
            throw new InputException(
                    place + "found '" + shown(line) + "', expected a letter from A to Z and a piece, such as A BN");
        }
        String piece = words[1].strip();
        try {
            if (!piece.toLowerCase(Locale.ROOT).equals(KING)) {
                catalogue.find(piece);
            }
        } catch (InputException e) {
            throw new InputException(place + e.getMessage());
        }
        char letter = Character.toUpperCase(words[0].charAt(0));
        if (pieces.putIfAbsent(letter, piece) != null) {
            throw new InputException(place + "found the letter " + letter + " again, expected each letter once");
        }
    }

    /// True for the letter of a king.
    boolean isKing(char letter) {
        return KING.equalsIgnoreCase(pieces.getOrDefault(letter, ""));
    }

    /// The piece of a letter, or the piece itself if the word is not one of the letters.
    public String piece(String word) {
        return word.length() == 1 ? pieces.getOrDefault(Character.toUpperCase(word.charAt(0)), word) : word;
    }

    /// The letters of a piece, as `JL`.
    public String lettersOf(String piece) {
        return pieces.entrySet().stream()
                .filter(entry -> entry.getValue().equals(piece))
                .map(entry -> entry.getKey().toString())
                .sorted()
                .collect(Collectors.joining());
    }

    /// All letters.
    String known() {
        return pieces.keySet().stream().sorted().map(String::valueOf).collect(Collectors.joining());
    }

    static String shown(String text) {
        return text.length() <= SHOWN ? text : text.substring(0, SHOWN) + "…";
    }
}
