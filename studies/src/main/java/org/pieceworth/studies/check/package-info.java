/// Does a UCI engine do what match runners rely on?
@NullMarked
package org.pieceworth.studies.check;

import org.jspecify.annotations.NullMarked;
