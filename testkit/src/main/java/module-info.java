import org.jspecify.annotations.NullMarked;

/// Shared by tests: seeded generators, a second position, contract tests, perft suites.
@NullMarked
module org.pieceworth.testkit {
    requires transitive org.assertj.core;
    requires static org.jspecify;
    requires transitive org.junit.jupiter.api;
    requires transitive org.junit.jupiter.params;
    requires transitive org.pieceworth.rules;

    exports org.pieceworth.testkit;
}
