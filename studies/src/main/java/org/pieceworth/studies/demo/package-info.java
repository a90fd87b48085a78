/// The first screen of a newcomer: values by theory and from games side by side, then by play.
@NullMarked
package org.pieceworth.studies.demo;

import org.jspecify.annotations.NullMarked;
