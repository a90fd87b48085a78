/// What is a piece worth by play? Its plan, its measurement, and what they look like.
@NullMarked
package org.pieceworth.studies.measure;

import org.jspecify.annotations.NullMarked;
