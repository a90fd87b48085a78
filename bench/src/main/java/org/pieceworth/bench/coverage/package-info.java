/// How often intervals hold the truth, and how often tests reject what is true.
@NullMarked
package org.pieceworth.bench.coverage;

import org.jspecify.annotations.NullMarked;
