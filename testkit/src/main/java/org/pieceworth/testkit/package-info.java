/// Shared by tests: seeded generators, a second and plainer position, contract tests, perft suites.
package org.pieceworth.testkit;
