/// Options that go with questions, described once for every front door.
@NullMarked
package org.pieceworth.studies.options;

import org.jspecify.annotations.NullMarked;
