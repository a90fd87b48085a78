/// Observations in Parquet, written and read through DuckDB, which is loaded only when such a file is.
@NullMarked
package org.pieceworth.store;

import org.jspecify.annotations.NullMarked;
