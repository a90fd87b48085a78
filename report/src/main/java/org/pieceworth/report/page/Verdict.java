package org.pieceworth.report.page;

/// What the games say of a rule.
public enum Verdict {
    /// It holds.
    HOLDS("holds"),
    /// Nothing speaks against it: as much as can be said for an equality.
    AGREES("agrees"),
    /// It may hold or not.
    OPEN("open"),
    /// It fails.
    FAILS("fails");

    private final String word;

    Verdict(String word) {
        this.word = word;
    }

    /// As the page says it.
    public String word() {
        return word;
    }
}
