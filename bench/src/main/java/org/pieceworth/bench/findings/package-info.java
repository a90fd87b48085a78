/// Models tried against measured pieces: their constants fitted anew, pieces held out, errors by a bootstrap over
/// pieces.
/// Scripts in `bench/findings` print the tables of the pages in `docs/findings`, and tests recompute them.
@NullMarked
package org.pieceworth.bench.findings;

import org.jspecify.annotations.NullMarked;
