package org.pieceworth.empirical.fit;

import java.util.List;
import java.util.stream.Stream;

/// The rules that Medvedev (2015) takes from Capablanca's "Chess Fundamentals".
final class CapablancaRules {

    static final List<LinearRule> RULES = Stream.of(
                    "B > N",
                    "B > 3P",
                    "N > 3P",
                    "2R > Q",
                    // "slightly weaker than two Knights and a Bishop, and a little more so than two Bishops and a
                    // Knight"
                    "2N + B > 2R",
                    "2B + N > 2R",
                    "R = N + 2P",
                    "R = B + 2P",
                    "B + N = R + 1.5P",
                    "Q + P = 2R")
            .map(LinearRule::parse)
            .toList();

    private CapablancaRules() {}
}
