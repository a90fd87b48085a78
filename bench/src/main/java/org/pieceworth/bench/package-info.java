/// Measurements, each a program of a script in `bench` or `engine`; `bench/jmh.sh` runs the benchmarks.
@NullMarked
package org.pieceworth.bench;

import org.jspecify.annotations.NullMarked;
