/// Programs of the scripts in `bench/findings`: tables of the pages in `docs/findings`.
@NullMarked
package org.pieceworth.bench.findings;

import org.jspecify.annotations.NullMarked;
