/// Questions of pages beside the commands: a piece's moves among others, its spelling, its neighbours in value.
@NullMarked
package org.pieceworth.studies.workbench;

import org.jspecify.annotations.NullMarked;
