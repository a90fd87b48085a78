package org.pieceworth.testkit;

import java.util.List;
import org.pieceworth.rules.fairy.EndingSurvey;
import org.pieceworth.rules.fairy.SolvedEnding;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.variant.Variants;
import org.pieceworth.text.Progress;

/// Endings of tests: small boards with a piece X of any notation and a ferz Y.
final class EndingGames {

    private EndingGames() {}

    static VariantRules with(int size, String betza, String keys) {
        String ranks = ("/" + size).repeat(size - 2);
        String text = """
                [own:chess]
                betza = standard
                maxFile = %d
                maxRank = %d
                castling = false
                doubleStep = false
                promotionRegionWhite = *%d
                promotionRegionBlack = *1
                startFen = k%d%s/%dK w - - 0 1
                customPiece1 = x:%s
                customPiece2 = y:F
                """.formatted(size, size, size, size - 1, ranks, size - 1, betza);
        return VariantRules.of(
                Variants.parse("own.ini", text + keys).read("own").variant());
    }

    static EndingSurvey.Men men(String text) {
        String[] sides = text.split("v");
        return new EndingSurvey.Men(letters(sides[0]), letters(sides[1]));
    }

    private static List<Character> letters(String text) {
        return text.chars().mapToObj(c -> (char) c).toList();
    }

    static SolvedEnding solve(VariantRules rules, String men, int threads) {
        return new EndingSurvey(rules).solve(men(men), threads, Progress.NONE).orElseThrow();
    }
}
