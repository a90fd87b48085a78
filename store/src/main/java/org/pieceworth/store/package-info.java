/// Observations in Parquet, written and read through DuckDB, which is loaded only when such a file is.
package org.pieceworth.store;
