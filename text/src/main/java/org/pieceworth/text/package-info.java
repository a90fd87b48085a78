/// Words, numbers and names as people read them, and failures as facts. All other modules stand on it.
@NullMarked
package org.pieceworth.text;

import org.jspecify.annotations.NullMarked;
