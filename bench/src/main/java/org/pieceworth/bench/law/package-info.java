/// The move model and the errors of models and lists, learned from measured pieces; `engine/law.sh` writes what ships.
@NullMarked
package org.pieceworth.bench.law;

import org.jspecify.annotations.NullMarked;
