/// Values by play: the plan, the measurement, and their documents.
@NullMarked
package org.pieceworth.studies.measure;

import org.jspecify.annotations.NullMarked;
