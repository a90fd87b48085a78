package org.pieceworth.terms;

/// How alike two words are.
final class Letters {

    private Letters() {}

    /// How many letters must be changed, dropped or added to turn one word into the other (Levenshtein).
    static int changes(String a, String b) {
        if (a.isEmpty() || b.isEmpty()) {
            return a.length() + b.length();
        }
        int[][] least = new int[a.length() + 1][b.length() + 1];
        for (int i = 0; i <= a.length(); i++) {
            for (int j = 0; j <= b.length(); j++) {
                least[i][j] = i == 0 || j == 0 ? i + j : least(least, a, b, i, j);
            }
        }
        return least[a.length()][b.length()];
    }

    private static int least(int[][] least, String a, String b, int i, int j) {
        int change = least[i - 1][j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        return Math.min(change, 1 + Math.min(least[i - 1][j], least[i][j - 1]));
    }
}
