/// What a page asks besides the commands: where a piece can go among others, how it is spelled, where it stands.
@NullMarked
package org.pieceworth.studies.workbench;

import org.jspecify.annotations.NullMarked;
