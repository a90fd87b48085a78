/// JMH benchmarks; `bench/jmh.sh` runs them.
@NullMarked
package org.pieceworth.bench;

import org.jspecify.annotations.NullMarked;
