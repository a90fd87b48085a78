package org.pieceworth.cli.reference;

import java.util.ArrayList;
import java.util.List;

/// Suggestions for a typed value.
///
/// @param words literal words
/// @param lists more words
/// @param files names of files too
/// @param isList words are typed between commas
record Offer(List<String> words, List<WordList> lists, boolean files, boolean isList) {

    /// Nothing, for values that cannot be guessed.
    static final Offer NOTHING = new Offer(List.of(), List.of(), false, false);

    static final Offer FILES = new Offer(List.of(), List.of(), true, false);

    Offer {
        words = List.copyOf(words);
        lists = List.copyOf(lists);
    }

    static Offer ofWords(List<String> words) {
        return new Offer(words, List.of(), false, false);
    }

    /// Reads the right side of a line of `values.txt`.
    static Offer parse(String text) {
        List<String> words = new ArrayList<>();
        List<WordList> lists = new ArrayList<>();
        boolean files = false;
        boolean isList = false;
        for (String word : text.strip().split(" +")) {
            switch (word) {
                case "-" -> {}
                case "," -> isList = true;
                case "<files>" -> files = true;
                case "<commands>" -> lists.add(WordList.COMMANDS);
                case "<pieces>" -> lists.add(WordList.PIECES);
                case "<variants>" -> lists.add(WordList.VARIANTS);
                case "<models>" -> lists.add(WordList.MODELS);
                case "<models:self>" -> lists.add(WordList.PLAYERS);
                case "<terms>" -> lists.add(WordList.TERMS);
                default -> words.add(word);
            }
        }
        return new Offer(words, lists, files, isList);
    }

    boolean isNothing() {
        return equals(NOTHING);
    }
}
