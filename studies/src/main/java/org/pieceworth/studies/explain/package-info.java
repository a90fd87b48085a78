/// How does a model come to its value?
@NullMarked
package org.pieceworth.studies.explain;

import org.jspecify.annotations.NullMarked;
