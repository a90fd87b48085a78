/// Observations in Parquet, written and read through DuckDB, loaded only for such files.
package org.pieceworth.store;
