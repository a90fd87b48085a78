/// Shared by tests: seeded generators, a second and plainer position, contract tests, perft suites.
@NullMarked
package org.pieceworth.testkit;

import org.jspecify.annotations.NullMarked;
